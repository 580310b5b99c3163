package editions_test

import (
	"testing"

	"uriscope/core/editions"
	"uriscope/core/trace"
)

// BenchmarkResolve resolves some references in every edition, with a trace ("watched") and without ("answer").
func BenchmarkResolve(b *testing.B) {
	const base = "http://a/b/c/d;p?q"
	references := []string{"g", "../../../g", "g;x=1/./y?z#s", "//h/a/../b", "x:/a/./b", "../a/b/../c/./d/../../e/f/../g"}
	for _, e := range editions.All {
		b.Run(e.ID+"/answer", func(b *testing.B) {
			for b.Loop() {
				for _, reference := range references {
					e.Resolve(base, reference, nil, nil)
				}
			}
		})
		b.Run(e.ID+"/watched", func(b *testing.B) {
			var run trace.Trace
			for b.Loop() {
				for _, reference := range references {
					run.Reset(e.Listing, -1, base, reference)
					e.Resolve(base, reference, nil, &run)
				}
			}
		})
	}
}
