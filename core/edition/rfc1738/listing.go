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

var listing = trace.NewListing(trace.Registers(`
base
reference
base.scheme: scheme of base
base.scheme-specific-part: scheme-specific-part of base
URL: URL of reference
fragment identifier: fragment identifier of reference
scheme: scheme of reference
scheme-specific-part: scheme-specific-part of reference
result: result of target
`), trace.Lines(`
# split: RFC 1738, section 2.1
split-base: base.scheme, scheme-specific-part ← the base, at its first ":"
# split: RFC 1738, section 2.2
split-fragment: URL, fragment identifier ← the reference, at its first "#"
# transform: RFC 1738, section 2.1
has-scheme[URL]? if the URL begins with a scheme and ":"
	split-url: scheme, scheme-specific-part ← the URL, at that ":"
	absolute*(result): return the reference, unchanged
# transform: RFC 1738, section 2.3
no-scheme| else
	no-relative-form*: no result: the document does not describe relative links
`))
