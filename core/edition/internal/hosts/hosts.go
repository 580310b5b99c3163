// Package hosts recognizes the kinds of host that several documents have in common.
package hosts

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// Kind returns which of the rules hostnumber and hostname a host matches, or "". The
// documents of 1993 and 1994 have these rules, each with its own hostname.
func Kind(text string, host edition.Span, isHostname func(string) bool) string {
	switch {
	case host == edition.Absent:
		return ""
	case isNumber(host.Of(text)):
		return "hostnumber"
	case isHostname(host.Of(text)):
		return "hostname"
	}
	return ""
}

// isNumber reports whether a host is four groups of digits (URL draft 1993, BNF
// syntax, and RFC 1738, section 5).
func isNumber(host string) bool {
	dots := 0
	for i := range len(host) {
		switch {
		case octets.IsDigit(host[i]):
		case host[i] != '.' || i == 0 || host[i-1] == '.':
			return false
		default:
			dots++
		}
	}
	return dots == 3 && host[len(host)-1] != '.'
}

// IsLabel reports whether a text is a domainlabel of draft-fielding-url-syntax-05,
// section 4.3.1 and draft-fielding-uri-rfc2396bis-01, section 3.2.2, whatever its
// length: letters and digits, and "-" between them.
func IsLabel(label string) bool {
	for i := range len(label) {
		if c := label[i]; !octets.IsLetter(c) && !octets.IsDigit(c) && (c != '-' || i == 0 || i == len(label)-1) {
			return false
		}
	}
	return label != ""
}
