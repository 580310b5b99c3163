package rfc1738

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// The schemes without a host: mailto and news. The third that has to do with mail, nntp, stands
// here as RFC 1738 has it behind news.

// mailto is RFC 1738, section 3.5.
var mailto = edition.URLScheme{
	Name: "mailto", Section: "RFC 1738, section 3.5", Production: "mailtourl",
	Listing: mailtoListing, Split: splitMailto, Run: runMailto,
}

const rAddress = rOwnOfPart

var mailtoListing = trace.NewListing(trace.Registers(registers+`
rfc822-addr-spec: rfc822-addr-spec of URL
`), trace.Lines(beginLines+`
# parts: RFC 1738, section 3.5
address: rfc822-addr-spec ← scheme-specific-part
# decode: RFC 1738, section 3.5
decode-address*: decode rfc822-addr-spec, but for CR and LF
# dialogue: RFC 1738, section 3.5
no-object: there is no result: nothing is fetched from an address
`))

func splitMailto(text string) []edition.Part {
	scheme, part, fragment := outer(text)
	part.Name = "rfc822-addr-spec"
	return []edition.Part{scheme, part, fragment}
}

// outer returns the scheme, the scheme-specific-part and the fragment identifier of a text.
func outer(text string) (scheme, part, fragment edition.Part) {
	at := begin(text, nil)
	return edition.Part{Name: "scheme", Role: edition.Scheme, Span: edition.Span{Start: 0, End: at.part.Start - len(":")}},
		edition.Part{Name: "scheme-specific-part", Role: edition.Path, Span: at.part},
		edition.Part{Name: "fragment identifier", Role: edition.Fragment, Span: at.fragment}
}

func runMailto(text string, t *trace.Trace) {
	u := begin(text, t)
	t.Do("address")
	u.Set(rAddress, u.part)
	u.decode("decode-address", held{rAddress, u.part})
	u.ends("no-object")
}

// news is RFC 1738, section 3.6.
var news = edition.URLScheme{
	Name: "news", Section: "RFC 1738, section 3.6", Production: "newsurl",
	Listing: newsListing, Split: splitNews, Run: runNews,
}

const (
	rNewsGroup = rOwnOfPart + iota
	rMessageID
	rNewsConnection
	rNewsSent
)

var newsListing = trace.NewListing(trace.Registers(registers+`
newsgroup-name: newsgroup-name of URL
message-id: message-id of URL
connection
sent[>]
`), trace.Lines(beginLines+`
# parts: RFC 1738, section 3.6
has-at[scheme-specific-part]? if "@" is in scheme-specific-part
	article: message-id ← scheme-specific-part
no-at| else
	group: newsgroup-name ← scheme-specific-part
# decode: RFC 1738, section 2.2
decode-message-id*: decode message-id, but for CR and LF
# dialogue: RFC 1738, section 3.6
connect*: connection ← "news.client.example:119"
is-article[message-id]? if message-id is defined
	send-article*: send "ARTICLE <" + message-id + ">" + CR LF
is-group| else
	all[newsgroup-name]? if newsgroup-name is "*"
		send-list*: send "LIST" + CR LF
	not-all| else
		send-group*: send "GROUP " + newsgroup-name + CR LF
`))

// newsParts returns where the group or the message-id is; the other one is absent.
func newsParts(text string, part edition.Span) (group, id edition.Span) {
	if strings.IndexByte(part.Of(text), '@') >= 0 {
		return edition.Absent, part
	}
	return part, edition.Absent
}

func splitNews(text string) []edition.Part {
	scheme, part, fragment := outer(text)
	group, id := newsParts(text, part.Span)
	return []edition.Part{
		scheme, {Name: "newsgroup-name", Role: edition.Path, Span: group}, {Name: "message-id", Role: edition.Path, Span: id}, fragment,
	}
}

func runNews(text string, t *trace.Trace) {
	u := begin(text, t)
	group, id := newsParts(text, u.part)
	if t.Ask("has-at", id != edition.Absent) {
		t.Do("article")
		u.Set(rMessageID, id)
	} else {
		t.Do("group")
		u.Set(rNewsGroup, group)
	}
	u.decode("decode-message-id", held{rMessageID, id})
	t.Do("connect")
	t.Set(rNewsConnection, trace.Text("news.client.example:119"))
	if t.Ask("is-article", id != edition.Absent) {
		u.Send("send-article", rNewsSent, trace.Text("ARTICLE <"), u.Whole(rMessageID), trace.Text(">\r\n"))
		return
	}
	if t.Ask("all", group.Of(text) == "*") {
		u.Send("send-list", rNewsSent, trace.Text("LIST\r\n"))
		return
	}
	u.Send("send-group", rNewsSent, trace.Text("GROUP "), u.Whole(rNewsGroup), crlf)
}

const nntpPort = "119"

// nntp is RFC 1738, section 3.7.
var nntp = edition.URLScheme{
	Name: "nntp", Section: "RFC 1738, section 3.7", Production: "nntpurl", Port: nntpPort,
	Listing: nntpListing, Split: splitNNTP, Run: runNNTP,
}

const (
	rGroup = rOwnOfHost + iota
	rArticle
	rNNTPSent
)

var nntpListing = trace.NewListing(trace.Registers(hostRegisters+`
newsgroup-name: newsgroup-name of URL
article-number: article-number of URL
sent[>]
`), trace.Lines(beginLines+commonLines+noUserLines("5")+`
# parts: RFC 1738, section 3.7
no-path[url-path]? if url-path is undefined
	no-group: there is no result: the URL names no group
split-group: newsgroup-name, article-number ← url-path, at its first "/"
`+portLines("3.7", nntpPort)+connectLines("3.7")+`
send-group*: send "GROUP " + newsgroup-name + CR LF
has-article*[article-number]? if article-number is defined
	send-article*: send "ARTICLE " + article-number + CR LF
`))

func splitNNTP(text string) []edition.Part {
	return own(text, false, func(path edition.Span) []edition.Part {
		group, article := splitAt(text, path, "/")
		return []edition.Part{within("newsgroup-name", edition.Path, group), within("article-number", edition.Path, article)}
	})
}

func runNNTP(text string, t *trace.Trace) {
	u := begin(text, t)
	if !u.common() || !u.splitHost() {
		return
	}
	if t.Ask("no-path", u.path == edition.Absent) {
		u.ends("no-group")
		return
	}
	group, article := splitAt(text, u.path, "/")
	t.Do("split-group")
	u.SetAll(rGroup, group, article)
	u.defaultPort(nntpPort)
	u.connect("connect")
	u.Send("send-group", rNNTPSent, trace.Text("GROUP "), u.Whole(rGroup), crlf)
	if t.Ask("has-article", article != edition.Absent) {
		u.Send("send-article", rNNTPSent, trace.Text("ARTICLE "), u.Whole(rArticle), crlf)
	}
}
