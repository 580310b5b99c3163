package rfc2396bis01_test

import (
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/rfc2396bis01"
)

func TestExamples(t *testing.T) {
	editiontest.CheckExamples(t, &rfc2396bis01.Edition, map[edition.ExampleKind]int{
		edition.KindParse:      6 + 2 + 2 + 1 + 1 + 1 + 1 + 2, // 1.3, 5, 6.2.4, 7.5, Appendix B, E, F, G.2
		edition.KindEquivalent: 5,
		edition.KindEncode:     2,
		edition.KindGroups:     1,
		edition.KindResolve:    22 + 20 + 1 + 2 + 1, // C.1, C.2, the second answers for "http:g" and excess "..", D
		edition.KindExtract:    1,
	})
}

func TestSuites(t *testing.T) {
	for _, file := range []string{"spec-draft-fielding-uri-rfc2396bis-01-resolve.json", "spec-evolution-resolve.json"} {
		t.Run(file, func(t *testing.T) { editiontest.CheckSuite(t, &rfc2396bis01.Edition, file, "none") })
	}
}

func TestEdges(t *testing.T) {
	remove, refuse := edition.Options{"excess": "remove"}, edition.Options{"excess": "refuse"}
	loose := edition.Options{"validating": "no"}
	for _, c := range []struct {
		base, reference string
		options         edition.Options
		outcome         edition.Outcome
		target, why     string
	}{
		{"http://a", "g", nil, edition.Target, "http://a/g", "root-added"},
		{"http://a", "../g", nil, edition.Target, "http://a/../g", "excess-kept"},
		{"x:", "g", nil, edition.Target, "x:/g", "root-added"},
		{"http://a?q", "", nil, edition.CurrentDocument, "", "current-document"},
		{"http://a?q", "#", nil, edition.CurrentDocument, "#", "current-fragment"},
		{"http://a", "?y", nil, edition.Target, "http://a?y", "query-only"},
		{"http://a/b/c?q", "?", nil, edition.Target, "http://a/b/c?", "query-only"},
		{"http://a/b/./c", "?y/../z", nil, edition.Target, "http://a/b/./c?y/../z", "query-only"},
		{"http://a/b/c", "..?y/../z", nil, edition.Target, "http://a/?y/../z", "climbs"},
		{"http://a/b/c", "g:/./h#s", nil, edition.Target, "g:/./h#s", "own-scheme"},
		{"http://a/b/c", "//g/./h", nil, edition.Target, "http://g/./h", "own-authority"},
		{"http://a/b/c", "/../g", nil, edition.Target, "http://a/../g", "absolute-path-dots"},
		{"http://a/b/c", "/../g", refuse, edition.Target, "http://a/../g", "absolute-path-dots"},
		{"http://a/b/c", "/../g", remove, edition.Target, "http://a/../g", "absolute-path-dots"},
		{"http://a/b/c/d;p?q", "../../../g", nil, edition.Target, "http://a/../g", "excess-kept"},
		{"http://a/b/c/d;p?q", "../../../g", remove, edition.Target, "http://a/g", "excess-removed"},
		{"http://a/b/c/d;p?q", "../../../../g", remove, edition.Target, "http://a/g", "excess-removed"},
		{"http://a/b/c/d;p?q", "../../../g", refuse, edition.Failed, "", "excess-refused"},
		{"http://a/b/c/d;p?q", "../../g", refuse, edition.Target, "http://a/g", "climbs"},
		{"http://a/b", "../..", remove, edition.Target, "http://a/", "excess-removed"},
		{"x:a/b", "../../..", remove, edition.Target, "x:", "excess-removed"},
		{"x:a/b", "../../..", nil, edition.Target, "x:../..", "excess-kept"},
		{"http://a/b", "..g", refuse, edition.Target, "http://a/..g", "replaces-last"},
		{"http://a/b/c/d;p?q", "http:g", loose, edition.Target, "http://a/b/c/g", "replaces-last"},
		{"http://a/b/c/d;p?q", "HTTP:g", loose, edition.Target, "http://a/b/c/g", "replaces-last"},
		{"http://a/b/c/d;p?q", "http:", loose, edition.CurrentDocument, "", "current-document"},
		{"http://a/b/c/d;p?q", "http:#s", loose, edition.CurrentDocument, "#s", "current-fragment"},
		{"http://a/b/c/d;p?q", "http:?y", loose, edition.Target, "http://a/b/c/d;p?y", "query-only"},
		{"mailto:x@y", "z", nil, edition.Target, "mailto:z", "no-directory"},
		{"a/b", "c", nil, edition.Failed, "a/c", "no-base-scheme"},
		{"a/b", "c", loose, edition.Failed, "a/c", "no-base-scheme"},
		{"a", "../c", refuse, edition.Failed, "", "excess-refused"},
		{"", "x:y", nil, edition.Target, "x:y", "own-scheme"},
	} {
		editiontest.CheckWhy(t, &rfc2396bis01.Edition, c.base, c.reference, c.options, c.outcome, c.target, c.why)
	}
}

