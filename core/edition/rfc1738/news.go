package rfc1738

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
)

// Of the three schemes here, mailto and news have no host.

// mailto is RFC 1738, section 3.5.
var mailto = scheme{
	name: "mailto", section: "3.5",
	registers: beginRegisters + `
rfc822-addr-spec: rfc822-addr-spec of URL
`,
	lines: beginLines + `
# parts: RFC 1738, section 3.5
address: rfc822-addr-spec ← scheme-specific-part
# decode: RFC 1738, section 3.5
decode-address*: decode rfc822-addr-spec, but for CR and LF
# dialogue: RFC 1738, section 3.5
no-object: no result: nothing is fetched from a mail address
`,
	split: func(text string) []edition.Part {
		return whole(text, "rfc822-addr-spec")
	},
}

// news is RFC 1738, section 3.6.
var news = scheme{
	name: "news", section: "3.6",
	registers: beginRegisters + `
newsgroup-name: newsgroup-name of URL
message-id: message-id of URL
connection
sent[>]
`,
	lines: beginLines + `
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
`,
	split: func(text string) []edition.Part {
		if strings.IndexByte(cut.BeforeFragment(text), '@') >= 0 {
			return whole(text, "message-id")
		}
		return whole(text, "newsgroup-name")
	},
}

// whole returns the components of a URL whose scheme-specific-part is one part of that name.
func whole(text, name string) []edition.Part {
	part := edition.Span{Start: strings.IndexByte(text, ':') + len(":"), End: len(cut.BeforeFragment(text))}
	fragment := edition.Absent
	if part.End < len(text) {
		fragment = edition.Span{Start: part.End + len("#"), End: len(text)}
	}
	return []edition.Part{
		{Name: "scheme", Role: edition.Scheme, Span: edition.Span{Start: 0, End: part.Start - len(":")}},
		{Name: name, Role: edition.Path, Span: part},
		{Name: "fragment identifier", Role: edition.Fragment, Span: fragment},
	}
}

// nntp is RFC 1738, section 3.7.
var nntp = scheme{
	name: "nntp", section: "3.7", port: "119",
	registers: beginRegisters + loginRegisters + `
newsgroup-name: newsgroup-name of URL
article-number: article-number of URL
sent[>]
`,
	lines: beginLines + commonLines + noUserLines + hostLines + `
# parts: RFC 1738, section 3.7
no-path[url-path]? if url-path is undefined
	no-group: no result: the URL names no group
split-group: newsgroup-name, article-number ← url-path, at its first "/"
no-port[port]? if port is undefined or empty
	default-port: port ← "119"
# dialogue: RFC 1738, section 3.7
connect: connection ← host + ":" + port
send-group*: send "GROUP " + newsgroup-name + CR LF
has-article*[article-number]? if article-number is defined
	send-article*: send "ARTICLE " + article-number + CR LF
`,
	names: "newsgroup-name: path, article-number: path",
	inner: func(text string, path edition.Span) []edition.Span {
		group, article := splitAt(text, path, "/")
		return []edition.Span{group, article}
	},
}
