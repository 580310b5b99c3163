package extract_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"uriscope/core/editions"
	"uriscope/core/extract"
)

// hostile are texts over which one goes slowly who looks back or ahead too often, when repeated.
var hostile = []string{
	"<", "\"", ">", "<URL:", "URL=<", "a:a:a:", "a", "<a", "\"a:", "http://", "\"http://", "<http://a/", "<http://a/-\n", "http://a-\nb", "http://a/(",
	"www.", "\"www.a ", "<URL: ", "\u2028", "-\n", "http://a/. ", "<\"", "<URL:\"", "\"URL:", "URL:", "\r\n ", "([{", "http://a/)", "x:y ",
}

// A text of any length is gone over in time that is linear in it: with one loop in another, this
// would take longer than the limit by far. Of the editions, those differ whose wrappers do.
func TestLinear(t *testing.T) {
	const size, limit = 1 << 17, 2 * time.Second
	for _, piece := range hostile {
		many := strings.Repeat(piece, size/len(piece))
		for _, text := range []string{many, "<URL:" + many, "\"http://a/" + many, "<URL:http://a/" + many + ">", "http://a/" + many} {
			for _, id := range []string{"url-1993", "rfc1738", "rfc3986"} {
				began := time.Now()
				find(id, text)
				if took := time.Since(began); took > limit {
					t.Errorf("%s: %d bytes of %.20q take %v", id, len(text), text, took)
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