func TestClasses(t *testing.T) {
	editiontest.CheckClasses(t, &rfc2396bis01.Edition, map[string]string{
		"reserved": "[];/?:@&=+$,",
		"ALPHA":    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
		"DIGIT":    "0123456789",
		"mark":     "-_.!~*'()",
		"CTL":      "\x00\x01\x02\x03\x04\x05\x06\a\b\t\n\v\f\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\x7f",
		"SP":       " ",
		"delims":   "<>#%\"",
		"unwise":   "{}|\\^`",
	})
}

func TestParts(t *testing.T) {
	editiontest.CheckDrawn(t, &rfc2396bis01.Edition, map[string]string{
		"http://u:p@a.b:80/c?d#e": "scheme=http authority=u:p@a.b:80(server) userinfo=u:p host=a.b(hostname) port=80 path=/c(abs-path) query=d fragment=e",
		"http://a@b@c":            "scheme=http authority=a@b@c(reg-name) path=",
		"http://a,b":              "scheme=http authority=a,b(reg-name) path=",
		"http://a b":              "scheme=http authority=a b path=",
		"//[::1]:":                "authority=[::1]:(server) host=[::1](IPv6reference) port= path=",
		"//[v1.a]":                "authority=[v1.a] path=",
		"//1.2.3.4":               "authority=1.2.3.4(server) host=1.2.3.4(IPv4address) path=",
		"//1.2.3.444":             "authority=1.2.3.444(server) host=1.2.3.444(hostname) path=",
		"//":                      "authority=(server) path=",
		"//@":                     "authority=@(reg-name) path=",
		"//a.b.":                  "authority=a.b.(server) host=a.b.(hostname) path=",
		"//a.":                    "authority=a.(reg-name) path=",
		"mailto:x@y?z":            "scheme=mailto path=x@y(opaque-part) query=z",
		"a/b":                     "path=a/b(rel-path)",
	})
}

// Split gives an authority and its host the kind whose rule of the grammar they match.
func FuzzAuthority(f *testing.F) {
	long := strings.Repeat("a", 63)
	for _, authority := range []string{"", "a", "a.", "a.b.", "a.1.", "1.2.3.4", "1.2.3.256", "[::1]:80", "[1]", "u@h:", "u@", "@h", "a@b@c", "h:8x",
		"%41", "%4", "a-", long, long + "a", long + "." + long + ".", "a." + long + "a.", "$,", "[::1]x", "1.2.3.4::", "[::1]::", "x[::1]", "u:p;&=+$,@h", "a..b"} {
		f.Add(authority)
	}
	editiontest.FuzzAuthority(f, &rfc2396bis01.Edition, "reg-name", "IPv6reference", "IPv4address", "hostname")
}

func FuzzResolve(f *testing.F) { editiontest.FuzzResolve(f, &rfc2396bis01.Edition) }
