package years

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A place is where a run meets a clause: a step on one of some lines, the first unless
// it says otherwise.
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
	for _, p := range placesOf(e, c) {
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

// placeOf reads a place: "yes", "no", "last" and "bare" narrow it down, every other
// word is the id of a line.
func placeOf(words string) place {
	var p place
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

// placesOf returns where an edition meets a clause.
func placesOf(e *edition.Edition, c Clause) []place {
	var found []place
	for i := range places {
		if places[i].id != e.ID {
			continue
		}
		for words, more := places[i].of[c], places[i].of[c] != ""; more; {
			var one string
			one, words, more = strings.Cut(words, ", ")
			found = append(found, placeOf(one))
		}
	}
	return found
}

// places are the lines on which the editions meet the clauses, as placeOf reads them:
// the first place of a list where the run has been counts.
var places = [...]struct {
	id string
	of [clauses]string
}{
	{"url-1993", [clauses]string{
		SchemeBegins:   "full-form",
		SameScheme:     "full-form",
		OwnScheme:      "whole",
		RelativeForm:   "full-form",
		OwnAuthority:   "rest",
		EmptyReference: "remove-last",
		QueryOnly:      "remove-last",
		AbsolutePath:   "absolute-path",
		BaseRoot:       "remove-last",
		QueryInBuffer:  "append",
		FirstSegment:   "no last /xxx/..",
		Trailing:       "yes last /xxx/.. /.",
		ExcessDots:     "no last /xxx/..",
	}},
	{"rfc1738", [clauses]string{
		SchemeBegins: "has-scheme",
		SameScheme:   "has-scheme",
		OwnScheme:    "absolute",
		RelativeForm: "no-relative-form",
	}},
	{"url-syntax-05", [clauses]string{
		SchemeBegins:   "3, 2",
		SameScheme:     "3",
		OwnScheme:      "absolute-url",
		RelativeForm:   "3, 2",
		OwnAuthority:   "4",
		EmptyReference: "2",
		QueryOnly:      "6a",
		AbsolutePath:   "5",
		BaseRoot:       "6a",
		QueryInBuffer:  "6c",
		FirstSegment:   "yes 6d 6e 6f 6g",
		Trailing:       "yes 6e 6g",
		ExcessDots:     "no 6f",
		Rootless:       "yes 6f 6g",
	}},
	{"rfc2396bis-01", [clauses]string{
		SchemeBegins:   "has-scheme",
		SameScheme:     "not-validating",
		OwnScheme:      "scheme-path authority-path",
		RelativeForm:   "has-scheme",
		OwnAuthority:   "authority-path scheme-path",
		EmptyReference: "current-document",
		QueryOnly:      "path-of-base",
		AbsolutePath:   "path-of-r",
		BaseRoot:       "1a",
		QueryInBuffer:  "merge",
		FirstSegment:   "yes 3 4 5 6",
		Trailing:       "yes 4 6",
		ExcessDots:     "7",
		Rootless:       "yes 5 6",
	}},
	{"rfc3986", [clauses]string{
		SchemeBegins:   "has-scheme",
		SameScheme:     "non-strict",
		OwnScheme:      "scheme-path authority-path",
		RelativeForm:   "has-scheme",
		OwnAuthority:   "authority-path scheme-path",
		EmptyReference: "empty-path",
		QueryOnly:      "path-of-base",
		AbsolutePath:   "path-of-r",
		BaseRoot:       "root replace-last",
		QueryInBuffer:  "merge",
		FirstSegment:   "2A 2B 2C 2D",
		Trailing:       "last 2B 2C 2D",
		ExcessDots:     "bare 2C, last 2A 2D",
		Rootless:       "2C",
	}},
}
