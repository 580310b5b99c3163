package differences

import (
	"flag"
	"math/rand/v2"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/editions"
)

// pairs is how many random pairs of texts are tried: go test -run Random ./core/differences -args -pairs 100000.
var pairs = flag.Int("pairs", 2_000, "how many random pairs of texts are tried")

// tried is the number of pairs to try in this run, a quarter for a quick run.
func tried() int {
	if testing.Short() {
		return *pairs / 4
	}
	return *pairs
}

// randomText returns a text in which the delimiters of all specs are absent, empty, or superfluous.
func randomText(random *rand.Rand) string {
	pick := func(from ...string) string { return from[random.IntN(len(from))] }
	text := pick("", "", "x:", "http:", "HTTP:", "1s:", "a_b:", ":") + pick("", "", "//", "//h", "//h?a", "///")
	for range random.IntN(6) {
		text += pick("/", "/", "//", "a", ".", "..", "/..", "/.", "b:c", ";x", ";", "é", "%2E")
	}
	return text + pick("", "", "?", "?q", "?q/../r", "?q;s") + pick("", "", "#", "#s", "#s:/t")
}

// On random pairs, the ways of every edition lead to its own answer, and two answers have a cause exactly if
// they differ.
func TestRandomPairsHaveReasons(t *testing.T) {
	random := rand.New(rand.NewPCG(18, 8))
	kinds := map[[3]string]int{}
	for range tried() {
		base, reference := randomText(random), randomText(random)
		o := options[random.IntN(len(options))]
		checkWays(t, base, reference, o)
		for i, here := range editions.All {
			for _, there := range editions.All[:i] {
				if cause, ok := Because(here, there, base, reference, o, o); ok {
					kinds[[3]string{there.ID, here.ID, cause.Clause.String()}]++
				}
			}
		}
		if t.Failed() {
			return
		}
	}
	for i, here := range editions.All {
		for _, there := range editions.All[:i] {
			if here.Parting == nil || there.Parting == nil {
				continue // it isn't told what makes it differ
			}
			n := 0
			for c := range edition.Clauses {
				if kinds[[3]string{there.ID, here.ID, c.String()}] > 0 {
					n++
				}
			}
			if n == 0 {
				t.Errorf("%s and %s never differ", there.ID, here.ID)
			}
			t.Logf("%s and %s: %d kinds of difference", there.ID, here.ID, n)
		}
	}
}
