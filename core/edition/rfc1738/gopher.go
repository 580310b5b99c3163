package rfc1738

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
	"uriscope/core/edition/internal/octets"
	"uriscope/core/trace"
)

const gopherPort = "70"

// gopher is RFC 1738, section 3.4.
var gopher = edition.URLScheme{
	Name: "gopher", Section: "RFC 1738, section 3.4", Production: "gopherurl", Port: gopherPort,
	Listing: gopherListing, Split: splitGopher, Run: runGopher,
}

const (
	rGophertype = rOwnOfHost + iota
	rSelector
	rGopherSearch
	rGopherPlus
	rGopherSent
)

// In RFC 1738, section 3.4.3 a search comes before the Gopher+ string, even if it is empty; in
// RFC 1738, section 3.4.9, where the data of a form are printed, none does.
var gopherListing = trace.NewListing(trace.Registers(hostRegisters+`
gophertype: gophertype of URL
selector: selector of URL
search: search of URL
gopher+_string: gopher+_string of URL
sent[>]
`), trace.Lines(beginLines+commonLines+noUserLines("5")+portLines("3.4.1", gopherPort)+`
# parts: RFC 1738, section 3.4.1
no-gopher-path[url-path]? if url-path is undefined or empty
	default-type: gophertype ← "1"; selector ← ""
gopher-path| else
	split-type: gophertype, selector ← the first character of url-path, and the rest
	split-search: selector, search ← selector, at its first "%09"
	split-gopher-plus: search, gopher+_string ← search, at its first "%09"
# decode: RFC 1738, section 3.4.2
decode*: decode selector, search, but for CR and LF
# decode: RFC 1738, section 3.4.9
decode-gopher-plus: decode gopher+_string
`+connectLines("3.4.1")+`
no-search[search]? if search is undefined
	send-selector*: send selector + CR LF
# dialogue: RFC 1738, section 3.4.2
has-search| else
	no-gopher-plus[gopher+_string]? if gopher+_string is undefined
		send-search*: send selector + HT + search + CR LF
# dialogue: RFC 1738, section 3.4.5
	has-gopher-plus| else
		form[gopher+_string]? if gopher+_string is "?"
			send-ask*: send selector + HT + search + HT + "!+ASK" + CR LF
			reconnect*: connection ← host + ":" + port
			send-responses*: send selector + HT + "+" + HT + "1" + CR LF + "+-1" + CR LF + "<ask_item1_value>" + CR LF + "." + CR LF
		no-form| else
# dialogue: RFC 1738, section 3.4.9
			filled[gopher+_string]? if gopher+_string begins with "+" + HT + "1" + CR LF
				no-words[search]? if search is empty
					send-filled*: send selector + HT + gopher+_string
				words| else
					send-filled-search*: send selector + HT + search + HT + gopher+_string
# dialogue: RFC 1738, section 3.4.3
			not-filled| else
				send-gopher-plus*: send selector + HT + search + HT + gopher+_string + CR LF
`))

// An item is where the parts of a gopher-path are.
type item struct{ gophertype, selector, search, plus edition.Span }

// gopherParts splits a url-path. The gophertype is one character, encoded or not. All are absent
// if the path is empty.
func gopherParts(text string, path edition.Span) item {
	at := item{edition.Absent, edition.Absent, edition.Absent, edition.Absent}
	if path.Of(text) == "" {
		return at
	}
	end := path.Start + 1
	if text[path.Start] == '%' && octets.BeginEncoding(path.Of(text)) {
		end = path.Start + len("%31")
	}
	at.gophertype = edition.Span{Start: path.Start, End: end}
	at.selector, at.search = splitAt(text, edition.Span{Start: end, End: path.End}, "%09")
	at.search, at.plus = splitAt(text, at.search, "%09")
	return at
}

func splitGopher(text string) []edition.Part {
	return own(text, false, func(path edition.Span) []edition.Part {
		at := gopherParts(text, path)
		return []edition.Part{
			within("gophertype", edition.Path, at.gophertype),
			within("selector", edition.Path, at.selector),
			within("search", edition.Query, at.search),
			within("gopher+_string", edition.Params, at.plus),
		}
	})
}

func runGopher(text string, t *trace.Trace) {
	u := begin(text, t)
	if !u.common() || !u.splitHost() {
		return
	}
	u.defaultPort(gopherPort)
	at := gopherParts(text, u.path)
	if t.Ask("no-gopher-path", at.gophertype == edition.Absent) {
		t.Do("default-type")
		t.Set(rGophertype, trace.Text("1"))
		t.Set(rSelector)
	} else {
		u.splitItem(at)
	}
	u.decode("decode", held{rSelector, at.selector}, held{rGopherSearch, at.search})
	u.decodeAll("decode-gopher-plus", held{rGopherPlus, at.plus})
	u.connect("connect")
	selector, search, plus, tab := u.Whole(rSelector), u.Whole(rGopherSearch), u.Whole(rGopherPlus), trace.Text("\t")
	if t.Ask("no-search", at.search == edition.Absent) {
		u.Send("send-selector", rGopherSent, selector, crlf)
		return
	}
	if t.Ask("no-gopher-plus", at.plus == edition.Absent) {
		u.Send("send-search", rGopherSent, selector, tab, search, crlf)
		return
	}
	command := client.Decoded(at.plus.Of(text))
	if t.Ask("form", command == "?") {
		u.Send("send-ask", rGopherSent, selector, tab, search, tab, trace.Text("!+ASK\r\n"))
		u.connect("reconnect")
		u.Send("send-responses", rGopherSent, selector, tab, trace.Text("+\t1\r\n+-1\r\n<ask_item1_value>\r\n.\r\n"))
		return
	}
	switch {
	case !t.Ask("filled", strings.HasPrefix(command, "+\t1\r\n")):
		u.Send("send-gopher-plus", rGopherSent, selector, tab, search, tab, plus, crlf)
	case t.Ask("no-words", at.search.Of(text) == ""):
		u.Send("send-filled", rGopherSent, selector, tab, plus)
	default:
		u.Send("send-filled-search", rGopherSent, selector, tab, search, tab, plus)
	}
}

// splitItem carries out the lines on a gopher-path that is not empty.
func (u *url) splitItem(at item) {
	rest := edition.Span{Start: at.gophertype.End, End: u.path.End}
	u.Run.Do("split-type")
	u.SetAll(rGophertype, at.gophertype, rest)
	selector, search := splitAt(u.URL, rest, "%09")
	u.Run.Do("split-search")
	u.SetAll(rSelector, selector, search)
	u.Run.Do("split-gopher-plus")
	u.SetAll(rGopherSearch, at.search, at.plus)
}
