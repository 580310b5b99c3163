package rfc1630_test

import (
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/rfc1630"
)

func TestExamples(t *testing.T) {
	editiontest.CheckExamples(t, &rfc1630.Edition, map[edition.ExampleKind]int{
		edition.KindParse:      1 + 8 + 1 + 10, // Introduction, HTTP, URN, References
		edition.KindEquivalent: 1,
		edition.KindDifferent:  1,
		edition.KindResolve:    10,
		edition.KindExtract:    2,
	})
}

// By the example, all ten are as printed. By the rule before it, "/g" leads elsewhere, because two consecutive
// slashes follow farther right than the "/" that the example means.
func TestSuite(t *testing.T) {
	cases := editiontest.Cases(t, "spec-rfc1630-resolve.json")
	for _, c := range cases {
		if got := rfc1630.Edition.Resolve(c.Base, c.Ref, edition.Options{"slashes": "example"}, nil); got.Target != c.Want || got.Outcome != edition.Target {
			t.Errorf("%s: %q + %q: %q, want %q", c.ID, c.Base, c.Ref, got.Target, c.Want)
		}
		want := c.Want
		if c.Ref == "/g" {
			want = "magic://a/b/c//d/g"
		}
		if got := rfc1630.Edition.Resolve(c.Base, c.Ref, nil, nil); got.Target != want {
			t.Errorf("%s, by the rule: %q + %q: %q, want %q", c.ID, c.Base, c.Ref, got.Target, want)
		}
	}
	if len(cases) != 10 {
		t.Errorf("%d cases, want 10", len(cases))
	}
	for _, x := range rfc1630.Edition.AllExamples() {
		if x.Kind != edition.KindResolve {
			continue
		}
		if got := rfc1630.Edition.Resolve(x.Base, x.Input, x.Options, nil); got.Target != x.Want[0] {
			t.Errorf("%s: %q, want %q", x.ID, got.Target, x.Want[0])
		}
		if got := rfc1630.Edition.Resolve(x.Base, x.Input, nil, nil); (got.Target != x.Want[0]) != (x.Remark == "slashes") {
			t.Errorf("%s: %q by the rule, and the remark is %q", x.ID, got.Target, x.Remark)
		}
	}
}

// Texts that the spec calls illegal don't match its grammar, and neither do two that it prints as legal.
func TestIllegal(t *testing.T) {
	for _, text := range []string{
		"fxqn:/us/va/reston/cnri/ietf/24/asdf%*.fred",
		"news:12345667123%asdghfh@info.cern.ch",
		"http://info.cern.ch/RDB/EMP?*%20where%20name%%3Ddobbins",
		"gopher://gopher.micro.umn.edu/00/Information About Gopher/About Gopher",
	} {
		production, length := rfc1630.Edition.ProductionFor(edition.AsReference, text)
		if rfc1630.Edition.Validate(production, text[:length]) == nil {
			t.Errorf("%q matches %s", text, production)
		}
	}
}

