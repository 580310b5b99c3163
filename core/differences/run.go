package differences

import (
	"iter"
	"slices"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// PartAt returns the number of steps up to and including the first that the run of an edition doesn't share
// with the run of a changed one, where changed is e with some lines changed. If the other run only continues
// for longer, it returns the number of all steps.
func PartAt(e, changed *edition.Edition, base, reference string, o edition.Options) int {
	of := func(e *edition.Edition) run {
		return run{e.Listing, base, reference, func(t *trace.Trace) { e.Resolve(base, reference, o, t) }}
	}
	return partAt(of(e), of(changed))
}

// A run is a run that can be recorded.
type run struct {
	listing         *trace.Listing
	base, reference string
	record          func(*trace.Trace)
}

// partAt compares two runs side by side, because a long text has millions of steps.
func partAt(own, other run) int {
	next, stop := iter.Pull(other.steps())
	defer stop()
	at := 0
	for t := range own.steps() {
		var others []trace.Step
		u, more := next()
		if more {
			others = u.Steps()
		}
		for i, step := range t.Steps() {
			at++
			if i >= len(others) || step.Answer != others[i].Answer || !slices.EqualFunc(t.Edits(i), u.Edits(i), sameEdit) ||
				own.listing.Lines[step.Line].ID != other.listing.Lines[others[i].Line].ID {
				return at
			}
		}
	}
	return at
}

// steps yields the trace of a run in parts, 4096 steps at a time.
func (r run) steps() iter.Seq[*trace.Trace] {
	const steps = 4096
	return func(yield func(*trace.Trace) bool) {
		t := trace.New(r.listing, steps, r.base, r.reference)
		t.Stream(yield)
		r.record(t)
		t.Flush()
	}
}

func sameEdit(a, b trace.Edit) bool {
	return a.Register == b.Register && a.Start == b.Start && a.End == b.End && a.Undefine == b.Undefine && slices.Equal(a.Pieces, b.Pieces)
}
