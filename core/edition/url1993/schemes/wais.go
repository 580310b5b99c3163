package schemes

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

const (
	rDatabase = rWords + 1 + iota
	rWtype
	rDigits
)

var waisListing = newListing(hostRegisters+`
search: search of URL
words
database: database of URL
wtype: wtype of URL
digits: digits of URL
`, searchLines+`
# parts: URL draft 1993, BNF syntax
wais-database: database, path ← path, at its first "/"
wais-if-path[path]? if path is defined
	wais-type: wtype, path ← path, at its first "/"
	wais-length: digits, path ← path, at its first "/"
`+wordsLine+`
# decode: URL draft 1993, Encoding prohibited characters
wais-decode: decode database, wtype, digits, path, words
`+connectLines+`
# dialogue: URL draft 1993, WAIS
wais-no-database[database]? if database is empty
	wais-nothing: there is no database to ask: done
wais-if-document[path]? if path is defined
	wais-retrieve*: send database + " " + wtype + " " + digits + " " + path
wais-index| else
	wais-if-words[words]? if words is defined
		wais-search*: send database + " " + words
	wais-no-words| else
		wais-ask*: the user is asked for words, and nothing is sent before: done
`)

var waisNames = []edition.Part{
	{Name: "scheme", Role: edition.Scheme}, {Name: "user", Role: edition.Userinfo}, {Name: "host", Role: edition.Host},
	{Name: "port", Role: edition.Port}, {Name: "database", Role: edition.Path}, {Name: "wtype", Role: edition.Params},
	{Name: "digits", Role: edition.Params}, {Name: "path", Role: edition.Path}, {Name: "search", Role: edition.Query},
	{Name: "fragmentid", Role: edition.Fragment},
}

func waisParts(text string) []edition.Part {
	u := begin(text, nil)
	u.splitWAIS()
	return u.parts(waisNames, rUser, rHost, rPort, rDatabase, rWtype, rDigits, rPath, rSearch, rFragmentid)
}

// splitWAIS is the rules waisindex and waisdoc of URL draft 1993, BNF syntax.
func (u *url) splitWAIS() bool {
	if !u.internetPath() {
		return false
	}
	u.cut("wais-database", rDatabase, rPath, rPath, strings.Index, "/")
	if u.Run.Ask("wais-if-path", u.is(rPath)) {
		u.cut("wais-type", rWtype, rPath, rPath, strings.Index, "/")
		u.cut("wais-length", rDigits, rPath, rPath, strings.Index, "/")
	}
	return true
}

// runWAIS is URL draft 1993, WAIS.
func runWAIS(text string, t *trace.Trace) {
	u := begin(text, t)
	if !u.splitWAIS() {
		return
	}
	u.words()
	u.decode("wais-decode", rDatabase, rWtype, rDigits, rPath, rWords)
	if !u.connect() {
		return
	}
	space := trace.Text(" ")
	switch {
	case t.Ask("wais-no-database", u.text(rDatabase) == ""):
		t.Do("wais-nothing")
	case t.Ask("wais-if-document", u.is(rPath)):
		u.send("wais-retrieve", u.Whole(rDatabase), space, u.Whole(rWtype), space, u.Whole(rDigits), space, u.Whole(rPath))
	case t.Ask("wais-if-words", u.is(rWords)):
		u.send("wais-search", u.Whole(rDatabase), space, u.Whole(rWords))
	default:
		t.Do("wais-ask")
	}
}
