package differences

import (
	"slices"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// Step returns the number of steps up to and including the one at which an edition's run meets the clause,
// which is a position of the player. If the run never meets the clause, it returns the number of all steps.
func Step(e *edition.Edition, c edition.Clause, base, reference string, o edition.Options) int {
	run := trace.New(e.Listing, -1, base, reference)
	e.Resolve(base, reference, o, run)
	if e.Parting != nil && c < edition.Clauses {
		for i := range e.Parting.Lines[c] {
			if at := find(&e.Parting.Lines[c][i], e.Listing, run); at >= 0 {
				return at + 1
			}
		}
	}
	return len(run.Steps())
}

// find returns the index of the step of a meeting, or -1.
func find(m *edition.Meeting, l *trace.Listing, run *trace.Trace) int {
	found := -1
	for i, step := range run.Steps() {
		answered := m.Answer == trace.None || m.Answer == step.Answer
		if answered && slices.Contains(m.Lines, l.Lines[step.Line].ID) && !(m.Bare && removes(l, run.Edits(i))) {
			if found = i; !m.Last {
				break
			}
		}
	}
	return found
}

// removes reports whether edits remove or replace something in the first buffer.
func removes(l *trace.Listing, edits []trace.Edit) bool {
	for _, e := range edits {
		for r, register := range l.Registers {
			if register.Buffer {
				if e.Register == r && e.End > e.Start {
					return true
				}
				break
			}
		}
	}
	return false
}
