package rfc1738

// http is RFC 1738, section 3.3.
var http = scheme{
	name: "http", section: "3.3", port: "80",
	registers: `
URL
scheme-specific-part: scheme-specific-part of URL
fragment identifier: fragment identifier of URL
login: login of URL
url-path: url-path of URL
host: host of URL
port: port of URL
connection
search: search of URL
request
sent[>]
`,
	lines: `
# parts: RFC 1738, section 2.1
split-scheme: scheme-specific-part ← URL after its first ":"
# parts: RFC 1738, section 2.2
split-fragment: scheme-specific-part, fragment identifier ← scheme-specific-part, at its first "#"
has-fragment[fragment identifier]? if fragment identifier is defined
	keep-fragment: the fragment identifier is not sent: keep it
# parts: RFC 1738, section 3.3
split-search*: scheme-specific-part, search ← scheme-specific-part, at its first "?"
# parts: RFC 1738, section 3.1
not-common[scheme-specific-part]? if scheme-specific-part does not begin with "//"
	no-login: there is no result: the URLs of this scheme have "//" and a host
split-login: login, url-path ← scheme-specific-part after its first "//", at the first "/"
# parts: RFC 1738, section 3.3
user-given[login]? if "@" is in login
	user-refused: there is no result: no user name is allowed
# parts: RFC 1738, section 3.1
split-port: host, port ← login, at its last ":"
no-host[host]? if host is empty
	nowhere: there is no result: there is no host to connect to
# parts: RFC 1738, section 3.3
no-port[port]? if port is undefined or empty
	default-port: port ← "80"
# dialogue: RFC 1738, section 3.3
connect: connection ← host + ":" + port
has-path[url-path]? if url-path is defined
	path*: request ← "GET /" + url-path
no-path| else
	no-slash*: request ← "GET /"
has-search[search]? if search is defined
	add-search: request ← request + "?" + search
send-request*: send request + CR LF
`,
	split: split,
}
