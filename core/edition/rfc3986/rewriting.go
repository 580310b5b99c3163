package rfc3986

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/host"
	"uriscope/core/internal/octets"
	"uriscope/core/listing"
)

// verbs write a text in another way. No line of RFC 3986, section 5 does that, but programs do, and their
// misreadings have such lines. The verbs of an authority leave its port, and all but encode_authority leave
// the user information.
var verbs = []listing.Verb{
	rewriting("lowercase", all, lowercase),
	rewriting("lowercase_host", hostOf, lowercase),
	// normalize_encoding is RFC 3986, section 6.2.2.2, with uppercase digits in the percent-encodings that it leaves.
	rewriting("normalize_encoding", all, func(text string) (length int, by string) {
		if !octets.BeginEncoding(text) {
			return 0, ""
		}
		if octet := octets.Encoded(text); strings.IndexByte(unreserved, octet) >= 0 {
			return len("%20"), string(rune(octet))
		}
		return len("%20"), encoded(octets.Encoded(text))
	}),
	// encode is for a path, a query, and a fragment: a "%" that begins no percent-encoding is encoded, too.
	rewriting("encode", all, func(text string) (length int, by string) {
		if octets.BeginEncoding(text) {
			return 0, ""
		}
		return encodeBeyond(text, inPath+"?")
	}),
	rewriting("encode_ascii", all, func(text string) (length int, by string) {
		if text[0] >= 0x80 {
			return 0, ""
		}
		return encodeBeyond(text, inPath+"?%")
	}),
	rewriting("encode_non_ascii", all, func(text string) (length int, by string) {
		if text[0] < 0x80 {
			return 0, ""
		}
		return encodeBeyond(text, "")
	}),
	{Name: "encode_authority", Rewrite: func(text string, put func(start, end int, by string)) {
		host := hostOf(text)
		rewrite(text, edition.Span{End: host.Start - len("@")}, func(text string) (length int, by string) {
			return encodeBeyond(text, inUserinfo+"%")
		}, put)
		rewrite(text, host, func(text string) (length int, by string) { return encodeBeyond(text, inHost+"%") }, put)
	}},
	rewriting("decode_host", hostOf, func(text string) (length int, by string) {
		if !octets.BeginEncoding(text) {
			return 0, ""
		}
		return len("%20"), octets.Decode(text[:len("%20")])
	}),
	{Name: "ascii_host", Rewrite: func(text string, put func(start, end int, by string)) {
		at := hostOf(text)
		if toASCII := host.Current().ToASCII; toASCII != nil && !octets.IsASCII(at.Of(text)) {
			if ascii, ok := toASCII(at.Of(text)); ok {
				put(at.Start, at.End, ascii)
			}
		}
	}},
}

// The characters that RFC 3986 allows.
const (
	inUserinfo = unreserved + subDelims + ":"
	inHost     = inUserinfo + "[]"
	inPath     = inUserinfo + "@/"
)

// rewriting returns a verb that rewrites a part of a text, from left to right. first returns the bytes that
// another text replaces where the rest begins, and that text; 0 for none.
func rewriting(name string, part func(text string) edition.Span, first func(text string) (length int, by string)) listing.Verb {
	return listing.Verb{Name: name, Rewrite: func(text string, put func(start, end int, by string)) {
		rewrite(text, part(text), first, put)
	}}
}

func rewrite(text string, part edition.Span, first func(text string) (length int, by string), put func(start, end int, by string)) {
	for at := part.Start; at < part.End; {
		length, by := first(text[at:part.End])
		if length > 0 && by != text[at:at+length] {
			put(at, at+length, by)
		}
		at += max(1, length)
	}
}

func all(text string) edition.Span { return edition.Span{End: len(text)} }

// hostOf returns where the host of an authority is.
func hostOf(text string) edition.Span {
	at := edition.Span{Start: strings.LastIndexByte(text, '@') + 1, End: len(text)}
	if colon := strings.LastIndexByte(text, ':'); colon >= at.Start && strings.IndexByte(text[colon:], ']') < 0 {
		at.End = colon
	}
	return at
}

func lowercase(text string) (length int, by string) {
	if c := text[0]; 'A' <= c && c <= 'Z' {
		return 1, string(rune(c | 0x20))
	}
	return 0, ""
}

// encodeBeyond encodes an octet that isn't in a set.
func encodeBeyond(text, set string) (length int, by string) {
	if strings.IndexByte(set, text[0]) >= 0 {
		return 0, ""
	}
	return 1, encoded(text[0])
}

func encoded(octet byte) string { return string(octets.AppendHex([]byte{'%'}, octet)) }
