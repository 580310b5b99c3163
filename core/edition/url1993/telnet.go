package url1993

import "uriscope/core/edition/internal/client"

// telnet is what a client does for a telnet URL: URL draft 1993, Telnet, rlogin, tn3270.
var telnet = client.Scheme{
	Name: "telnet", Section: interactive, Production: "telnetaddress",
	Own:       "user: userinfo, host: host, port: port, fragmentid: fragment",
	Registers: beginRegisters + hostRegisters,
	Lines: beginLines + hostLines + `
# decode: URL draft 1993, Encoding prohibited characters
telnet-decode*: decode user
` + connectLines + `
telnet-if-user? if user is defined
	telnet-user*: send user + CR LF
# dialogue: URL draft 1993, Telnet, rlogin, tn3270
telnet-session: the session is the user's from here on: done
`,
}
