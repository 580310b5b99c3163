package editions_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

// randomText returns a text of random components. Each can be absent or empty.
func randomText(random *rand.Rand) string {
	pick := func(from ...string) string { return from[random.IntN(len(from))] }
	text := pick("", "", "", "x:", "http:", ":") + pick("", "", "//", "//h", "//h:1")
	for range random.IntN(5) {
		text += pick("/", "/", "a", ".", "..", "/..", "/.", "b:c")
	}
	return text + pick("", "", "?", "?q", "?q/../r") + pick("", "", "#", "#s", "#s:/t")
}

// answers returns the answers in the runs on the examples, on the hard pairs and on random
// ones, with every combination of options.
func answers(e *edition.Edition) *tracetest.Answers {
	random := rand.New(rand.NewPCG(5, 7))
	pairs := 1_500
	if testing.Short() {
		pairs = 300
	}
	all := runs(e)
	for _, o := range optionsOf(all) {
		for range pairs {
			all = append(all, watched{randomText(random), randomText(random), o})
		}
	}
	found := tracetest.NewAnswers(e.Listing)
	for _, r := range all {
		run := trace.New(e.Listing, -1, r.base, r.reference)
		e.Resolve(r.base, r.reference, r.options, run)
		found.Add(run, fmt.Sprint(r.options), r.base, r.reference)
	}
	return found
}

// optionsOf returns the options that the runs are made with, each once.
func optionsOf(all []watched) []edition.Options {
	var options []edition.Options
	for _, r := range all {
		if !slices.ContainsFunc(options, func(o edition.Options) bool { return fmt.Sprint(o) == fmt.Sprint(r.options) }) {
			options = append(options, r.options)
		}
	}
	return options
}

// Together with the options, the registers that a question tests determine its answer.
func TestQuestionsAskOfTheirRegisters(t *testing.T) {
	for _, e := range editions.All {
		if e.Listing.Grouped {
			continue // its own folder checks that
		}
		found := answers(e)
		for i := range e.Listing.Lines {
			if err := found.Check(e.Listing, i); err != nil {
				t.Errorf("%s: %v", e.ID, err)
			}
		}
	}
}
