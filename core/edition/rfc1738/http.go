package rfc1738

// http is RFC 1738, section 3.3.
var http = define("http", "3.3", "80", hostRegisters+`
search: search of URL
request
sent[>]
`, beginLines+searchLines("3.3")+commonLines+noUserLines("3.3")+portLines("3.3", "80")+connectLines("3.3")+`
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
`, split)
