package edition

// rfc1738Classes are the characters of RFC 1738. The rules of its section 5 name them
// more closely than the prose of section 2.2, which calls those of national and
// punctuation unsafe, and the space, which no rule has.
var rfc1738Classes = []Class{
	{Name: "escape", Section: "RFC 1738, section 2.2", Octets: "%"},
	{Name: "lowalpha", Section: section5of1738, Octets: lowerCase},
	{Name: "hialpha", Section: section5of1738, Octets: upperCase},
	{Name: "digit", Section: section5of1738, Octets: digits},
	{Name: "safe", Section: section5of1738, Octets: "$-_.+"},
	{Name: "extra", Section: section5of1738, Octets: "!*'(),"},
	{Name: "reserved", Section: "RFC 1738, section 2.2", Octets: ";/?:@&="},
	{Name: "national", Section: section5of1738, Octets: "{}|\\^~[]`", Excluded: true},
	{Name: "punctuation", Section: section5of1738, Octets: "<>#%\"", Excluded: true},
	{Name: "unsafe", Section: "RFC 1738, section 2.2", Octets: " ", Excluded: true},
	{Name: "no corresponding graphic US-ASCII", Section: "RFC 1738, section 2.2", Octets: control + others, Excluded: true},
}

const section5of1738 = "RFC 1738, section 5"
