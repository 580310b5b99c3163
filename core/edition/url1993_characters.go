package edition

// xalpha1993 are the characters of xalpha that stand for themselves (URL draft 1993,
// BNF syntax).
const xalpha1993 = upperCase + lowerCase + digits + safe1993 + extra1993

const (
	safe1993  = "$-_@.&"
	extra1993 = "!*\"'():;, "
)

// url1993Classes are the characters of URL draft 1993, BNF syntax, and those that it
// has no place for. "delimiters" is our word for the characters that its rules use
// and none of its classes has; it has none for them. "=" and the grave accent stand
// nowhere in it.
var url1993Classes = []Class{
	{Name: "escape", Section: bnf93, Octets: "%"},
	{Name: "alpha", Section: bnf93, Octets: upperCase + lowerCase},
	{Name: "digit", Section: bnf93, Octets: digits},
	{Name: "safe", Section: bnf93, Octets: safe1993},
	{Name: "extra", Section: bnf93, Octets: extra1993},
	{Name: "variant", Section: bnf93, Octets: `{}|[]\^~`, Excluded: true},
	{Name: "punctuation", Section: bnf93, Octets: "<>", Excluded: true},
	{Name: "delimiters", Section: bnf93, Octets: "/?#+"},
	{Name: "prohibited", Section: "URL draft 1993, Encoding prohibited characters", Octets: "=`%" + control + others, Excluded: true},
}

const bnf93 = "URL draft 1993, BNF syntax"
