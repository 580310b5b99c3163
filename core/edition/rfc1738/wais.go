package rfc1738

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

const waisPort = "210"

// wais is RFC 1738, section 3.9.
var wais = edition.URLScheme{
	Name: "wais", Section: "RFC 1738, section 3.9", Production: "waisurl", Port: waisPort,
	Listing: waisListing, Split: splitWAIS, Run: runWAIS,
}

const (
	rWAISSearch = rOwnOfHost + iota
	rDatabase
	rWtype
	rWpath
	rWAISSent
)

// The messages are words: the protocol is not one of texts.
var waisListing = trace.NewListing(trace.Registers(hostRegisters+`
search: search of URL
database: database of URL
wtype: wtype of URL
wpath: wpath of URL
sent[>]
`), trace.Lines(beginLines+searchLines("3.9")+commonLines+noUserLines("5")+`
# parts: RFC 1738, section 3.9
no-path[url-path]? if url-path is undefined
	no-database: there is no result: the URL names no database
split-database: database, wtype ← url-path, at its first "/"
split-wtype: wtype, wpath ← wtype, at its first "/"
`+portLines("3.9", waisPort)+`
# decode: RFC 1738, section 2.2
decode: decode search, database, wtype, wpath
`+connectLines("3.9")+`
document[wpath]? if wpath is defined
	send-retrieve*: send "Retrieve " + wpath + " of type " + wtype + " from " + database
no-document| else
	no-search[search]? if search is undefined
		ask-search*: search ← "<search>"
	send-search*: send "Search " + database + " for " + search
`))

func waisParts(text string, path edition.Span) (database, wtype, wpath edition.Span) {
	database, wtype = splitAt(text, path, "/")
	wtype, wpath = splitAt(text, wtype, "/")
	return database, wtype, wpath
}

func splitWAIS(text string) []edition.Part {
	return own(text, true, func(path edition.Span) []edition.Part {
		database, wtype, wpath := waisParts(text, path)
		return []edition.Part{within("database", edition.Path, database), within("wtype", edition.Path, wtype), within("wpath", edition.Path, wpath)}
	})
}

func runWAIS(text string, t *trace.Trace) {
	u := begin(text, t)
	u.splitSearch(rWAISSearch)
	if !u.common() || !u.splitHost() {
		return
	}
	if t.Ask("no-path", u.path == edition.Absent) {
		u.ends("no-database")
		return
	}
	database, wtype, wpath := waisParts(text, u.path)
	_, rest := splitAt(text, u.path, "/")
	t.Do("split-database")
	u.SetAll(rDatabase, database, rest)
	t.Do("split-wtype")
	u.SetAll(rWtype, wtype, wpath)
	u.defaultPort(waisPort)
	u.decodeAll("decode", held{rWAISSearch, u.search}, held{rDatabase, database}, held{rWtype, wtype}, held{rWpath, wpath})
	u.connect("connect")
	if t.Ask("document", wpath != edition.Absent) {
		u.Send("send-retrieve", rWAISSent, trace.Text("Retrieve "), u.Whole(rWpath), trace.Text(" of type "), u.Whole(rWtype), trace.Text(" from "), u.Whole(rDatabase))
		return
	}
	if t.Ask("no-search", u.search == edition.Absent) {
		t.Do("ask-search")
		t.Set(rWAISSearch, trace.Text("<search>"))
	}
	u.Send("send-search", rWAISSent, trace.Text("Search "), u.Whole(rDatabase), trace.Text(" for "), u.Whole(rWAISSearch))
}
