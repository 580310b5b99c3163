package editions_test

import (
	"fmt"
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

// Whichever two neighbouring lines of a listing are exchanged, a check fails. A listing that runs has
// mutations instead.
func TestExchangedLines(t *testing.T) {
	for _, e := range editions.All {
		if e.Program != nil || e.Listing.Grouped {
			continue // its own folder checks that
		}
		all := runs(e)
		few := all
		if testing.Short() {
			few = nil
			for i := 0; i < len(all); i += 5 {
				few = append(few, all[i])
			}
		}
		if err := fault(e, e.Listing, few); err != nil {
			t.Fatalf("%s: %v", e.ID, err)
		}
		check := func(l *trace.Listing) error { return fault(e, l, all) }
		if testing.Short() {
			check = tracetest.Some(8, check)
		}
		missed, caught := tracetest.Exchanged(e.Listing, check)
		for _, m := range missed {
			t.Errorf("%s: no check fails when one exchanges %s", e.ID, m)
		}
		t.Logf("%s: caught %s", e.ID, caught)
	}
}
