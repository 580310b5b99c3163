package rfc1738

import "uriscope/core/edition/internal/client"

// http is what a client does for an http URL: RFC 1738, section 3.3.
var http = client.Scheme{
	Name: "http", Section: "RFC 1738, section 3.3", Production: "httpurl",
	Registers: beginRegisters + loginRegisters + `
search: search of URL
request
sent[>]
`,
	Lines: beginLines + `
has-fragment? if fragment identifier is defined
	keep-fragment: the fragment identifier is not sent: keep it
# parts: RFC 1738, section 3.3
split-search*: scheme-specific-part, search ← scheme-specific-part, at its first "?"
` + commonLines + `
# parts: RFC 1738, section 3.3
user-given? if "@" is in login
	user-refused: no result: no user name is allowed
` + hostLines + `
# parts: RFC 1738, section 3.3
no-port? if port is undefined or empty
	default-port: port ← "80"
# dialogue: RFC 1738, section 3.3
connect: connection ← host + ":" + port
has-path? if url-path is defined
	path*: request ← "GET /" + url-path
no-path| else
	no-slash*: request ← "GET /"
has-search? if search is defined
	add-search: request ← request + "?" + search
send-request*: send request + CR LF
`,
	Components: split,
}
