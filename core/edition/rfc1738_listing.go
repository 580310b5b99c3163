package edition

import "uriscope/core/trace"

// The registers of RFC 1738: the two texts, what section 2.1 has them consist of, and
// the result.
const (
	r38Base = iota
	r38Reference
	r38BaseScheme
	r38BasePart
	r38URL
	r38Fragment
	r38Scheme
	r38Part
	r38Result
)

// The lines of rfc1738Listing.
const (
	n38SplitBase = iota
	n38SplitFragment
	n38HasScheme
	n38SplitURL
	n38Absolute
	_ // else
	n38NoRelativeForm
)

var rfc1738Listing = trace.Listing{
	Registers: []trace.Register{
		r38Base: {Name: "base"}, r38Reference: {Name: "reference"},
		r38BaseScheme: {Name: "base.scheme"}, r38BasePart: {Name: "base.scheme-specific-part"},
		r38URL: {Name: "URL"}, r38Fragment: {Name: "fragment identifier"},
		r38Scheme: {Name: "scheme"}, r38Part: {Name: "scheme-specific-part"},
		r38Result: {Name: "result"},
	},
	Lines: lines(`
# split: RFC 1738, section 2.1
split-base: base.scheme, scheme-specific-part ← the base, at its first ":"
# split: RFC 1738, section 2.2
split-fragment: URL, fragment identifier ← the reference, at its first "#"
# transform: RFC 1738, section 2.1
has-scheme? if the URL begins with a scheme and ":"
	split-url: scheme, scheme-specific-part ← the URL, at that ":"
	absolute*: return the reference, as it stands
# transform: RFC 1738, section 2.3
no-scheme: else
	no-relative-form*: there is no result: a relative link is not described
`),
}
