// Package uri parses, resolves, normalizes, and compares URI references exactly as
// RFC 3986 defines them.
//
// It answers fast: is a text a URI, what are its components, what is the target of a
// reference, which reference leads to a target, what is its normal form, and, if a text
// is not valid, which rule of the grammar it breaks and at which byte. What it parses
// and what it makes of components is valid. What [Split] takes need not be, and
// [Reference.Validate] says whether it is. It imports nothing but the standard library,
// and has the same API on every system.
//
// Three habits hold throughout:
//
//   - A component that is undefined is not one that is empty. "http://a?" has
//     an empty query, "http://a" has none; the two are different URIs.
//   - Nothing is decoded. Components are substrings of the text that was
//     parsed, percent-encoded as they were found there.
//   - A result never names something else than what was computed. [Resolve] and
//     [Normalize] keep "/." in front of a path that would be read as an authority, so
//     that the path of a file does not become a host. [ResolveLiteral] does not.
//
// All offsets are in bytes from the start of the text. Whatever the text, every
// function takes time that grows with its length and no faster. All of them may be called
// at the same time from several goroutines, because references do not change; only the
// methods that read a format, such as [Reference.UnmarshalText], write to their receiver.
//
// # Which to use
//
//   - [Parse], [ParseURI], and the others that parse say whether a text is valid. [Split] takes
//     any text. [Repair] makes a valid reference of what people write.
//   - [Resolve] takes texts. [Reference.Resolve] takes a base that is parsed once.
//     [Resolution] is for old software and for comparing with other implementations.
//   - [Normalize] and [Reference.Normalize] make equal what RFC 3986 calls equivalent. A
//     [Normalizer] does less of it, or more, or knows the ports of other schemes.
//   - [Reference.With] changes one component, [Components] make a reference of
//     several, and [AuthorityParts] an authority. [Encode] and [Decode] are for
//     the data in them, [JoinSegments] and [Reference.Segments] for the data in a path.
//   - [Reference.Compare] sorts. [Reference.Equivalent] compares what texts name.
//
// # Logging
//
// A reference may contain a password, and [Reference.String] returns it. Log
// [Reference.Redacted] instead, or use the package sloguri with log/slog. The texts of errors
// contain no password, but their field Input does.
//
// # Packages beside this one
//
// In this module, and each with what this package does not import: neturl for net/url, netaddr
// for net/netip, sqluri for database/sql, sloguri for log/slog, and form for pairs in a query.
//
// # Files
//
// The files follow RFC 3986: characters.go has section 2, reference.go section 3, host.go
// section 3.2.2, parse.go sections 3 and 4, resolve.go section 5.2, dotsegments.go section
// 5.2.4, recompose.go section 5.3, normalize.go section 6.2, normalizescheme.go section 6.2.3,
// and split.go Appendix B. What the document lets one do with all of that is in build.go,
// parts.go, encode.go, relativize.go, repair.go, and marshal.go; ipv6.go has RFC 5952.
package uri
