package rfc1738

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// classes are the characters of RFC 1738. The rules of RFC 1738, section 5 are finer than the prose of RFC
// 1738, section 2.2, which calls national and punctuation unsafe, and also the space, which is in no rule.
var classes = []edition.Class{
	{Name: "escape", Section: "RFC 1738, section 2.2", Octets: "%"},
	{Name: "lowalpha", Section: section5, Octets: octets.Lower},
	{Name: "hialpha", Section: section5, Octets: octets.Upper},
	{Name: "digit", Section: section5, Octets: octets.Digits},
	{Name: "safe", Section: section5, Octets: "$-_.+"},
	{Name: "extra", Section: section5, Octets: "!*'(),"},
	{Name: "reserved", Section: "RFC 1738, section 2.2", Octets: ";/?:@&="},
	{Name: "national", Section: section5, Octets: "{}|\\^~[]`", Excluded: true},
	{Name: "punctuation", Section: section5, Octets: "<>#%\"", Excluded: true},
	{Name: "unsafe", Section: "RFC 1738, section 2.2", Octets: " ", Excluded: true},
	{Name: "no corresponding graphic US-ASCII", Section: "RFC 1738, section 2.2", Octets: octets.Control + octets.Others, Excluded: true},
}

const section5 = "RFC 1738, section 5"

// unreserved are the octets that are allowed unencoded anywhere in a URL, under RFC 1738, section 2.2.
const unreserved = octets.Upper + octets.Lower + octets.Digits + "$-_.+!*'(),"
