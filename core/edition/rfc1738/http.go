package rfc1738

// http is RFC 1738, section 3.3.
var http = scheme{
	name: "http", section: "3.3", port: "80", where: "3.3", login: "3.3", search: true,
	registers: `
search: search of URL
request
sent[>]
`,
	dialogue: `
has-path[url-path]? if url-path is defined
	path*: request ← "GET /" + url-path
no-path| else
	no-slash*: request ← "GET /"
has-search[search]? if search is defined
	add-search: request ← request + "?" + search
send-request*: send request + CR LF
# dialogue: RFC 1738, section 2.2
has-fragment[fragment identifier]? if fragment identifier is defined
	keep-fragment: the fragment identifier is not sent: keep it
`,
	split: split,
}
