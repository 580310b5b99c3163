package rfc3986

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/normal"
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// normalForm is RFC 3986, section 6.2.
var normalForm = &edition.Normal{
	Listing: normalListing,
	Rungs: []edition.Rung{
		{ID: "string", Section: "RFC 3986, section 6.2.1"},
		{ID: "case", Section: "RFC 3986, section 6.2.2.1", Phase: trace.Case},
		{ID: "escapes", Section: "RFC 3986, section 6.2.2.2", Phase: trace.Escapes},
		{ID: "dots", Section: "RFC 3986, section 6.2.2.3", Phase: trace.Dots},
		{ID: "scheme", Section: "RFC 3986, section 6.2.3", Phase: trace.ByScheme},
		{ID: "protocol", Section: "RFC 3986, section 6.2.4", Explained: true},
	},
	Run: normalize,
}

// The registers: the URI, the two buffers of RFC 3986, section 5.2.4, what they give, and the
// normal form.
const (
	rNormalPath = 3 + iota
	rNormal
)

var normalListing = trace.NewListing(trace.Registers(`
URI
output buffer[/x]
input buffer[/x]
path
normal form
`), trace.Lines(`
# split: RFC 3986, section 6.2.1
begin: normal form ← URI
# case: RFC 3986, section 6.2.2.1
digits[normal form]? if an encoded character in normal form has digits in lower case
	upper-digits: normal form ← normal form, with these digits in upper case
scheme-case[normal form]? if the scheme of normal form has letters in upper case
	lower-scheme: normal form ← normal form, with the scheme in lower case
host-case[normal form]? if the host of normal form has letters in upper case
	lower-host: normal form ← normal form, with the host in lower case
# escapes: RFC 3986, section 6.2.2.2
escaped*[normal form]? if an unreserved character is encoded in normal form
	unescape: normal form ← normal form, with these characters as they are
# dots: RFC 3986, section 6.2.2.3
absolute[normal form]? if normal form has a scheme
	take-path: path ← normal form, only its path
	remove-dots: path ← remove_dot_segments(path)
# dots: RFC 3986, section 3.3
	misread*[path, normal form]? if path would be read as an authority in normal form
		guard: path ← "/." + path
	put-path: normal form ← normal form, with path in the place of its own
# by-scheme: RFC 3986, section 6.2.3
default-port*[normal form]? if the port of normal form is empty or the default of its scheme
	drop-port: normal form ← normal form, without the port and its ":"
local-host*[normal form]? if the host of normal form is the default of its scheme
	drop-host: normal form ← normal form, without the host
no-path[normal form]? if normal form has an authority and an empty path
	root: normal form ← normal form, with "/" as its path
mail-case*[normal form]? if a mail address in normal form has a host with letters in upper case
	lower-mail: normal form ← normal form, with these hosts in lower case
`+dotLines))

// removeDots is the line that removes the dot segments of the path.
var removeDots = listing.MustCompileLine(normalListing, "remove-dots", listing.Words{})

// normalize writes a URI as RFC 3986, sections 6.2.2 and 6.2.3 let one write it. uri.Normalizer
// gives the same answer fast.
func normalize(text string, byScheme bool, _ edition.Options, t *trace.Trace) string {
	f := normal.Begin(t, "begin", rNormal, text, split)

	// 6.2.2.1.
	f.Change("digits", "upper-digits", f.UpperHex)
	f.Change("scheme-case", "lower-scheme", func() { f.LowerCase(f.Part(edition.Scheme)) })
	f.Change("host-case", "lower-host", func() { f.LowerCase(f.Part(edition.Host)) })
	// 6.2.2.2.
	absolute := f.Part(edition.Scheme) != edition.Absent
	f.Change("escaped", "unescape", func() { f.Unescape(unreserved, f.Part(edition.Host), f.LiteralPath(absolute)) })
	// 6.2.2.3.
	if f.Ask("absolute", absolute) {
		f.PutPath("put-path", withoutDots(f), rNormalPath)
	}
	// 6.2.3.
	if !byScheme {
		return f.Text
	}
	f.Change("default-port", "drop-port", func() { f.DropPort(normal.AnyScheme, normal.AnyScheme) })
	f.Change("local-host", "drop-host", f.DropLocalHost)
	f.Change("no-path", "root", f.EmptyPath)
	f.Change("mail-case", "lower-mail", f.LowerMailHosts)
	return f.Text
}

// withoutDots is RFC 3986, section 5.2.4, for the path of a text. RFC 3986, section 3.3 lets no
// path begin with "//" where there is no authority.
func withoutDots(f *normal.Form) (path string) {
	run := removeDots.RunOn(f.Trace, nil, rNormalPath, f.TakePath("take-path", rNormalPath))
	path, _ = run.Text(rNormalPath)
	return f.Guard("misread", "guard", path, rNormalPath)
}
