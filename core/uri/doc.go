// Package uri reads, resolves and normalizes URI references exactly as
// RFC 3986 defines them.
//
// It is responsible for the fast answers: is a text a URI, what are its
// components, what is the target of a reference, which reference leads to a
// target, what is its normal form, and, where a text is not valid, which rule
// of the grammar it breaks and at which byte. What it parses and what it makes
// of components is valid; what [Split] takes need not be, and [Reference.Validate]
// says whether it is. It knows one edition of the specification, records no
// trace and imports nothing but the standard library.
//
// Three habits hold throughout:
//
//   - A component that is undefined is not one that is empty. "http://a?" has
//     an empty query, "http://a" has none; the two are different URIs.
//   - Nothing is decoded. Components are substrings of the text that was
//     parsed, percent-encoded as they were found there.
//   - The result of a resolution is the literal one, even where writing it
//     down as text changes its meaning, as "mailto:x@y" with "/..//e/x" does:
//     it gives "mailto://e/x". Normalization never changes what a text names.
//     Nor does a Reference: [Reference.Resolve] gives a guarded target.
//
// All offsets are in bytes from the start of the text. Whatever the text, every
// function takes time that grows with its length and no faster.
//
// All may be called at the same time from several goroutines, as references do not
// change; only [Reference.UnmarshalText] and its kin write to their receiver.
//
// Where GOOS is js, [Reference.HostAddr] does not exist, as it would carry
// net/netip along; [CanonicalIPv6] and [Reference.Hostname] do without.
//
// When to take which:
//
//   - [Parse] and its kin say whether a text is valid. [Split] takes any text.
//   - [Resolve] takes texts. [Reference.Resolve] takes a base that is parsed
//     once, and its targets are what they are read as.
//   - [Normalize] with [Syntax] makes equal what means the same in every scheme,
//     with [All] also what does so in certain schemes.
//   - [Reference.With] changes one component, [Components] make a reference of
//     several, and [AuthorityParts] an authority; [Encode] and [Decode] are for
//     the data in them, [JoinSegments] and [Reference.Segments] for the data in
//     a path, [EncodePairs] and [DecodePairs] for those in a query.
//   - [Reference.Compare] sorts. [Reference.Equivalent] compares what texts name.
//   - Package neturl, in this module, converts to and from net/url.
//
// The files follow RFC 3986: characters.go has section 2, reference.go section 3, host.go
// section 3.2.2, parse.go sections 3 and 4, resolve.go section 5.2, dotsegments.go section
// 5.2.4, recompose.go section 5.3, normalize.go section 6.2, normalizescheme.go section 6.2.3,
// and split.go Appendix B. What the document lets one do with all of that is in build.go,
// parts.go, addr.go, encode.go, relativize.go and marshal.go; ipv6.go and pairs.go have what
// others say, RFC 5952 and HTML.
package uri
