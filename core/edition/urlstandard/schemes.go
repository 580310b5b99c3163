package urlstandard

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// schemes are what the document says of the schemes of URLs: which are special, with their default ports
// (URL Standard, 4.2), and the origin (URL Standard, 4.7). What a client does with a URL it leaves to others.
var schemes = edition.Schemes{
	Names: []edition.SchemeName{
		{Names: "ftp", Standing: edition.SpecialScheme, Section: "URL Standard, 4.2", Port: "21"},
		{Names: "file", Standing: edition.SpecialScheme, Section: "URL Standard, 4.2"},
		{Names: "http ws", Standing: edition.SpecialScheme, Section: "URL Standard, 4.2", Port: "80"},
		{Names: "https wss", Standing: edition.SpecialScheme, Section: "URL Standard, 4.2", Port: "443"},
		{Names: "*", Standing: edition.NotSpecialScheme, Section: "URL Standard, 4.2"},
	},
	Any: &edition.URLScheme{
		Section: "URL Standard, 4.2",
		Listing: schemeListing,
		Split: func(text string) []edition.Part {
			r := Resolve("", text, nil)
			return r.Taken[1]
		},
		Run:      func(text string, t *trace.Trace) { origin(text, t) },
		Origin:   func(text string) (string, bool) { return origin(text, nil) },
		Problems: func(text string) []edition.Problem { return Resolve("", text, nil).Problems },
	},
}

// The registers of the run on the scheme of a URL.
const (
	sURL = iota
	sScheme
	sUsername
	sPassword
	sHost
	sPort
	sPath
	sQuery
	sFragment
	sSpecial
	sDefaultPort
	sKind
	sPathURL
	sOrigin
)

var schemeListing = trace.NewListing(trace.Registers(`
URL
scheme: scheme of URL
username: username of URL
password: password of URL
host: host of URL
port: port of URL
path: path of URL
query: query of URL
fragment: fragment of URL
special
default port
path kind
path URL
origin
`), trace.Lines(`
# parts: URL Standard, 4.4, URL parser
parse(scheme, username, password, host, port, path, query, fragment): the URL parser parses URL
failure[scheme]? if scheme is undefined
	no-record: no result: URL cannot be parsed
# special: URL Standard, 4.2
is-special[scheme]? if scheme is one of "ftp file http https ws wss", in either case
	special: special ← "yes"
	default-port(default port): look up the default port of scheme
not-special| else
	ordinary: special ← "no"
# special: URL Standard, 4.1
opaque(path kind)[scheme, host, path]? if scheme has neither host nor a path that begins with "/": path kind ← "opaque"
list| else
	segments: path kind ← "list of segments"
# origin: URL Standard, 4.7
blob[scheme]? if scheme is one of "blob", in either case
	path-url(path URL): the URL parser parses path
	inner(origin)[path URL]? if path URL begins with "http:" or "https:": origin ← the scheme, host, and port of path URL: done
	outer| else
		opaque-blob: origin ← "opaque": done
tuple(origin)[scheme]?| else if scheme is one of "ftp http https ws wss", in either case: origin ← scheme, host, and port: done
file*(origin)[scheme]?| else if scheme is one of "file", in either case: origin ← "opaque": done
other| else
	opaque-origin: origin ← "opaque": done
`))

// opaqueOrigin is what the register of the origin holds for one that is nothing but itself.
const opaqueOrigin = "opaque"

// origin is URL Standard, 4.7, origin, of the text as a URL: it returns it serialized, as HTML does, "null" where it is
// opaque. There is none where the text is no URL.
func origin(text string, t *trace.Trace) (serialized string, ok bool) {
	r := Resolve("", text, nil)
	u := &r.Record
	t.Do("parse")
	if ok = r.Failure == ""; ok {
		for i, value := range []Optional{some(u.Scheme), {u.Username, u.Username != ""}, {u.Password, u.Password != ""}, u.Host, u.Port, some(u.Path), u.Query, u.Fragment} {
			if value.Defined {
				t.Set(sScheme+i, trace.Text(value.Text))
			}
		}
	}
	if t.Ask("failure", !ok) {
		t.Do("no-record")
		return "", false
	}
	usual, isSpecial := special(u.Scheme)
	if t.Ask("is-special", isSpecial) {
		t.Do("special")
		t.Set(sSpecial, trace.Text("yes"))
		t.Do("default-port")
		if usual != "" {
			t.Set(sDefaultPort, trace.Text(usual))
		}
	} else {
		t.Do("ordinary")
		t.Set(sSpecial, trace.Text("no"))
	}
	if t.Ask("opaque", u.Opaque) {
		t.Set(sKind, trace.Text("opaque"))
	} else {
		t.Do("segments")
		t.Set(sKind, trace.Text("list of segments"))
	}
	return originOf(u, isSpecial, t), true
}

func originOf(u *Record, isSpecial bool, t *trace.Trace) string {
	set := func(to string) string {
		t.Set(sOrigin, trace.Text(to))
		if to == opaqueOrigin {
			return "null"
		}
		return to
	}
	if t.Ask("blob", u.Scheme == "blob") {
		inner := Resolve("", u.Path, nil)
		t.Do("path-url")
		if inner.Failure == "" {
			t.Set(sPathURL, trace.Text(inner.Href))
		}
		if t.Ask("inner", inner.Failure == "" && (inner.Record.Scheme == "http" || inner.Record.Scheme == "https")) {
			return set(tupleOrigin(&inner.Record))
		}
		t.Do("opaque-blob")
		return set(opaqueOrigin)
	}
	if t.Ask("tuple", isSpecial && u.Scheme != "file") {
		return set(tupleOrigin(u))
	}
	if !t.Ask("file", u.Scheme == "file") {
		t.Do("opaque-origin")
	}
	return set(opaqueOrigin)
}

func tupleOrigin(u *Record) string {
	o := u.Scheme + "://" + u.Host.Text
	if u.Port.Defined {
		o += ":" + u.Port.Text
	}
	return o
}
