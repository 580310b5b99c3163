package rfc3987

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/normal"
	"uriscope/core/edition/rfc3986"
	"uriscope/core/host"
	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// CharactersOption decides whether the characters of IRIs are normalized before comparison. RFC 3987, section
// 5.3.2.2 allows that only for IRIs from paper or from a charset that isn't based on Unicode.
const CharactersOption = "characters"

// normalForm is the normal form in RFC 3987, section 5.3.
var normalForm = &edition.Normal{
	Listing: normalListing,
	Rungs: []edition.Rung{
		{ID: "string", Section: "RFC 3987, section 5.3.1"},
		{ID: "case", Section: "RFC 3987, section 5.3.2.1", Phase: trace.Case},
		{ID: "characters", Section: "RFC 3987, section 5.3.2.2", Phase: trace.Characters},
		{ID: "escapes", Section: "RFC 3987, section 5.3.2.3", Phase: trace.Escapes},
		{ID: "dots", Section: "RFC 3987, section 5.3.2.4", Phase: trace.Dots},
		{ID: "scheme", Section: "RFC 3987, section 5.3.3", Phase: trace.ByScheme},
		{ID: "protocol", Section: "RFC 3987, section 5.3.4", Explained: true},
	},
	Run: normalize,
}

const rNormal = 1

var normalListing = trace.NewListing(trace.Registers(`
IRI
normal form
`), trace.Lines(`
# split: RFC 3987, section 5.3.1
begin: normal form ← IRI
# case: RFC 3987, section 5.3.2.1
digits[normal form]? if normal form has lowercase hex digits in an encoded character
	upper-digits(normal form): change these digits of normal form to uppercase
scheme-case[normal form]? if the scheme of normal form has uppercase letters
	lower-scheme(normal form): change the scheme of normal form to lowercase
host-case[normal form]? if the host of normal form is US-ASCII and has uppercase letters
	lower-host(normal form): change the host of normal form to lowercase
# characters: RFC 3987, section 5.3.2.2
composed*[normal form]? if characters should be normalized, and normal form is not in Normalization Form C
	compose(normal form): convert normal form to Normalization Form C
# escapes: RFC 3987, section 5.3.2.3
beyond[normal form]? if normal form has characters beyond US-ASCII
	map(normal form): map normal form to a URI
escaped[normal form]? if normal form encodes an unreserved character
	unescape(normal form): decode these characters in normal form
# dots: RFC 3987, section 5.3.2.4
dotted*[normal form]? if normal form has a scheme, and its path has dot segments
	remove-dots(normal form): apply remove_dot_segments to the path of normal form
# by-scheme: RFC 3987, section 5.3.3
names*[normal form]? if the host of normal form is a DNS name with labels beyond US-ASCII
	ascii(normal form): convert these labels of normal form with ToASCII
default-port[normal form]? if the port of normal form is empty or the default of its scheme
	drop-port(normal form): remove the port and its ":" from normal form
local-host[normal form]? if the host of normal form is the default of its scheme
	drop-host(normal form): remove the host from normal form
# by-scheme: RFC 3986, section 3.2.2
no-authority[normal form]? if normal form is a file URI without an authority, and its path is empty or starts with "/"
	add-authority(normal form): put "//" before the path of normal form
# by-scheme: RFC 3987, section 5.3.3
no-path[normal form]? if normal form has an authority and an empty path
	root(normal form): replace the path of normal form with "/"
`))

// normalize writes an IRI as RFC 3987, sections 5.3.2 and 5.3.3 allow for comparison: as a URI. If mapping
// percent-encoded a DNS name, its labels are decoded again for ToASCII, because an IRI is equivalent to the URI
// that it maps to.
func normalize(text string, byScheme bool, o edition.Options, t *trace.Trace) string {
	f := normal.Begin(t, "begin", rNormal, text, rfc3986.Edition.Split)

	// 5.3.2.1.
	f.Change("digits", "upper-digits", f.UpperHex)
	f.Change("scheme-case", "lower-scheme", func() { f.LowerCase(f.Part(edition.Scheme)) })
	f.Change("host-case", "lower-host", func() {
		if host := f.Part(edition.Host); octets.IsASCII(host.Of(f.Text)) {
			f.LowerCase(host)
		}
	})
	// 5.3.2.2.
	f.Change("composed", "compose", func() {
		nfc := host.Current().NFC
		if o[CharactersOption] != edition.Yes || nfc == nil {
			return
		}
		if normalized := nfc(f.Text); normalized != f.Text {
			f.Replace(0, len(f.Text), normalized)
		}
	})
	// 5.3.2.3.
	f.Change("beyond", "map", func() { mapIn(f) })
	absolute := f.Part(edition.Scheme) != edition.Absent
	f.Change("escaped", "unescape", func() { f.Unescape(unreserved, f.Part(edition.Host), f.LiteralPath(absolute)) })
	// 5.3.2.4.
	f.Change("dotted", "remove-dots", func() {
		if absolute {
			removeDots(f)
		}
	})
	// 5.3.3.
	if !byScheme {
		return f.Text
	}
	f.Change("names", "ascii", func() { namesOf(f) })
	f.Change("default-port", "drop-port", func() { f.DropPort(normal.AnyScheme, normal.AnyScheme) })
	f.Change("local-host", "drop-host", f.DropLocalHost)
	f.Change("no-authority", "add-authority", f.AddAuthority)
	f.Change("no-path", "root", f.EmptyPath)
	return f.Text
}

// mapIn maps the form to a URI under RFC 3987, section 3.1, character by character.
func mapIn(f *normal.Form) {
	m := mapped(f.Text, false)
	for start, end := m.next(0); start < end; start, end = m.next(end) {
		f.Replace(start, end, triplets(f.Text[start:end]))
	}
}

// removeDots removes the dot segments of the path (RFC 3986, section 5.2.4). A path that would then be parsed
// as an authority keeps its "/.".
func removeDots(f *normal.Form) {
	at := f.Part(edition.Path)
	path := uri.RemoveDotSegments(at.Of(f.Text))
	if f.Part(edition.Authority) == edition.Absent && strings.HasPrefix(path, "//") {
		path = "/." + path
	}
	if path != at.Of(f.Text) {
		f.Replace(at.Start, at.End, path)
	}
}

// namesOf converts the labels of a host that are percent-encoded characters beyond US-ASCII to their form in
// the DNS.
func namesOf(f *normal.Form) {
	scheme := f.Part(edition.Scheme).Of(f.Text)
	if scheme == "" || !strings.Contains(domains, " "+scheme+" ") {
		return
	}
	labels := labelsIn(f.Text)
	for i := range labels {
		l := &labels[i]
		characters := ToIRI(l.From)
		if octets.IsASCII(characters) {
			continue
		}
		if ascii, ok := inDNS(characters); ok {
			f.Replace(l.Start, l.End, ascii)
		}
	}
}
