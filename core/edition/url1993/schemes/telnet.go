package schemes

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

var telnetListing = newListing(hostRegisters, hostLines+`
# decode: URL draft 1993, Encoding prohibited characters
telnet-decode*: decode user
`+connectLines+`
# dialogue: URL draft 1993, Internet protocol parts
telnet-if-user[user]? if user is defined
	telnet-user*: send user + CR LF
# dialogue: URL draft 1993, Telnet, rlogin, tn3270
telnet-session: the session is the user's from here on: done
`)

var telnetNames = []edition.Part{
	{Name: "scheme", Role: edition.Scheme}, {Name: "user", Role: edition.Userinfo}, {Name: "host", Role: edition.Host},
	{Name: "port", Role: edition.Port}, {Name: "fragmentid", Role: edition.Fragment},
}

func telnetParts(text string) []edition.Part {
	u := begin(text, nil)
	u.internet()
	return u.parts(telnetNames, rUser, rHost, rPort, rFragmentid)
}

// runTelnet is URL draft 1993, Telnet, rlogin, tn3270.
func runTelnet(text string, t *trace.Trace) {
	u := begin(text, t)
	if !u.internet() {
		return
	}
	u.decode("telnet-decode", rUser)
	if !u.connect() {
		return
	}
	if t.Ask("telnet-if-user", u.is(rUser)) {
		u.send("telnet-user", u.Whole(rUser), crlf)
	}
	t.Do("telnet-session")
}
