package rfc1738

import "uriscope/core/edition/internal/client"

// telnet is what a client does for a telnet URL: RFC 1738, section 3.8.
var telnet = client.Scheme{
	Name: "telnet", Section: "RFC 1738, section 3.8", Production: "telneturl",
	Registers: beginRegisters + loginRegisters + `
user: user of URL
password: password of URL
hostport
advice
`,
	Lines: beginLines + commonLines + client.LoginLines + `
# parts: RFC 1738, section 3.8
no-port? if port is undefined or empty
	default-port: port ← "23"
# decode: RFC 1738, section 2.2
decode-login*: decode user, password, except CR and LF
# dialogue: RFC 1738, section 3.8
connect: connection ← host + ":" + port
named? if user is defined
	advise-user*: advice ← "user " + user
	has-password? if password is defined
		advise-password*: advice ← advice + ", password " + password
session: the session is the user's from here on: done
`,
	Components: components,
}
