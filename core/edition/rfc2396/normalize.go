package rfc2396

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/normal"
	"uriscope/core/trace"
)

// normalForm is the normal form in RFC 2396, section 6, together with the equivalences in sections 2 and 3. It
// doesn't change dot segments, because the spec removes them only from relative references.
var normalForm = &edition.Normal{
	Listing: normalListing,
	Rungs: []edition.Rung{
		{ID: "string", Section: document + "6"},
		{ID: "escapes", Section: document + "2.3", Phase: trace.Escapes},
		{ID: "case", Section: document + "6", Phase: trace.Case},
		{ID: "scheme", Section: document + "6", Phase: trace.ByScheme},
	},
	Run: normalize,
}

// rNormal is the register of the normal form; the one before it holds the URI.
const rNormal = 1

var normalListing = trace.NewListing(trace.Registers(`
URI
normal form
`), trace.Lines(`
# split: RFC 2396, section 6
begin: normal form ← URI
# escapes: RFC 2396, section 2.4.1
digits[normal form]? if normal form has lowercase hex digits in an encoded character
	upper-digits(normal form): change these digits of normal form to uppercase
# escapes: RFC 2396, section 2.3
escaped*[normal form]? if normal form encodes an unreserved character
	unescape(normal form): decode these characters in normal form
# case: RFC 2396, section 3.1
scheme-case[normal form]? if the scheme of normal form has uppercase letters
	lower-scheme(normal form): change the scheme of normal form to lowercase
# case: RFC 2396, section 6
host-case[normal form]? if the host of normal form has uppercase letters
	lower-host(normal form): change the host of normal form to lowercase
# by-scheme: RFC 2396, section 6
default-port*[normal form]? if the port of normal form is empty or the default of its scheme
	drop-port(normal form): remove the port and its ":" from normal form
`))

// normalize writes a URI in the form that the spec says is equivalent.
func normalize(text string, byScheme bool, o edition.Options, t *trace.Trace) string {
	f := normal.Begin(t, "begin", rNormal, text, splitBy(o))

	// 2.4.
	f.Change("digits", "upper-digits", f.UpperHex)
	f.Change("escaped", "unescape", func() { f.Unescape(unreserved, edition.Absent, f.Part(edition.Path)) })
	// 3.1 and 6.
	f.Change("scheme-case", "lower-scheme", func() { f.LowerCase(f.Part(edition.Scheme)) })
	f.Change("host-case", "lower-host", func() { f.LowerCase(f.Part(edition.Host)) })
	if byScheme {
		f.Change("default-port", "drop-port", func() { f.DropPort(normal.Ported, normal.AnyScheme) })
	}
	return f.Text
}
