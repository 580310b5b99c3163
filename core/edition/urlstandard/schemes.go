package urlstandard

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// schemes are what the spec says about URL schemes: which are special, with their default ports (URL Standard,
// 4.2), and the origin (URL Standard, 4.7). It leaves what a client does with a URL to other specs.
var schemes = edition.Schemes{
	Names: []edition.SchemeName{
		specialName("ftp"), specialName("file"), specialName("http"), specialName("ws"), specialName("https"), specialName("wss"),
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

func specialName(scheme string) edition.SchemeName {
	port, _ := special(scheme)
	return edition.SchemeName{Names: scheme, Standing: edition.SpecialScheme, Section: "URL Standard, 4.2", Port: port}
}

// The registers of the run for a URL's scheme.
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
parse(scheme, username, password, host, port, path, query, fragment): run the URL parser on URL
failure[scheme]? if scheme is undefined
	no-record: no result: URL cannot be parsed
# special: URL Standard, 4.2
is-special[scheme]? if scheme is one of "ftp file http https ws wss", ignoring case
	special: special ← "yes"
	default-port(default port): default port ← the default port of scheme
not-special| else
	ordinary: special ← "no"
# special: URL Standard, 4.1
opaque(path kind)[scheme, host, path]? if neither host nor a path that starts with "/" follows scheme: path kind ← "opaque"
list| else
	segments: path kind ← "list of segments"
# origin: URL Standard, 4.7
blob*[scheme]? if scheme is "blob", ignoring case
	path-url(path URL): path URL ← the result of the URL parser on path
	inner(origin)[path URL]? if path URL starts with "http:" or "https:" or "file:": origin ← the origin of path URL; done
	outer| else
		opaque-blob: origin ← "opaque"; done
tuple(origin)[scheme]?| else if scheme is one of "ftp http https ws wss", ignoring case: origin ← scheme, host, and port; done
file*(origin)[scheme]?| else if scheme is "file", ignoring case: origin ← "opaque"; done
other| else
	opaque-origin: origin ← "opaque"; done
`))

// opaqueOrigin is the register's value for an opaque origin.
const opaqueOrigin = "opaque"

// A schemeRun is a run for a URL's scheme.
type schemeRun struct{ *trace.Trace }

//go:noinline
func (t schemeRun) asks(line string, yes bool) bool { return t.Ask(line, yes) }

// sets runs a line that sets a register. line is empty if it has already run as a question.
//
//go:noinline
func (t schemeRun) sets(line string, register int, text string) {
	if line != "" {
		t.Do(line)
	}
	if text != "" {
		t.Set(register, trace.Text(text))
	}
}

// origin is URL Standard, 4.7, origin, of the text as a URL. It returns the serialization, as in HTML: "null"
// if the origin is opaque. ok is false if the text isn't a URL.
func origin(text string, run *trace.Trace) (serialized string, ok bool) {
	t := schemeRun{run}
	r := Resolve("", text, nil)
	u := &r.Record
	t.sets("parse", sScheme, "")
	if ok = r.Failure == ""; ok {
		for i, value := range [...]string{u.Scheme, u.Username, u.Password} {
			t.sets("", sScheme+i, value)
		}
		for i, value := range [...]*Optional{&u.Host, &u.Port, {u.Path, true}, &u.Query, &u.Fragment} {
			if value.Defined {
				t.Set(sHost+i, trace.Text(value.Text))
			}
		}
	}
	if t.asks("failure", !ok) {
		t.sets("no-record", 0, "")
		return "", false
	}
	usual, isSpecial := special(u.Scheme)
	if t.asks("is-special", isSpecial) {
		t.sets("special", sSpecial, "yes")
		t.sets("default-port", sDefaultPort, usual)
	} else {
		t.sets("ordinary", sSpecial, "no")
	}
	if t.asks("opaque", u.Opaque) {
		t.sets("", sKind, "opaque")
	} else {
		t.sets("segments", sKind, "list of segments")
	}
	origin, line := opaqueOrigin, ""
	switch {
	case t.asks("blob", u.Scheme == "blob"):
		inner := Resolve("", u.Path, nil)
		t.sets("path-url", sPathURL, inner.Href)
		scheme := inner.Record.Scheme
		isFile := scheme == "file" // a file URL's origin is opaque
		switch isInner := inner.Failure == "" && (isFile || scheme == "http" || scheme == "https"); {
		case t.asks("inner", isInner) && !isFile:
			origin = tupleOrigin(&inner.Record)
		case !isInner:
			line = "opaque-blob"
		}
	case t.asks("tuple", isSpecial && u.Scheme != "file"):
		origin = tupleOrigin(u)
	case !t.asks("file", u.Scheme == "file"):
		line = "opaque-origin"
	}
	t.sets(line, sOrigin, origin)
	if origin == opaqueOrigin {
		return "null", true
	}
	return origin, true
}

func tupleOrigin(u *Record) string {
	o := u.Scheme + "://" + u.Host.Text
	if u.Port.Defined {
		o += ":" + u.Port.Text
	}
	return o
}
