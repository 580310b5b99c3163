package rfc2396bis01

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/hosts"
	"uriscope/core/internal/octets"
)

// split splits a text by the regular expression of draft-fielding-uri-rfc2396bis-01,
// Appendix B, and its components by draft-fielding-uri-rfc2396bis-01, section 3.
func split(text string) []edition.Part {
	return parts(text, components.Spans(uri.Split(text)))
}

// names are the names of the components. Inner components follow the one that they are part
// of.
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

// parts returns the components of a text by draft-fielding-uri-rfc2396bis-01, section 3. The
// spans of the outer ones are given. Only an authority that is a server has inner ones.
func parts(text string, at [5]edition.Span) []edition.Part {
	a := hosts.SplitAuthority(text, at[1], "reg-name", hostKind)
	parts := edition.PartsAt(names, at[0], at[1], a.Userinfo, a.Host, a.Port, at[2], at[3], at[4])
	edition.SetKind(parts, edition.Authority, a.Kind)
	edition.SetKind(parts, edition.Host, a.HostKind)
	edition.SetKind(parts, edition.Path, pathKind(at[2].Of(text), at[0] != edition.Absent))
	return parts
}

// pathKind returns the kind of a path, which depends on how it begins
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

// hostKind returns which alternative of <host> a text matches
// (draft-fielding-uri-rfc2396bis-01, section 3.2.2), "" if none. The grammar gives the same
// answer, but takes many times as long. Addresses have the syntax of RFC 3986, by which the
// host is of the given kind.
func hostKind(host string, kind uri.HostKind) string {
	switch kind {
	case uri.IPv6:
		return "IPv6reference"
	case uri.IPv4:
		return "IPv4address"
	}
	// A final "." must follow a toplabel, and that must follow another label.
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

// productionFor follows draft-fielding-uri-rfc2396bis-01, section 4: a reference may have a
// fragment, a URI has none.
var productionFor = components.For("URI-reference", "absolute-URI")
