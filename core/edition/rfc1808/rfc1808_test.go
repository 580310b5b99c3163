package rfc1808_test

import (
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/rfc1808"
)

func TestExamples(t *testing.T) {
	editiontest.CheckExamples(t, &rfc1808.Edition, map[edition.ExampleKind]int{
		edition.KindParse:   1 + 3,       // 3.1, 5.3
		edition.KindResolve: 24 + 15 + 1, // 5.1, 5.2, 10
	})
}

func TestSuites(t *testing.T) {
	editiontest.CheckPrinted(t, &rfc1808.Edition, "spec-rfc1808-resolve.json", 39)
}

func TestEdges(t *testing.T) {
	const base = "http://a/b/c/d;p?q#f"
	for _, c := range []struct {
		base, reference string
		outcome         edition.Outcome
		target, why     string
	}{
		{"", "x:y", edition.Target, "x:y", "no-base"},
		{"", "y", edition.Failed, "y", "no-base"},
		{base, "", edition.Target, base, "whole-base"},
		{base, "#", edition.Target, "http://a/b/c/d;p?q", "signs-only"},
		{base, "?", edition.Target, "http://a/b/c/d;p?q", "signs-only"},
		{base, ";", edition.Target, "http://a/b/c/d;p?q", "signs-only"},
		{base, "#s", edition.Target, "http://a/b/c/d;p?q#s", "fragment-only"},
		{base, "?y", edition.Target, "http://a/b/c/d;p?y", "query-only"},
		{base, ";x", edition.Target, "http://a/b/c/d;x", "params-only"},
		{base, ";x/../y", edition.Target, "http://a/b/c/d;x/../y", "params-only"},
		{base, "g;x=1/../y", edition.Target, "http://a/b/c/g;x=1/../y", "replaces-last"},
		{base, "g?", edition.Target, "http://a/b/c/g", "replaces-last"},
		{base, "g#", edition.Target, "http://a/b/c/g", "replaces-last"},
		{base, "///g", edition.Target, "http://a/g", "absolute-path"},
		{base, "//", edition.Target, "http://a/b/c/d;p?q", "signs-only"},
		{base, "//h?x/y", edition.Target, "http://h?x/y", "own-net_loc"},
		{base, "1x:y", edition.Target, "1x:y", "own-scheme"},
		{base, "a_b:y", edition.Target, "http://a/b/c/a_b:y", "replaces-last"},
		{base, "../../../g", edition.Target, "http://a/../g", "excess-kept"},
		{base, "..", edition.Target, "http://a/b/", "climbs"},
		{base, ".", edition.Target, "http://a/b/c/", "stays"},
		{base, "/./g", edition.Target, "http://a/./g", "absolute-path-dots"},
		{"http://a/b;x/c", "g", edition.Target, "http://a/g", "replaces-last"},
		{"http://a/b?", "#s", edition.Target, "http://a/b#s", "fragment-only"},
		{"http://a?q/b", "g", edition.Target, "http://a?q/g", "replaces-last"},
		{"http://a", "g", edition.Target, "http://ag", "no-root"},
		{"file:///a/b", "c", edition.Target, "file:///a/c", "replaces-last"},
		{"mailto:x@y", "z", edition.Target, "mailto:z", "no-directory"},
		{"a/b/", "c", edition.Failed, "a/b/c", "no-base-scheme"},
		{"s:a/", "c", edition.Target, "s:a/c", "appends"},
	} {
		editiontest.CheckWhy(t, &rfc1808.Edition, c.base, c.reference, nil, c.outcome, c.target, c.why)
	}
}

// The reason names the line that decided, not one that ran before it.
func TestDecidingLines(t *testing.T) {
	for reference, want := range map[string]string{
		"": "2a", "x:y": "2b", "//h": "3", "/g": "4", ";x": "5a", "?y": "5b", "#s": "inherit-query", "g": "6", ".": "6b", "..": "6c",
	} {
		if got := rfc1808.Edition.Resolve("http://a/b/c/d;p?q", reference, nil, nil).Why.Line; got != want {
			t.Errorf("%q is decided by line %q, want %q", reference, got, want)
		}
	}
}

func TestClasses(t *testing.T) {
	for class, octets := range map[string]string{"safe": "$-_.+", "extra": "!*'(),", "reserved": ";/?:@&=", "national": "{}|\\^~[]`", "punctuation": "<>#%\"", "": " \x00\x7f\x80\xff"} {
		for i := range len(octets) {
			if got := editiontest.ClassOf(t, &rfc1808.Edition, int(octets[i])); got != class {
				t.Errorf("%q is %q, want %q", octets[i], got, class)
			}
		}
	}
}

func TestParts(t *testing.T) {
	editiontest.CheckDrawn(t, &rfc1808.Edition, map[string]string{
		"http://u:p@h:80/a;b/c?d;e#f": "scheme=http net_loc=u:p@h:80 user=u:p host=h port=80 path=/a params=b/c query=d;e fragment=f",
		"//h?x;y/z":                   "net_loc=h?x;y host=h?x;y path=/z",
		"1+.-:a":                      "scheme=1+.- path=a",
		"a_b:c":                       "path=a_b:c",
		":a":                          "path=:a",
		";?#":                         "path= params= query= fragment=",
		"a#b?c;d":                     "path=a fragment=b?c;d",
		"":                            "path=",
	})
}

func FuzzResolve(f *testing.F) { editiontest.FuzzResolve(f, &rfc1808.Edition) }