func TestEdges(t *testing.T) {
	const base, magic = "http://a/b/c/d;p?q", "magic://a/b/c//d/e/f"
	for _, c := range []struct {
		base, reference string
		outcome         edition.Outcome
		target, why     string
	}{
		{base, "g:h", edition.Target, "g:h", "absolute-form"},
		{base, "http:g", edition.Target, "http:g", "absolute-form"},
		{base, "1:x", edition.Target, "http://a/b/c/1:x", "replaces-last"},
		{base, "g/h:i", edition.Target, "http://a/b/c/g/h:i", "replaces-last"},
		{"a/b", "g", edition.Failed, "a/g", "no-base-scheme"},
		{"//a/b", "/g", edition.Failed, "//a/g", "no-base-scheme"},
		// The same number of slashes.
		{base, "/g", edition.Target, "http://a/g", "own-slashes"},
		{base, "//g", edition.Target, "http://g", "own-slashes"},
		{base, "///g", edition.Target, "http://a/b/c/d;p///g", "no-such-slashes"},
		{magic, "/g", edition.Target, "magic://a/b/c//d/g", "own-slashes"},
		{magic, "//g#s", edition.Target, "magic://g#s", "own-slashes"},
		{"x:///a//b/c", "//g", edition.Target, "x:///a//g", "own-slashes"},
		{"x:///a//b/c", "///g", edition.Target, "x:///g", "own-slashes"},
		{"x://a///b", "//g", edition.Target, "x://a///b//g", "no-such-slashes"},
		{"http://a", "/g", edition.Target, "http://a/g", "no-such-slashes"},
		{"http://a?x/y", "/g", edition.Target, "http://a/g", "no-such-slashes"},
		{"http://a/b?//x", "/g?y#s", edition.Target, "http://a/g?y#s", "own-slashes"},
		{base, "/./g/..", edition.Target, "http://a/./g/..", "own-slashes"},
		{base, "//h/../g", edition.Target, "http://h/../g", "own-slashes"},
		{"s:a", "//h", edition.Target, "s:a//h", "no-such-slashes"},
		// The last part is replaced.
		{base, "g", edition.Target, "http://a/b/c/g", "replaces-last"},
		{base, ";x", edition.Target, "http://a/b/c/;x", "replaces-last"},
		{base, "", edition.Target, "http://a/b/c/", "empty"},
		{base, "#s", edition.Target, "http://a/b/c/#s", "fragmentid-only"},
		{base, "?y", edition.Target, "http://a/b/c/?y", "search-only"},
		{"http://a/b/", "g", edition.Target, "http://a/b/g", "appends"},
		{"http://a", "g", edition.Target, "http://ag", "no-slash"},
		{"s:a", "g", edition.Target, "s:g", "no-directory"},
		// "xxx/../" and "/.".
		{base, "../g", edition.Target, "http://a/b/g", "climbs"},
		{base, "../", edition.Target, "http://a/b/", "climbs"},
		{base, "..", edition.Target, "http://a/b/c/..", "parent-stays"},
		{base, "g/..", edition.Target, "http://a/b/c/g/..", "parent-stays"},
		{base, ".", edition.Target, "http://a/b/c", "stays"},
		{base, "./", edition.Target, "http://a/b/c/", "stays"},
		{base, "./g/.", edition.Target, "http://a/b/c/g", "replaces-last"},
		{base, "../../../g", edition.Target, "http://a/../g", "climbs-out"},
		{base, "g//../h", edition.Target, "http://a/b/c/g/h", "replaces-last"},
		{base, "g?y/../x", edition.Target, "http://a/b/c/x", "search-dots"},
		{base, "g#s/../x", edition.Target, "http://a/b/c/g#s/../x", "replaces-last"},
		{"s:a/b", "../g", edition.Target, "s:g", "climbs"},
		{"s:a/b", "../../g", edition.Target, "s:../g", "climbs-out"},
		{"s:a", "./g", edition.Target, "s:./g", "no-directory"},
		{"s:a", "./../g", edition.Target, "s:g", "no-directory"},
		{"s:a/b", ".././g", edition.Target, "s:./g", "climbs"},
		{"s:a/b", "..//../g", edition.Target, "s:/../g", "climbs"},
		{"f:/a", ".//g", edition.Target, "f://g", "replaces-last"},
		{magic, "../../g", edition.Target, "magic://a/b/c//g", "climbs"},
	} {
		editiontest.CheckWhy(t, &rfc1630.Edition, c.base, c.reference, nil, c.outcome, c.target, c.why)
		for _, o := range editiontest.Options(&rfc1630.Edition) {
			editiontest.CheckRun(t, &rfc1630.Edition, c.base, c.reference, o)
		}
	}
}

// removeLeftmost removes the leftmost "xxx/../" or "/." from a path, by the rule of RFC 1630, Partial
// (relative) form, however long that takes.
func removeLeftmost(path string) (string, bool) {
	for start := range len(path) {
		if rest := path[start:]; strings.HasPrefix(rest, "/.") && (len(rest) == len("/.") || rest[len("/.")] == '/') {
			return path[:start] + rest[len("/."):], true
		}
		if start > 0 && path[start-1] != '/' || start == 0 && path[0] == '/' {
			continue // no element begins here
		}
		xxx, after, _ := strings.Cut(path[start:], "/")
		if after, ok := strings.CutPrefix(after, "../"); ok && xxx != ".." {
			return path[:start] + after, true
		}
	}
	return path, false
}

func TestRemovesTheLeftmostFirst(t *testing.T) {
	editiontest.CheckLeftmostFirst(t, &rfc1630.Edition, 1630, removeLeftmost)
}

