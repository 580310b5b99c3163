package rfc3986

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// classes holds the character classes from RFC 3986, section 2.
var classes = []edition.Class{
	{Name: "pct-encoded", Section: "RFC 3986, section 2.1", Octets: "%"},
	{Name: "gen-delims", Section: "RFC 3986, section 2.2", Octets: ":/?#[]@"},
	{Name: "sub-delims", Section: "RFC 3986, section 2.2", Octets: "!$&'()*+,;="},
	{Name: "ALPHA", Section: "RFC 3986, section 2.3", Octets: octets.Upper + octets.Lower},
	{Name: "DIGIT", Section: "RFC 3986, section 2.3", Octets: octets.Digits},
	{Name: "unreserved", Section: "RFC 3986, section 2.3", Octets: "-._~"},
}

// unreserved are the octets of RFC 3986, section 2.3.
const unreserved = octets.Upper + octets.Lower + octets.Digits + "-._~"
