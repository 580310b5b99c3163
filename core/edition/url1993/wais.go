package url1993

import "uriscope/core/edition/internal/client"

// wais is what a client does for a wais URL: URL draft 1993, WAIS, and the rules waisindex and waisdoc.
var wais = client.Scheme{
	Name: "wais", Section: "URL draft 1993, WAIS", Production: "waisaddress",
	Own: "user: userinfo, host: host, port: port, database: path, wtype: params, digits: params, path: path, search: query, fragmentid: fragment",
	Registers: beginRegisters + hostRegisters + `
search: search of URL
words
database: database of URL
wtype: wtype of URL
digits: digits of URL
`,
	Lines: beginLines + hostLines + `
# parts: URL draft 1993, BNF syntax
split-search: rest, search ← rest, at its first "?"
# parts: URL draft 1993, Path
if-path? if rest starts with "/"
	path*: path ← rest after its first "/"
# parts: URL draft 1993, BNF syntax
wais-database: database, path ← path, at its first "/"
wais-if-path? if path is defined
	wais-type: wtype, path ← path, at its first "/"
	wais-length: digits, path ← path, at its first "/"
words*: words ← search, with each "+" replaced by " "
# decode: URL draft 1993, Encoding prohibited characters
wais-decode: decode database, wtype, digits, path, words
` + connectLines + `
# dialogue: URL draft 1993, WAIS
wais-no-database? if database is empty
	wais-nothing: no database to ask: done
wais-if-document? if path is defined
	wais-retrieve*: send database + " " + wtype + " " + digits + " " + path
wais-index| else
	wais-if-words? if words is defined
		wais-search*: send database + " " + words
	wais-no-words| else
		wais-ask*: the user is asked for words, and nothing is sent before: done
`,
}
