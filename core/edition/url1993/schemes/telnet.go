package schemes

// telnetLines are URL draft 1993, Telnet, rlogin, tn3270.
const telnetLines = hostLines + `
# decode: URL draft 1993, Encoding prohibited characters
telnet-decode*: decode user
` + connectLines + `
# dialogue: URL draft 1993, Internet protocol parts
telnet-if-user[user]? if user is defined
	telnet-user*: send user + CR LF
# dialogue: URL draft 1993, Telnet, rlogin, tn3270
telnet-session: the session is the user's from here on: done
`
