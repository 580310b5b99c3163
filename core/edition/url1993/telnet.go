package url1993

// telnet is URL draft 1993, Telnet, rlogin, tn3270.
var telnet = scheme{
	name: "telnet", section: interactive, production: "telnetaddress",
	parts:     "user: userinfo, host: host, port: port, fragmentid: fragment",
	registers: beginRegisters + hostRegisters,
	lines: beginLines + hostLines + `
# decode: URL draft 1993, Encoding prohibited characters
telnet-decode*: decode user
` + connectLines + `
telnet-if-user[user]? if user is defined
	telnet-user*: send user + CR LF
# dialogue: URL draft 1993, Telnet, rlogin, tn3270
telnet-session: the session is the user's from here on: done
`,
}
