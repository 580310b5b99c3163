package rfc1738

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

const httpPort = "80"

// http is RFC 1738, section 3.3.
var http = edition.URLScheme{
	Name: "http", Section: "RFC 1738, section 3.3", Production: "httpurl", Port: httpPort,
	Listing: httpListing, Split: split, Run: runHTTP,
}

const (
	rHTTPSearch = rOwnOfHost + iota
	rHTTPRequest
	rHTTPSent
)

var httpListing = trace.NewListing(trace.Registers(hostRegisters+`
search: search of URL
request
sent[>]
`), trace.Lines(beginLines+searchLines("3.3")+commonLines+noUserLines("3.3")+portLines("3.3", httpPort)+connectLines("3.3")+`
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
`))

func runHTTP(text string, t *trace.Trace) {
	u := begin(text, t)
	u.splitSearch(rHTTPSearch)
	if !u.common() || !u.splitHost() {
		return
	}
	u.defaultPort(httpPort)
	u.connect("connect")
	if t.Ask("has-path", u.path != edition.Absent) {
		t.Do("path")
		t.Set(rHTTPRequest, trace.Text("GET /"), u.Whole(rURLPath))
	} else {
		t.Do("no-slash")
		t.Set(rHTTPRequest, trace.Text("GET /"))
	}
	if t.Ask("has-search", u.search != edition.Absent) {
		t.Do("add-search")
		t.Append(rHTTPRequest, trace.Text("?"), u.Whole(rHTTPSearch))
	}
	u.Send("send-request", rHTTPSent, u.Whole(rHTTPRequest), crlf)
	if t.Ask("has-fragment", u.fragment != edition.Absent) {
		u.ends("keep-fragment")
	}
}
