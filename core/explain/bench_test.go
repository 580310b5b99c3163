package explain_test

import (
	"testing"

	"uriscope/core/explain"
)

// BenchmarkAnswers asks all editions, and why they differ.
func BenchmarkAnswers(b *testing.B) {
	for b.Loop() {
		if _, err := explain.Answers(explain.Request{Base: "http://a/b/c/d;p?q", Reference: "../../../g?y/../x"}); err != nil {
			b.Fatal(err)
		}
	}
}
