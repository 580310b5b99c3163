package url1993

// http is URL draft 1993, HTTP: the path and the search are sent as they stand.
var http = scheme{
	name: "http", section: "URL draft 1993, HTTP", production: "httpaddress",
	parts: "user: userinfo, host: host, port: port, path: path, search: query, fragmentid: fragment",
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
search: search of URL
request
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
# parts: URL draft 1993, BNF syntax
split-search: rest, search ← rest, at its first "?"
# parts: URL draft 1993, Path
if-path[rest]? if rest begins with "/"
	path*: path ← rest after its first "/"
# dialogue: URL draft 1993, HTTP
http-if-fragmentid[fragmentid]? if fragmentid is empty
	http-whole: the object as a whole is meant: keep it whole
http-part| else
	http-keep-fragmentid: fragmentid is not sent: keep it for the object
# dialogue: URL draft 1993, Internet protocol parts
no-host[host]? if host is empty
	nowhere: there is nobody to connect to: done
no-port[port]? if port is undefined or empty
	connect*: connection ← host
if-port| else
	connect-port: connection ← host + ":" + port
# dialogue: URL draft 1993, HTTP
http-request: request ← "GET /"
http-if-path[path]? if path is defined
	http-add-path: request ← request + path
http-if-search[search]? if search is defined
	http-add-search: request ← request + "?" + search
http-send*: send request + CR LF
`,
}
