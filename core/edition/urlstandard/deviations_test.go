package urlstandard

import (
	"flag"
	"math/rand/v2"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc3986"
)

// pairs is how many random pairs are tried: go test -run Plain ./core/edition/urlstandard -args -pairs 1000000.
var pairs = flag.Int("pairs", 5_000, "how many random pairs of texts are tried")

// random returns a text with many parts that the standard treats in its own way.
func random(r *rand.Rand) string {
	pick := func(from ...string) string { return from[r.IntN(len(from))] }
	text := pick("", "", "", "", " ", "\t", "\x00") + pick("", "", "", "http:", "http:", "HTTP:", "https:", "ftp:", "ws:", "file:", "file:", "FILE:", "x:", "X-y:", "mailto:", "1s:", "é:", ":", "a b:", "h\ttp:")
	text += pick("", "", "/", "//", "//", "//", "///", "////", "\\\\", "/\\", "\\", "/\t/")
	if r.IntN(2) == 0 {
		text += pick("", "", "", "u@", "u:p@", ":@", "@", "u:@", "a@b@", "a:b:c@", "é'@")
		text += pick("", "h", "H", "h.example", "h%41", "%zz", "1", "0x7F.1", "256.1.1.1.1", "1.2.3.4", "[::1]", "[1:0:0::0]", "[::1", "[x]", "BÜCHER.de", "é", "a b", "a|b", "localhost", "LOCALHOST", "C:", "c|", "h]", "%00")
		text += pick("", "", "", ":", ":80", ":080", ":21", ":65536", ":x", ":0", ":00", ":8:9")
		text += pick("", "/", "/", "\\", "?", "#")
	}
	for range r.IntN(6) {
		text += pick("/", "/", "//", "a", ".", "..", "/..", "/.", "b:c", ";x", "é", "%2E", "%2e%2e", "\\", "C|", "/c:", "/C|/", " ", "\n", "%", "^", "{", "\x7f", "'", "@", "|")
	}
	return text + pick("", "", "", "?", "?q", "?q/../r", "?'\"<é", "? ") + pick("", "", "", "#", "#s", "# `", "#s:/t?u#v", "#é ")
}

func same(r Result, want edition.Result) bool {
	if r.Failure != "" || want.Outcome == edition.Failed {
		return r.Failure != "" && want.Outcome == edition.Failed
	}
	return r.Href == want.Target
}

// Without all of its deviations, the parser is RFC 3986.
func TestPlainParserIsRFC3986(t *testing.T) {
	check := func(base, reference string) {
		got, want := without(base, reference, deviating.All(), nil), rfc3986.Edition.Resolve(base, reference, nil, nil)
		if !same(got, want) {
			t.Errorf("%q + %q: without all deviations %q %s, by RFC 3986 %s %q", base, reference, got.Href, got.Failure, want.Outcome, want.Target)
		}
	}
	for _, c := range suite[wptCase](t, "wpt-2026-07-urltestdata.json") {
		check(c.base(), c.Input)
	}
	r := rand.New(rand.NewPCG(24, 6))
	for range *pairs {
		if check(random(r), random(r)); t.Failed() {
			return
		}
	}
}
