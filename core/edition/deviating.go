package edition

import "uriscope/core/trace"

// Deviating is how a document departs from another one, where its algorithm can leave out each thing
// that it does otherwise. With all of them left out, it gives the other's answers.
type Deviating struct {
	From       string // id of the edition that it departs from
	Deviations []Deviation
	// Without resolves with some of the deviations left out: the bits of left are their indexes.
	// It records the run in t unless that is nil; what is recorded is a run of the listing up to
	// the first line that a deviation concerns, and no further.
	Without func(base, reference string, left uint64, t *trace.Trace) Result
}

// A Deviation is one thing that a document does otherwise.
type Deviation struct {
	Name string // id of its words
	Line string // id of the line that does it, or of the first of them
	// Near is the clause by which runs of other documents come to the same place, [Clauses] where
	// only their answer shows what they do.
	Near Clause
	// Forced are the answers by which it is left out. There are none where the algorithm has a switch for it.
	Forced Forced
	// Refuses says that it only makes the run fail. So it is no reason for an answer.
	Refuses bool
}

// All is the set of all deviations.
func (d *Deviating) All() uint64 { return 1<<len(d.Deviations) - 1 }

// Refusals is the set of those that only make a run fail.
func (d *Deviating) Refusals() (set uint64) {
	for i := range d.Deviations {
		if d.Deviations[i].Refuses {
			set |= 1 << i
		}
	}
	return set
}

// Index returns the index of the deviation of a name, -1 if there is none.
func (d *Deviating) Index(name string) int {
	for i := range d.Deviations {
		if d.Deviations[i].Name == name {
			return i
		}
	}
	return -1
}
