package schemes

import (
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/octets"
	"uriscope/core/trace"
)

const (
	rGtype = rWords + 1 + iota
	rSelector
)

var gopherListing = newListing(hostRegisters+`
search: search of URL
words
gtype: gtype of URL
selector: selector of URL
`, searchLines+`
# parts: URL draft 1993, Gopher
gopher-no-type*[path]? if path is empty
	gopher-menu: gtype ← "1"
	gopher-top: selector ← ""
gopher-type| else
	gopher-split*: gtype, selector ← path, after its first character
`+wordsLine+`
# decode: URL draft 1993, Encoding prohibited characters
gopher-decode: decode gtype, selector, words
`+connectLines+`
# dialogue: URL draft 1993, Gopher
gopher-if-words[words]? if words is defined
	gopher-search*: send selector + HT + words + CR LF
gopher-no-words| else
	gopher-selector*: send selector + CR LF
`)

var gopherNames = []edition.Part{
	{Name: "scheme", Role: edition.Scheme}, {Name: "user", Role: edition.Userinfo}, {Name: "host", Role: edition.Host},
	{Name: "port", Role: edition.Port}, {Name: "gtype", Role: edition.Params}, {Name: "selector", Role: edition.Path},
	{Name: "search", Role: edition.Query}, {Name: "fragmentid", Role: edition.Fragment},
}

func gopherParts(text string) []edition.Part {
	u := begin(text, nil)
	if u.internetPath() {
		u.splitGopher()
	}
	return u.parts(gopherNames, rUser, rHost, rPort, rGtype, rSelector, rSearch, rFragmentid)
}

func (u *url) splitGopher() {
	path := u.text(rPath)
	if u.Run.Ask("gopher-no-type", path == "") {
		u.Run.Do("gopher-menu")
		u.Run.Set(rGtype, trace.Text("1"))
		u.Run.Do("gopher-top")
		u.Run.Set(rSelector)
		return
	}
	// The rule gtype of URL draft 1993, BNF syntax, is an xalpha, which may be encoded.
	first := len("0")
	if path[0] == '%' && octets.BeginEncoding(path) {
		first = len("%20")
	}
	for path[0] >= utf8.RuneSelf && first < len(path) && path[first] >= utf8.RuneSelf {
		first++ // no character beyond US-ASCII is cut in two
	}
	s := u.at[rPath]
	u.Run.Do("gopher-split")
	u.set(rGtype, edition.Span{Start: s.Start, End: s.Start + first})
	u.set(rSelector, edition.Span{Start: s.Start + first, End: s.End})
}

// runGopher is URL draft 1993, Gopher.
func runGopher(text string, t *trace.Trace) {
	u := begin(text, t)
	if !u.internetPath() {
		return
	}
	u.splitGopher()
	u.words()
	u.decode("gopher-decode", rGtype, rSelector, rWords)
	if !u.connect() {
		return
	}
	if t.Ask("gopher-if-words", u.is(rWords)) {
		u.send("gopher-search", u.Whole(rSelector), trace.Text("\t"), u.Whole(rWords), crlf)
	} else {
		u.send("gopher-selector", u.Whole(rSelector), crlf)
	}
}
