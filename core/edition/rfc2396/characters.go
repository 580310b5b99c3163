package rfc2396

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// classes are the characters of RFC 2396, section 2.
var classes = []edition.Class{
	{Name: "escaped", Section: document + "2.4.1", Octets: "%"},
	{Name: "reserved", Section: document + "2.2", Octets: ";/?:@&=+$,"},
	{Name: "alpha", Section: document + "1.6", Octets: octets.Upper + octets.Lower},
	{Name: "digit", Section: document + "1.6", Octets: octets.Digits},
	{Name: "mark", Section: document + "2.3", Octets: "-_.!~*'()"},
	{Name: "control", Section: document + "2.4.3", Octets: octets.Control, Excluded: true},
	{Name: "space", Section: document + "2.4.3", Octets: " ", Excluded: true},
	{Name: "delims", Section: document + "2.4.3", Octets: "<>#%\"", Excluded: true},
	{Name: "unwise", Section: document + "2.4.3", Octets: "{}|\\^[]`", Excluded: true},
}

// unreserved are the octets of RFC 2396, section 2.3.
const unreserved = octets.Upper + octets.Lower + octets.Digits + "-_.!~*'()"
