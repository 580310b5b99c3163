// Package uri parses, resolves, normalizes, and compares URI references exactly as RFC 3986 defines them.
//
// It answers fast: is a text a URI, what are its components, what is the target of a reference, which reference
// leads to a target, what is its normal form, and, if a text isn't valid, which rule of the grammar it breaks
// and at which byte. The references that it parses, or makes from components, are valid. [Split] also accepts
// invalid text, and [Reference.Validate] reports whether it is valid. The package imports only the standard
// library, and has the same API on every system.
//
// Three habits hold throughout:
//
//   - An undefined component isn't the same as an empty one. "http://a?" has
//     an empty query, "http://a" has none; the two are different URIs.
//   - Nothing is decoded. Components are substrings of the parsed text,
//     percent-encoded as they were found there.
//   - A result never names something other than what was computed. [Resolve] and
//     [Normalize] keep "/." in front of a path that would be parsed as an authority, so
//     that the path of a file doesn't become a host. [ResolveLiteral] doesn't.
//
// All offsets are in bytes from the start of the text. Every function takes linear time for any text. All of
// them can be called concurrently, because references don't change; only the methods that read a format, such
// as [Reference.UnmarshalText], write to their receiver.
//
// # Which to use
//
//   - [Parse], [ParseURI], and the other parsing functions check that a text is valid. [Split] takes
//     any text. [Repair] makes a valid reference from what people write.
//   - [Resolve] takes texts. [Reference.Resolve] takes a base that is parsed once.
//     [Resolution] is for old software and for comparing with other implementations.
//   - [Normalize] and [Reference.Normalize] make texts equal that RFC 3986 calls equivalent. A
//     [Normalizer] does less of it, or more, or knows the ports of other schemes.
//   - [Reference.With] changes one component, [Components] make a reference from
//     several, and [AuthorityParts] an authority. [Encode] and [Decode] are for
//     the data in them, [JoinSegments] and [Reference.Segments] for the data in a path.
//   - [Reference.Compare] sorts. [Reference.Equivalent] compares what texts name.
//
// # Logging
//
// A reference may contain a password, and [Reference.String] returns it. Log [Reference.Redacted] instead, or
// use package sloguri with log/slog. Errors print, log, and marshal without
// passwords; only the field Input of an [*Error] may contain one.
//
// # Related packages
//
// These packages of this module use what this package doesn't import: neturl for net/url, netaddr for
// net/netip, sqluri for database/sql, sloguri for log/slog, form for pairs in a query, and iri for characters
// beyond US-ASCII.
//
// # Files
//
// The files follow RFC 3986: characters.go has section 2, reference.go section 3, host.go section 3.2.2,
// parse.go sections 3 and 4, resolve.go section 5.2, dotsegments.go section 5.2.4, recompose.go section 5.3,
// normalize.go section 6.2, normalizescheme.go section 6.2.3, and split.go Appendix B. Operations that build on
// these are in build.go, parts.go, encode.go, relativize.go, repair.go, and marshal.go; ipv6.go has RFC 5952.
package uri
