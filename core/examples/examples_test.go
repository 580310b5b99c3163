package examples_test

import (
	"testing"

	"uriscope/core/examples"
)

func TestExamplesAreWhole(t *testing.T) {
	want := map[examples.Kind]int{
		examples.Parse:      25, // 2 in 1.1, 8 in 1.1.2, 2 each in 3, 3.3, 4.2, 6.2.4 and D.2, 1 each in 4.5, 6.2.3, 7.6, B and C
		examples.Dots:       2,
		examples.Resolve:    23 + 19 + 1, // 5.4.1, 5.4.2, and the second answer for "http:g"
		examples.Equivalent: 7,
		examples.Extract:    1,
	}
	got := map[examples.Kind]int{}
	for _, e := range examples.Of("rfc3986") {
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
	for _, e := range examples.All() {
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
