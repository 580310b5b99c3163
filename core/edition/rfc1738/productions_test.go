package rfc1738_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc1738"
	"uriscope/core/trace"
)

// productions has, for each scheme's production, URLs that it accepts and texts that it rejects, though url
// accepts most of them by its last alternative.
var productions = []struct {
	name             string
	accepts, refuses []string
}{
	{"ftpurl",
		[]string{"ftp://h", "ftp://h/", "FTP://u:p@h:1/a/b;type=a", "ftp://h/a;TYPE=D", "ftp://h//", "ftp://@h", "ftp://:@h", "ftp://u;?&=@h/", "ftp://1.2.3.4/?:@&="},
		[]string{"ftp:", "ftp:/h", "ftp://", "ftp:///a", "ftp://h/a;type=x", "ftp://h/a;type=", "ftp://h/a;type=ai", "ftp://h/a;b", "ftp://h;type=a", "ftp://a:b:c@h/", "ftp://h/~a", "ftp://h/%2"}},
	{"httpurl",
		[]string{"http://h", "http://h/", "HTTP://h:80/a;b/c?d;e=f&g@h:i", "http://h/?", "http://1.2.3.4/"},
		[]string{"http:", "http://", "http://u@h/", "http://u:p@h/", "http://h?q", "http://h/a?b?c", "http://h/a?b/c", "http://h:/", "http://a_b/", "http://h/~a", "http://1.2.3/"}},
	{"gopherurl",
		[]string{"gopher://h", "gopher://h/", "Gopher://h:70/1", "gopher://h/%31", "gopher://h/7a%09b%09+", "gopher://h/0a/b?c;d=e&f:g@h", "gopher://h/0a%09%09+%091%0D%0A"},
		[]string{"gopher:", "gopher:h", "gopher://", "gopher://u@h/", "gopher://h/0a b", "gopher://h/0#", "gopher://h?"}},
	{"mailtourl",
		[]string{"mailto:a@b", "MAILTO:a%25b@c", "mailto:/", "mailto:@"},
		[]string{"mailto:", "mailto:a b", "mailto:<a@b>", "mailto:a%b@c"}},
	{"newsurl",
		[]string{"news:*", "news:a.b-c_d+e", "NEWS:A1", "news:a/b?c:d;e&f=g@h.i", "news:%2F@1.2.3.4"},
		[]string{"news:", "news:1a", "news:**", "news:a/b", "news:@h", "news:a@", "news:a@b@c", "news://h/a", "news:a%2Fb"}},
	{"nntpurl",
		[]string{"nntp://h/a.b/5", "NNTP://h:119/a", "nntp://1.2.3.4/a/0"},
		[]string{"nntp:", "nntp://h", "nntp://h/", "nntp://h/a/", "nntp://h/a/b", "nntp://h/a/5/6", "nntp://h/*", "nntp://u@h/a", "nntp:a/5"}},
	{"telneturl",
		[]string{"telnet://h", "TELNET://u:p@h:23/", "telnet://@h/"},
		[]string{"telnet:", "telnet:h", "telnet://", "telnet://h/a", "telnet://h//", "telnet://h:x/", "telnet://u/p@h"}},
	{"waisurl",
		[]string{"wais://h/", "WAIS://h:210/d", "wais://h/d?", "wais://h/d?a=b;c", "wais://h/d/t/p", "wais://h/d//", "wais://h///", "wais://h/d/t/a%2Fb"},
		[]string{"wais:", "wais://h", "wais://h?q", "wais://h/d/t", "wais://h/d/t/p/q", "wais://h/d/t/p?q", "wais://u@h/d", "wais://h/d;e"}},
	{"fileurl",
		[]string{"file:///", "FILE://localhost/a", "file://h/a/b", "file:///?:@&=", "file://1.2.3.4/a"},
		[]string{"file:", "file:/a", "file://", "file://h", "file://h:80/a", "file://u@h/a", "file:///a;b", "file:///[MY.NOTES]"}},
	{"prosperourl",
		[]string{"prospero://h/", "Prospero://h:1525//pros/name", "prospero://h/a;b=c", "prospero://h/a;b=c;d=", "prospero://h/;=", "prospero://h/a?:@&=", "prospero://h/a;b?:@&=c?:@&"},
		[]string{"prospero:", "prospero://h", "prospero://h/a;b", "prospero://h/a;b/c=d", "prospero://h/a;b=c=d", "prospero://u@h/a", "prospero://h/a;"}},
	{"otherurl",
		[]string{"x-a:", "javascript:alert(1)", "x:/a?b;c", "x://u:p@h:1/a", "https://h/", "s-1.+:a", "x:ftp://h/a;type=x", "X:/a", "HTTPS://h/", "X-foo:bar", "CID:x", "eXAMPLE:a"},
		[]string{"x:[", "x:a b", "x:^", "x:%zz"}},
}

