package rfc2396bis01

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/hosts"
	"uriscope/core/internal/octets"
)

// split splits a text by the regular expression of draft-fielding-uri-rfc2396bis-01, Appendix B, and its
// components by draft-fielding-uri-rfc2396bis-01, section 3.
func split(text string) []edition.Part {
	return parts(text, components.Spans(uri.Split(text)))
}

var rules = hosts.Rules{Registry: "reg-name", AbsolutePath: "abs-path", Opaque: "opaque-part", RelativePath: "rel-path"}

// parts returns the components of a text by draft-fielding-uri-rfc2396bis-01, section 3. The
// spans of the outer ones are given.
func parts(text string, at [5]edition.Span) []edition.Part {
	return hosts.Parts(text, at, &rules, hostKind)
}

// hostKind returns which alternative of <host> a text matches (draft-fielding-uri-rfc2396bis-01, section
// 3.2.2), or "". The grammar gives the same result, but is many times slower. Addresses have the syntax of RFC
// 3986, in which the host has the given kind.
func hostKind(host string, kind uri.HostKind) string {
	switch kind {
	case uri.IPv6:
		return "IPv6reference"
	case uri.IPv4:
		return "IPv4address"
	}
	// A final "." must follow a toplabel, and that must follow another label.
	rest, final := strings.CutSuffix(host, ".")
	labels, _, last := hosts.Labels(rest, 63)
	if labels == 0 || final && (labels == 1 || !octets.IsLetter(last[0])) {
		return ""
	}
	return "hostname"
}

// productionFor follows draft-fielding-uri-rfc2396bis-01, section 4: a reference can have a fragment, a URI
// can't.
var productionFor = components.For("URI-reference", "absolute-URI")
