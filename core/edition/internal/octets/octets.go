// Package octets has the sets of octets that the documents build their classes from, and
// functions that say which octets a text consists of.
package octets

import "strings"

// Letters and digits.
const (
	Upper     = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	Lower     = "abcdefghijklmnopqrstuvwxyz"
	Digits    = "0123456789"
	HexDigits = Digits + "ABCDEFabcdef"
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

// IsLetter reports whether an octet is a letter of US-ASCII.
func IsLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }

// EqualFold reports whether two texts are equal but for the case of letters of US-ASCII.
// strings.EqualFold would also take "ſ" for "s".
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

// IsDigit reports whether an octet is a decimal digit.
func IsDigit(c byte) bool { return '0' <= c && c <= '9' }

// BeginEncoding reports whether a text that begins with "%" begins with a
// percent-encoding.
func BeginEncoding(text string) bool {
	return len(text) >= len("%20") && strings.IndexByte(HexDigits, text[1]) >= 0 && strings.IndexByte(HexDigits, text[2]) >= 0
}

// Encoded returns the octet of the percent-encoding that a text begins with.
func Encoded(text string) byte { return unhex(text[1])<<4 | unhex(text[2]) }

// unhex returns the value of a hexadecimal digit.
func unhex(digit byte) byte {
	if IsDigit(digit) {
		return digit - '0'
	}
	return digit | 0x20 - 'a' + 10
}
