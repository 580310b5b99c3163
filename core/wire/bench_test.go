package wire_test

import (
	"strconv"
	"strings"
	"testing"

	"uriscope/core/editions"
	"uriscope/core/explain"
)

// BenchmarkGrowth writes explanations of references with many segments, in every edition. Time and size per
// segment should not depend on the number of segments.
func BenchmarkGrowth(b *testing.B) {
	for _, e := range editions.All {
		for _, segments := range []int{1000, 100_000} {
			b.Run(e.ID+"/"+strconv.Itoa(segments), func(b *testing.B) {
				q := explain.Request{Base: "http://a/b/c/d;p?q", Reference: strings.Repeat("a/../b/", segments/3), Edition: e.ID, Limit: -1}
				size := 0
				for b.Loop() {
					size = len(explained(b, nil, q))
				}
				b.ReportMetric(float64(size), "bytes/trace")
			})
		}
	}
}
