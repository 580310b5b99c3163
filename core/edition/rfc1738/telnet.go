package rfc1738

import "uriscope/core/edition"

// telnet is RFC 1738, section 3.8.
var telnet = define("telnet", "3.8", "23", userRegisters+`
advice
`, beginLines+commonLines+userLines+portLines("3.8", "23")+decodeUserLines+connectLines("3.8")+`
named[user]? if user is defined
	advise-user*: advice ← "user " + user
	has-password[password]? if password is defined
		advise-password*: advice ← advice + ", password " + password
`, own("", func(string, edition.Span) []edition.Span { return nil }))
