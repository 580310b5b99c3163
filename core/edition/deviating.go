package edition

import "uriscope/core/trace"

// Deviating is how a spec departs from another, for an algorithm that can leave out each deviation. With all of
// them left out, it gives the other spec's answers.
type Deviating struct {
	From       string // id of the other edition
	Deviations []Deviation
	// Without resolves with some of the deviations left out: the bits of left are their indexes. It records the
	// run in t unless t is nil. The record follows the listing only up to the first line that a deviation
	// affects.
	Without func(base, reference string, left uint64, t *trace.Trace) Result
}

// A Deviation is one thing that a spec does differently.
type Deviation struct {
	Name string // id of its description
	Line string // id of the line that does it, or of the first such line
	// Near is the clause at which other specs' runs come to the same place, or [Clauses] if only their answer
	// shows what they do.
	Near Clause
	// Forced are the answers that leave it out. It is empty if the algorithm has a switch for it.
	Forced Forced
	// Refuses reports whether it can only make the run fail, so it never explains an answer.
	Refuses bool
}

// All is the set of all deviations.
func (d *Deviating) All() uint64 { return 1<<len(d.Deviations) - 1 }

// Refusals is the set of deviations that can only make a run fail.
func (d *Deviating) Refusals() (set uint64) {
	for i := range d.Deviations {
		if d.Deviations[i].Refuses {
			set |= 1 << i
		}
	}
	return set
}

// Index returns the index of the deviation with a name, or -1.
func (d *Deviating) Index(name string) int {
	for i := range d.Deviations {
		if d.Deviations[i].Name == name {
			return i
		}
	}
	return -1
}
