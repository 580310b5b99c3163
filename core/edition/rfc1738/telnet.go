package rfc1738

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

const telnetPort = "23"

// telnet is RFC 1738, section 3.8.
var telnet = edition.URLScheme{
	Name: "telnet", Section: "RFC 1738, section 3.8", Production: "telneturl", Port: telnetPort,
	Listing: telnetListing, Split: splitTelnet, Run: runTelnet,
}

const rAdvice = rOwnOfUser

var telnetListing = trace.NewListing(trace.Registers(userRegisters+`
advice
`), trace.Lines(beginLines+commonLines+userLines+portLines("3.8", telnetPort)+decodeUserLines+connectLines("3.8")+`
named[user]? if user is defined
	advise-user*: advice ← "user " + user
	has-password[password]? if password is defined
		advise-password*: advice ← advice + ", password " + password
`))

func splitTelnet(text string) []edition.Part {
	return own(text, false, func(edition.Span) []edition.Part { return nil })
}

func runTelnet(text string, t *trace.Trace) {
	u := begin(text, t)
	if !u.common() || !u.splitUser() {
		return
	}
	u.defaultPort(telnetPort)
	u.decode("decode-login", held{rUser, u.user}, held{rPassword, u.password})
	u.connect("connect")
	if t.Ask("named", u.user != edition.Absent) {
		t.Do("advise-user")
		t.Set(rAdvice, trace.Text("user "), u.Whole(rUser))
		if t.Ask("has-password", u.password != edition.Absent) {
			t.Do("advise-password")
			t.Append(rAdvice, trace.Text(", password "), u.Whole(rPassword))
		}
	}
}
