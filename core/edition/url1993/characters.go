package url1993

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// xalpha are the characters of the rule xalpha, without escape (URL draft 1993, BNF syntax).
const xalpha = octets.Upper + octets.Lower + octets.Digits + safe + extra

const (
	safe  = "$-_@.&"
	extra = "!*\"'():;, "
)

// classes are the characters of URL draft 1993, BNF syntax, and those that occur in none of its rules.
// "delimiters" is our word for characters that its rules use but none of its classes contains. "=" and the
// grave accent don't occur in it.
var classes = []edition.Class{
	{Name: "escape", Section: bnf, Octets: "%"},
	{Name: "alpha", Section: bnf, Octets: octets.Upper + octets.Lower},
	{Name: "digit", Section: bnf, Octets: octets.Digits},
	{Name: "safe", Section: bnf, Octets: safe},
	{Name: "extra", Section: bnf, Octets: extra},
	{Name: "variant", Section: bnf, Octets: `{}|[]\^~`, Excluded: true},
	{Name: "punctuation", Section: bnf, Octets: "<>", Excluded: true},
	{Name: "delimiters", Section: bnf, Octets: "/?#+"},
	{Name: "prohibited", Section: "URL draft 1993, Encoding prohibited characters", Octets: "=`%" + octets.Control + octets.Others, Excluded: true},
}

const bnf = "URL draft 1993, BNF syntax"
