package schemes

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

const rRequest = rSearch + 1

var httpListing = newListing(hostRegisters+`
search: search of URL
request
`, searchLines+connectLines+`
# dialogue: URL draft 1993, HTTP
http-request: request ← "GET /"
http-if-path[path]? if path is defined
	http-add-path: request ← request + path
http-if-search[search]? if search is defined
	http-add-search: request ← request + "?" + search
http-send*: send request + CR LF
http-if-fragmentid[fragmentid]? if fragmentid is empty
	http-whole: the object as a whole is meant: done
http-part| else
	http-keep-fragmentid: fragmentid is not sent, and the client keeps it for the object: done
`)

var httpNames = []edition.Part{
	{Name: "scheme", Role: edition.Scheme}, {Name: "user", Role: edition.Userinfo}, {Name: "host", Role: edition.Host},
	{Name: "port", Role: edition.Port}, {Name: "path", Role: edition.Path}, {Name: "search", Role: edition.Query},
	{Name: "fragmentid", Role: edition.Fragment},
}

func httpParts(text string) []edition.Part {
	u := begin(text, nil)
	u.internetPath()
	return u.parts(httpNames, rUser, rHost, rPort, rPath, rSearch, rFragmentid)
}

// runHTTP is URL draft 1993, HTTP: the path and the search are sent as they stand.
func runHTTP(text string, t *trace.Trace) {
	u := begin(text, t)
	if !u.internetPath() || !u.connect() {
		return
	}
	t.Do("http-request")
	t.Set(rRequest, trace.Text("GET /"))
	if t.Ask("http-if-path", u.is(rPath)) {
		t.Do("http-add-path")
		t.Append(rRequest, u.Whole(rPath))
	}
	if t.Ask("http-if-search", u.is(rSearch)) {
		t.Do("http-add-search")
		t.Append(rRequest, trace.Text("?"), u.Whole(rSearch))
	}
	u.send("http-send", u.Whole(rRequest), crlf)
	if t.Ask("http-if-fragmentid", u.text(rFragmentid) == "") {
		t.Do("http-whole")
	} else {
		t.Do("http-keep-fragmentid")
	}
}
