package years

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A place is where a run meets a clause: a step on one of some lines.
type place struct {
	lines  []string // ids
	answer trace.Answer
	last   bool // the last such step and not the first
	bare   bool // only a step that takes nothing from the first buffer
}

// Step returns how many steps an edition's run has taken when the step is done in
// which it meets the clause: a position of the player. Where it never comes to that
// clause, it is the end of the run.
func Step(e *edition.Edition, c Clause, base, reference string, o edition.Options) int {
	run := trace.New(e.Listing, -1, base, reference)
	e.Resolve(base, reference, o, run)
	for _, p := range places[e.ID][c] {
		if i := p.find(e.Listing, run); i >= 0 {
			return i + 1
		}
	}
	return len(run.Steps())
}

// find returns the index of the step, or -1.
func (p place) find(l *trace.Listing, run *trace.Trace) int {
	found := -1
	for i, step := range run.Steps() {
		if p.is(l, step) && !(p.bare && takes(l, run.Edits(i))) {
			if found = i; !p.last {
				break
			}
		}
	}
	return found
}

func (p place) is(l *trace.Listing, step trace.Step) bool {
	if p.answer != trace.None && p.answer != step.Answer {
		return false
	}
	for _, id := range p.lines {
		if l.Lines[step.Line].ID == id {
			return true
		}
	}
	return false
}

// takes reports whether edits take something from the first of the buffers.
func takes(l *trace.Listing, edits []trace.Edit) bool {
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

// places are the lines on which the editions meet the clauses: those of the first
// place where the run has been.
var places = map[string]map[Clause][]place{
	"rfc3986": {
		SchemeBegins:   {{lines: []string{"has-scheme"}}},
		SameScheme:     {{lines: []string{"non-strict"}}},
		OwnScheme:      {{lines: []string{"scheme-path"}}},
		RelativeForm:   {{lines: []string{"has-scheme"}}},
		OwnAuthority:   {{lines: []string{"authority-path"}}},
		EmptyReference: {{lines: []string{"empty-path"}}},
		QueryOnly:      {{lines: []string{"path-of-base"}}},
		AbsolutePath:   {{lines: []string{"path-of-r"}}},
		BaseRoot:       {{lines: []string{"root", "replace-last"}}},
		QueryInBuffer:  {{lines: []string{"merge"}}},
		FirstSegment:   {{lines: []string{"2A", "2C"}}},
		Trailing:       {{lines: []string{"2B", "2C", "2D"}, last: true}},
		ExcessDots:     {{lines: []string{"2A", "2C", "2D"}, bare: true}},
		Rootless:       {{lines: []string{"2C"}}},
	},
}
