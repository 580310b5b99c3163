// Package compare answers whether two URIs are the same by what an edition says of that, rung
// by rung, and which reference leads from a base to a target. All offsets are bytes.
package compare

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/explain"
	"uriscope/core/trace"
)

// A Request asks whether two texts are the same.
type Request struct {
	A, B    string
	Base    string // against which those that are relative are resolved first
	Edition string // id; the standard if it is empty
	Options edition.Options
	Limit   int // on recorded steps; no limit if it is negative
}

// An Answer is the answer to a [Request].
type Answer struct {
	Edition *edition.Edition
	A, B    Side
	Rungs   []Rung
	// Meet is the index of the first rung at which both forms are equal, and MeetWithout that
	// at which they are but for their fragments, which count for nothing where a URI is
	// only retrieved; -1 if there is none. That there is none never proves that the two name
	// different things.
	Meet, MeetWithout int
}

// A Side is one of the two texts.
type Side struct {
	Text     string
	Resolved bool            // against the base, as the text is relative
	Outcome  edition.Outcome // of that; Target where the text was taken as it is
	Target   string          // what is compared; empty where the outcome has no target

	Production string            // that the text has to match
	Mismatch   *edition.Mismatch // why it does not; nil if it does
	Run        *trace.Trace      // the way of the target to its normal form; nil without a target
	Practices  []Practice        // what good practice says of the target

	full  *trace.Trace // the run with all its steps
	valid bool         // whether text and target match the grammar
}

// A Rung is a rung of the ladder, with the forms of both sides once its work is done.
type Rung struct {
	edition.Rung
	A, B  string
	Steps [2]int // of the runs that have been carried out then
	Equal bool
	// Skipped marks a rung that is not climbed, as one of the two is no URI by the grammar: such
	// texts can be compared as strings, and nothing that is said of URIs is true of them.
	Skipped bool
}

// A Practice is a piece of advice that the document gives, and where a URI does not follow it.
type Practice struct {
	edition.Practice
	Broken edition.Span // the first place, [edition.Absent] if there is none
}

// Compare answers a request. It fails only if the edition is unknown. Without two targets there
// is nothing to climb, and no rungs.
func Compare(q Request) (*Answer, error) {
	e, err := explain.LookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	a := &Answer{Edition: e, Meet: -1, MeetWithout: -1}
	a.A, a.B = newSide(e, q, q.A), newSide(e, q, q.B)
	if a.A.Run == nil || a.B.Run == nil {
		return a, nil
	}
	forms := [2]forms{newForms(e, a.A), newForms(e, a.B)}
	for i, rung := range e.Normal.Rungs {
		climbed := Rung{Rung: rung, Skipped: i > 0 && !e.Normal.AnyText && !(a.A.valid && a.B.valid)}
		if climbed.Skipped {
			climbed.A, climbed.Steps[0] = forms[0].form, forms[0].step
			climbed.B, climbed.Steps[1] = forms[1].form, forms[1].step
			a.Rungs = append(a.Rungs, climbed)
			continue
		}
		climbed.A, climbed.Steps[0] = forms[0].climb(rung.Phase)
		climbed.B, climbed.Steps[1] = forms[1].climb(rung.Phase)
		climbed.Equal = climbed.A == climbed.B
		if climbed.Equal && a.Meet < 0 {
			a.Meet = i
		}
		if a.MeetWithout < 0 && withoutFragment(e, climbed.A) == withoutFragment(e, climbed.B) {
			a.MeetWithout = i
		}
		a.Rungs = append(a.Rungs, climbed)
	}
	return a, nil
}

// newSide resolves a text, if it is relative, and normalizes the target.
func newSide(e *edition.Edition, q Request, text string) Side {
	s := Side{Text: text, Outcome: edition.Target, Target: text}
	s.Production, s.Mismatch = mismatch(e, text)
	s.valid = s.Mismatch == nil
	if isRelative(e, q, text) {
		result := e.Resolve(q.Base, text, q.Options, nil)
		s.Resolved, s.Outcome, s.Target = true, result.Outcome, result.Target
		if !s.Outcome.HasTarget() {
			s.Target = ""
			return s
		}
		if _, m := mismatch(e, s.Target); m != nil {
			s.valid = false
		}
	}
	s.full = runOf(e, s.Target, -1)
	s.Run = s.full
	if q.Limit >= 0 && q.Limit < s.full.Total() {
		s.Run = runOf(e, s.Target, q.Limit)
	}
	for _, p := range e.Normal.Practices {
		s.Practices = append(s.Practices, Practice{p, p.Broken(s.Target)})
	}
	return s
}

// mismatch returns the production that a text has to match, and why it does not; nil if it does.
func mismatch(e *edition.Edition, text string) (production string, m *edition.Mismatch) {
	production, length := e.ProductionFor(edition.AsReference, text)
	if production != "" {
		m = e.Validate(production, text[:length])
	}
	return production, m
}

// isRelative reports whether a text is resolved before it is compared: it has no scheme, or the
// options make one that is the base's count for nothing.
func isRelative(e *edition.Edition, q Request, text string) bool {
	if partOf(e, text, edition.Scheme) == edition.Absent {
		return true
	}
	return len(q.Options) > 0 && e.Resolve(q.Base, text, q.Options, nil).Target != e.Resolve(q.Base, text, nil, nil).Target
}

func runOf(e *edition.Edition, text string, limit int) *trace.Trace {
	run := trace.New(e.Normal.Listing, limit, text)
	e.Normal.Run(text, true, run)
	return run
}

// forms are what becomes of a text on its way, one step after the other.
type forms struct {
	of    *edition.Edition
	run   *trace.Trace
	state *trace.State
	step  int
	form  string
}

func newForms(e *edition.Edition, s Side) forms {
	return forms{of: e, run: s.full, state: trace.NewState(e.Normal.Listing, s.Target), form: s.Target}
}

// climb carries out all steps up to the last one of a phase, and returns the form and the
// number of steps then. Where there is no phase, nothing is done but the first step.
func (f *forms) climb(phase trace.Phase) (form string, steps int) {
	all := f.run.Steps()
	last := f.step
	if f.step == 0 {
		last = min(1, len(all))
	}
	for i := f.step; i < len(all); i++ {
		if f.of.Normal.Listing.Lines[all[i].Line].Phase == phase {
			last = i + 1
		}
	}
	for ; f.step < last; f.step++ {
		f.state.Apply(f.run.Edits(f.step))
	}
	f.form, _ = f.state.Text(len(f.of.Normal.Listing.Registers) - 1)
	return f.form, f.step
}

// partOf returns where the component of a role is in a text.
func partOf(e *edition.Edition, text string, role edition.Role) edition.Span {
	for _, p := range e.Split(text) {
		if p.Role == role {
			return p.Span
		}
	}
	return edition.Absent
}

// withoutFragment returns a text without its fragment and the "#" before it.
func withoutFragment(e *edition.Edition, text string) string {
	if at := partOf(e, text, edition.Fragment); at != edition.Absent {
		return strings.TrimSuffix(text[:at.Start], "#")
	}
	return text
}
