package rfc2396

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/hosts"
	"uriscope/core/internal/octets"
)

// split splits a text by the regular expression of RFC 2396, Appendix B, and its components by
// RFC 2396, section 3.
func split(text string) []edition.Part {
	return parts(text, components.Spans(uri.Split(text)), hostKind)
}

// splitAmended does the same with the hosts of RFC 2732.
func splitAmended(text string) []edition.Part {
	return parts(text, components.Spans(uri.Split(text)), amendedKind)
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
	{Name: "query", Role: edition.Query}, // the parameters of the path come before it
	{Name: "fragment", Role: edition.Fragment},
}

// parts returns the components of a text by RFC 2396, section 3. The spans of the outer ones are
// given. Only an authority that is a server has inner ones; kindOf returns the kind of its host.
func parts(text string, at [5]edition.Span, kindOf func(host string) string) []edition.Part {
	a := hosts.SplitAuthority(text, at[1], "reg_name", func(host string, _ uri.HostKind) string { return kindOf(host) })
	parts := edition.PartsAt(names, at[0], at[1], a.Userinfo, a.Host, a.Port, at[2], at[3], at[4])
	edition.SetKind(parts, edition.Authority, a.Kind)
	edition.SetKind(parts, edition.Host, a.HostKind)
	edition.SetKind(parts, edition.Path, pathKind(at[2].Of(text), at[0] != edition.Absent))
	before := len(parts) - 2 // query and fragment
	return append(cut.AppendParams(parts[:before:before], text, at[2]), parts[before:]...)
}

// pathKind returns the kind of a path, which depends on how it begins (RFC 2396, sections 3 and 5).
func pathKind(path string, absolute bool) string {
	switch {
	case path == "":
		return ""
	case path[0] == '/':
		return "abs_path"
	case absolute:
		return "opaque_part"
	}
	return "rel_path"
}

// hostKind returns which alternative of <host> a text matches (RFC 2396, section 3.2.2), "" if
// none. The grammar gives the same answer, but takes many times as long.
func hostKind(host string) string {
	host, final := strings.CutSuffix(host, ".")
	labels, numbers, last := 0, true, ""
	for more := true; more; labels++ {
		last, host, more = strings.Cut(host, ".")
		if !hosts.IsLabel(last) {
			return ""
		}
		numbers = numbers && octets.Are(last, octets.Digits)
	}
	switch {
	case octets.IsLetter(last[0]):
		return "hostname"
	case numbers && labels == 4 && !final:
		return "IPv4address"
	}
	return ""
}

// productionFor follows RFC 2396, section 4: a reference may have a
// fragment, a URI has none.
var productionFor = components.For("URI-reference", "absoluteURI")
