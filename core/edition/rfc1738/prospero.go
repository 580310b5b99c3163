package rfc1738

import "uriscope/core/edition/internal/client"

// prospero is what a client does for a prospero URL: RFC 1738, section 3.11. The message is in words, because the
// spec doesn't say how to query a server.
var prospero = client.Scheme{
	Name: "prospero", Section: "RFC 1738, section 3.11", Production: "prosperourl",
	Registers: beginRegisters + loginRegisters + `
hsoname: hsoname of URL
fields: fields of URL
field
value
request
sent[>]
`,
	Lines: beginLines + commonLines + `
# parts: RFC 1738, section 3.11
user-given? if "@" is in login
	user-refused: no result: no user name is allowed
` + hostLines + `
# parts: RFC 1738, section 3.11
no-path? if url-path is undefined
	no-hsoname: no result: the URL names no object
split-hsoname: hsoname, fields ← url-path, at its first ";"
no-port? if port is undefined or empty
	default-port: port ← "1525"
# decode: RFC 1738, section 3.11
decode-hsoname*: decode hsoname, except CR and LF
# dialogue: RFC 1738, section 3.11
connect: connection ← host + ":" + port
object*: request ← "access methods of " + hsoname
more-fields+? while fields is defined
	next-field: field, fields ← fields, at its first ";"
	split-field: field, value ← field, at its first "="
	no-value? if value is undefined
		empty-value*: value ← ""
	decode-field*: decode field, value, except CR and LF
	add-field*: request ← request + "; " + field + "=" + value
send-request*: send request
`,
	Components: components,
	Own:        "hsoname: path, fields: params",
}
