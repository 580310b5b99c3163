package extract_test

import (
	"fmt"
	"strings"
	"testing"

	"uriscope/core/editions"
	"uriscope/core/extract"
)

// hostile are texts that, when repeated, slow down code that looks back or ahead too often.
var hostile = []string{
	"<", "\"", ">", "<URL:", "URL=<", "a:a:a:", "a", "<a", "\"a:", "http://", "\"http://", "<http://a/", "<http://a/-\n", "http://a-\nb", "http://a/(",
	"(a)", "(http://a/)", "见http://", "(见://", "www.", "\"www.a ", "<URL: ", "\u2028", "-\n", "http://a/. ", "<\"", "<URL:\"", "\"URL:", "URL:", "\r\n ", "([{", "http://a/)", "x:1 ", "(http://a|", ",http://a", "/a?b=http://", "http://a和", `http:\/\/a&amp;`, "'http://a'", "x=http://a;", "[http://a/[", "*http://",
}

// A text of any length takes linear time: nested loops would take minutes, longer than the test runner waits.
// It tests one edition for each set of wrappers.
func TestLinear(t *testing.T) {
	size := 1 << 17
	if testing.Short() {
		size = 1 << 14
	}
	for _, piece := range hostile {
		many := strings.Repeat(piece, size/len(piece))
		for i, text := range []string{many, "<URL:" + many, "\"http://a/" + many, "<URL:http://a/" + many + ">", "http://a/" + many} {
			for _, id := range []string{"rfc3986", "url-1993", "rfc1738"} {
				if id != "rfc3986" && i > 1 {
					continue // the start is all that their wrappers are about
				}
				if err := check(text, find(id, text)); err != nil {
					t.Errorf("%s: %d bytes of %.20q: %v", id, len(text), text, err)
				}
			}
		}
	}
}

// A text of a megabyte takes no longer than a reader would wait.
func BenchmarkFind(b *testing.B) {
	for _, text := range []string{strings.Repeat("See <http://example.com/a\nb>, or http://example.com/. ", 20_000), strings.Repeat("<", 1<<20), strings.Repeat("a:a:", 1<<18)} {
		b.Run(fmt.Sprintf("%.8s", text), func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				extract.Find(extract.Request{Text: text, Edition: editions.Standard, Limit: 1000})
			}
		})
	}
}
