package whichline

import (
	"testing"

	"uriscope/core/edition/editiontest"
)

func BenchmarkScore(b *testing.B) {
	var cases []Case
	for _, pair := range editiontest.Hard {
		cases = append(cases, Case{pair[0], pair[1]})
	}
	for b.Loop() {
		kept.edition = ""
		if _, err := Score("rfc3986", nil, cases); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(cases)), "ns/case")
}
