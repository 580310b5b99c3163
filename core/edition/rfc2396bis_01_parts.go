package edition

import (
	"strings"

	"uriscope/core/uri"
)

// rfc2396bis01Split is the regular expression of draft-fielding-uri-rfc2396bis-01,
// Appendix B, and what section 3 says of the components.
func rfc2396bis01Split(text string) []Part {
	return rfc2396bis01Parts(text, spans(uri.Split(text)))
}

// rfc2396bis01Names are the names of the components.
var rfc2396bis01Names = []Part{
	{Name: "scheme", Role: Scheme},
	{Name: "authority", Role: Authority},
	{Name: "userinfo", Role: Userinfo, Inner: true},
	{Name: "host", Role: Host, Inner: true},
	{Name: "port", Role: Port, Inner: true},
	{Name: "path", Role: Path},
	{Name: "query", Role: Query},
	{Name: "fragment", Role: Fragment},
}

// rfc2396bis01Parts lists the components of a text by
// draft-fielding-uri-rfc2396bis-01, section 3, whose outer ones stand at the given
// places. An authority has parts of its own only where it is a server.
func rfc2396bis01Parts(text string, at [5]Span) []Part {
	userinfo, host, port := Absent, Absent, Absent
	authority, kind := "", ""
	if a := at[1]; a != Absent {
		var address uri.HostKind
		userinfo, host, port, address = splitAuthority(text, a)
		kind = rfc2396bis01HostKind(text[host.Start:host.End], address)
		switch {
		case a.Start == a.End:
			authority, host = "server", Absent // "[ … hostport ]": the whole of it may be left out
		case kind != "" && isNaming(within(text, userinfo), "") && strings.Trim(within(text, port), digits) == "":
			authority = "server"
		default:
			if isNaming(within(text, a), "@") {
				authority = "reg-name"
			}
			userinfo, host, port, kind = Absent, Absent, Absent, ""
		}
	}
	parts := partsAt(rfc2396bis01Names, at[0], at[1], userinfo, host, port, at[2], at[3], at[4])
	setKind(parts, Authority, authority)
	setKind(parts, Host, kind)
	setKind(parts, Path, rfc2396bis01PathKind(within(text, at[2]), at[0] != Absent))
	return parts
}

// within returns the text of a component, "" where it is absent.
func within(text string, s Span) string {
	if s == Absent {
		return ""
	}
	return text[s.Start:s.End]
}

// rfc2396bis01PathKind tells the kinds of path apart by how they begin
// (draft-fielding-uri-rfc2396bis-01, sections 3 and 5).
func rfc2396bis01PathKind(path string, absolute bool) string {
	switch {
	case path == "":
		return ""
	case path[0] == '/':
		return "abs-path"
	case absolute:
		return "opaque-part"
	}
	return "rel-path"
}

// rfc2396bis01HostKind returns which alternative of <host> a text is
// (draft-fielding-uri-rfc2396bis-01, section 3.2.2), "" if none. It is what the
// grammar says, in a fraction of its time. Addresses are those of RFC 3986, by which
// the host is of the given kind.
func rfc2396bis01HostKind(host string, kind uri.HostKind) string {
	switch kind {
	case uri.IPv6:
		return "IPv6reference"
	case uri.IPv4:
		return "IPv4address"
	}
	// A "." at the end follows a toplabel, and that another label.
	rest, final := strings.CutSuffix(host, ".")
	labels, last := 0, ""
	for more := true; more; labels++ {
		last, rest, more = strings.Cut(rest, ".")
		if !isLabel(last) || len(last) > 63 {
			return ""
		}
	}
	if final && (labels == 1 || !isLetter(last[0])) {
		return ""
	}
	return "hostname"
}

// isNaming reports whether all of a text is of the characters of <userinfo>, or, with
// "@", of <reg-name> (draft-fielding-uri-rfc2396bis-01, sections 3.2.1 and 3.2.2).
func isNaming(text, more string) bool {
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case isLetter(c), isDigit(c), strings.IndexByte("-_.!~*'();:&=+$,", c) >= 0, strings.IndexByte(more, c) >= 0:
		case c == '%' && isEncoding(text[i:]):
			i += len("20")
		default:
			return false
		}
	}
	return true
}

// rfc2396bis01Hold is draft-fielding-uri-rfc2396bis-01, section 4: the fragment of a
// reference is no part of the URI.
func rfc2396bis01Hold(use Use, text string) (production string, length int) {
	if use == AsReference {
		return "URI-reference", len(text)
	}
	return "absolute-URI", len(withoutFragment(text))
}
