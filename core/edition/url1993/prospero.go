package url1993

// prospero is URL draft 1993, Prospero.
var prospero = scheme{
	name: "prospero", section: "URL draft 1993, Prospero", production: "prosperoaddress",
	parts: "user: userinfo, host: host, port: port, hsoname: path, version: params, attributes: params, fragmentid: fragment",
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
hsoname: hsoname of URL
version: version of URL
attributes: attributes of URL
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
# parts: URL draft 1993, Path
if-path[rest]? if rest begins with "/"
	path*: path ← rest after its first "/"
# parts: URL draft 1993, Prospero
prospero-version: hsoname, version ← path, at its first "%00"
prospero-attributes*: version, attributes ← version, at its first "%00"
# decode: URL draft 1993, Encoding prohibited characters
prospero-decode: decode hsoname, attributes
# dialogue: URL draft 1993, Internet protocol parts
no-host[host]? if host is empty
	nowhere: there is nobody to connect to: done
no-port[port]? if port is undefined or empty
	connect*: connection ← host
if-port| else
	connect-port: connection ← host + ":" + port
# dialogue: URL draft 1993, Prospero
prospero-no-path[path]? if path is undefined
	prospero-nothing: there is no object to ask for: done
prospero-request: request ← hsoname
prospero-if-version[version]? if version is defined
	prospero-add-version: request ← request + NUL + version
prospero-if-attributes[attributes]? if attributes is defined
	prospero-add-attributes: request ← request + NUL + attributes
prospero-send*: send request
prospero-access: what comes back says how to get at the object, and may be another URL: done
`,
}
