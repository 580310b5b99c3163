package rfc3986

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/normal"
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// normalForm is the normal form in RFC 3986, section 6.2.
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

// The registers: the URI, the two buffers of RFC 3986, section 5.2.4, their output, and the normal form.
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
digits[normal form]? if normal form has lowercase hex digits in an encoded character
	upper-digits(normal form): change these digits of normal form to uppercase
scheme-case[normal form]? if the scheme of normal form has uppercase letters
	lower-scheme(normal form): change the scheme of normal form to lowercase
host-case[normal form]? if the host of normal form has uppercase letters
	lower-host(normal form): change the host of normal form to lowercase
# escapes: RFC 3986, section 6.2.2.2
escaped*[normal form]? if normal form encodes an unreserved character
	unescape(normal form): decode these characters in normal form
# dots: RFC 3986, section 6.2.2.3
absolute[normal form]? if normal form has a scheme
	take-path: path ← the path of normal form
	remove-dots: path ← remove_dot_segments(path)
# dots: RFC 3986, section 3.3
	misread*[path, normal form]? if normal form lacks an authority, and path starts with "//"
		guard: path ← "/." + path
	put-path(normal form): replace the path of normal form with path
# by-scheme: RFC 3986, section 6.2.3
default-port*[normal form]? if the port of normal form is empty or the default of its scheme
	drop-port(normal form): remove the port and its ":" from normal form
local-host*[normal form]? if the host of normal form is the default of its scheme
	drop-host(normal form): remove the host from normal form
# by-scheme: RFC 3986, section 3.2.2
no-authority*[normal form]? if normal form is a file URI without an authority, and its path is empty or starts with "/"
	add-authority(normal form): put "//" before the path of normal form
# by-scheme: RFC 3986, section 6.2.3
no-path[normal form]? if normal form has an authority and an empty path
	root(normal form): replace the path of normal form with "/"
mail-case*[normal form]? if a mail address in normal form has uppercase letters in its host
	lower-mail(normal form): change these hosts in normal form to lowercase
`+dotLines))

// removeDots is the line that removes the dot segments of the path.
var removeDots = listing.MustCompileLine(normalListing, "remove-dots", listing.Words{})

// normalize writes a URI as RFC 3986, sections 6.2.2 and 6.2.3 allow. uri.Normalizer gives the same result,
// faster.
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
	f.Change("no-authority", "add-authority", f.AddAuthority)
	f.Change("no-path", "root", f.EmptyPath)
	f.Change("mail-case", "lower-mail", f.LowerMailHosts)
	return f.Text
}

// withoutDots applies RFC 3986, section 5.2.4 to a text's path. Under RFC 3986, section 3.3, a path without an
// authority can't begin with "//".
func withoutDots(f *normal.Form) (path string) {
	run := removeDots.RunOn(f.Trace, nil, rNormalPath, f.TakePath("take-path", rNormalPath))
	path, _ = run.Text(rNormalPath)
	return f.Guard("misread", "guard", path, rNormalPath)
}
