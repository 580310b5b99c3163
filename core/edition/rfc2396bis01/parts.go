package rfc2396bis01

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/hosts"
	"uriscope/core/edition/internal/octets"
	"uriscope/core/uri"
)

// split is the regular expression of draft-fielding-uri-rfc2396bis-01,
// Appendix B, and what section 3 says of the components.
func split(text string) []edition.Part {
	return parts(text, components.Spans(uri.Split(text)))
}

// names are the components, an outer one before its inner ones.
var names = []edition.Part{
	{Name: "scheme", Role: edition.Scheme},
	{Name: "authority", Role: edition.Authority},
	{Name: "userinfo", Role: edition.Userinfo, Inner: true},
	{Name: "host", Role: edition.Host, Inner: true},
	{Name: "port", Role: edition.Port, Inner: true},
	{Name: "path", Role: edition.Path},
	{Name: "query", Role: edition.Query},
	{Name: "fragment", Role: edition.Fragment},
}

// parts lists the components of a text by
// draft-fielding-uri-rfc2396bis-01, section 3, whose outer ones stand at the given
// places. An authority has parts of its own only where it is a server.
func parts(text string, at [5]edition.Span) []edition.Part {
	userinfo, host, port := edition.Absent, edition.Absent, edition.Absent
	authority, kind := "", ""
	if a := at[1]; a != edition.Absent {
		var address uri.HostKind
		userinfo, host, port, address = cut.Authority(text, a)
		kind = hostKind(text[host.Start:host.End], address)
		switch {
		case a.Start == a.End:
			authority, host = "server", edition.Absent // "[ … hostport ]": the whole of it may be left out
		case kind != "" && isNaming(userinfo.Of(text), "") && octets.Are(port.Of(text), octets.Digits):
			authority = "server"
		default:
			if isNaming(a.Of(text), "@") {
				authority = "reg-name"
			}
			userinfo, host, port, kind = edition.Absent, edition.Absent, edition.Absent, ""
		}
	}
	parts := edition.PartsAt(names, at[0], at[1], userinfo, host, port, at[2], at[3], at[4])
	edition.SetKind(parts, edition.Authority, authority)
	edition.SetKind(parts, edition.Host, kind)
	edition.SetKind(parts, edition.Path, pathKind(at[2].Of(text), at[0] != edition.Absent))
	return parts
}

// pathKind tells the kinds of path apart by how they begin
// (draft-fielding-uri-rfc2396bis-01, sections 3 and 5).
func pathKind(path string, absolute bool) string {
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

// hostKind returns which alternative of <host> a text is
// (draft-fielding-uri-rfc2396bis-01, section 3.2.2), "" if none. It is what the
// grammar says, in a fraction of its time. Addresses are those of RFC 3986, by which
// the host is of the given kind.
func hostKind(host string, kind uri.HostKind) string {
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
		if !hosts.IsLabel(last) || len(last) > 63 {
			return ""
		}
	}
	if final && (labels == 1 || !octets.IsLetter(last[0])) {
		return ""
	}
	return "hostname"
}

// isNaming reports whether all of a text is of the characters of <userinfo>, or, with
// "@", of <reg-name> (draft-fielding-uri-rfc2396bis-01, sections 3.2.1 and 3.2.2).
func isNaming(text, more string) bool {
	for i := 0; i < len(text); i++ {
		switch c := text[i]; {
		case octets.IsLetter(c), octets.IsDigit(c), strings.IndexByte("-_.!~*'();:&=+$,", c) >= 0, strings.IndexByte(more, c) >= 0:
		case c == '%' && octets.BeginEncoding(text[i:]):
			i += len("20")
		default:
			return false
		}
	}
	return true
}

// productionFor is draft-fielding-uri-rfc2396bis-01, section 4: a fragment belongs to the
// reference, but not to the URI.
func productionFor(use edition.Use, text string) (production string, length int) {
	if use == edition.AsReference {
		return "URI-reference", len(text)
	}
	return "absolute-URI", len(cut.BeforeFragment(text))
}
