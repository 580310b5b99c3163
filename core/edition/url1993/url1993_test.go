package url1993_test

import (
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/url1993"
)

// The rules of the partial form, each with its result and what it doesn't change.
var url1993Cases = []struct {
	base string
	want [][2]string
}{
	{"http://a/b/c/d;p?q", [][2]string{
		// The full form.
		{"g:h", "g:h"}, {"http:g", "http:g"}, {"http:../g", "http:../g"}, {"g:/./h#s", "g:/./h#s"},
		{"1:x", "http://a/b/c/1:x"}, {":x", "http://a/b/c/:x"}, {"g/h:i", "http://a/b/c/g/h:i"},
		{"g?h:i", "http://a/b/c/g?h:i"}, {"g#h:i", "http://a/b/c/g#h:i"},
		// Another host part, with the rest unchanged.
		{"//g", "http://g"}, {"//g/../h", "http://g/../h"}, {"//g?y#s", "http://g?y#s"}, {"//", "http://"}, {"///x", "http:///x"},
		// The absolute path, unchanged.
		{"/g", "http://a/g"}, {"/./g", "http://a/./g"}, {"/../g", "http://a/../g"}, {"/g?y/../x#s", "http://a/g?y/../x#s"},
		// The last part of the path is replaced.
		{"g", "http://a/b/c/g"}, {"g/", "http://a/b/c/g/"}, {"g?y", "http://a/b/c/g?y"}, {"g?y#s", "http://a/b/c/g?y#s"},
		{";x", "http://a/b/c/;x"}, {"g;x?y#s", "http://a/b/c/g;x?y#s"}, {"%2E%2E/g", "http://a/b/c/%2E%2E/g"},
		// Cases that the spec doesn't mention, by its rules.
		{"", "http://a/b/c/"}, {"#s", "http://a/b/c/#s"}, {"#", "http://a/b/c/#"}, {"?y", "http://a/b/c/?y"}, {"?", "http://a/b/c/?"},
		// "/xxx/.." and "/.".
		{".", "http://a/b/c"}, {"./", "http://a/b/c/"}, {"./g", "http://a/b/c/g"}, {"g/.", "http://a/b/c/g"}, {"./g/.", "http://a/b/c/g"},
		{"..", "http://a/b"}, {"../", "http://a/b/"}, {"../g", "http://a/b/g"}, {"./../g", "http://a/b/g"},
		{"../..", "http://a"}, {"../../", "http://a/"}, {"../../g", "http://a/g"},
		{"../../..", "http://a/.."}, {"../../../g", "http://a/../g"}, {"../../../../g", "http://a/../../g"}, {"../../.././x/../g", "http://a/../g"},
		{"g.", "http://a/b/c/g."}, {".g", "http://a/b/c/.g"}, {"g..", "http://a/b/c/g.."}, {"..g", "http://a/b/c/..g"}, {"...", "http://a/b/c/..."},
		{"g/./h", "http://a/b/c/g/h"}, {"g/../h", "http://a/b/c/h"}, {"g//../h", "http://a/b/c/g/h"}, {"g//h/../..", "http://a/b/c/g"},
		{"g;x=1/../y", "http://a/b/c/y"},
		// The search takes part in the removal, the fragmentid doesn't.
		{"g?y/./x", "http://a/b/c/g?y/x"}, {"g?y/../x", "http://a/b/c/x"}, {"?/..", "http://a/b/c"}, {"g?/../../x", "http://a/b/x"},
		{"g#s/../x", "http://a/b/c/g#s/../x"}, {".#s/.", "http://a/b/c#s/."},
	}},
	{"http://a", [][2]string{{"g", "http://ag"}, {"../g", "http://a../g"}, {"./g", "http://a./g"}, {"x/../g", "http://ax/../g"}, {"x/y/../g", "http://ax/g"}, {"", "http://a"}}},
	{"http://a?x/y", [][2]string{{"g", "http://ag"}, {"/g", "http://a/g"}}},
	{"http://a/b?x/y#z/w", [][2]string{{"g", "http://a/g"}, {"", "http://a/"}}},
	{"s:a/b", [][2]string{{"../g", "s:a/../g"}, {"./g", "s:a/g"}, {"c/../g", "s:a/g"}, {"//h", "s://h"}}},
	{"s:a", [][2]string{{"g", "s:g"}, {"./g", "s:./g"}, {"..", "s:.."}}},
	{"http://a/../b/./c", [][2]string{{"g", "http://a/../b/g"}, {"../g", "http://a/../g"}}},
	{"f:/a", [][2]string{{".//g", "f://g"}}},
	{"http://u@h:80/x/y", [][2]string{{"z", "http://u@h:80/x/z"}}},
}

func TestResolve(t *testing.T) {
	n := 0
	for _, c := range url1993Cases {
		for _, pair := range c.want {
			n++
			r := url1993.Edition.Resolve(c.base, pair[0], nil, nil)
			if r.Target != pair[1] || r.Outcome != edition.Target {
				t.Errorf("%q + %q: %s %q, want %q\n%s", c.base, pair[0], r.Outcome, r.Target, pair[1], editiontest.Link(&url1993.Edition, c.base, pair[0]))
			}
			editiontest.CheckRun(t, &url1993.Edition, c.base, pair[0], nil)
		}
	}
	t.Logf("%d pairs", n)
}

