package rfc1738

import "uriscope/core/edition"

// prospero is RFC 1738, section 3.11. The message is words: the document does not say how a server
// is asked.
var prospero = scheme{
	name: "prospero", section: "3.11", port: "1525",
	registers: `
URL
scheme-specific-part: scheme-specific-part of URL
fragment identifier: fragment identifier of URL
login: login of URL
url-path: url-path of URL
host: host of URL
port: port of URL
connection
hsoname: hsoname of URL
fields: fields of URL
field
value
request
sent[>]
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
# parts: RFC 1738, section 3.11
user-given[login]? if "@" is in login
	user-refused: there is no result: no user name is allowed
# parts: RFC 1738, section 3.1
split-port: host, port ← login, at its last ":"
no-host[host]? if host is empty
	nowhere: there is no result: there is no host to connect to
# parts: RFC 1738, section 3.11
no-path[url-path]? if url-path is undefined
	no-hsoname: there is no result: the URL names no object
split-hsoname: hsoname, fields ← url-path, at its first ";"
no-port[port]? if port is undefined or empty
	default-port: port ← "1525"
# decode: RFC 1738, section 3.11
decode-hsoname*: decode hsoname, but for CR and LF
# dialogue: RFC 1738, section 3.11
connect: connection ← host + ":" + port
object*: request ← "access methods of " + hsoname
more-fields+[fields]? while fields is defined
	next-field: field, fields ← fields, at its first ";"
	split-field: field, value ← field, at its first "="
	no-value[value]? if value is undefined
		empty-value*: value ← ""
	decode-field*: decode field, value, but for CR and LF
	add-field*: request ← request + "; " + field + "=" + value
send-request*: send request
`,
	names: "hsoname: path, fields: params",
	inner: func(text string, path edition.Span) []edition.Span {
		hsoname, fields := splitAt(text, path, ";")
		return []edition.Span{hsoname, fields}
	},
}
