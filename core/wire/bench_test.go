package wire_test

import (
	"strings"
	"testing"

	"uriscope/core/editions"
	"uriscope/core/explain"
	"uriscope/core/trace"
)

// BenchmarkExplanation writes the explanation of a reference of many segments into
// memory that is used again, by every edition.
func BenchmarkExplanation(b *testing.B) {
	for name, segment := range map[string]string{"ascii": "a/../b/", "beyond": "例/../え/"} {
		for _, e := range editions.All {
			b.Run(name+"/"+e.ID, func(b *testing.B) {
				var run trace.Trace
				q := explain.Request{Base: "http://a/b/c/d;p?q", Reference: strings.Repeat(segment, 80), Edition: e.ID, Limit: -1, Run: &run}
				var dst []byte
				for b.Loop() {
					dst = explained(b, dst[:0], q)
				}
				b.ReportMetric(float64(len(dst)), "bytes")
			})
		}
	}
}
