package rfc2396_test

import (
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/rfc2396"
)

func TestExamples(t *testing.T) {
	editiontest.CheckExamples(t, &rfc2396.Edition, map[edition.ExampleKind]int{
		edition.KindParse:      6 + 2 + 1 + 1 + 1 + 2, // 1.3, 5, Appendix B, E, F, G.2
		edition.KindEquivalent: 2,
		edition.KindEncode:     2,
		edition.KindGroups:     1,
		edition.KindResolve:    22 + 20 + 1 + 2 + 1, // C.1, C.2, the second answers for "http:g" and excess "..", D
		edition.KindExtract:    1,
	})
}

func TestSuites(t *testing.T) {
	editiontest.CheckSuite(t, &rfc2396.Edition, "spec-rfc2396-resolve.json", "none")
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
		{"http://a", "g", nil, edition.Target, "http://ag", "no-root"},
		{"http://a", "../g", nil, edition.Target, "http://a../g", "excess-kept"},
		{"http://a?q", "", nil, edition.CurrentDocument, "", "current-document"},
		{"http://a?q", "#", nil, edition.CurrentDocument, "#", "current-fragment"},
		{"http://a", "?y", nil, edition.Target, "http://a?y", "query-only"},
		{"http://a/b/c", "?", nil, edition.Target, "http://a/b/?", "query-only"},
		{"http://a/b/./c", "?y/../z", nil, edition.Target, "http://a/b/?y/../z", "query-only"},
		{"http://a/b/c", "..?y/../z", nil, edition.Target, "http://a/?y/../z", "climbs"},
		{"http://a/b/c", "g:/./h#s", nil, edition.Target, "g:/./h#s", "own-scheme"},
		{"http://a/b/c", "//g/./h", nil, edition.Target, "http://g/./h", "own-authority"},
		{"http://a/b/c", "/../g", refuse, edition.Target, "http://a/../g", "absolute-path-dots"},
		{"http://a/b/c", "/g", nil, edition.Target, "http://a/g", "absolute-path"},
		{"http://a/b/c/d;p?q", "../../../g", nil, edition.Target, "http://a/../g", "excess-kept"},
		{"http://a/b/c/d;p?q", "../../../g", remove, edition.Target, "http://a/g", "excess-removed"},
		{"http://a/b/c/d;p?q", "../../../g", refuse, edition.Failed, "", "excess-refused"},
		{"http://a/b/c/d;p?q", "../../g", refuse, edition.Target, "http://a/g", "climbs"},
		{"x:a/b", "../../..", remove, edition.Target, "x:", "excess-removed"},
		{"http://a/b/c/d;p?q", "http:g", loose, edition.Target, "http://a/b/c/g", "replaces-last"},
		{"http://a/b/c/d;p?q", "HTTP:g", loose, edition.Target, "http://a/b/c/g", "replaces-last"},
		{"http://a/b/c/d;p?q", "http:", loose, edition.Target, "http://a/b/c/", "nothing-left"},
		{"http://a/b/c/d;p?q", "http:#s", loose, edition.Target, "http://a/b/c/#s", "nothing-left"},
		{"http://a/b/c/d;p?q", "http:?y", loose, edition.Target, "http://a/b/c/?y", "query-only"},
		{"mailto:x@y", "z", nil, edition.Target, "mailto:z", "no-directory"},
		{"a/b", "c", nil, edition.Failed, "a/c", "no-base-scheme"},
		{"a", "../c", refuse, edition.Failed, "", "excess-refused"},
		{"a/b", "", nil, edition.CurrentDocument, "", "current-document"},
		{"", "x:y", nil, edition.Target, "x:y", "own-scheme"},
	} {
		editiontest.CheckWhy(t, &rfc2396.Edition, c.base, c.reference, c.options, c.outcome, c.target, c.why)
	}
}

func TestClasses(t *testing.T) {
	editiontest.CheckClasses(t, &rfc2396.Edition, map[string]string{
		"reserved": ";/?:@&=+$,",
		"alpha":    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
		"digit":    "0123456789",
		"mark":     "-_.!~*'()",
		"control":  "\x00\x01\x02\x03\x04\x05\x06\a\b\t\n\v\f\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\x7f",
		"space":    " ",
		"delims":   "<>#%\"",
		"unwise":   "{}|\\^[]`",
	})
}

func TestParts(t *testing.T) {
	editiontest.CheckDrawn(t, &rfc2396.Edition, map[string]string{
		"http://u:p@a.b:80/c?d#e": "scheme=http authority=u:p@a.b:80(server) userinfo=u:p host=a.b(hostname) port=80 path=/c(abs_path) query=d fragment=e",
		"http://a@b@c":            "scheme=http authority=a@b@c(reg_name) path=",
		"http://a,b":              "scheme=http authority=a,b(reg_name) path=",
		"http://a b":              "scheme=http authority=a b path=",
		"//[::1]:":                "authority=[::1]: path=",
		"//1.2.3.4":               "authority=1.2.3.4(server) host=1.2.3.4(IPv4address) path=",
		"//1.2.3.444":             "authority=1.2.3.444(server) host=1.2.3.444(IPv4address) path=",
		"//1.2.3.4.":              "authority=1.2.3.4.(reg_name) path=",
		"//":                      "authority=(server) path=",
		"//a.":                    "authority=a.(server) host=a.(hostname) path=",
		"mailto:x@y?z":            "scheme=mailto path=x@y(opaque_part) query=z",
		"/a;b/c;":                 "path=/a;b/c;(abs_path) params=b params=",
		"a/b":                     "path=a/b(rel_path)",
	})
}

// Split gives an authority and its host the kind whose rule of the grammar they match.
func FuzzAuthority(f *testing.F) {
	for _, authority := range []string{"", "a", "a.", "a.b.", "a.1.", "1.2.3.4", "1.2.3.4.", "1.2.3.256", "[::1]:80", "u@h:", "u@", "@h", "a@b@c", "h:8x",
		"%41", "%4", "a-", "$,", "u:p;&=+$,@h", "a..b", "1.2.3.4::"} {
		f.Add(authority)
	}
	editiontest.FuzzAuthority(f, &rfc2396.Edition, "reg_name", "hostname", "IPv4address")
}

func FuzzResolve(f *testing.F) { editiontest.FuzzResolve(f, &rfc2396.Edition) }
