package iri

import "strings"

// This file has the characters of RFC 3987, section 2.2, and those that sections 4.1 and 6.1 exclude.

// fits reports whether an IRI can contain a character beyond US-ASCII: "ucschar", and "iprivate" in a query,
// but no character that changes the direction of text.
func fits(r rune, inQuery bool) bool {
	return !isFormatting(r) && (isUCS(r) || inQuery && isPrivate(r))
}

// isUCS reports whether a character is in "ucschar".
func isUCS(r rune) bool {
	switch {
	case r < 0x10000:
		return 0xA0 <= r && r <= 0xD7FF || 0xF900 <= r && r <= 0xFDCF || 0xFDF0 <= r && r <= 0xFFEF
	case r < 0xE0000:
		return r&0xFFFF <= 0xFFFD
	}
	return 0xE1000 <= r && r <= 0xEFFFD
}

// isPrivate reports whether a character is in "iprivate".
func isPrivate(r rune) bool {
	return 0xE000 <= r && r <= 0xF8FF || 0xF0000 <= r && r <= 0xFFFFD || 0x100000 <= r && r <= 0x10FFFD
}

// isFormatting reports whether a character changes the direction of text. RFC 3987, section 4.1 allows none;
// U+061C and the isolates were added to Unicode later.
func isFormatting(r rune) bool {
	return r == 0x061C || r == 0x200E || r == 0x200F || 0x202A <= r && r <= 0x202E || 0x2066 <= r && r <= 0x2069
}

// avoided are the characters in "ucschar" that RFC 3491, section 5 prohibits, as pairs of first and last. RFC
// 3987, section 6.1 includes them among those to avoid.
var avoided = []rune{
	0xA0, 0xA0, 0x1680, 0x1680, 0x2000, 0x200B, 0x202F, 0x202F, 0x205F, 0x205F, 0x3000, 0x3000,
	0x06DD, 0x06DD, 0x070F, 0x070F, 0x180E, 0x180E, 0x200C, 0x200D, 0x2028, 0x2029, 0x2060, 0x2063, 0x206A, 0x206F,
	0xFEFF, 0xFEFF, 0x1D173, 0x1D17A, 0x2FF0, 0x2FFB, 0x0340, 0x0341,
}

func isAvoided(r rune) bool {
	for i := 0; i < len(avoided); i += 2 {
		if avoided[i] <= r && r <= avoided[i+1] {
			return true
		}
	}
	return false
}

func isASCII(text string) bool {
	for i := range len(text) {
		if text[i] >= 0x80 {
			return false
		}
	}
	return true
}

func isUnreserved(c byte) bool {
	return 'a' <= c|0x20 && c|0x20 <= 'z' || '0' <= c && c <= '9' || strings.IndexByte("-._~", c) >= 0
}

// queryIn returns the start and end of a text's query, or an empty range.
func queryIn(text string) (start, end int) {
	if end = strings.IndexByte(text, '#'); end < 0 {
		end = len(text)
	}
	if start = strings.IndexByte(text[:end], '?'); start < 0 {
		return end, end
	}
	return start, end
}

const hex = "0123456789ABCDEF"

// encoded returns octets, all percent-encoded.
func encoded(octets string) string {
	b := make([]byte, 0, 3*len(octets))
	for i := range len(octets) {
		b = append(b, '%', hex[octets[i]>>4], hex[octets[i]&15])
	}
	return string(b)
}

// isEncoding reports whether a percent-encoding begins at an offset.
func isEncoding(text string, i int) bool {
	return i+2 < len(text) && text[i] == '%' && digit(text[i+1]) >= 0 && digit(text[i+2]) >= 0
}

// decoded returns the octet of the percent-encoding at an offset.
func decoded(text string, i int) byte { return byte(digit(text[i+1])<<4 | digit(text[i+2])) }

// digit returns the value of a hexadecimal digit, or -1.
func digit(c byte) int {
	switch {
	case '0' <= c && c <= '9':
		return int(c - '0')
	case 'a' <= c|0x20 && c|0x20 <= 'f':
		return int(c|0x20-'a') + 10
	}
	return -1
}
