package urlsyntax05

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// classes are the characters of draft-fielding-url-syntax-05, section 2.
var classes = []edition.Class{
	{Name: "escaped", Section: "draft-fielding-url-syntax-05, section 2.4.1", Octets: "%"},
	{Name: "reserved", Section: "draft-fielding-url-syntax-05, section 2.2", Octets: ";/?:@&=+"},
	{Name: "alpha", Section: common, Octets: octets.Upper + octets.Lower},
	{Name: "digit", Section: common, Octets: octets.Digits},
	{Name: "mark", Section: "draft-fielding-url-syntax-05, section 2.3", Octets: "$-_.!~*'(),"},
	{Name: "control", Section: "draft-fielding-url-syntax-05, section 2.4.3", Octets: octets.Control, Excluded: true},
	{Name: "space", Section: "draft-fielding-url-syntax-05, section 2.4.3", Octets: " ", Excluded: true},
	{Name: "delims", Section: "draft-fielding-url-syntax-05, section 2.4.3", Octets: "<>#%\"", Excluded: true},
	{Name: "unwise", Section: "draft-fielding-url-syntax-05, section 2.4.3", Octets: "{}|\\^[]`", Excluded: true},
}

// common is the second of the two sections that draft-fielding-url-syntax-05 numbers 1.4. The
// first one is about URLs on paper.
const common = "draft-fielding-url-syntax-05, section 1.4, Syntax Notation and Common Elements"

// unreserved are the octets of draft-fielding-url-syntax-05, section 2.3.
const unreserved = octets.Upper + octets.Lower + octets.Digits + "$-_.!~*'(),"
