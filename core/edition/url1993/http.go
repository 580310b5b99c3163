package url1993

import "uriscope/core/edition/internal/client"

// http is what a client does for an http URL: URL draft 1993, HTTP: the client sends path and search unchanged.
var http = client.Scheme{
	Name: "http", Section: "URL draft 1993, HTTP", Production: "httpaddress",
	Own: "user: userinfo, host: host, port: port, path: path, search: query, fragmentid: fragment",
	Registers: beginRegisters + hostRegisters + `
search: search of URL
request
`,
	Lines: beginLines + hostLines + `
# parts: URL draft 1993, BNF syntax
split-search: rest, search ← rest, at its first "?"
# parts: URL draft 1993, Path
if-path? if rest starts with "/"
	path*: path ← rest after its first "/"
# dialogue: URL draft 1993, HTTP
http-if-fragmentid? if fragmentid is empty
	http-whole: the object as a whole is meant: keep it whole
http-part| else
	http-keep-fragmentid: fragmentid is not sent: keep it for the object
` + connectLines + `
# dialogue: URL draft 1993, HTTP
http-request: request ← "GET /"
http-if-path? if path is defined
	http-add-path: request ← request + path
http-if-search? if search is defined
	http-add-search: request ← request + "?" + search
http-send*: send request + CR LF
`,
}
