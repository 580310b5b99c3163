package explain

import "unicode/utf8"

// units returns a text of one byte for every UTF-16 code unit of s: ASCII stays,
// everything else, U+FFFD for what is not UTF-8 included, becomes as many bytes
// that no grammar allows as it has code units. Text that is ASCII is returned as it is.
func units(s string) string {
	ascii := 0
	for ascii < len(s) && s[ascii] < utf8.RuneSelf {
		ascii++
	}
	if ascii == len(s) {
		return s
	}
	const other = 0xFF
	b := make([]byte, ascii, len(s))
	copy(b, s)
	for _, r := range s[ascii:] {
		switch {
		case r < utf8.RuneSelf:
			b = append(b, byte(r))
		case r > 0xFFFF:
			b = append(b, other, other)
		default:
			b = append(b, other)
		}
	}
	return string(b)
}
