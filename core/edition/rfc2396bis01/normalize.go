package rfc2396bis01

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/normal"
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// normalForm is the normal form in draft-fielding-uri-rfc2396bis-01, section 6.2.
var normalForm = &edition.Normal{
	Listing: normalListing,
	Rungs: []edition.Rung{
		{ID: "string", Section: document + "6.2.1"},
		{ID: "case", Section: document + "6.2.2.1", Phase: trace.Case},
		{ID: "escapes", Section: document + "6.2.2.2", Phase: trace.Escapes},
		{ID: "dots", Section: document + "6.2.2.3", Phase: trace.Dots},
		{ID: "scheme", Section: document + "6.2.3", Phase: trace.ByScheme},
		{ID: "protocol", Section: document + "6.2.4", Explained: true},
	},
	Run:       normalize,
	Practices: practices,
}

// The registers: the URI, the buffer of draft-fielding-uri-rfc2396bis-01, section 5.2, its output, and the
// normal form.
const (
	rNormalPath = 2 + iota
	rNormal
)

var normalListing = trace.NewListing(trace.Registers(`
URI
buffer[x/]
path
normal form
`), trace.Lines(`
# split: draft-fielding-uri-rfc2396bis-01, section 6.2.1
begin: normal form ← URI
# case: draft-fielding-uri-rfc2396bis-01, section 6.2.2.1
scheme-case[normal form]? if the scheme of normal form has uppercase letters
	lower-scheme(normal form): change the scheme of normal form to lowercase
host-case[normal form]? if the host of normal form has uppercase letters
	lower-host(normal form): change the host of normal form to lowercase
# escapes: draft-fielding-uri-rfc2396bis-01, section 6.2.2.2
digits[normal form]? if normal form has lowercase hex digits in an encoded character
	upper-digits(normal form): change these digits of normal form to uppercase
escaped*[normal form]? if normal form encodes a letter, a digit, "_", or "~"
	unescape(normal form): decode these characters in normal form
new-host*[normal form]? if the authority of normal form is now a host with uppercase letters
	lower-new-host(normal form): change the host of normal form to lowercase
# dots: draft-fielding-uri-rfc2396bis-01, section 6.2.2.3
absolute[normal form]? if normal form has a scheme and a path that starts with "/"
	take-path: path ← the path of normal form
	merge-path*: path ← merge(path)
# dots: draft-fielding-uri-rfc2396bis-01, section 3
	misread*[path, normal form]? if normal form lacks an authority, and path starts with "//"
		guard: path ← "/." + path
	put-path(normal form): replace the path of normal form with path
# by-scheme: draft-fielding-uri-rfc2396bis-01, section 6.2.3
default-port*[normal form]? if the port of normal form is the default of its scheme, or empty in an http URI
	drop-port(normal form): remove the port and its ":" from normal form
# by-scheme: draft-fielding-uri-rfc2396bis-01, section 3.2.2
local-host[normal form]? if normal form is a file URI whose authority is just "localhost"
	drop-host(normal form): remove the host from normal form

## merge(path)
# dots: draft-fielding-uri-rfc2396bis-01, section 5.2
2: buffer ← path
`+dotLines+`7? if buffer starts with ".." where ".." is a segment (an error)
	7a: if excess is "keep": keep it
	7b+? if excess is "remove": while buffer starts with ".." where ".." is a segment: remove that
	7c*: if excess is "refuse": no result: the reference is not followed
8: return buffer
`))

// removeDots is the line that removes the dot segments of the path.
var removeDots = listing.MustCompileLine(normalListing, "merge-path", words)

// normalize writes a URI as draft-fielding-uri-rfc2396bis-01, sections 6.2.2 and 6.2.3 allow.
func normalize(text string, byScheme bool, o edition.Options, t *trace.Trace) string {
	f := normal.Begin(t, "begin", rNormal, text, split)

	// 6.2.2.1.
	f.Change("scheme-case", "lower-scheme", func() { f.LowerCase(f.Part(edition.Scheme)) })
	f.Change("host-case", "lower-host", func() { f.LowerCase(f.Part(edition.Host)) })
	// 6.2.2.2.
	f.Change("digits", "upper-digits", f.UpperHex)
	absolute := f.Part(edition.Scheme) != edition.Absent && strings.HasPrefix(f.Part(edition.Path).Of(f.Text), "/")
	f.Change("escaped", "unescape", func() { f.Unescape(safelyUnescaped, edition.Absent, edition.Absent) })
	f.Change("new-host", "lower-new-host", func() { f.LowerCase(f.Part(edition.Host)) })
	// 6.2.2.3.
	if f.Ask("absolute", absolute) {
		f.PutPath("put-path", mergeSegments(f, o), rNormalPath)
	}
	// 6.2.3.
	if !byScheme {
		return f.Text
	}
	f.Change("default-port", "drop-port", func() { f.DropPort(normal.Ported, "http") })
	// 3.2.2.
	f.Change("local-host", "drop-host", f.DropLocalHost)
	return f.Text
}

// mergeSegments merges a path with its leading "/", which removes its dot segments
// (draft-fielding-uri-rfc2396bis-01, section 6.2.2.3). Superfluous ".." segments are kept. Without an
// authority, a path must not begin with "//" (draft-fielding-uri-rfc2396bis-01, section 3).
func mergeSegments(f *normal.Form, o edition.Options) (path string) {
	run := removeDots.RunOn(f.Trace, edition.Values(program.Options, o), rNormalPath, f.TakePath("take-path", rNormalPath))
	path, _ = run.Text(rNormalPath)
	return f.Guard("misread", "guard", path, rNormalPath)
}
