package url1993

import "uriscope/core/edition/internal/client"

// news is what a client does for a news URL: URL draft 1993, News.
var news = client.Scheme{
	Name: "news", Section: "URL draft 1993, News", Production: "newsaddress",
	Own: "groupart: path, group: path within, article: path within, fragmentid: fragment",
	Registers: beginRegisters + `
groupart: groupart of URL
group: group of URL
article: article of URL
`,
	Lines: beginLines + `
# parts: URL draft 1993, News
news-groupart: groupart ← locator after its first ":"
news-at? if "@" is in groupart
	news-article: article ← groupart
news-no-at| else
	news-all*? if groupart is "*"
		news-no-group: group ← undefined
	news-not-all| else
		news-group: group ← groupart
# decode: URL draft 1993, Encoding prohibited characters
news-decode*: decode article, group
# dialogue: URL draft 1993, Structure of names and addresses
news-connect*: connection ← "news"
# dialogue: URL draft 1993, News
news-if-article? if article is defined
	news-send-article*: send "ARTICLE <" + article + ">" + CR LF
news-no-article| else
	news-if-group? if group is defined
		news-send-group*: send "GROUP " + group + CR LF
	news-all-groups| else
		news-send-list*: send "LIST" + CR LF
`,
}
