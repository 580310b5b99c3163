package url1993

// gopher is URL draft 1993, Gopher.
var gopher = scheme{
	name: "gopher", section: "URL draft 1993, Gopher", production: "gopheraddress",
	parts: "user: userinfo, host: host, port: port, gtype: params, selector: path, search: query, fragmentid: fragment",
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
words
gtype: gtype of URL
selector: selector of URL
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
# parts: URL draft 1993, Gopher
gopher-no-type*[path]? if path is empty
	gopher-menu: gtype ← "1"
	gopher-top: selector ← ""
gopher-type| else
	gopher-split*: gtype, selector ← the first character of path, and the rest
# parts: URL draft 1993, BNF syntax
words*: words ← search, with " " for each "+"
# decode: URL draft 1993, Encoding prohibited characters
gopher-decode: decode gtype, selector, words
# dialogue: URL draft 1993, Internet protocol parts
no-host[host]? if host is empty
	nowhere: there is nobody to connect to: done
no-port[port]? if port is undefined or empty
	connect*: connection ← host
if-port| else
	connect-port: connection ← host + ":" + port
# dialogue: URL draft 1993, Gopher
gopher-if-words[words]? if words is defined
	gopher-search*: send selector + HT + words + CR LF
gopher-no-words| else
	gopher-selector*: send selector + CR LF
`,
}
