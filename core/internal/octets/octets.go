// Package octets has the sets of octets that the specs build their classes from, functions that test which
// octets a text consists of, and percent-encodings.
package octets

import "strings"

// Letters and digits.
const (
	Upper     = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	Lower     = "abcdefghijklmnopqrstuvwxyz"
	Digits    = "0123456789"
	UpperHex  = Digits + "ABCDEF"
	HexDigits = UpperHex + "abcdef"
)

// Control and Others are the control characters of US-ASCII and the octets beyond it.
var (
	Control = span(0x00, 0x1F) + "\x7F"
	Others  = span(0x80, 0xFF)
)

// span returns the octets from first to last.
func span(first, last int) string {
	b := make([]byte, 0, last-first+1)
	for c := first; c <= last; c++ {
		b = append(b, byte(c))
	}
	return string(b)
}

// IsASCII reports whether a text is US-ASCII.
func IsASCII(text string) bool {
	for i := range len(text) {
		if text[i] >= 0x80 {
			return false
		}
	}
	return true
}

// Are reports whether all octets of a text are in a set. strings.Trim could be used instead,
// but it handles characters beyond ASCII, too, and would take ten times the space.
func Are(text, set string) bool {
	for i := range len(text) {
		if strings.IndexByte(set, text[i]) < 0 {
			return false
		}
	}
	return true
}

// AreOrEncoded reports whether a text consists of octets in a set and percent-encodings.
func AreOrEncoded(text, set string) bool {
	for i := 0; i < len(text); i++ {
		switch {
		case BeginEncoding(text[i:]):
			i += len("20")
		case strings.IndexByte(set, text[i]) < 0:
			return false
		}
	}
	return true
}

// IsLetter reports whether an octet is a letter of US-ASCII.
func IsLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// EqualFold reports whether two texts are equal, ignoring US-ASCII case. strings.EqualFold would also equate
// "ſ" and "s".
func EqualFold(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range len(a) {
		if a[i] != b[i] && (a[i]^b[i] != 0x20 || !IsLetter(a[i])) {
			return false
		}
	}
	return true
}

// LastIndexFold returns the offset of the last occurrence of a text in another, ignoring US-ASCII case, or -1.
func LastIndexFold(text, want string) int {
	for at := len(text) - len(want); at >= 0; at-- {
		if EqualFold(text[at:at+len(want)], want) {
			return at
		}
	}
	return -1
}

// IsDigit reports whether an octet is a decimal digit.
func IsDigit(c byte) bool { return '0' <= c && c <= '9' }

// HexValue returns the value of a hexadecimal digit, or -1.
func HexValue(c byte) int {
	switch {
	case IsDigit(c):
		return int(c - '0')
	case 'a' <= c|0x20 && c|0x20 <= 'f':
		return int(c|0x20-'a') + 10
	}
	return -1
}

// AppendHex appends an octet as two hexadecimal digits, in uppercase as in the specs.
func AppendHex(b []byte, octet byte) []byte {
	return append(b, UpperHex[octet>>4], UpperHex[octet&15])
}

// BeginEncoding reports whether a text begins with a percent-encoding.
func BeginEncoding(text string) bool {
	return len(text) >= len("%20") && text[0] == '%' && HexValue(text[1]) >= 0 && HexValue(text[2]) >= 0
}

// Encoded returns the octet of the percent-encoding that a text begins with.
func Encoded(text string) byte { return byte(HexValue(text[1])<<4 | HexValue(text[2])) }

// Decode decodes every percent-encoding of a text once. The result may not be UTF-8.
func Decode(text string) string {
	if strings.IndexByte(text, '%') < 0 {
		return text
	}
	decoded := make([]byte, 0, len(text))
	for at := 0; at < len(text); at++ {
		if BeginEncoding(text[at:]) {
			decoded = append(decoded, Encoded(text[at:]))
			at += len("%20") - 1
		} else {
			decoded = append(decoded, text[at])
		}
	}
	return string(decoded)
}
