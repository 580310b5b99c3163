package rfc1738

import "uriscope/core/edition/internal/client"

// Of these three schemes, mailto and news have no host.

// mailto is what a client does for a mailto URL: RFC 1738, section 3.5.
var mailto = client.Scheme{
	Name: "mailto", Section: "RFC 1738, section 3.5", Production: "mailtourl",
	Registers: beginRegisters + `
rfc822-addr-spec: rfc822-addr-spec of URL
`,
	Lines: beginLines + `
# parts: RFC 1738, section 3.5
address: rfc822-addr-spec ← scheme-specific-part
# decode: RFC 1738, section 3.5
decode-address*: decode rfc822-addr-spec, except CR and LF
# dialogue: RFC 1738, section 3.5
no-object: no result: nothing is fetched from a mail address
`,
	Own: "rfc822-addr-spec: path, fragment identifier: fragment",
}

// news is what a client does for a news URL: RFC 1738, section 3.6.
var news = client.Scheme{
	Name: "news", Section: "RFC 1738, section 3.6", Production: "newsurl",
	Registers: beginRegisters + `
newsgroup-name: newsgroup-name of URL
message-id: message-id of URL
connection
sent[>]
`,
	Lines: beginLines + `
# parts: RFC 1738, section 3.6
has-at? if "@" is in scheme-specific-part
	article: message-id ← scheme-specific-part
no-at| else
	group: newsgroup-name ← scheme-specific-part
# decode: RFC 1738, section 2.2
decode-message-id*: decode message-id, except CR and LF
# dialogue: RFC 1738, section 3.6
connect*: connection ← "news.client.example:119"
is-article? if message-id is defined
	send-article*: send "ARTICLE <" + message-id + ">" + CR LF
is-group| else
	all? if newsgroup-name is "*"
		send-list*: send "LIST" + CR LF
	not-all| else
		send-group*: send "GROUP " + newsgroup-name + CR LF
`,
	Own: "message-id: path if any, newsgroup-name: path if any, fragment identifier: fragment",
}

// nntp is what a client does for an nntp URL: RFC 1738, section 3.7.
var nntp = client.Scheme{
	Name: "nntp", Section: "RFC 1738, section 3.7", Production: "nntpurl",
	Registers: beginRegisters + loginRegisters + `
newsgroup-name: newsgroup-name of URL
article-number: article-number of URL
sent[>]
`,
	Lines: beginLines + commonLines + noUserLines + hostLines + `
# parts: RFC 1738, section 3.7
no-path? if url-path is undefined
	no-group: no result: the URL names no group
split-group: newsgroup-name, article-number ← url-path, at its first "/"
no-port? if port is undefined or empty
	default-port: port ← "119"
# dialogue: RFC 1738, section 3.7
connect: connection ← host + ":" + port
send-group*: send "GROUP " + newsgroup-name + CR LF
has-article*? if article-number is defined
	send-article*: send "ARTICLE " + article-number + CR LF
`,
	Components: components,
	Own:        "newsgroup-name: path, article-number: path",
}