// A text with a scheme that the spec defines is checked against that scheme's production. The production url,
// whose last alternative is anything with a colon, is for texts without a scheme.
func TestProductions(t *testing.T) {
	for _, p := range productions {
		if p.name != "otherurl" && !slices.ContainsFunc(rfc1738.Edition.Schemes.Defined, func(s *edition.URLScheme) bool { return s.Production == p.name }) {
			t.Errorf("no scheme has the production %s", p.name)
		}
		for _, valid := range []bool{true, false} {
			texts := p.accepts
			if !valid {
				texts = p.refuses
			}
			for _, text := range texts {
				production, length := rfc1738.Edition.ProductionFor(edition.AsReference, text)
				if production != p.name {
					t.Errorf("%q is held against %s, not %s", text, production, p.name)
				}
				if wrong := rfc1738.Edition.Validate(production, text[:length]); (wrong == nil) != (valid || strings.HasSuffix(text, "#")) {
					t.Errorf("%s: %q: %+v", production, text, wrong)
				}
			}
		}
	}
	for _, text := range []string{"", "a", "//h/a", ":", "a/b:c", "é:a"} {
		if production, _ := rfc1738.Edition.ProductionFor(edition.AsReference, text); production != "url" || rfc1738.Edition.Validate(production, text) == nil {
			t.Errorf("%q is held against %s", text, production)
		}
	}
}

// clients has URLs, and a client's final results for each: its registers, decoded, and at the end the text it
// sends.
var clients = []struct {
	url  string
	want string
}{
	{"FTP://joe:s%40t@ftp.example:2121/pub//a%2Fb;type=i", `connection="ftp.example:2121" user="joe" password="s@t" typecode="i" name="a/b" control="USER joe\r\nPASS s@t\r\nCWD pub\r\nCWD \r\nTYPE i\r\nRETR a/b\r\n"`},
	{"ftp://ftp.example/fs?g", `connection="ftp.example:21" typecode="<guessed>" name="fs?g" control="USER anonymous\r\nPASS user@client.example\r\nRETR fs?g\r\n"`},
	{"http://www.example/a;b?c/d", `url-path="a;b" connection="www.example:80" search="c/d" sent="GET /a;b?c/d\r\n"`},
	{"http://www.example:8080", `connection="www.example:8080" sent="GET /\r\n"`},
	{"http:g", ``},
	{"gopher://g.example/7idx%09two%20words%09%2B", `connection="g.example:70" gophertype="7" selector="idx" search="two words" gopher+_string="+" view_name="" sent="idx\ttwo words\t+\r\n"`},
	{"gopher://g.example/0a%09%09+text/plain%20En_US", `connection="g.example:70" gophertype="0" selector="a" search="" gopher+_string="+text/plain En_US" view_name="text/plain" language_name="En_US" sent="a\t\t+text/plain En_US\r\n"`},
	{"gopher://g.example/0a%09%09!+ABSTRACT%20+SMELL", `connection="g.example:70" gophertype="0" selector="a" search="" gopher+_string="!+ABSTRACT +SMELL" attributes="+ABSTRACT +SMELL" sent="a\t\t!+ABSTRACT +SMELL\r\n"`},
	{"gopher://g.example/1a%09%09$", `connection="g.example:70" gophertype="1" selector="a" search="" gopher+_string="$" attributes="" sent="a\t\t$\r\n"`},
	{"gopher://g.example", `connection="g.example:70" gophertype="1" selector="" sent="\r\n"`},
	{"mailto:j%25k@m.example", `rfc822-addr-spec="j%k@m.example"`},
	{"news:comp.lang.go", `newsgroup-name="comp.lang.go" connection="news.client.example:119" sent="GROUP comp.lang.go\r\n"`},
	{"news:1@n.example", `message-id="1@n.example" connection="news.client.example:119" sent="ARTICLE <1@n.example>\r\n"`},
	{"nntp://n.example/comp.lang.go/17", `connection="n.example:119" newsgroup-name="comp.lang.go" article-number="17" sent="GROUP comp.lang.go\r\nARTICLE 17\r\n"`},
	{"telnet://me:pw@t.example/", `connection="t.example:23" user="me" password="pw"`},
	{"wais://w.example/db?what", `connection="w.example:210" search="what" database="db" sent="Search db for what"`},
	{"wais://w.example/db/TEXT/p%2Fq", `connection="w.example:210" database="db" wtype="TEXT" wpath="p/q" sent="Retrieve p/q of type TEXT from db"`},
	{"file://localhost/etc/a?b", `host="localhost" directory="etc" name="a?b"`},
}

// The parts that a client finds, and the text that it sends, compared with hand-written ones.
func TestClients(t *testing.T) {
	without := []string{"URL", "scheme-specific-part", "login", "hostport", "host", "port", "url-path", "cwd", "request", "advice", "asked"}
	for _, c := range clients {
		name, _, _ := strings.Cut(c.url, ":")
		s := edition.SchemeOf(rfc1738.Edition.Schemes.Defined, name)
		run := trace.New(s.Listing, -1, c.url)
		s.Run(c.url, run)
		state := trace.NewState(s.Listing, c.url)
		for i := range run.Steps() {
			state.Apply(run.Edits(i))
		}
		var held []string
		for i, r := range s.Listing.Registers {
			if text, ok := state.Text(i); ok && (!slices.Contains(without, r.Name) || strings.Contains(" "+c.want, " "+r.Name+"=")) {
				held = append(held, fmt.Sprintf("%s=%q", r.Name, text))
			}
		}
		if got := strings.Join(held, " "); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.url, got, c.want)
		}
	}
}
