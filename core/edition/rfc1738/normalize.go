package rfc1738

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/normal"
	"uriscope/core/trace"
)

// normalForm is what RFC 1738 says about equivalent URLs, in several sections. It has no section on comparison.
var normalForm = &edition.Normal{
	Listing: normalListing,
	Rungs: []edition.Rung{
		{ID: "string", Section: "RFC 1738, section 2.2", Basis: edition.Ours},
		{ID: "case", Section: "RFC 1738, section 2.1", Phase: trace.Case},
		{ID: "escapes", Section: "RFC 1738, section 2.2", Phase: trace.Escapes},
		{ID: "scheme", Section: "RFC 1738, section 3", Phase: trace.ByScheme},
	},
	Run: normalize,
}

// rNormal is the register of the normal form; the one before it holds the URL.
const rNormal = 1

var normalListing = trace.NewListing(trace.Registers(`
URL
normal form
`), trace.Lines(`
# split: RFC 1738, section 2.2
begin: normal form ← URL
# case: RFC 1738, section 2.1
scheme-case[normal form]? if the scheme of normal form has uppercase letters
	lower-scheme(normal form): change the scheme of normal form to lowercase
# escapes: RFC 1738, section 2.2
digits[normal form]? if normal form has lowercase hex digits in an encoding
	upper-digits(normal form): change these digits of normal form to uppercase
escaped*[normal form]? if normal form encodes a character that is neither unsafe nor reserved
	unescape(normal form): decode these characters in normal form
# by-scheme: RFC 1738, section 2.2
elsewhere*[normal form]? if the path of normal form encodes a character that its scheme does not reserve
	unescape-elsewhere(normal form): decode these characters in normal form
# by-scheme: RFC 1738, section 3.1
default-port*[normal form]? if the port of normal form is the default of its scheme
	drop-port(normal form): remove the port and its ":" from normal form
# by-scheme: RFC 1738, section 3.3
http-root[normal form]? if normal form is an http URL without a path or search
	add-root(normal form): add "/" after the login of normal form
# by-scheme: RFC 1738, section 3.4.1
menu[normal form]? if normal form is a gopher URL without a gopher-path
	add-menu(normal form): end normal form with "/1" after the login
# by-scheme: RFC 1738, section 3.8
telnet-root[normal form]? if normal form is a telnet URL without the final "/"
	add-final(normal form): add "/" after the login of normal form
# by-scheme: RFC 1738, section 3.10
local-host[normal form]? if normal form is a file URL with the host "localhost"
	drop-host(normal form): remove the host from normal form
`))

// normalize writes a URL in the form that the spec says is equivalent.
func normalize(text string, byScheme bool, _ edition.Options, t *trace.Trace) string {
	f := normal.Begin(t, "begin", rNormal, text, split)

	// 2.1.
	f.Change("scheme-case", "lower-scheme", func() { f.LowerCase(f.Part(edition.Scheme)) })
	// 2.2.
	f.Change("digits", "upper-digits", f.UpperHex)
	f.Change("escaped", "unescape", func() { f.Unescape(unreserved, edition.Absent, edition.Absent) })
	if !byScheme {
		return f.Text
	}
	// 2.2.
	f.Change("elsewhere", "unescape-elsewhere", func() { unescapeElsewhere(f) })
	// 3.1.
	f.Change("default-port", "drop-port", func() { f.DropPort(normal.Ported, "") })
	// 3.3, 3.4.1 and 3.8.
	f.Change("http-root", "add-root", func() { addPath(f, "http", "/") })
	f.Change("menu", "add-menu", func() { addPath(f, "gopher", "/1") })
	f.Change("telnet-root", "add-final", func() { addPath(f, "telnet", "/") })
	// 3.10.
	f.Change("local-host", "drop-host", f.DropLocalHost)
	return f.Text
}

// notReserved are the reserved characters that a scheme doesn't reserve (RFC 1738, sections 3.4.1, 3.5, and
// 3.6). It excludes characters that split any text: "?" everywhere, and "/" where it could begin a login.
var notReserved = map[string]string{"gopher": ";/:@=&", "mailto": ";:@=&", "news": ";:=&"}

// unescapeElsewhere decodes the characters that only other schemes reserve.
func unescapeElsewhere(f *normal.Form) {
	scheme := f.Part(edition.Scheme).Of(f.Text)
	if (f.Part(edition.Authority) != edition.Absent) != (scheme == "gopher") {
		return
	}
	f.UnescapeIn(f.Part(edition.Path), notReserved[scheme])
}

// addPath adds the path that, in a scheme's URLs, is equivalent to an empty one.
func addPath(f *normal.Form, scheme, path string) {
	login, at := f.Part(edition.Authority), f.Part(edition.Path)
	if f.Part(edition.Scheme).Of(f.Text) != scheme || login == edition.Absent || f.Part(edition.Query) != edition.Absent {
		return
	}
	switch {
	case at == edition.Absent:
		f.Replace(login.End, login.End, path)
	case at.Start == at.End && path != "/":
		f.Replace(at.Start, at.Start, path[len("/"):])
	}
}
