// Package uri reads, resolves and normalizes URI references exactly as
// RFC 3986 defines them.
//
// It is responsible for the fast answers: is a text a URI, what are its
// components, what is the target of a reference, which reference leads to a
// target, what is its normal form, and, where a text is not valid, which rule
// of the grammar it breaks and at which byte. It makes no invalid value. It
// knows one edition of the specification, records no trace and imports nothing
// but the standard library.
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
//
// All offsets are in bytes from the start of the text.
//
// The files follow RFC 3986: characters.go has section 2, reference.go section 3, host.go
// section 3.2.2, parse.go sections 3 and 4, resolve.go section 5.2, dotsegments.go section
// 5.2.4, recompose.go section 5.3, normalize.go section 6.2, normalizescheme.go section 6.2.3,
// and split.go Appendix B. What the document lets one do with all of that is in build.go,
// parts.go, addr.go, encode.go, relativize.go and marshal.go.
package uri
