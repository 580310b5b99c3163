package rfc3987

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// isUCS reports whether a character is in "ucschar" (RFC 3987, section 2.2). From plane 1 on, the last two code
// points of a plane aren't characters, and the first 0x1000 of plane 14 are tags.
func isUCS(r rune) bool {
	switch {
	case r < 0x10000:
		return 0xA0 <= r && r <= 0xD7FF || 0xF900 <= r && r <= 0xFDCF || 0xFDF0 <= r && r <= 0xFFEF
	case r < 0xE0000:
		return r&0xFFFF <= 0xFFFD
	}
	return 0xE1000 <= r && r <= 0xEFFFD
}

// isPrivate reports whether a character is one of "iprivate", which only a query has (RFC 3987,
// section 2.2).
func isPrivate(r rune) bool {
	return 0xE000 <= r && r <= 0xF8FF || 0xF0000 <= r && r <= 0xFFFFD || 0x100000 <= r && r <= 0x10FFFD
}

// isFormatting reports whether a character is one of the bidirectional formatting characters that no
// IRI has (RFC 3987, section 4.1). U+061C and the isolates from U+2066 on came into Unicode later,
// and are for the same purpose.
func isFormatting(r rune) bool {
	return r == 0x200E || r == 0x200F || 0x202A <= r && r <= 0x202E || isLaterFormatting(r)
}

func isLaterFormatting(r rune) bool { return r == 0x061C || 0x2066 <= r && r <= 0x2069 }

// avoided are the characters that RFC 3491, section 5 prohibits and "ucschar" has: pairs of the first
// and the last of them, in the order of its tables C.1.2 to C.9. RFC 3987, section 6.1 names them among
// those that are to be avoided.
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

// A Reason says why a character or a percent-encoding is converted or kept.
type Reason string

const (
	ASCII      Reason = "us-ascii"   // a URI has it
	UCS        Reason = "ucschar"    // an IRI has it, and a URI doesn't
	Private    Reason = "iprivate"   // the query of an IRI has it
	Elsewhere  Reason = "elsewhere"  // it is private, and not in a query
	Formatting Reason = "formatting" // it reverses the display
	Unfit      Reason = "unfit"      // no rule has it
	Excluded   Reason = "excluded"   // a US-ASCII character that no URI contains
	Name       Reason = "name"       // it is in a label of a name, which has a DNS form
	Unreserved Reason = "unreserved" // its encoding means the same as the character
	Percent    Reason = "percent"    // it encodes "%"
	Reserved   Reason = "reserved"   // it encodes a reserved character
	NoUTF8     Reason = "not-utf-8"  // the octet is a part of no character in UTF-8
	Avoided    Reason = "avoided"    // it is easily mistaken for another one, or overlooked
	Label      Reason = "label"      // it is in a Punycode label
)

// section returns the section that says so, and whether it does.
func (r Reason) section(toIRI bool) (string, edition.Basis) {
	switch r {
	case Avoided:
		return sectionChoices, edition.Advises
	case Formatting:
		return sectionBidi, edition.Says
	case Elsewhere, Unfit, Private, UCS:
		return sectionSyntax, edition.Says
	}
	if toIRI {
		return sectionToIRI, edition.Says
	}
	return sectionToURI, edition.Says
}

// fits reports whether an IRI can have a character beyond US-ASCII at a place, and why.
func fits(r rune, inQuery bool) (Reason, bool) {
	switch {
	case isFormatting(r):
		return Formatting, false
	case isUCS(r):
		return UCS, true
	case isPrivate(r) && inQuery:
		return Private, true
	case isPrivate(r):
		return Elsewhere, false
	}
	return Unfit, false
}

// fitsShown is the same for a percent-encoded character: one that should be avoided stays encoded.
func fitsShown(r rune, inQuery bool) (Reason, bool) {
	if isAvoided(r) {
		return Avoided, false
	}
	return fits(r, inQuery)
}

const (
	unreserved = octets.Upper + octets.Lower + octets.Digits + "-._~"
	reserved   = ":/?#[]@!$&'()*+,;="
	// excluded are the printable characters of US-ASCII that no URI has (RFC 3987, section 3.1).
	excluded = "<>\" {}|\\^`"
)

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

// runeAt returns the character at a place, 0 at the end.
func runeAt(text string, at int) rune {
	if at >= len(text) {
		return 0
	}
	r, _ := utf8.DecodeRuneInString(text[at:])
	return r
}

// beginsEncoding reports whether a percent-encoding begins at an offset. None counts after a "%" that begins no
// encoding, because decoding it could complete that.
func beginsEncoding(text string, i int) bool {
	return octets.BeginEncoding(text[i:])
}

// isStray reports whether an incomplete percent-encoding ends just before an offset.
func isStray(text string, i int) bool {
	return i > 0 && text[i-1] == '%' || i > 1 && text[i-2] == '%'
}

// triplets returns octets, each as "%" and two digits.
func triplets(text string) string { return inDigits(text, "%", "", octets.UpperHex) }

// inDigits returns octets, each as two digits with something around them.
func inDigits(octets, before, after, digits string) string {
	var b []byte
	for i := range len(octets) {
		high, low := octets[i]>>4, octets[i]&15
		b = add(add(b, before, digits[high:high+1]), digits[low:low+1], after)
	}
	return string(b)
}
