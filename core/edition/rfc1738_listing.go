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

const (
	section21of1738 = "RFC 1738, section 2.1"
	section22of1738 = "RFC 1738, section 2.2"
	section23of1738 = "RFC 1738, section 2.3"
)

var rfc1738Listing = trace.Listing{
	Registers: []trace.Register{
		r38Base: {Name: "base"}, r38Reference: {Name: "reference"},
		r38BaseScheme: {Name: "base.scheme"}, r38BasePart: {Name: "base.scheme-specific-part"},
		r38URL: {Name: "URL"}, r38Fragment: {Name: "fragment identifier"},
		r38Scheme: {Name: "scheme"}, r38Part: {Name: "scheme-specific-part"},
		r38Result: {Name: "result"},
	},
	Lines: []trace.Line{
		do("split-base", trace.Split, 0, section21of1738, "base.scheme, scheme-specific-part ← the base, at its first \":\""),
		do("split-fragment", trace.Split, 0, section22of1738, "URL, fragment identifier ← the reference, at its first \"#\""),
		ask("has-scheme", trace.Transform, 0, section21of1738, "if the URL begins with a scheme and \":\""),
		do("split-url", trace.Transform, 1, section21of1738, "scheme, scheme-specific-part ← the URL, at that \":\""),
		decided(do("absolute", trace.Transform, 1, section21of1738, "return the reference, as it stands")),
		do("no-scheme", trace.Transform, 0, section23of1738, "else"),
		decided(do("no-relative-form", trace.Transform, 1, section23of1738, "there is no result: a relative link is not described")),
	},
}
