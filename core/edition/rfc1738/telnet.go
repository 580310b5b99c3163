package rfc1738

// telnet is RFC 1738, section 3.8.
var telnet = scheme{
	name: "telnet", section: "3.8", port: "23",
	registers: `
URL
scheme-specific-part: scheme-specific-part of URL
fragment identifier: fragment identifier of URL
login: login of URL
url-path: url-path of URL
host: host of URL
port: port of URL
connection
user: user of URL
password: password of URL
hostport
advice
`,
	lines: `
# parts: RFC 1738, section 2.1
split-scheme: scheme-specific-part ← URL after its first ":"
# parts: RFC 1738, section 2.2
split-fragment: scheme-specific-part, fragment identifier ← scheme-specific-part, at its first "#"
# parts: RFC 1738, section 3.1
not-common[scheme-specific-part]? if scheme-specific-part does not begin with "//"
	no-login: there is no result: the URLs of this scheme have "//" and a host
split-login: login, url-path ← scheme-specific-part after its first "//", at the first "/"
has-user[login]? if "@" is in login
	split-user: user, hostport ← login, at its last "@"
	split-password: user, password ← user, at its first ":"
no-user| else
	only-host: hostport ← login
split-port: host, port ← hostport, at its last ":"
no-host[host]? if host is empty
	nowhere: there is no result: there is no host to connect to
# parts: RFC 1738, section 3.8
no-port[port]? if port is undefined or empty
	default-port: port ← "23"
# decode: RFC 1738, section 2.2
decode-login*: decode user, password, but for CR and LF
# dialogue: RFC 1738, section 3.8
connect: connection ← host + ":" + port
named[user]? if user is defined
	advise-user*: advice ← "user " + user
	has-password[password]? if password is defined
		advise-password*: advice ← advice + ", password " + password
session: the session is the user's from here on: done
`,
}
