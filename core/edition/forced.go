package edition

import (
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// Forced lists the questions of a listing, by the ids of their lines, that a run answers yes or no regardless
// of its input. The run continues as the listing says for that answer.
type Forced struct{ Yes, No []string }

// Answer returns the forced answer at a line, or found if none is forced.
func (f *Forced) Answer(line string, found bool) bool {
	for _, forced := range f.No {
		if forced == line {
			return false
		}
	}
	for _, forced := range f.Yes {
		if forced == line {
			return true
		}
	}
	return found
}

// Forcing resolves with forced answers, for a spec whose listing doesn't run.
type Forcing struct {
	Resolve func(f *Forced, base, reference string, o Options, t *trace.Trace) Result
	// Fixed reports whether the answer to a question can't be forced, because lines after it rely on
	// what it finds.
	Fixed func(question *trace.Line) bool
}

// forced returns the edition with some questions answered no. The changes must be ones that leave questions
// out; any other is an [Unchangeable] error.
func (e *Edition) forced(changes []listing.Change) (*Edition, error) {
	var f Forced
	for _, c := range changes {
		omit := listing.Change{Line: c.Line, Omit: true}
		at := e.Listing.Find(c.Line)
		if e.Forcing == nil || c != omit || at < 0 {
			return nil, Unchangeable{e}
		}
		if line := &e.Listing.Lines[at]; !line.Question || e.Forcing.Fixed(line) {
			return nil, Unchangeable{e}
		}
		f.No = append(f.No, c.Line)
	}
	other := *e
	other.Resolve = func(base, reference string, o Options, t *trace.Trace) Result {
		return e.Forcing.Resolve(&f, base, reference, o, t)
	}
	return &other, nil
}
