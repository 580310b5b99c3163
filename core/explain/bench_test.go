package explain_test

import (
	"strconv"
	"strings"
	"testing"
	"uriscope/core/editions"

	"uriscope/core/explain"
)

// BenchmarkGrowth explains references of many segments, by every edition. Time
// and steps per segment should not grow with their number.
func BenchmarkGrowth(b *testing.B) {
	for _, e := range editions.All {
		for _, segments := range []int{1000, 100_000} {
			b.Run(e.ID+"/"+strconv.Itoa(segments), func(b *testing.B) {
				q := explain.Request{Base: "http://a/b/c/d;p?q", Reference: strings.Repeat("a/../b/", segments/3), Edition: e.ID, Limit: -1}
				size := 0
				for b.Loop() {
					x, err := explain.Explain(q)
					if err != nil {
						b.Fatal(err)
					}
					size = len(x.Run.Steps())
				}
				b.ReportMetric(float64(size), "steps")
			})
		}
	}
}

// BenchmarkAnswers asks all editions, and why they differ.
func BenchmarkAnswers(b *testing.B) {
	for b.Loop() {
		if _, err := explain.Answers(explain.Request{Base: "http://a/b/c/d;p?q", Reference: "../../../g?y/../x"}); err != nil {
			b.Fatal(err)
		}
	}
}
