package explain_test

import (
	"strconv"
	"strings"
	"testing"

	"uriscope/core/explain"
)

// BenchmarkGrowth explains references of many segments. Time and size per segment
// should not grow with their number.
func BenchmarkGrowth(b *testing.B) {
	for _, segments := range []int{1000, 100_000} {
		b.Run(strconv.Itoa(segments), func(b *testing.B) {
			q := explain.Request{Base: "http://a/b/c/d;p?q", Reference: strings.Repeat("a/../b/", segments/3), Limit: -1}
			size := 0
			for b.Loop() {
				x, err := explain.Explain(q)
				if err != nil {
					b.Fatal(err)
				}
				size = len(x.JSON())
			}
			b.ReportMetric(float64(size), "bytes/trace")
		})
	}
}
