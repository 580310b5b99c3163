package urlstandard

import (
	"strings"
	"unicode/utf8"
	"uriscope/core/internal/octets"
)

// eof is the EOF code point.
const eof = -1

func isAlpha(c rune) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' && c < utf8.RuneSelf }
func isDigit(c rune) bool { return '0' <= c && c <= '9' }

func isControl(c byte) bool    { return c <= ' ' } // also for a space
func isTabOrBreak(c byte) bool { return c == '\t' || c == '\n' || c == '\r' }

// urlPunctuation are the ASCII URL code points other than letters and digits.
const urlPunctuation = "!$&'()*+,-./:;=?@_~"

// isURLCodePoint is URL Standard, 4.3, URL code points.
func isURLCodePoint(c rune) bool {
	switch {
	case c < 0:
		return false
	case c < utf8.RuneSelf:
		return isAlpha(c) || isDigit(c) || strings.IndexByte(urlPunctuation, byte(c)) >= 0
	case c < 0xA0 || c > 0x10FFFD:
		return false
	}
	return c&0xFFFE != 0xFFFE && (c < 0xFDD0 || c > 0xFDEF)
}

// A set is a percent-encode set (URL Standard, 1.3), as its ASCII members beyond the C0 controls. Every set
// also contains the C0 controls and everything beyond ASCII.
type set string

const (
	controlSet      set = ""
	fragmentSet     set = " \"<>`"
	querySet        set = " \"#<>"
	specialQuerySet set = querySet + "'"
	pathSet         set = querySet + "?^`{}"
	userinfoSet     set = pathSet + "/:;=@[\\]|"
)

func (s set) has(c byte) bool {
	return c < ' ' || c >= 0x7F || strings.IndexByte(string(s), c) >= 0
}

// encoded returns a percent-encoded character, with spare capacity in the result.
func encoded(c string) string {
	if !utf8.ValidString(c) {
		c = "\uFFFD"
	}
	var room [3 * utf8.UTFMax]byte
	return string(appendEncoded(room[:0], c))
}

// appendEncoded appends a text, with every byte percent-encoded.
func appendEncoded(to []byte, text string) []byte {
	for i := range len(text) {
		to = append(to, '%', octets.UpperHex[text[i]>>4], octets.UpperHex[text[i]&15])
	}
	return to
}

// isDriveLetter reports whether a text is a Windows drive letter (URL Standard, 4.2).
func isDriveLetter(s string) bool {
	return len(s) == 2 && isAlpha(rune(s[0])) && (s[1] == ':' || s[1] == '|')
}

func isNormalizedDriveLetter(s string) bool { return isDriveLetter(s) && s[1] == ':' }

// beginsWithDriveLetter is URL Standard, 4.2, starts with a Windows drive letter.
func beginsWithDriveLetter(s string) bool {
	return len(s) >= 2 && isDriveLetter(s[:2]) && (len(s) == 2 || strings.IndexByte(`/\?#`, s[2]) >= 0)
}

// isSingleDot and isDoubleDot are URL Standard, 4.1, single-dot and double-dot URL path segments.
func isSingleDot(segment string) bool { return dots(segment) == 1 }
func isDoubleDot(segment string) bool { return dots(segment) == 2 }

// dots returns the number of dots, encoded or not, if a short segment consists only of dots, and otherwise 0.
func dots(segment string) int {
	if len(segment) > len("%2e%2e") {
		return 0
	}
	n := 0
	for ; segment != ""; n++ {
		switch {
		case segment[0] == '.':
			segment = segment[1:]
		case len(segment) >= 3 && octets.EqualFold(segment[:3], "%2e"):
			segment = segment[3:]
		default:
			return 0
		}
	}
	return n
}

// isForbiddenHost is URL Standard, 3.2, forbidden host code point.
func isForbiddenHost(c byte) bool { return strings.IndexByte("\x00\t\n\r #/:<>?@[\\]^|", c) >= 0 }

// isForbiddenDomain is URL Standard, 3.2, forbidden domain code point.
func isForbiddenDomain(c byte) bool {
	return isForbiddenHost(c) || c < ' ' || c == '%' || c == 0x7F
}
