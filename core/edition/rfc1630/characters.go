package rfc1630

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// xalpha are the characters of the rule xalpha, without escape.
const xalpha = octets.Upper + octets.Lower + octets.Digits + safe + extra

const (
	safe  = "$-_@.&+"
	extra = "!*\"'(),"
)

const (
	generic  = document + "BNF of Generic URI Syntax"
	specific = document + "BNF for specific URL schemes"
)

// classes are the characters of RFC 1630, BNF of Generic URI Syntax, and those that occur in none of its rules.
// "+" is a safe character in RFC 1630, BNF for specific URL schemes. A space is reserved in the BNF but unsafe
// in the prose; we follow the prose.
var classes = []edition.Class{
	{Name: "escape", Section: generic, Octets: "%"},
	{Name: "alpha", Section: generic, Octets: octets.Upper + octets.Lower},
	{Name: "digit", Section: generic, Octets: octets.Digits},
	{Name: "safe", Section: generic, Octets: safe},
	{Name: "extra", Section: generic, Octets: extra},
	{Name: "reserved", Section: generic, Octets: "=;/#?:"},
	{Name: "national", Section: generic, Octets: `{}|[]\^~`, Excluded: true},
	{Name: "punctuation", Section: generic, Octets: "<>", Excluded: true},
	{Name: "unsafe", Section: document + "Unsafe characters", Octets: " `%" + octets.Control + octets.Others, Excluded: true},
}
