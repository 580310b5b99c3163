package rfc1738

import "uriscope/core/edition/internal/client"

// wais is what a client does for a wais URL: RFC 1738, section 3.9. The messages are in words, because the
// protocol isn't text-based.
var wais = client.Scheme{
	Name: "wais", Section: "RFC 1738, section 3.9", Production: "waisurl",
	Registers: beginRegisters + loginRegisters + `
search: search of URL
database: database of URL
wtype: wtype of URL
wpath: wpath of URL
sent[>]
`,
	Lines: beginLines + `
# parts: RFC 1738, section 3.9
split-search*: scheme-specific-part, search ← scheme-specific-part, at its first "?"
` + commonLines + noUserLines + hostLines + `
# parts: RFC 1738, section 3.9
no-path? if url-path is undefined
	no-database: no result: the URL names no database
split-database: database, wtype ← url-path, at its first "/"
split-wtype: wtype, wpath ← wtype, at its first "/"
no-port? if port is undefined or empty
	default-port: port ← "210"
# decode: RFC 1738, section 2.2
decode: decode search, database, wtype, wpath
# dialogue: RFC 1738, section 3.9
connect: connection ← host + ":" + port
document? if wpath is defined
	send-retrieve*: send "Retrieve " + wpath + " of type " + wtype + " from " + database
no-document| else
	no-search? if search is undefined
		ask-search*: search ← "<search>"
	send-search*: send "Search " + database + " for " + search
`,
	Components: components,
	Own:        "database: path, wtype: path, wpath: path",
}
