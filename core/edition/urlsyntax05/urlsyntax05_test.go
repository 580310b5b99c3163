package urlsyntax05_test

import (
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/urlsyntax05"
)

func TestExamples(t *testing.T) {
	editiontest.CheckExamples(t, &urlsyntax05.Edition, map[edition.ExampleKind]int{
		edition.KindParse:      6 + 3 + 2 + 1 + 1 + 1 + 2, // 1.3, 4.3.1, 5, 5.1.1, Appendix B, E, F.2
		edition.KindEquivalent: 2,
		edition.KindEncode:     2,
		edition.KindGroups:     1,
		edition.KindResolve:    22 + 22 + 1, // C.1, C.2 with one that is a mistake, D
		edition.KindExtract:    1,
	})
}

// The algorithm gives something else than the mistake of some parsers that the spec prints.
func TestMistake(t *testing.T) {
	for _, x := range urlsyntax05.Edition.AllExamples() {
		if x.Remark == "" {
			continue
		}
		if got := urlsyntax05.Edition.Resolve(x.Base, x.Input, nil, nil); got.Target != x.Input || got.Target == x.Want[0] {
			t.Errorf("%s: %q, want it as it stands", x.ID, got.Target)
		}
		return
	}
	t.Error("there is no such example")
}

func TestSuites(t *testing.T) {
	const mistake = "http://a/../b/c"
	for _, file := range []string{"spec-draft-fielding-url-syntax-05-resolve.json", "spec-evolution-resolve.json"} {
		t.Run(file, func(t *testing.T) { editiontest.CheckSuite(t, &urlsyntax05.Edition, file, mistake) })
	}
}

func TestEdges(t *testing.T) {
	for _, c := range []struct {
		base, reference string
		outcome         edition.Outcome
		target, why     string
	}{
		{"http://a", "g", edition.Target, "http://ag", "no-root"},
		{"http://a", "../g", edition.Target, "http://a../g", "no-root"},
		{"http://a?q", "", edition.CurrentDocument, "", "current-document"},
		{"http://a?q", "#", edition.CurrentDocument, "#", "current-fragment"},
		{"http://a", "?y", edition.Target, "http://a?y", "query-only"},
		{"http://a/b/c", "?", edition.Target, "http://a/b/?", "query-only"},
		{"http://a/b/c", "?y/../z", edition.Target, "http://a/b/z", "query-dots"},
		{"http://a/b/c", "g?y/../../z", edition.Target, "http://a/z", "query-dots"},
		{"http://a/b/c", "g?y/../x?z", edition.Target, "http://a/b/x?z", "query-dots"},
		{"http://a/b/c", "g?y/..", edition.Target, "http://a/b/", "query-dots"},
		{"http://a/b/c", "g?y/.", edition.Target, "http://a/b/g?y/", "query-dots"},
		{"http://a/b/c", ".?y", edition.Target, "http://a/b/.?y", "dots-before-query"},
		{"http://a/b/c", "..?y", edition.Target, "http://a/b/..?y", "dots-before-query"},
		{"http://a/b/c", "g:/./h#s", edition.Target, "g:/./h#s", "own-scheme"},
		{"http://a/b/c", "//g/./h", edition.Target, "http://g/./h", "own-site"},
		{"http://a/b/c", "/../g", edition.Target, "http://a/../g", "absolute-path-dots"},
		{"http://a/b/c", "/g", edition.Target, "http://a/g", "absolute-path"},
		{"http://a/b/c", "../../g", edition.Target, "http://a/../g", "excess-kept"},
		{"http://a/b/c", "../..", edition.Target, "http://a/..", "excess-kept"},
		{"http://a/b//c", "../g", edition.Target, "http://a/b/g", "climbs"},
		{"http://a//c", "../g", edition.Target, "http://a/g", "climbs"},
		{"http://a/c", "..//../g", edition.Target, "http://a/../g", "excess-kept"},
		{"http:a/b", "../../g", edition.Target, "http:../g", "excess-kept"},
		{"mailto:x@y", "z", edition.Target, "mailto:z", "no-directory"},
		{"a/b", "c", edition.Failed, "a/c", "no-base-scheme"},
		{"a/b", "", edition.CurrentDocument, "", "current-document"},
		{"", "x:y", edition.Target, "x:y", "own-scheme"},
	} {
		editiontest.CheckWhy(t, &urlsyntax05.Edition, c.base, c.reference, nil, c.outcome, c.target, c.why)
	}
}

func TestClasses(t *testing.T) {
	editiontest.CheckClasses(t, &urlsyntax05.Edition, map[string]string{
		"reserved": ";/?:@&=+",
		"alpha":    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
		"digit":    "0123456789",
		"mark":     "$-_.!~*'(),",
		"control":  "\x00\x01\x02\x03\x04\x05\x06\a\b\t\n\v\f\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\x7f",
		"space":    " ",
		"delims":   "<>#%\"",
		"unwise":   "{}|\\^[]`",
	})
}

func TestParts(t *testing.T) {
	editiontest.CheckDrawn(t, &urlsyntax05.Edition, map[string]string{
		"ftp://foo:@host.com/":       "scheme=ftp site=foo:@host.com user=foo password= host=host.com(hostname) path=/",
		"ftp://@host.com/":           "scheme=ftp site=@host.com user= host=host.com(hostname) path=/",
		"http://1.2.3.4:80/a;b/c;":   "scheme=http site=1.2.3.4:80 host=1.2.3.4(hostnumber) port=80 path=/a;b/c; params=b params=",
		"//?q#f":                     "site= path= query=q fragment=f",
		"a;b;c?d;e":                  "path=a;b;c params=b;c query=d;e",
		"http://1.2.3/":              "scheme=http site=1.2.3 host=1.2.3 path=/",
		"http://a_b:":                "scheme=http site=a_b: host=a_b port= path=",
		strings.Repeat("/;", 70)[1:]: "path=" + strings.Repeat("/;", 70)[1:] + strings.Repeat(" params=", 60),
	})
}

// Split gives a host the kind whose rule of the grammar it matches.
func FuzzHost(f *testing.F) {
	for _, host := range []string{"a", "1", "1.2.3.4", "1.2.3.4.5", "a.1", "1.a", "a-", "-a", "a..b", "a.", "", "x1-2.y", "01.2.3.400"} {
		f.Add(host)
	}
	f.Fuzz(func(t *testing.T, host string) {
		if strings.ContainsAny(host, "/?#@:[") {
			return
		}
		want := ""
		for _, rule := range []string{"hostnumber", "hostname"} {
			if urlsyntax05.Edition.Validate(rule, host) == nil {
				want = rule
			}
		}
		for _, p := range urlsyntax05.Edition.Split("//" + host) {
			if p.Name == "host" && p.Kind != want {
				t.Errorf("%q is a %q, want %q", host, p.Kind, want)
			}
		}
	})
}

func FuzzResolve(f *testing.F) { editiontest.FuzzResolve(f, &urlsyntax05.Edition) }
