package urlstandard

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/internal/octets"
	"uriscope/core/punycode"
)

const (
	longestDomain = 253
	longestLabel  = 63
)

// strictFault returns where in a domain something is that Unicode ToASCII refuses with the strict
// parameters of URL Standard, 3.3: CheckHyphens, CheckBidi, CheckJoiners, UseSTD3ASCIIRules and
// VerifyDnsLength. It returns -1 if it refuses nothing. The domain in ASCII is that by the other
// parameters, if there is one.
func strictFault(domain, ascii string, ok bool) int {
	if len(ascii) > longestDomain || len(domain) > utf8.UTFMax*longestDomain {
		return 0
	}
	for start := 0; ; {
		label, dot := domain[start:], 0
		if end := strings.IndexFunc(label, isDot); end >= 0 {
			_, dot = utf8.DecodeRuneInString(label[end:])
			label = label[:end]
		}
		if at := labelFault(label); at >= 0 {
			return start + at
		}
		if dot == 0 {
			break
		}
		start += len(label) + dot
	}
	unicode, all := punycode.Unicode(ascii)
	if !ok || !all || unicode != ascii && !isASCIIOf(ascii, unicode) {
		return 0 // of labels that are right each alone, the Bidi rule may refuse one beside another
	}
	return -1
}

// isDot reports whether a character ends a label (UTS 46, section 4).
func isDot(c rune) bool { return c == '.' || c == '。' || c == '．' || c == '｡' }

// labelFault does for a label what [strictFault] does for a domain.
func labelFault(label string) int {
	if label == "" {
		return 0
	}
	beyond := strings.IndexFunc(label, func(c rune) bool { return c >= utf8.RuneSelf })
	for i := range len(label) {
		c := label[i]
		if c < utf8.RuneSelf && !octets.IsLetter(c) && !octets.IsDigit(c) && c != '-' {
			return i
		}
	}
	switch {
	case beyond >= 0:
		return mappedFault(label, beyond)
	case len(label) > longestLabel:
		return longestLabel
	case punycode.IsPrefixed(label):
		unicode, ok := punycode.Decode(label[len(punycode.Prefix):])
		if !ok || octets.IsASCII(unicode) || hyphenFault(unicode) >= 0 || !isASCIIOf(strings.ToLower(label), unicode) {
			return 0
		}
	default:
		return hyphenFault(label)
	}
	return -1
}

// mappedFault is labelFault for a label beyond ASCII, of which at is the first character that is.
func mappedFault(label string, at int) int {
	if fault := hyphenFault(label); fault >= 0 {
		return fault
	}
	if ToASCII == nil {
		return -1
	}
	ascii, ok := ToASCII(label)
	if !ok {
		return at
	}
	for one := range strings.SplitSeq(ascii, ".") { // some characters are mapped to several with dots
		if labelFault(one) >= 0 {
			return at
		}
	}
	return -1
}

// hyphenFault returns where a label has a hyphen that CheckHyphens refuses, -1 if it has none.
func hyphenFault(label string) int {
	if strings.HasPrefix(label, "-") {
		return 0
	}
	if strings.HasSuffix(label, "-") {
		return len(label) - 1
	}
	at := 0 // the third character
	for range 2 {
		at += runeLength(label[at:])
	}
	if strings.HasPrefix(label[at:], "--") {
		return at
	}
	return -1
}

// isASCIIOf reports whether a domain is what Unicode ToASCII makes of another one, as far as anybody can tell.
func isASCIIOf(ascii, domain string) bool {
	if ToASCII == nil {
		return true
	}
	again, ok := ToASCII(domain)
	return ok && again == ascii
}
