package schemes

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

const (
	rGroupart = rHostPart + iota
	rGroup
	rArticle
)

var newsListing = newListing(registers+`
groupart
group: group of URL
article: article of URL
`, beginLine+`
# parts: URL draft 1993, News
news-groupart: groupart ← locator after its first ":"
news-at[groupart]? if "@" is in groupart
	news-article: article ← groupart
news-no-at| else
	news-all*[groupart]? if groupart is "*"
		news-no-group: group ← undefined
	news-not-all| else
		news-group: group ← groupart
# decode: URL draft 1993, Encoding prohibited characters
news-decode*: decode article, group
# dialogue: URL draft 1993, Structure of names and addresses
news-connect*: connection ← "news"
# dialogue: URL draft 1993, News
news-if-article[article]? if article is defined
	news-send-article*: send "ARTICLE <" + article + ">" + CR LF
news-no-article| else
	news-if-group[group]? if group is defined
		news-send-group*: send "GROUP " + group + CR LF
	news-all-groups| else
		news-send-list*: send "LIST" + CR LF
`)

var newsNames = []edition.Part{
	{Name: "scheme", Role: edition.Scheme}, {Name: "group", Role: edition.Path}, {Name: "article", Role: edition.Path},
	{Name: "fragmentid", Role: edition.Fragment},
}

// newsParts has the "*" as a group, so that every character of a URL is in one of its parts.
func newsParts(text string) []edition.Part {
	u := begin(text, nil)
	u.splitNews()
	if !u.is(rArticle) {
		u.set(rGroup, u.at[rGroupart])
	}
	return u.parts(newsNames, rGroup, rArticle, rFragmentid)
}

func (u *url) splitNews() {
	u.behind("news-groupart", rGroupart, rLocator, strings.Index, ":")
	switch groupart := u.text(rGroupart); {
	case u.Run.Ask("news-at", strings.Contains(groupart, "@")):
		u.Run.Do("news-article")
		u.set(rArticle, u.at[rGroupart])
	case u.Run.Ask("news-all", groupart == "*"):
		u.Run.Do("news-no-group")
		u.set(rGroup, edition.Absent)
	default:
		u.Run.Do("news-group")
		u.set(rGroup, u.at[rGroupart])
	}
}

// runNews is URL draft 1993, News.
func runNews(text string, t *trace.Trace) {
	u := begin(text, t)
	u.splitNews()
	u.decode("news-decode", rArticle, rGroup)
	t.Do("news-connect")
	t.Set(rConnection, trace.Text("news"))
	switch {
	case t.Ask("news-if-article", u.is(rArticle)):
		u.send("news-send-article", trace.Text("ARTICLE <"), u.Whole(rArticle), trace.Text(">"), crlf)
	case t.Ask("news-if-group", u.is(rGroup)):
		u.send("news-send-group", trace.Text("GROUP "), u.Whole(rGroup), crlf)
	default:
		u.send("news-send-list", trace.Text("LIST"), crlf)
	}
}
