package uri

// This file has the characters of RFC 3986, section 2, and the one loop that reads a run of them.

// A class is a set of grammar rules that a character can be part of. One
// lookup in classes answers for all of them.
type class uint16

const (
	alpha        class = 1 << iota // ALPHA
	digit                          // DIGIT
	hexdig                         // HEXDIG, in upper or lower case
	unreserved                     // RFC 3986, section 2.3
	schemeChar                     // after the first letter of a scheme, RFC 3986, section 3.1
	userinfoChar                   // RFC 3986, section 3.2.1
	regNameChar                    // RFC 3986, section 3.2.2
	pathChar                       // pchar and "/", RFC 3986, section 3.3
	noColonChar                    // in segment-nz-nc, RFC 3986, section 3.3
	queryChar                      // also in a fragment, RFC 3986, sections 3.4 and 3.5
)

// The characters that have the same classes. "%" has none: a percent-encoded
// octet is three characters, not one.
const (
	subDelim  = userinfoChar | regNameChar | pathChar | noColonChar | queryChar
	plain     = subDelim | unreserved
	letter    = plain | alpha | schemeChar
	hexLetter = letter | hexdig
	number    = plain | digit | hexdig | schemeChar
	colon     = userinfoChar | pathChar | queryChar
	atSign    = pathChar | noColonChar | queryChar
	slash     = pathChar | queryChar
)

// classes gives the classes of every byte. Bytes that no rule allows, including all non-ASCII bytes, have none.
var classes = [256]class{
	'A': hexLetter, 'B': hexLetter, 'C': hexLetter, 'D': hexLetter, 'E': hexLetter, 'F': hexLetter,
	'G': letter, 'H': letter, 'I': letter, 'J': letter, 'K': letter, 'L': letter, 'M': letter,
	'N': letter, 'O': letter, 'P': letter, 'Q': letter, 'R': letter, 'S': letter, 'T': letter,
	'U': letter, 'V': letter, 'W': letter, 'X': letter, 'Y': letter, 'Z': letter,

	'a': hexLetter, 'b': hexLetter, 'c': hexLetter, 'd': hexLetter, 'e': hexLetter, 'f': hexLetter,
	'g': letter, 'h': letter, 'i': letter, 'j': letter, 'k': letter, 'l': letter, 'm': letter,
	'n': letter, 'o': letter, 'p': letter, 'q': letter, 'r': letter, 's': letter, 't': letter,
	'u': letter, 'v': letter, 'w': letter, 'x': letter, 'y': letter, 'z': letter,

	'0': number, '1': number, '2': number, '3': number, '4': number,
	'5': number, '6': number, '7': number, '8': number, '9': number,

	'-': plain | schemeChar, '.': plain | schemeChar, '_': plain, '~': plain,

	'!': subDelim, '$': subDelim, '&': subDelim, '\'': subDelim, '(': subDelim, ')': subDelim,
	'*': subDelim, '+': subDelim | schemeChar, ',': subDelim, ';': subDelim, '=': subDelim,

	':': colon, '@': atSign, '/': slash, '?': queryChar,
}

// scan returns the offset of the first byte of s, from i on, that is neither of class c nor part of a
// percent-encoded octet, or len(s).
func scan(s string, i int, c class) int {
	for {
		// Four bytes for one branch: most of the time of parsing is spent here.
		for i+4 <= len(s) {
			t := s[i : i+4]
			if classes[t[0]]&classes[t[1]]&classes[t[2]]&classes[t[3]]&c == 0 {
				break
			}
			i += 4
		}
		for i < len(s) && classes[s[i]]&c != 0 {
			i++
		}
		if i == len(s) || !isPercentEncoded(s, i) {
			return i
		}
		i += 3
	}
}

// isPercentEncoded reports whether the rule pct-encoded of RFC 3986, section
// 2.1, matches the three bytes of s at i.
func isPercentEncoded[text string | []byte](s text, i int) bool {
	return s[i] == '%' && i+2 < len(s) && classes[s[i+1]]&classes[s[i+2]]&hexdig != 0
}

// decode returns the octet that is percent-encoded at s[i].
func decode(s string, i int) byte {
	return unhex(s[i+1])<<4 | unhex(s[i+2])
}

// unhex returns the value of a hexadecimal digit.
func unhex(c byte) byte {
	if c <= '9' {
		return c - '0'
	}
	return c&^0x20 - 'A' + 10
}

// isUpper reports whether c is an uppercase letter of US-ASCII.
func isUpper(c byte) bool { return c-'A' < 26 }

// toLower returns the lowercase form of c, by US-ASCII alone.
func toLower(c byte) byte {
	if isUpper(c) {
		c |= 0x20
	}
	return c
}

// toUpper returns the uppercase form of c, by US-ASCII alone.
func toUpper(c byte) byte {
	if c-'a' < 26 {
		c &^= 0x20
	}
	return c
}

// equalFold reports whether a and b are equal but for the case of their
// US-ASCII letters.
func equalFold(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range len(a) {
		if toLower(a[i]) != toLower(b[i]) {
			return false
		}
	}
	return true
}
