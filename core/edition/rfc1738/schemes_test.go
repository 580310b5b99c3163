package rfc1738_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/internal/normal"
	"uriscope/core/edition/rfc1738"
)

// printed are all URLs that RFC 1738 prints, and URLs put together from what it prints in parts.
func printed() (urls []string) {
	for _, x := range rfc1738.Edition.AllExamples() {
		if x.Kind == edition.KindParse || x.Kind == edition.KindExtract { // others aren't URLs
			urls = append(urls, x.Want...)
		}
	}
	return append(urls, made...)
}

// made are URLs that RFC 1738 describes but doesn't print whole.
var made = []string{
	"FTP://HOST.dom/a;TYPE=A", "ftp://u%40x:p%3A%2F@h:2121/a%3bb/c;type=i", "ftp://h/a/;type=D", "ftp://:p@h/", "ftp:a", "ftp:///a", "ftp://h", "ftp://h/a;type=", "ftp://h/a%0D%0ADELE%20b",
	"http://h", "http://h/", "http://h?q", "http://h:8080/a%20b;c/d?e=f&g#h", "http://u:p@h/", "http:/a", "http:///a",
	"gopher://h", "gopher://h/", "gopher://h:7070/1", "gopher://h/00/About", "gopher://h/%31a", "gopher://h/7/find%09two%20words", "gopher://h/7/find%09",
	"gopher://h/0/a%09%09+", "gopher://h/0/a%09%09?", "gopher://h/0/a%09b%09!", "gopher://h/1/a%09%09$", "gopher://h/0/a%09%09!+ABSTRACT%20+SMELL",
	"gopher://h/0/a%09%09+application/postscript%20Es_ES", "gopher://h/0/a%09%09+%091%0D%0A+-1%0D%0Aone%0D%0Atwo%0D%0A.%0D%0A", "gopher://h/0/a%09s%09+%091%0D%0A+-1%0D%0A.%0D%0A", "gopher://h/0/a%09%09+%091%0D%0A+-1%0D%0A.%0D%0A",
	"gopher://mail.example:25/0%09%09x%0D%0AMAIL%20FROM:a%0D%0A", "gopher://h/0a%09q%09?", "gopher://h/0a%09q%0D%0Ar%09?", "gopher://h/0a%09%09+%091%0D%0AQUIT%0D%0A",
	"gopher://h/0a%09%09%2b%091%0d%0a%2B-1%0d%0ax%0d%0a.%0d%0a", "gopher://h/0a%09q%09!x%0A", "gopher://h/0a%09%09%250D%250A",
	"gopher://h/0a%0D%0Ab", "gopher://u@h/", "gopher:a", "gopher:///",
	"mailto:a@b.c", "mailto:a%25b@c", "mailto:", "mailto:a%0D%0ABcc:b@c",
	"news:comp.infosystems.www.misc", "news:a%2Fb@c.d", "news:", "news:A*",
	"nntp://h/a.b/5", "nntp://h:1119/a.b", "nntp://h", "nntp://u@h/a/1", "nntp:a", "nntp:///a",
	"telnet://h", "telnet://u@h:2323/", "telnet://u:p%40q@h/", "telnet:h", "telnet:///",
	"wais://h/d", "wais://h:2100/d%20e?two%20words", "wais://h/d/TEXT/a%2Fb", "wais://h/d/TEXT", "wais://h", "wais://h?q", "wais://u@h/d", "wais:d", "wais:///d",
	"file:///etc/motd", "file://localhost/a%2Fb/c", "file://h/a", "file://", "file:/a", "file:///a/", "file://LOCALHOST/a",
	"prospero://h/a", "prospero://h:1526/a%3Bb;OBJECT-VERSION=2;x=%3D", "prospero://h/a;b", "prospero://h", "prospero://u@h/a", "prospero:a", "prospero:///a",
}

// A scheme is known wherever its port, host, or production matters.
func TestSchemesAreKnownEverywhere(t *testing.T) {
	e := &rfc1738.Edition
	for _, s := range e.Schemes.Defined {
		if !slices.Contains(e.Syntax.Productions, s.Production) {
			t.Errorf("%s: %s is none of the productions for whole texts", s.Name, s.Production)
		}
		if s.Port == "" {
			continue
		}
		if port, ok := uri.DefaultPort(s.Name); !ok || strconv.Itoa(int(port)) != s.Port {
			t.Errorf("%s: the port is %s, and core/uri has %d", s.Name, s.Port, port)
		}
		for name, schemes := range map[string]string{
			"normal.Ported":       normal.Ported,
			"the note of no host": e.Coverage(edition.EmptyHost).Schemes,
		} {
			if !slices.Contains(strings.Fields(schemes), s.Name) {
				t.Errorf("%s has a port, and %s has %q", s.Name, name, schemes)
			}
		}
	}
}

func checkDialogue(t *testing.T, s *edition.URLScheme, url string) {
	t.Helper()
	if got, want := editiontest.RunScheme(t, &rfc1738.Edition, s, url), slow(url); got != want {
		t.Errorf("%q: %q, want %q\nhttp://127.0.0.1:8080/#room=schemes&reference=%s&edition=rfc1738", url, got, want, url)
	}
}

// Line breaks are sent in a filled-in form, as section 3.4.9 prints it, and nowhere else (section 6); a search
// precedes the answer to a form (section 3.4.3).
func TestGopherLineBreaks(t *testing.T) {
	gopher := edition.SchemeOf(rfc1738.Edition.Schemes.Defined, "gopher")
	for url, want := range map[string]string{
		"gopher://mail.example:25/0%09%09x%0D%0AMAIL%20FROM:a%0D%0A": "\t\tx%0D%0AMAIL FROM:a%0D%0A\r\n",
		"gopher://h/0a%09q%09?":                                     "a\tq\t!+ASK\r\na\tq\t+\t1\r\n+-1\r\n<ask_item1_value>\r\n.\r\n",
		"gopher://h/0a%09%09?":                                      "a\t\t!+ASK\r\na\t+\t1\r\n+-1\r\n<ask_item1_value>\r\n.\r\n",
		"gopher://h/0a%09%09+%091%0D%0AQUIT%0D%0A":                  "a\t\t+\t1%0D%0AQUIT%0D%0A\r\n",
		"gopher://h/0a%09%09%2b%091%0d%0a%2B-1%0d%0ax%0d%0a.%0d%0a": "a\t+\t1\r\n+-1\r\nx\r\n.\r\n",
		"gopher://h/0a%09%09+%091%250D%250A+-1%0D%0A":               "a\t\t+\t1%0D%0A+-1%0D%0A\r\n",
		"gopher://h/0a%09q%09!x%0A":                                 "a\tq\t!x%0A\r\n",
	} {
		if got := editiontest.RunScheme(t, &rfc1738.Edition, gopher, url).Sent; got != want {
			t.Errorf("%q sends %q, want %q", url, got, want)
		}
	}
}

func FuzzScheme(f *testing.F) {
	for _, url := range printed() {
		scheme, part, _ := strings.Cut(url, ":")
		f.Add(scheme, part)
	}
	f.Fuzz(func(t *testing.T, scheme, part string) {
		if s := edition.SchemeOf(rfc1738.Edition.Schemes.Defined, scheme); s != nil {
			checkDialogue(t, s, scheme+":"+part)
		}
	})
}