func TestSplit(t *testing.T) {
	editiontest.CheckDrawn(t, &rfc1630.Edition, map[string]string{
		"http://u:p@info.cern.ch.:80/a/b?x+y#z": "scheme=http login=u:p@info.cern.ch.:80 user=u:p host=info.cern.ch.(hostname) port=80 path=/a/b search=x+y fragmentid=z",
		"http://1.2.3.4?":                       "scheme=http login=1.2.3.4 host=1.2.3.4(hostnumber) path= search=",
		"news:a.b@c":                            "scheme=news path=a.b@c",
		"magic://a/b/c//d":                      "scheme=magic login=a host=a(hostname) path=/b/c//d",
		"":                                      "path=", "#": "path= fragmentid=", "//": "login= host= path=",
		"a?b#c":    "path=a search=b fragmentid=c",
		"//a%20b/": "login=a%20b host=a%20b(hostname) path=/", "//a%2/": "login=a%2 host=a%2 path=/",
	})
}

func TestProductionFor(t *testing.T) {
	for _, c := range []struct {
		use        edition.Use
		text       string
		production string
		length     int
		matches    bool
	}{
		{edition.AsBase, "http://a/b#c", "httpaddress", 10, true},
		{edition.AsReference, "http://a/b#c", "fragmentaddress", 12, true},
		{edition.AsReference, "http:g#c", "httpaddress", 6, false},
		{edition.AsReference, "http://a:8/b#c", "fragmentaddress", 14, true},
		{edition.AsReference, "news:a.b", "newsaddress", 8, true},
		{edition.AsReference, "HTTP:g", "uri", 6, true}, // no scheme that the document prints
		{edition.AsReference, "x-a:b#c", "fragmentaddress", 7, true},
		{edition.AsBase, "rlogin://h", "uri", 10, true},
		{edition.AsReference, "http://a/b/c/d;p?q", "httpaddress", 18, false},
		{edition.AsReference, "magic://a/b/c//d/e/f", "uri", 20, true},
		{edition.AsReference, "b#c", "", 0, true},
	} {
		p, n := rfc1630.Edition.ProductionFor(c.use, c.text)
		if p != c.production || n != c.length {
			t.Errorf("%q as %d: %q, %d bytes; want %q, %d", c.text, c.use, p, n, c.production, c.length)
		} else if p != "" && (rfc1630.Edition.Validate(p, c.text[:n]) == nil) != c.matches {
			t.Errorf("%q matches %s: not %v", c.text, p, c.matches)
		}
	}
}

func TestClasses(t *testing.T) {
	for class, octets := range map[string]string{"safe": "$-_@.&+", "extra": "!*\"'(),", "reserved": "=;/#?:", "national": "{}|[]\\^~", "punctuation": "<>", "unsafe": " `%\x00\x7f\x80\xff"} {
		for i := range len(octets) {
			if got := editiontest.ClassOf(t, &rfc1630.Edition, int(octets[i])); got != class {
				t.Errorf("%q is %q, want %q", octets[i], got, class)
			}
		}
	}
}

func TestNormal(t *testing.T) {
	editiontest.CheckNormalListing(t, &rfc1630.Edition)
	for _, test := range []struct{ text, want string }{
		{"http://A/b#", "http://A/b"}, {"http://A/b#c", "http://A/b#c"},
		{"http://a/marie%2Dclaude", "http://a/marie-claude"}, {"http://a/b%2fc", "http://a/b%2Fc"},
		{"http://a/%7e%41", "http://a/%7EA"}, {"http://a/%2A%21%2e", "http://a/%2A%21%2E"}, // reserved for schemes, and a dot
		{"http://a:80/b", "http://a/b"}, {"ftp://a:021/b", "ftp://a/b"}, {"gopher://a:70", "gopher://a:70"},
		{"file://localhost/a", "file:///a"}, {"HTTP://a:80/", "HTTP://a:80/"},
	} {
		if got := editiontest.CheckNormal(t, &rfc1630.Edition, test.text); got != test.want {
			t.Errorf("%q becomes %q, want %q", test.text, got, test.want)
		}
	}
}

func FuzzNormal(f *testing.F) { editiontest.FuzzNormal(f, &rfc1630.Edition) }

func FuzzResolve(f *testing.F) { editiontest.FuzzResolve(f, &rfc1630.Edition) }
