package editions_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/editions"
	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

// A watched is a run that is checked.
type watched struct {
	base, reference string
	options         edition.Options
}

// runs returns the runs that are checked: on the examples of every document and on the hard
// pairs, with every combination of an edition's options.
func runs(e *edition.Edition) []watched {
	var all []watched
	for _, o := range editiontest.Options(e) {
		for _, x := range editions.Examples() {
			if x.Kind == edition.KindResolve {
				all = append(all, watched{x.Base, x.Input, o})
			}
		}
		for _, pair := range editiontest.Hard {
			all = append(all, watched{pair[0], pair[1], o})
		}
	}
	return all
}

// fault returns the first fault that is found when an edition runs by a listing, or nil.
func fault(e *edition.Edition, l *trace.Listing, all []watched) error {
	if err := tracetest.CheckListing(l); err != nil {
		return fmt.Errorf("the listing: %w", err)
	}
	for _, r := range all {
		run := trace.New(l, -1, r.base, r.reference)
		e.Resolve(r.base, r.reference, r.options, run)
		if err := tracetest.Check(l, run, r.base, r.reference); err != nil {
			return fmt.Errorf("%q + %q: %w", r.base, r.reference, err)
		}
	}
	return nil
}

// exchanges are what can go wrong between two neighbouring lines.
var exchanges = []struct {
	what     string
	exchange func(a, b *trace.Line)
}{
	// The lines change places. What the headings say about them stays in its place.
	{"lines", func(a, b *trace.Line) {
		*a, *b = *b, *a
		a.Phase, b.Phase = b.Phase, a.Phase
		a.Section, b.Section = b.Section, a.Section
		a.Routine, b.Routine = b.Routine, a.Routine
	}},
	// Only their words change places.
	{"words", func(a, b *trace.Line) { a.Code, b.Code = b.Code, a.Code }},
	// Only their ids change places.
	{"ids", func(a, b *trace.Line) { a.ID, b.ID = b.ID, a.ID }},
}

// Whichever two neighbouring lines of a listing are exchanged, a check fails.
func TestExchangedLines(t *testing.T) {
	for _, e := range editions.All {
		all := runs(e)
		if err := fault(e, e.Listing, all); err != nil {
			t.Fatalf("%s: %v", e.ID, err)
		}
		var caught []string
		for _, x := range exchanges {
			pairs, found := 0, 0
			for i := range len(e.Listing.Lines) - 1 {
				lines := slices.Clone(e.Listing.Lines)
				if x.what == "words" && lines[i].Code == lines[i+1].Code {
					continue
				}
				x.exchange(&lines[i], &lines[i+1])
				pairs++
				err := fault(e, trace.NewListing(e.Listing.Registers, lines), all)
				if err == nil {
					t.Errorf("%s: no check fails when the %s of %s and %s are exchanged", e.ID, x.what, lines[i+1].ID, lines[i].ID)
					continue
				}
				found++
			}
			caught = append(caught, fmt.Sprintf("%d of %d pairs of %s", found, pairs, x.what))
		}
		t.Logf("%s: caught %s", e.ID, strings.Join(caught, ", "))
	}
}
