package wire

import "unicode/utf8"

// units rewrites texts so that they have one byte for every UTF-16 code unit. Offsets in the
// new text are then those that JavaScript needs.
//
// An algorithm takes the same steps on the new text, because algorithms only look for ASCII
// characters and compare texts. ASCII stays as it is. Every other character, also the U+FFFD
// that stands for invalid UTF-8, becomes one byte, or two if it has two code units, that is
// not ASCII. The same character always becomes the same byte; different characters become
// different bytes until there are none left.
type units struct {
	codes map[rune]byte
	next  byte
}

// of returns a text in units. A text that is ASCII does not change.
func (u *units) of(s string) string {
	ascii := 0
	for ascii < len(s) && s[ascii] < utf8.RuneSelf {
		ascii++
	}
	if ascii == len(s) {
		return s
	}
	b := make([]byte, ascii, len(s))
	copy(b, s)
	for _, r := range s[ascii:] {
		if r < utf8.RuneSelf {
			b = append(b, byte(r))
			continue
		}
		code := u.code(r)
		b = append(b, code)
		if isPair(r) {
			b = append(b, code)
		}
	}
	return string(b)
}

// same reports whether all texts so far were ASCII.
func (u *units) same() bool { return u.codes == nil }

// code returns the byte for a character.
func (u *units) code(r rune) byte {
	code, ok := u.codes[r]
	if !ok {
		if u.codes == nil {
			u.codes, u.next = map[rune]byte{}, 0xFF
		}
		code = u.next
		if u.codes[r] = code; u.next > utf8.RuneSelf {
			u.next--
		}
	}
	return code
}

// length returns how many code units a text has.
func length(s string) int {
	n := 0
	for _, r := range s {
		n++
		if isPair(r) {
			n++
		}
	}
	return n
}

// isPair reports whether a character takes two code units.
func isPair(r rune) bool { return r > 0xFFFF }
