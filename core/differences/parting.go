package differences

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A meeting is one of those of [edition.ClauseLines]: it says at which step a run meets a clause.
type meeting struct {
	lines  []string // ids
	answer trace.Answer
	last   bool // the last such step instead of the first
	bare   bool // only steps that remove nothing from the first buffer
}

// Step returns the number of steps up to and including the one at which an edition's run
// meets the clause, which is a position of the player. If the run never meets the clause, it
// returns the number of all steps.
func Step(e *edition.Edition, c edition.Clause, base, reference string, o edition.Options) int {
	run := trace.New(e.Listing, -1, base, reference)
	e.Resolve(base, reference, o, run)
	for _, p := range meetingsOf(e, c) {
		if i := p.find(e.Listing, run); i >= 0 {
			return i + 1
		}
	}
	return len(run.Steps())
}

// find returns the index of the step, or -1.
func (p meeting) find(l *trace.Listing, run *trace.Trace) int {
	found := -1
	for i, step := range run.Steps() {
		if p.is(l, step) && !(p.bare && removes(l, run.Edits(i))) {
			if found = i; !p.last {
				break
			}
		}
	}
	return found
}

func (p meeting) is(l *trace.Listing, step trace.Step) bool {
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

// meetingOf reads one of the meetings of an [edition.ClauseLines].
func meetingOf(words string) meeting {
	var p meeting
	for word, more := "", true; more; {
		word, words, more = strings.Cut(words, " ")
		switch word {
		case "yes":
			p.answer = trace.Yes
		case "no":
			p.answer = trace.No
		case "last":
			p.last = true
		case "bare":
			p.bare = true
		default:
			p.lines = append(p.lines, word)
		}
	}
	return p
}

// meetingsOf returns where an edition's runs meet a clause.
func meetingsOf(e *edition.Edition, c edition.Clause) []meeting {
	if e.Parting == nil || c >= edition.Clauses {
		return nil
	}
	var found []meeting
	for words, more := e.Parting.Lines[c], e.Parting.Lines[c] != ""; more; {
		var one string
		one, words, more = strings.Cut(words, ", ")
		found = append(found, meetingOf(one))
	}
	return found
}
