package urlstandard

import (
	"fmt"
	"slices"
	"testing"

	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

// unnoticed are the exchanges that no check detects: only the words of two lines that set the same, or that ask
// something no check reads.
var unnoticed = []string{
	"the words of scheme.2.1.1 and scheme.2.1.2",
	"the words of host.4.1 and host.4.2",
	"the words of path-start.2 and path-start.3",
	"the words of path.1.6 and path.1.7",
	"the words of path.2.1 and path.2.2",
	"the words of opaque-path.4.1 and opaque-path.4.2",
	"the words of query.3.1 and query.3.2",
	"the words of fragment.1.1 and fragment.1.2",
	"the words of domain-parser.2 and domain-parser.5",
	"the words of domain-parser.6.2 and domain-parser.7",
	"the words of domain-parser.7 and domain-parser.8",
	"the words of ipv4.8 and ipv4.9",
	"the words of opaque-host.2 and opaque-host.3",
}

// A check detects every exchange of two neighboring lines of the listing, except for some words.
func TestExchangedLines(t *testing.T) {
	some, _ := telling(t)
	having := make([][]wptCase, len(listing.Lines)) // the cases whose runs have a line
	for _, c := range some {
		run := trace.New(listing, -1, c.base(), c.Input)
		c.run(run)
		seen := make([]bool, len(listing.Lines))
		for _, step := range run.Steps() {
			if !seen[step.Line] {
				seen[step.Line] = true
				having[step.Line] = append(having[step.Line], c)
			}
		}
	}
	fault := func(l *trace.Listing) error {
		if err := tracetest.CheckListing(l); err != nil {
			return fmt.Errorf("the listing: %w", err)
		}
		for i, line := range l.Lines {
			if line.ID == listing.Lines[i].ID && line.Code == listing.Lines[i].Code {
				continue
			}
			for _, c := range having[i] {
				if err := watch(l, c); err != nil {
					return fmt.Errorf("%q + %q: %w", c.base(), c.Input, err)
				}
			}
		}
		return nil
	}
	want := unnoticed
	if testing.Short() {
		fault = tracetest.Some(16, fault)
	}
	missed, caught := tracetest.Exchanged(listing, fault)
	if testing.Short() {
		want = slices.DeleteFunc(slices.Clone(unnoticed), func(m string) bool { return !slices.Contains(missed, m) })
	}
	if !slices.Equal(missed, want) {
		t.Errorf("no check fails when one exchanges %q, want %q", missed, want)
	}
	t.Logf("caught %s, by %d cases", caught, len(some))
}
