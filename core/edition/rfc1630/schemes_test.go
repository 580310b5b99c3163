package rfc1630_test

import (
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/rfc1630"
)

// urls cover all schemes for which RFC 1630 says what a client does.
var urls = []string{
	"http://h", "http://h:8000/a/b", "http://h?q", "http://h/a?x+y#z", "http:/a", "http:///a",
	"ftp://h/a/b", "ftp://u:p%40q@h:2121/a%2Fb/c;type=I", "ftp://u@h/a/", "ftp://h", "ftp:a", "ftp://@/a", "ftp://h/%0D%0Ax",
	"gopher://h", "gopher://h/", "gopher://h:70/00/About%09x", "gopher://h/%31a", "gopher:a", "gopher://:7/1",
	"mailto:a%25b@c.d", "news:a.b", "news:*", "news:a%2Fb@c", "nntp:a.b/12", "nntp:a.b",
	"telnet://h", "telnet://u@h:23", "telnet://u:p@h", "telnet:h", "telnet://:1", "rlogin://u@h", "rlogin://u:p@h:513", "rlogin:h", "rlogin://:1", "rlogin://h",
	"tn3270://u@h", "tn3270://u:p@h:1", "tn3270:h", "tn3270://:1", "tn3270://h",
	"wais://h/d?x+y", "wais://h:210/d", "wais://h/d/TEXT/1=a%20b;2=c;", "wais://h/d/TEXT/1=a;2", "wais://h/d/TEXT/", "wais://h", "wais:h", "wais://:1/d",
	"file:///a/b%2Fc/d", "file://localhost/a/", "file://h/a", "file://", "file:a",
	"mid:a%20b@c", "cid:a@b", "prospero://h/a%2Fb%001", "prospero://h:1525/a", "prospero://h", "prospero:a", "prospero://:1/a",
}

// The highlighted line is the line that ran. With testing.Short(), it exchanges every eighth pair of lines.
func TestSchemeListings(t *testing.T) {
	editiontest.CheckSchemeListings(t, &rfc1630.Edition, urls)
}

// A client's connections, and the text it sends.
func TestDialogues(t *testing.T) {
	for url, want := range map[string]editiontest.Dialogue{
		"http://h:8000/a/b?x#y":               {Connection: "h:8000", Sent: "GET /a/b?x\r\n"},
		"http://h":                            {Connection: "h", Sent: "GET /\r\n"},
		"ftp://u:p%40q@h/a%2Fb/c;type=I":      {Connection: "h", Sent: "USER u\r\nPASS p@q\r\nCWD a/b\r\nTYPE I\r\nRETR c\r\n"},
		"ftp://h/a/":                          {Connection: "h", Sent: "USER anonymous\r\nPASS user@client.example\r\nCWD a\r\nNLST\r\n"},
		"gopher://h/00/About%09x":             {Connection: "h", Sent: "0/About\tx\r\n"},
		"gopher://h/":                         {Connection: "h", Sent: "\r\n"},
		"mailto:a@b":                          {},
		"news:*":                              {Connection: "news.client.example", Sent: "LIST\r\n"},
		"news:a%2Fb@c":                        {Connection: "news.client.example", Sent: "ARTICLE <a/b@c>\r\n"},
		"nntp:a.b/12":                         {Connection: "news.client.example", Sent: "GROUP a.b\r\nARTICLE 12\r\n"},
		"telnet://u:p@h:23":                   {Connection: "h:23"},
		"wais://h/d?x":                        {Connection: "h", Sent: "Search d for x"},
		"wais://h/d":                          {Connection: "h", Sent: "Search d for <search>"},
		"wais://h/d%20e/TEXT/1=a%20b;2=c%3B;": {Connection: "h", Sent: "Retrieve TEXT from d e, 1=a b, 2=c;"},
		"file:///a/b":                         {Sent: "directory afile b"},
		"file://elsewhere/a":                  {},
		"mid:a@b":                             {Sent: "message <a@b>"},
		"cid:a@b":                             {Sent: "body part <a@b>"},
		"prospero://h/a%001":                  {Connection: "h", Sent: "access methods of a, version 1"},
	} {
		s := rfc1630.Edition.Scheme(nameOf(url))
		if s == nil {
			t.Fatalf("%s is of no scheme", url)
		}
		if got := editiontest.RunScheme(t, &rfc1630.Edition, s, url); got != want {
			t.Errorf("%s: %q, want %q", url, got, want)
		}
	}
}

func nameOf(url string) string {
	return edition.Span{Start: 0, End: rfc1630.Edition.PartOf(url, edition.Scheme).End}.Of(url)
}

// The parts that a scheme has of its own.
func TestSchemeParts(t *testing.T) {
	for url, want := range map[string]string{
		"ftp://h/a/b;type=I":     "name=a/b type-code=I",
		"gopher://h/00/A":        "gtype=0 gcommand=0/A",
		"gopher://h/%31A":        "gtype=%31 gcommand=A",
		"gopher://h/":            "",
		"gopher://h":             "",
		"news:a@b":               "article=a@b",
		"news:a.b":               "group=a.b",
		"nntp:a.b/1":             "group=a.b digits=1",
		"wais://h/d/T/1=a;?q":    "database=d wtype=T wpath=1=a;",
		"wais://h/d":             "database=d",
		"prospero://h/a%002":     "hsoname=a version=2",
		"mailto:a@b?c":           "addr-spec=a@b",
		"cid:x@y":                "content-identifier=x@y",
		"ftp://h":                "",
		"ftp:/a":                 "",
		"nntp://h/a/b":           "group= digits=/a/b",
		"file://localhost/a/b#c": "",
	} {
		s, got := rfc1630.Edition.Scheme(nameOf(url)), ""
		common := map[string]bool{"scheme": true, "login": true, "user": true, "host": true, "port": true, "path": true, "search": true, "fragmentid": true}
		for _, p := range s.Split(url) {
			if !common[p.Name] && p.Span != edition.Absent {
				got += " " + p.Name + "=" + p.Span.Of(url)
			}
		}
		if want != "" {
			want = " " + want
		}
		if got != want {
			t.Errorf("%s:%s, want%s", url, got, want)
		}
	}
}

// Each scheme that the spec mentions by name.
func TestStandings(t *testing.T) {
	for name, want := range map[string]edition.Standing{
		"http": edition.DefinedScheme, "tn3270": edition.DefinedScheme, "cid": edition.DefinedScheme, "HTTP": edition.UnknownScheme,
		"afs": edition.NamedScheme, "whois": edition.NamedScheme, "urn": edition.ReservedScheme, "x-a": edition.ExperimentalScheme, "z": edition.UnknownScheme,
	} {
		if got := rfc1630.Edition.Standing(name).Standing; got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
}
