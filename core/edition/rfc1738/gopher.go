package rfc1738

import "uriscope/core/edition/internal/client"

// gopher is what a client does for a gopher URL: RFC 1738, section 3.4. Section 3.4.3 has a search before the
// Gopher+ string, even an empty one; section 3.4.9, which prints the data of a form, doesn't. Only in that form
// are line breaks decoded, because section 6 warns of URLs that send them to another kind of server, for example
// "a gopher URL" to a mail server.
var gopher = client.Scheme{
	Name: "gopher", Section: "RFC 1738, section 3.4", Production: "gopherurl",
	Registers: beginRegisters + loginRegisters + `
gophertype: gophertype of URL
selector: selector of URL
search: search of URL
gopher+_string: gopher+_string of URL
view_name
language_name
attributes
sent[>]
`,
	Lines: beginLines + commonLines + noUserLines + hostLines + `
# parts: RFC 1738, section 3.4.1
no-gopher-path? if url-path is undefined or empty
	default-type: gophertype ← "1"; selector ← ""
gopher-path| else
	split-type: gophertype, selector ← the first character of url-path, and the rest
	split-search: selector, search ← selector, at its first "%09"
	split-gopher-plus: search, gopher+_string ← search, at its first "%09"
no-port? if port is undefined or empty
	default-port: port ← "70"
# decode: RFC 1738, section 3.4.2
decode*: decode selector, search, except CR and LF
# decode: RFC 1738, section 3.4.9
filled-out*? if gopher+_string decoded starts with "+" + HT + "1" + CR LF + "+-1" + CR LF
	decode-filled*: decode gopher+_string
# decode: RFC 1738, section 3.4.3
not-filled-out| else
	decode-gopher-plus*: decode gopher+_string, except CR and LF
# dialogue: RFC 1738, section 3.4.1
connect: connection ← host + ":" + port
no-search? if search is undefined
	send-selector*: send selector + CR LF
# dialogue: RFC 1738, section 3.4.2
has-search| else
	no-gopher-plus? if gopher+_string is undefined
		send-search*: send selector + HT + search + CR LF
# dialogue: RFC 1738, section 3.4.5
	has-gopher-plus| else
		form? if gopher+_string is "?"
			send-ask*: send selector + HT + search + HT + "!+ASK" + CR LF
			reconnect*: connection ← host + ":" + port
			no-form-words? if search is empty
				send-responses*: send selector + HT + "+" + HT + "1" + CR LF + "+-1" + CR LF + "<ask_item1_value>" + CR LF + "." + CR LF
			form-words| else
				send-responses-search*: send selector + HT + search + HT + "+" + HT + "1" + CR LF + "+-1" + CR LF + "<ask_item1_value>" + CR LF + "." + CR LF
		no-form| else
# dialogue: RFC 1738, section 3.4.9
			filled? if gopher+_string starts with "+" + HT + "1" + CR LF + "+-1" + CR LF
				no-words? if search is empty
					send-filled*: send selector + HT + gopher+_string
				words| else
					send-filled-search*: send selector + HT + search + HT + gopher+_string
# dialogue: RFC 1738, section 3.4.4
			not-filled| else
				default? if gopher+_string is "+"
					default-view: view_name ← ""
				no-default| else
# dialogue: RFC 1738, section 3.4.8
					view? if gopher+_string starts with "+"
						split-view: view_name, language_name ← gopher+_string after its first "+", at its first " "
# dialogue: RFC 1738, section 3.4.6
				item? if gopher+_string starts with "!"
					item-attributes: attributes ← gopher+_string after its first "!"
				directory? if gopher+_string starts with "$"
					directory-attributes: attributes ← gopher+_string after its first "$"
# dialogue: RFC 1738, section 3.4.3
				send-gopher-plus*: send selector + HT + search + HT + gopher+_string + CR LF
`,
	Components: components,
	Own:        "gophertype: path, selector: path, search: query, gopher+_string: params",
}
