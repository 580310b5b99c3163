package edition

import (
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// Forced are the questions of a listing that a run answers yes or no, whatever it finds there, by the
// ids of their lines. It goes on as the listing says for that answer.
type Forced struct{ Yes, No []string }

// Answer returns the answer that is forced at a line, and the one that was found if none is.
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

// Forcing resolves with forced answers, where the listing of a document doesn't run.
type Forcing struct {
	Resolve func(f *Forced, base, reference string, o Options, t *trace.Trace) Result
	// Fixed reports whether the answer to a question can't be forced, because lines after it rely on
	// what it finds.
	Fixed func(question *trace.Line) bool
}

// forced returns the edition with some questions answered no. They have to be changes that leave
// the questions out; the error for any other is an [Unchangeable].
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
