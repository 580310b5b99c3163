package wire_test

import (
	"strings"
	"testing"

	"uriscope/core/editions"
	"uriscope/core/explain"
)

// BenchmarkExplain explains a short reference in every edition, and one of 2,000 bytes, as for every keystroke.
func BenchmarkExplain(b *testing.B) {
	for _, e := range editions.All {
		for _, pair := range [][3]string{
			{"short", "http://a/b/c/d;p?q", "../../../g?y/../x"},
			{"long", "http://a/b/c/d;p?q", strings.Repeat("abc/%20de/", 200)},
		} {
			b.Run(e.ID+"/"+pair[0], func(b *testing.B) {
				q := explain.Request{Base: pair[1], Reference: pair[2], Edition: e.ID, Limit: -1}
				var dst []byte
				for b.Loop() {
					dst = explained(b, dst[:0], q)
				}
			})
		}
	}
}
