// Package hosts recognizes the kinds of host that several documents have in common.
package hosts

import (
	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
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

// naming are the characters of userinfo, without escapes.
const naming = octets.Upper + octets.Lower + octets.Digits + "-_.!~*'();:&=+$,"

// An Authority is one that is a server, with its parts, or the name that a registry gave (RFC 2396,
// section 3.2, and draft-fielding-uri-rfc2396bis-01, section 3.2).
type Authority struct {
	Userinfo, Host, Port edition.Span
	Kind, HostKind       string // the rules that it and its host match
}

// SplitAuthority splits an authority. The document calls a name that a registry gave registry, and
// kindOf returns the rule that a host matches.
func SplitAuthority(text string, at edition.Span, registry string, kindOf func(host string, address uri.HostKind) string) Authority {
	none := Authority{Userinfo: edition.Absent, Host: edition.Absent, Port: edition.Absent}
	if at == edition.Absent {
		return none
	}
	var a Authority
	var address uri.HostKind
	a.Userinfo, a.Host, a.Port, address = cut.Authority(text, at)
	a.HostKind = kindOf(a.Host.Of(text), address)
	switch {
	case at.Start == at.End: // "[ … hostport ]": the whole of it may be left out
		a.Kind, a.Host = "server", edition.Absent
	case a.HostKind != "" && octets.AreOrEncoded(a.Userinfo.Of(text), naming) && octets.Are(a.Port.Of(text), octets.Digits):
		a.Kind = "server"
	default:
		a = none
		if octets.AreOrEncoded(at.Of(text), naming+"@") {
			a.Kind = registry
		}
	}
	return a
}
