package editions_test

import (
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc3986"
	"uriscope/core/editions"
)

func TestExamplesAreWhole(t *testing.T) {
	want := map[edition.ExampleKind]int{
		edition.KindParse:      25, // 2 in 1.1, 8 in 1.1.2, 2 each in 3, 3.3, 4.2, 6.2.4 and D.2, 1 each in 4.5, 6.2.3, 7.6, B and C
		edition.KindDots:       2,
		edition.KindResolve:    23 + 19 + 1, // 5.4.1, 5.4.2, and the second answer for "http:g"
		edition.KindEquivalent: 7,
		edition.KindExtract:    1,
	}
	got := map[edition.ExampleKind]int{}
	for _, e := range rfc3986.Edition.AllExamples() {
		got[e.Kind]++
	}
	for kind, n := range want {
		if got[kind] != n {
			t.Errorf("%d examples of kind %s, want %d", got[kind], kind, n)
		}
	}
}

func TestIDsAreUnique(t *testing.T) {
	seen := map[string]bool{}
	for _, e := range editions.Examples() {
		if seen[e.ID] {
			t.Errorf("id %q stands twice", e.ID)
		}
		seen[e.ID] = true
		if e.Section == "" || e.Edition == "" || len(e.Want) == 0 {
			t.Errorf("%q: section %q, edition %q, %d answers", e.ID, e.Section, e.Edition, len(e.Want))
		}
	}
	if len(seen) == 0 {
		t.Error("no examples")
	}
}
