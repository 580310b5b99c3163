package url1993

import "uriscope/core/edition/internal/client"

// gopher is what a client does for a gopher URL: URL draft 1993, Gopher.
var gopher = client.Scheme{
	Name: "gopher", Section: "URL draft 1993, Gopher", Production: "gopheraddress",
	Own: "user: userinfo, host: host, port: port, gtype: params, selector: path, search: query, fragmentid: fragment",
	Registers: beginRegisters + hostRegisters + `
search: search of URL
words
gtype: gtype of URL
selector: selector of URL
`,
	Lines: beginLines + hostLines + `
# parts: URL draft 1993, BNF syntax
split-search: rest, search ← rest, at its first "?"
# parts: URL draft 1993, Path
if-path? if rest starts with "/"
	path*: path ← rest after its first "/"
# parts: URL draft 1993, Gopher
gopher-no-type*? if path is empty
	gopher-menu: gtype ← "1"
	gopher-top: selector ← ""
gopher-type| else
	gopher-split*: gtype, selector ← the first character of path, and the rest
# parts: URL draft 1993, BNF syntax
words*: words ← search, with each "+" replaced by " "
# decode: URL draft 1993, Encoding prohibited characters
gopher-decode: decode gtype, selector, words
` + connectLines + `
# dialogue: URL draft 1993, Gopher
gopher-if-words? if words is defined
	gopher-search*: send selector + HT + words + CR LF
gopher-no-words| else
	gopher-selector*: send selector + CR LF
`,
}
