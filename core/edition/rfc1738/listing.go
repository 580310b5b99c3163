package rfc1738

import "uriscope/core/trace"

// The registers: the two texts, their parts by RFC 1738, section 2.1, and the result.
const (
	rBase = iota
	rReference
	rBaseScheme
	rBasePart
	rURL
	rFragment
	rScheme
	rPart
	rResult
)

var listing = trace.NewListing([]trace.Register{
	rBase: {Name: "base"}, rReference: {Name: "reference"},
	rBaseScheme: {Name: "base.scheme"}, rBasePart: {Name: "base.scheme-specific-part"},
	rURL: {Name: "URL"}, rFragment: {Name: "fragment identifier"},
	rScheme: {Name: "scheme"}, rPart: {Name: "scheme-specific-part"},
	rResult: {Name: "result"},
}, trace.Lines(`
# split: RFC 1738, section 2.1
split-base: base.scheme, scheme-specific-part ← the base, at its first ":"
# split: RFC 1738, section 2.2
split-fragment: URL, fragment identifier ← the reference, at its first "#"
# transform: RFC 1738, section 2.1
has-scheme? if the URL begins with a scheme and ":"
	split-url: scheme, scheme-specific-part ← the URL, at that ":"
	absolute*(result): return the reference, as it stands
# transform: RFC 1738, section 2.3
no-scheme| else
	no-relative-form*: there is no result: a relative link is not described
`))
