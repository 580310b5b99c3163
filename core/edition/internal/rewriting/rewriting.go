// Package rewriting has verbs that rewrite a text. No spec does that when it resolves a reference, but programs
// do, and the corresponding misreadings use these verbs.
package rewriting

import (
	"strings"

	"uriscope/core/host"
	"uriscope/core/internal/octets"
	"uriscope/core/listing"
)

// Verbs are the verbs, under the rules of RFC 3986. Those for a host take an authority, and don't change its user
// information and port.
var Verbs = []listing.Verb{
	{Name: "lowercase", Change: lowercase},
	{Name: "lowercase_host", Change: lowercase, Within: hostOf},
	{Name: "normalize_encoding", Change: normalize}, // RFC 3986, sections 6.2.2.1 and 6.2.2.2
	{Name: "encode", Change: encode},
	{Name: "encode_ascii", Change: encodeASCII},
	{Name: "encode_non_ascii", Change: encodeNonASCII},
	{Name: "encode_authority", Change: encodeAuthority},
	{Name: "decode_host", Change: decode, Within: hostOf},
	{Name: "ascii_host", Change: toASCII, Within: hostOf},
}

// The characters that RFC 3986 allows in addition to percent-encodings.
const (
	unreserved = octets.Upper + octets.Lower + octets.Digits + "-._~"
	inUserinfo = unreserved + "!$&'()*+,;=:"
	inPath     = inUserinfo + "@/?" // also in a query and a fragment
)

// hostOf returns the span of an authority's host.
func hostOf(text string) listing.Span {
	at := listing.Span{Start: strings.LastIndexByte(text, '@') + 1, End: len(text)}
	if colon := strings.LastIndexByte(text, ':'); colon >= at.Start && strings.IndexByte(text[colon:], ']') < 0 {
		at.End = colon
	}
	return at
}

func lowercase(rest string) (length int, by string) {
	if c := rest[0]; 'A' <= c && c <= 'Z' {
		return 1, string(rune(c | 0x20))
	}
	return 0, ""
}

func decode(rest string) (length int, by string) {
	if !octets.BeginEncoding(rest) {
		return 0, ""
	}
	return len("%20"), octets.Decode(rest[:len("%20")])
}

func normalize(rest string) (length int, by string) {
	length, by = decode(rest)
	if length > 0 && strings.IndexByte(unreserved, by[0]) < 0 {
		by = encoded(by[0])
	}
	return length, by
}

// encode is for a path, a query, or a fragment. It also encodes a "%" that begins no percent-encoding.
func encode(rest string) (length int, by string) {
	if strings.IndexByte(inPath, rest[0]) >= 0 || octets.BeginEncoding(rest) {
		return 0, ""
	}
	return 1, encoded(rest[0])
}

func encodeASCII(rest string) (length int, by string) {
	if rest[0] == '%' || rest[0] >= 0x80 {
		return 0, ""
	}
	return encode(rest)
}

func encodeNonASCII(rest string) (length int, by string) {
	if rest[0] < 0x80 {
		return 0, ""
	}
	return encode(rest)
}

// encodeAuthority is encode for user information and host; it keeps the last "@".
func encodeAuthority(rest string) (length int, by string) {
	if c := rest[0]; c == '@' && strings.IndexByte(rest[1:], '@') < 0 || strings.IndexByte(inUserinfo+"[]%", c) >= 0 {
		return 0, ""
	}
	return 1, encoded(rest[0])
}

// toASCII converts a whole host.
func toASCII(text string) (length int, by string) {
	if f := host.Current().ToASCII; f != nil && !octets.IsASCII(text) {
		if ascii, ok := f(text); ok {
			return len(text), ascii
		}
	}
	return len(text), text
}

func encoded(octet byte) string { return string(octets.AppendHex([]byte{'%'}, octet)) }
