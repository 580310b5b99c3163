package rfc1738_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
	"uriscope/core/edition/rfc1738"
	"uriscope/core/internal/outside"
	"uriscope/core/trace"
)

// productions has, for each production of a scheme, URLs that it accepts and texts that it
// refuses, though url accepts most of them by its last alternative.
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
		[]string{"x-a:", "javascript:alert(1)", "x:/a?b;c", "x://u:p@h:1/a", "https://h/", "s-1.+:a", "x:ftp://h/a;type=x"},
		[]string{"X:/a", "x:[", "x:a b", "x:^", "x:%zz"}},
}

// A text of a scheme that the document defines is held against that scheme's production, and
// url, whose last alternative is anything with a colon, is for texts that have no scheme.
func TestProductions(t *testing.T) {
	for _, p := range productions {
		if p.name != "otherurl" && !slices.ContainsFunc(rfc1738.Edition.Schemes, func(s *edition.URLScheme) bool { return s.Production == p.name }) {
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

// What the listings say of default ports is what the schemes say.
func TestPorts(t *testing.T) {
	for _, s := range rfc1738.Edition.Schemes {
		said := ""
		for _, line := range s.Listing.Lines {
			if line.ID == "default-port" {
				_, said, _ = strings.Cut(strings.TrimSuffix(line.Code, `"`), `"`)
			}
		}
		if said != s.Port {
			t.Errorf("%s: the listing has port %q, the scheme %q", s.Name, said, s.Port)
		}
	}
}

// found returns what a client has found, by the names that libwww-perl gives it: what the
// registers hold at the end and, where a run ends early, the parts.
func found(s *edition.URLScheme, url string) map[string]string {
	names := map[string]string{
		"gophertype": "gtype", "newsgroup-name": "group", "message-id": "article", "rfc822-addr-spec": "address",
		"fragment identifier": "frag", "search": "query",
	}
	held := map[string]string{}
	hold := func(name, text string) {
		if s.Name == "gopher" && name == "search" {
			held["search"] = text
			return
		}
		if other := names[name]; other != "" {
			name = other
		}
		held[name] = text
	}
	run := trace.New(s.Listing, -1, url)
	s.Run(url, run)
	state := trace.NewState(s.Listing, url)
	for i := range run.Steps() {
		state.Apply(run.Edits(i))
	}
	for i, r := range s.Listing.Registers {
		if text, ok := state.Text(i); ok {
			hold(r.Name, text)
		}
	}
	if strings.HasPrefix(held["control"], "USER anonymous\r\n") {
		held["user"], held["password"] = "anonymous", "anonymous@"
	}
	for _, p := range s.Split(url) {
		if p.Span != edition.Absent && p.Name == "url-path" {
			path := p.Span.Of(url)
			if s.Name == "ftp" {
				path, _, _ = strings.Cut(path, ";type=")
			}
			held["path"] = "/" + client.Decoded(path)
		}
	}
	for name, as := range map[string][]string{"address": {"encoded822addr"}, "path": {"full_path"}, "group": {"groupart"}} {
		if text, ok := held[name]; ok {
			for _, other := range as {
				held[other] = text
			}
		}
	}
	return held
}

// perlDiffers are the members of the cases of libwww-perl that are not what RFC 1738 says, or
// that it does not know, each with the reason.
var perlDiffers = map[string]string{
	"file://host/fseg/fs?g/fseg path":           "in a file a \"?\" is an ordinary character of fsegment",
	"ftp://0%3A:%40@h:0/0?0 path":               "",
	"ftp://0%3A:%40@h:0/0?0 query":              "in ftp a \"?\" is an ordinary character of fsegment",
	"http://0:0/0/0;0?0#0 path":                 "what follows \";\" in a path is a component of RFC 1808",
	"http://web.net path":                       "without its slash there is no path; the client sends one",
	"http://web.net full_path":                  "without its slash there is no path; the client sends one",
	"http:/0?0 path":                            "without \"//\" there is no path",
	"http:/0?0 full_path":                       "without \"//\" there is no path",
	"http:0 path":                               "without \"//\" there is no path",
	"http:0 full_path":                          "without \"//\" there is no path",
	"news://news.online.no/42@g.aas.no article": "a host in news is of a later document",
}

// own are the members that RFC 1738 has no word for, or that have another word for what is
// compared already.
var notCompared = []string{"input", "as_string", "rfc3986", "id", "file", "note", "scheme", "netloc", "params", "eparams", "epath", "equery"}

// What a client finds, against libwww-perl, which was written when RFC 1738 was new.
func TestPerlSchemes(t *testing.T) {
	var cases []map[string]any
	outside.Cases(t, "perl-uri-schemes-parse.json", &cases)
	agree, differ, unknown := 0, 0, 0
	for _, c := range cases {
		url := c["input"].(string)
		name, _, _ := strings.Cut(url, ":")
		s := edition.SchemeOf(rfc1738.Edition.Schemes, name)
		if s == nil {
			unknown++
			continue
		}
		held := found(s, url)
		for member, want := range c {
			if slices.Contains(notCompared, member) {
				continue
			}
			got, ok := held[member]
			same := ok && fmt.Sprint(want) == got || want == nil && got == ""
			if reason := perlDiffers[url+" "+member]; same == (reason != "") {
				t.Errorf("%s: %s %q, want %v; the reason for a difference is %q", url, member, got, want, reason)
			}
			if same {
				agree++
			} else {
				differ++
			}
		}
	}
	t.Logf("%d members agree, %d differ for the reasons given; %d cases are of schemes that the document does not define", agree, differ, unknown)
}
