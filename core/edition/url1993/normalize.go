package url1993

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/normal"
	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// normalForm is what the draft says about equivalent URLs, under two headings. It has no section on comparison.
var normalForm = &edition.Normal{
	Listing: normalListing,
	Rungs: []edition.Rung{
		{ID: "string", Section: "URL draft 1993, Uniqueness"},
		{ID: "escapes", Section: "URL draft 1993, Encoding prohibited characters", Phase: trace.Escapes},
		{ID: "fragment", Section: "URL draft 1993, Fragment-id", Phase: trace.VoidFragment},
		{ID: "scheme", Section: "URL draft 1993, Internet protocol parts", Phase: trace.ByScheme},
	},
	Run:     normalize,
	AnyText: true, // the text allows "#" with an empty fragment-id, the BNF doesn't
}

// rNormal is the register of the normal form; the one before it holds the URL.
const rNormal = 1

var normalListing = trace.NewListing(trace.Registers(`
URL
normal form
`), trace.Lines(`
# split: URL draft 1993, Full form
begin: normal form ← URL
# escapes: URL draft 1993, Encoding prohibited characters
digits[normal form]? if normal form has lowercase hex digits in an encoded character
	upper-digits(normal form): change these digits of normal form to uppercase
escaped*[normal form]? if normal form encodes a character without another meaning
	unescape(normal form): decode these characters in normal form
# fragment: URL draft 1993, Fragment-id
void[normal form]? if the fragment-id of normal form is void
	drop-hash(normal form): remove the last "#" from normal form
# by-scheme: URL draft 1993, Internet protocol parts
default-port*[normal form]? if the port of normal form is the default of its scheme
	drop-port(normal form): remove the port and its ":" from normal form
`))

// plain are the characters that the grammar allows everywhere in a URL and that have no special meaning there.
// A dot has one: two dots are a path element that the partial form removes.
const plain = octets.Upper + octets.Lower + octets.Digits + "$-_&!*'()"

// normalize writes a URL in the form that the spec says is equivalent, for any scheme.
func normalize(text string, byScheme bool, _ edition.Options, t *trace.Trace) string {
	f := normal.Begin(t, "begin", rNormal, text, split)
	f.Change("digits", "upper-digits", f.UpperHex)
	f.Change("escaped", "unescape", func() { f.Unescape(plain, edition.Absent, edition.Absent) })
	f.Change("void", "drop-hash", f.DropVoidFragment)
	if byScheme {
		f.Change("default-port", "drop-port", func() { f.DropPort(normal.Ported, "") })
	}
	return f.Text
}
