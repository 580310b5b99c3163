// Package names classifies host names.
package names

import (
	"strconv"
	"strings"

	"uriscope/core/internal/octets"
)

// Longest is how many characters a name should have at most (RFC 3986, section 3.2.2).
const Longest = 255

// A Flaw is the reason why a name that looks like an IPv4 address isn't one.
type Flaw string

const (
	Range Flaw = "range" // there aren't four numbers from 0 to 255
	Zero  Flaw = "zero"  // only zeros before a number are in the way
	Dot   Flaw = "dot"   // only dots at the end are
)

// NoAddress returns why a name of numbers and dots isn't an IPv4 address, if it isn't.
func NoAddress(name string) Flaw {
	zeros, count := false, 0
	for number := range strings.SplitSeq(strings.TrimRight(name, "."), ".") {
		digits := strings.TrimLeft(number, "0")
		if count++; number == "" || !octets.Are(number, octets.Digits) || len(digits) > 3 || len(digits) == 3 && digits > "255" {
			return Range
		}
		zeros = zeros || len(number) > max(1, len(digits))
	}
	switch {
	case count != 4:
		return Range
	case zeros:
		return Zero
	}
	return Dot
}

// Address returns the address that functions such as inet_aton parse: one to four numbers separated by dots.
// The last number fills all remaining bytes. A number is decimal, octal after "0", or hexadecimal after "0x"
// (RFC 3986, section 7.4).
func Address(name string) (address string, ok bool) {
	const bytes = 4
	left, number := bytes, uint64(0)
	for {
		part, rest, more := strings.Cut(name, ".")
		value, ok := readNumber(part)
		most := uint64(0xFF)
		if !more {
			most = 1<<(8*left) - 1
		}
		if !ok || value > most || left == 1 && more {
			return "", false
		}
		if !more {
			return dotted(number<<(8*left) | value), true
		}
		number = number<<8 | value
		left--
		name = rest
	}
}

// readNumber returns the value of a number as the language C writes it, if it has at most 32
// bits.
func readNumber(text string) (value uint64, ok bool) {
	radix := uint64(10)
	switch {
	case len(text) > 2 && text[0] == '0' && text[1]|0x20 == 'x':
		text, radix = text[2:], 16
	case len(text) > 1 && text[0] == '0':
		text, radix = text[1:], 8
	}
	for i := range len(text) {
		digit := uint64(octets.HexValue(text[i])) // not a digit in any radix if it isn't hexadecimal
		if digit >= radix {
			return 0, false
		}
		if value = value*radix + digit; value > 1<<32-1 {
			return 0, false
		}
	}
	return value, text != ""
}

// dotted writes an address as four decimal numbers.
func dotted(address uint64) string {
	b := make([]byte, 0, len("255.255.255.255"))
	for shift := 24; shift >= 0; shift -= 8 {
		b = strconv.AppendUint(b, address>>shift&0xFF, 10)
		if shift > 0 {
			b = append(b, '.')
		}
	}
	return string(b)
}

// LooksLikeAddress reports whether a name is one to four numbers, decimal, octal or hexadecimal,
// with dots between them and perhaps some at the end.
func LooksLikeAddress(name string) bool {
	name = strings.TrimRight(name, ".")
	for parts := 1; ; parts++ {
		part, rest, more := strings.Cut(name, ".")
		digits := octets.Digits
		if len(part) > 2 && part[0] == '0' && part[1]|0x20 == 'x' {
			part, digits = part[2:], octets.HexDigits
		}
		if part == "" || !octets.Are(part, digits) || parts > 4 {
			return false
		}
		if !more {
			return true
		}
		name = rest
	}
}
