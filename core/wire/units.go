package wire

import "unicode/utf8"

// units rewrites texts so that they have one byte for every UTF-16 code unit. The
// algorithms look for ASCII characters only, and compare texts. So ASCII stays, and every
// other character, U+FFFD for what is not UTF-8 included, becomes as many bytes that are
// not ASCII as it has code units: the same for the same character, others for another one
// as long as there are some left. An algorithm then takes the same way, and its offsets
// are those that JavaScript wants.
type units struct {
	codes map[rune]byte
	next  byte
}

// of returns a text in units. A text that is ASCII is returned as it is.
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

// same reports whether all texts so far are the same in units.
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
