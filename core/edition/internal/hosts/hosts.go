// Package hosts recognizes kinds of host that several specs share.
package hosts

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/internal/octets"
)

// Kind returns which of the rules hostnumber and hostname a host matches, or "". The specs of 1993 and 1994
// have these rules, each with its own hostname.
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

// Labels parses a name of labels separated by dots, each no longer than a limit. It returns the number of
// labels, whether they are all numbers, and the last one; 0 if it isn't such a name. These are the domainlabels
// of draft-fielding-url-syntax-05, section 4.3.1, RFC 2396, section 3.2.2, and
// draft-fielding-uri-rfc2396bis-01, section 3.2.2.
func Labels(host string, longest int) (n int, numbers bool, last string) {
	numbers = true
	for more := true; more; n++ {
		last, host, more = strings.Cut(host, ".")
		if !isLabel(last) || len(last) > longest {
			return 0, false, ""
		}
		numbers = numbers && octets.Are(last, octets.Digits)
	}
	return n, numbers, last
}

// isLabel reports whether a text is letters and digits, and "-" between them.
func isLabel(label string) bool {
	for i := range len(label) {
		if c := label[i]; !octets.IsLetter(c) && !octets.IsDigit(c) && (c != '-' || i == 0 || i == len(label)-1) {
			return false
		}
	}
	return label != ""
}

// naming are the characters of userinfo, without escapes.
const naming = octets.Upper + octets.Lower + octets.Digits + "-_.!~*'();:&=+$,"

// Rules are the names of the rules that the kinds of components are, in RFC 2396, section 3, and in
// draft-fielding-uri-rfc2396bis-01, section 3.
type Rules struct{ Registry, AbsolutePath, Opaque, RelativePath string }

// Parts returns the components of a text by one of the two specs, given the spans of the outer ones. Only an
// authority that is a server has inner components, not a registry-based name. kindOf returns the rule that a
// host matches.
func Parts(text string, at [5]edition.Span, rules *Rules, kindOf func(host string, address uri.HostKind) string) []edition.Part {
	userinfo, host, port := edition.Absent, edition.Absent, edition.Absent
	kind, hostKind := "", ""
	if authority := at[1]; authority != edition.Absent {
		var address uri.HostKind
		userinfo, host, port, address = cut.Authority(text, authority)
		hostKind = kindOf(host.Of(text), address)
		switch {
		case authority.Start == authority.End: // "[ … hostport ]": all of it is optional
			kind, host = "server", edition.Absent
		case hostKind != "" && octets.AreOrEncoded(userinfo.Of(text), naming) && octets.Are(port.Of(text), octets.Digits):
			kind = "server"
		default:
			userinfo, host, port = edition.Absent, edition.Absent, edition.Absent
			if octets.AreOrEncoded(authority.Of(text), naming+"@") {
				kind = rules.Registry
			}
		}
	}
	parts := edition.PartsAt(components.Names, at[0], at[1], userinfo, host, port, at[2], at[3], at[4])
	edition.SetKind(parts, edition.Authority, kind)
	edition.SetKind(parts, edition.Host, hostKind)
	switch path := at[2].Of(text); {
	case path == "":
	case path[0] == '/':
		edition.SetKind(parts, edition.Path, rules.AbsolutePath)
	case at[0] != edition.Absent:
		edition.SetKind(parts, edition.Path, rules.Opaque)
	default:
		edition.SetKind(parts, edition.Path, rules.RelativePath)
	}
	return parts
}
