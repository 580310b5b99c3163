package rfc1808

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// classes are the characters of RFC 1808, section 2.2. The excluded ones occur in no rule of a URL.
var classes = []edition.Class{
	{Name: "escape", Section: document + "2.2", Octets: "%"},
	{Name: "alpha", Section: document + "2.2", Octets: octets.Upper + octets.Lower},
	{Name: "digit", Section: document + "2.2", Octets: octets.Digits},
	{Name: "safe", Section: document + "2.2", Octets: "$-_.+"},
	{Name: "extra", Section: document + "2.2", Octets: "!*'(),"},
	{Name: "reserved", Section: document + "2.2", Octets: ";/?:@&="},
	{Name: "national", Section: document + "2.2", Octets: "{}|\\^~[]`", Excluded: true},
	{Name: "punctuation", Section: document + "2.2", Octets: "<>#%\"", Excluded: true},
}
