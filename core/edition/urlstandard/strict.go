package urlstandard

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/host"
	"uriscope/core/internal/octets"
	"uriscope/core/punycode"
)

const (
	longestDomain = 253
	longestLabel  = 63
)

// percentSigns are the characters that Unicode ToASCII maps to "%". A domain must not contain "%", but Chromium
// decodes it.
const percentSigns = "\uFF05\uFE6A"

// Checked wraps a domain-to-ASCII function that can be too lenient, as in Node and some browsers. It also fails
// if mapping gives the domain a "%", if a Punycode label isn't the ASCII form of what it decodes to, or if the
// domain breaks the Bidi rule.
func Checked(toASCII func(string) (string, bool), obeysBidiRule func(string) bool) func(string) (string, bool) {
	return func(domain string) (ascii string, ok bool) {
		if ascii, ok = toASCII(domain); !ok || strings.ContainsAny(domain, percentSigns) {
			return "", false
		}
		unicode, all := punycode.Unicode(ascii)
		if unicode == ascii {
			return ascii, all
		}
		for label := range strings.SplitSeq(ascii, ".") {
			if !punycode.IsPrefixed(label) {
				continue
			}
			decoded, _ := punycode.Unicode(label)
			again, ok := toASCII(decoded)
			all = all && ok && again == label && !octets.IsASCII(decoded)
		}
		if !all || !obeysBidiRule(unicode) {
			return "", false
		}
		return ascii, true
	}
}

// domainToASCII converts a domain beyond ASCII to ASCII. Without the host's tables, it always fails.
func domainToASCII(domain string) (ascii string, ok bool) {
	toASCII := host.Current().ToASCII
	if toASCII == nil {
		return "", false
	}
	return toASCII(domain)
}

// strictFault returns the position in a domain of something that Unicode ToASCII rejects with the strict
// parameters of URL Standard, 3.3: CheckHyphens, CheckBidi, CheckJoiners, UseSTD3ASCIIRules, and
// VerifyDnsLength. It returns -1 if nothing is rejected. ascii is the ASCII domain by the other parameters, if
// ok.
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
		return 0 // each label can be valid alone, but the Bidi rule can reject the combination
	}
	return -1
}

// isDot reports whether a character ends a label (UTS 46, section 4).
func isDot(c rune) bool { return c == '.' || c == '。' || c == '．' || c == '｡' }

// labelFault is [strictFault] for a single label.
func labelFault(label string) int {
	if label == "" {
		return 0
	}
	if !octets.IsASCII(label) {
		return mappedFault(label)
	}
	if at := writtenFault(label); at >= 0 {
		return at
	}
	if len(label) > longestLabel {
		return longestLabel
	}
	if punycode.IsPrefixed(label) {
		unicode, ok := punycode.Decode(label[len(punycode.Prefix):])
		if !ok || octets.IsASCII(unicode) || hyphenFault(unicode) >= 0 || !isASCIIOf(strings.ToLower(label), unicode) {
			return 0
		}
	}
	return -1
}

// writtenFault returns the position in a label of an ASCII character that UseSTD3ASCIIRules or CheckHyphens
// rejects, or -1.
func writtenFault(label string) int {
	for i := range len(label) {
		if c := label[i]; c < utf8.RuneSelf && !octets.IsLetter(c) && !octets.IsDigit(c) && c != '-' {
			return i
		}
	}
	if punycode.IsPrefixed(label) {
		return -1
	}
	return hyphenFault(label)
}

// mappedFault is labelFault for a label beyond ASCII. It checks the mapped label: for example, "=" and a
// combining mark become one character. The position is the first ASCII character that can be the reason, or
// else the first non-ASCII character.
func mappedFault(label string) int {
	toASCII := host.Current().ToASCII
	if toASCII == nil {
		return writtenFault(label)
	}
	ascii, ok := toASCII(label)
	for one := range strings.SplitSeq(ascii, ".") { // some characters map to several with dots
		ok = ok && labelFault(one) < 0
	}
	if ok {
		return -1
	}
	if at := writtenFault(label); at >= 0 {
		return at
	}
	return strings.IndexFunc(label, func(c rune) bool { return c >= utf8.RuneSelf })
}

// hyphenFault returns the position in a label of a hyphen that CheckHyphens rejects, or -1.
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

// isASCIIOf reports whether ascii is what Unicode ToASCII makes of domain, as far as the host can tell.
func isASCIIOf(ascii, domain string) bool {
	toASCII := host.Current().ToASCII
	if toASCII == nil {
		return true
	}
	again, ok := toASCII(domain)
	return ok && again == ascii
}