func TestNeedsAScheme(t *testing.T) {
	for _, base := range []string{"", "a/b", "//a/b", "1a:/b", "/a:b", "?a:b", "#a:b"} {
		r := url1993.Edition.Resolve(base, "g", nil, nil)
		if r.Outcome != edition.Failed || r.Why.ID != "no-base-scheme" || !strings.HasSuffix(r.Target, "g") {
			t.Errorf("%q + g: %+v", base, r)
		}
		if r := url1993.Edition.Resolve(base, "g:h", nil, nil); r.Outcome != edition.Target || r.Target != "g:h" {
			t.Errorf("%q + g:h: %+v", base, r)
		}
	}
}

// removeLeftmost removes the leftmost "/xxx/.." or "/." from a path, by the rule of URL draft 1993, Partial
// form, however long that takes.
func removeLeftmost(path string) (string, bool) {
	whole := func(end int) bool { return end == len(path) || path[end] == '/' }
	for start := range len(path) {
		if path[start] != '/' {
			continue
		}
		if strings.HasPrefix(path[start:], "/.") && whole(start+2) {
			return path[:start] + path[start+2:], true
		}
		next := strings.IndexByte(path[start+1:], '/')
		if next < 0 {
			continue
		}
		next += start + 1
		xxx := path[start+1 : next]
		if xxx != "." && xxx != ".." && strings.HasPrefix(path[next:], "/..") && whole(next+3) {
			return path[:start] + path[next+3:], true
		}
	}
	return path, false
}

func TestRemovesTheLeftmostFirst(t *testing.T) {
	editiontest.CheckLeftmostFirst(t, &url1993.Edition, 1993, removeLeftmost)
}

func TestSplit(t *testing.T) {
	editiontest.CheckDrawn(t, &url1993.Edition, map[string]string{
		"http://u@info.cern.ch.:80/a/b?x+y#z": "scheme=http host part=u@info.cern.ch.:80 user=u host=info.cern.ch.(hostname) port=80 path=/a/b search=x+y fragmentid=z",
		"http://1.2.3.4?":                     "scheme=http host part=1.2.3.4 host=1.2.3.4(hostnumber) path= search=",
		"news:a.b@c":                          "scheme=news path=a.b@c",
		"":                                    "path=",
		"#":                                   "path= fragmentid=",
		"//":                                  "host part= host= path=",
		"//@:/":                               "host part=@: user= host= port= path=/",
		"x-a:b#c#d":                           "scheme=x-a path=b fragmentid=c#d",
		"a?b#c":                               "path=a search=b fragmentid=c",
		"//1.2.3/":                            "host part=1.2.3 host=1.2.3 path=/",
		"//1..2.3/":                           "host part=1..2.3 host=1..2.3 path=/",
		"//a%20b/":                            "host part=a%20b host=a%20b(hostname) path=/",
		"//a%2/":                              "host part=a%2 host=a%2 path=/",
	})
}

func TestProductionFor(t *testing.T) {
	for _, c := range []struct {
		use        edition.Use
		text       string
		production string
		length     int
	}{
		{edition.AsBase, "http://a/b#c", "httpaddress", 10},
		{edition.AsTarget, "http://a/b", "httpaddress", 10},
		{edition.AsReference, "http://a/b#c", "fragmentaddress", 12},
		{edition.AsReference, "http://a/b", "httpaddress", 10},
		{edition.AsReference, "http:g#c", "httpaddress", 6}, // which it doesn't match, though it is generic
		{edition.AsReference, "http://a/b#", "fragmentaddress", 11},
		{edition.AsReference, "news:a.b", "newsaddress", 8},
		{edition.AsReference, "HTTP:g", "fragmentaddress", 6}, // no scheme that the document prints
		{edition.AsBase, "HTTP:g", "url", 6},
		{edition.AsReference, "x-a:b#c", "fragmentaddress", 7},
		{edition.AsBase, "rlogin:h", "url", 8},
		{edition.AsReference, "b#c", "", 0},
		{edition.AsReference, "", "", 0},
	} {
		if p, n := url1993.Edition.ProductionFor(c.use, c.text); p != c.production || n != c.length {
			t.Errorf("%q as %d: %q, %d bytes; want %q, %d", c.text, c.use, p, n, c.production, c.length)
		}
	}
}

// RFC 1630 has the same rules a year later, with examples.
func TestIsRFC1630(t *testing.T) {
	agree := 0
	for _, c := range editiontest.Cases(t, "spec-rfc1630-resolve.json") {
		got := url1993.Edition.Resolve(c.Base, c.Ref, nil, nil).Target
		if got != c.Want {
			t.Errorf("%s: %q + %q: %q, want %q", c.ID, c.Base, c.Ref, got, c.Want)
			continue
		}
		agree++
	}
	t.Logf("%d agree", agree)
}

func TestClasses(t *testing.T) {
	editiontest.CheckOctets(t, &url1993.Edition, map[string]string{
		"alpha":       "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
		"digit":       "0123456789",
		"safe":        "$-_@.&",
		"extra":       "!*\"'():;, ",
		"variant":     "{}|[]\\^~",
		"punctuation": "<>",
		"delimiters":  "/?#+",
	}, "prohibited")
}

func FuzzResolve(f *testing.F) { editiontest.FuzzResolve(f, &url1993.Edition) }
