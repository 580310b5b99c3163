package edition

import "strings"

// Letters and digits, and what no document has a use for.
const (
	upperCase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	lowerCase = "abcdefghijklmnopqrstuvwxyz"
	digits    = "0123456789"
	hexDigits = digits + "ABCDEFabcdef"
)

// control and others are the control characters of US-ASCII and the octets beyond it.
var (
	control = octets(0x00, 0x1F) + "\x7F"
	others  = octets(0x80, 0xFF)
)

// octets returns the octets from first to last.
func octets(first, last int) string {
	b := make([]byte, 0, last-first+1)
	for c := first; c <= last; c++ {
		b = append(b, byte(c))
	}
	return string(b)
}

// consistsOf reports whether all bytes of a text are among some. It is not
// strings.Trim, which knows characters as well, because that is ten times as large.
func consistsOf(text, of string) bool {
	for i := range len(text) {
		if strings.IndexByte(of, text[i]) < 0 {
			return false
		}
	}
	return true
}

// A Stretch is the bytes [Start, End) of a text, all of one class.
type Stretch struct {
	Start, End int
	Class      int // index into the edition's classes, -1 for none of them
}

// Characters says for every byte of a text which class of the edition it belongs to.
func (e *Edition) Characters(text string) []Stretch {
	var of [256]int8
	for i := range of {
		of[i] = -1
	}
	escape := -1
	for i := len(e.Classes) - 1; i >= 0; i-- { // so that the first class that has it wins
		if e.Classes[i].Octets == "%" {
			escape = i // which is for a "%" that begins an encoding
			continue
		}
		for j := range len(e.Classes[i].Octets) {
			of[e.Classes[i].Octets[j]] = int8(i)
		}
	}
	var found []Stretch
	for at := 0; at < len(text); {
		class, length := int(of[text[at]]), 1
		if text[at] == '%' && escape >= 0 && isEncoding(text[at:]) {
			class, length = escape, len("%20")
		}
		if n := len(found); n > 0 && found[n-1].Class == class {
			found[n-1].End = at + length
		} else {
			found = append(found, Stretch{at, at + length, class})
		}
		at += length
	}
	return found
}

// isEncoding reports whether a text that begins with "%" begins with a percent-encoding.
func isEncoding(text string) bool {
	return len(text) >= len("%20") && strings.IndexByte(hexDigits, text[1]) >= 0 && strings.IndexByte(hexDigits, text[2]) >= 0
}
