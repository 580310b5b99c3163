package rfc1738

import "uriscope/core/edition"

// prospero is RFC 1738, section 3.11. The message is words: the document does not say how a server
// is asked.
var prospero = define("prospero", "3.11", "1525", hostRegisters+`
hsoname: hsoname of URL
fields: fields of URL
field
value
request
sent[>]
`, beginLines+commonLines+noUserLines("3.11")+`
# parts: RFC 1738, section 3.11
no-path[url-path]? if url-path is undefined
	no-hsoname: there is no result: the URL names no object
split-hsoname: hsoname, fields ← url-path, at its first ";"
`+portLines("3.11", "1525")+`
# decode: RFC 1738, section 3.11
decode-hsoname*: decode hsoname, but for CR and LF
`+connectLines("3.11")+`
object*: request ← "access methods of " + hsoname
more-fields+[fields]? while fields is defined
	next-field: field, fields ← fields, at its first ";"
	split-field: field, value ← field, at its first "="
	no-value[value]? if value is undefined
		empty-value*: value ← ""
	decode-field*: decode field, value, but for CR and LF
	add-field*: request ← request + "; " + field + "=" + value
send-request*: send request
`, own("hsoname: path, fields: params", func(text string, path edition.Span) []edition.Span {
	hsoname, fields := splitAt(text, path, ";")
	return []edition.Span{hsoname, fields}
}))
