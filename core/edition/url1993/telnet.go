package url1993

// telnet is URL draft 1993, Telnet, rlogin, tn3270.
var telnet = scheme{
	name: "telnet", section: interactive, production: "telnetaddress",
	parts: "user: userinfo, host: host, port: port, fragmentid: fragment",
	registers: `
URL
locator
fragmentid: fragmentid of URL
connection
sent[>]
path: path of URL
host part
rest
user: user of URL
host: host of URL
port: port of URL
`,
	lines: `
# parts: URL draft 1993, Fragment-id
split-fragmentid*: locator, fragmentid ← URL, at its first "#"
# parts: URL draft 1993, Internet protocol parts
double-slash[locator]? if locator after its first ":" begins with "//"
	host-part*: host part, rest ← locator after its first "//", up to its first "/" or "?"
no-double-slash| else
	no-host-part: there is no host part, and so nobody to ask: done
if-user[host part]? if "@" is in host part
	split-user*: user, host ← host part, at its last "@"
no-user| else
	only-host: host ← host part
split-port: host, port ← host, at its last ":"
# decode: URL draft 1993, Encoding prohibited characters
telnet-decode*: decode user
# dialogue: URL draft 1993, Internet protocol parts
no-host[host]? if host is empty
	nowhere: there is nobody to connect to: done
no-port[port]? if port is undefined or empty
	connect*: connection ← host
if-port| else
	connect-port: connection ← host + ":" + port
telnet-if-user[user]? if user is defined
	telnet-user*: send user + CR LF
# dialogue: URL draft 1993, Telnet, rlogin, tn3270
telnet-session: the session is the user's from here on: done
`,
}
