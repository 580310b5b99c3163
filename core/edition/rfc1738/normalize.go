package rfc1738

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/normal"
	"uriscope/core/trace"
)

// normalForm is what RFC 1738 says of URLs that mean the same, in several sections: it has none
// on comparison.
var normalForm = &edition.Normal{
	Listing: normalListing,
	Rungs: []edition.Rung{
		{ID: "string", Section: "RFC 1738, section 2.2", Basis: edition.Ours},
		{ID: "case", Section: "RFC 1738, section 2.1", Phase: trace.Case},
		{ID: "escapes", Section: "RFC 1738, section 2.2", Phase: trace.Escapes},
		{ID: "scheme", Section: "RFC 1738, section 3.10", Phase: trace.ByScheme},
	},
	Run: normalize,
}

// rNormal is the register that holds the normal form; that before it holds the URL.
const rNormal = 1

var normalListing = trace.NewListing(trace.Registers(`
URL
normal form
`), trace.Lines(`
# split: RFC 1738, section 2.2
begin: normal form ← URL
# case: RFC 1738, section 2.1
scheme-case[normal form]? if the scheme of normal form has letters in upper case
	lower-scheme: normal form ← normal form, with the scheme in lower case
# escapes: RFC 1738, section 2.2
digits[normal form]? if an encoding in normal form has digits in lower case
	upper-digits: normal form ← normal form, with these digits in upper case
escaped*[normal form]? if a character that is neither unsafe nor reserved is encoded in normal form
	unescape: normal form ← normal form, with these characters as they are
# by-scheme: RFC 1738, section 3.10
local-host[normal form]? if normal form is a file URL with the host "localhost"
	drop-host: normal form ← normal form, without the host
`))

// normalize writes a URL as the document says that it means the same.
func normalize(text string, byScheme bool, _ edition.Options, t *trace.Trace) string {
	f := normal.Begin(t, "begin", rNormal, text, split)

	// 2.1.
	f.Change("scheme-case", "lower-scheme", func() { f.LowerCase(f.Part(edition.Scheme)) })
	// 2.2.
	f.Change("digits", "upper-digits", f.UpperHex)
	f.Change("escaped", "unescape", func() { f.Unescape(unreserved, edition.Absent, edition.Absent) })
	// 3.10.
	if byScheme {
		f.Change("local-host", "drop-host", f.DropLocalHost)
	}
	return f.Text
}
