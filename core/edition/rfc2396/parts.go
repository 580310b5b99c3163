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

// split splits a text by the regular expression of RFC 2396, Appendix B, and its components under RFC 2396,
// section 3.
func split(text string) []edition.Part {
	return parts(text, components.Spans(uri.Split(text)), hostKind)
}

// splitAmended does the same with the hosts of RFC 2732.
func splitAmended(text string) []edition.Part {
	return parts(text, components.Spans(uri.Split(text)), amendedKind)
}

var rules = hosts.Rules{Registry: "reg_name", AbsolutePath: "abs_path", Opaque: "opaque_part", RelativePath: "rel_path"}

// parts returns the components of a text under RFC 2396, section 3. The spans of the outer ones are
// given; kindOf returns the kind of a host. The parameters of the path come before the query.
func parts(text string, at [5]edition.Span, kindOf func(host string) string) []edition.Part {
	parts := hosts.Parts(text, at, &rules, func(host string, _ uri.HostKind) string { return kindOf(host) })
	before := len(parts) - 2 // query and fragment
	return append(cut.AppendParams(parts[:before:before], text, at[2]), parts[before:]...)
}

// hostKind returns which alternative of <host> a text matches (RFC 2396, section 3.2.2), or "". The grammar
// gives the same result, but is many times slower.
func hostKind(host string) string {
	host, final := strings.CutSuffix(host, ".")
	labels, numbers, last := hosts.Labels(host, len(host))
	switch {
	case labels == 0:
		return ""
	case octets.IsLetter(last[0]):
		return "hostname"
	case numbers && labels == 4 && !final:
		return "IPv4address"
	}
	return ""
}

// productionFor follows RFC 2396, section 4: a reference can have a fragment, a URI can't.
var productionFor = components.For("URI-reference", "absoluteURI")
