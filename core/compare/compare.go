// Package compare tells whether two URIs are the same by an edition's rules, rung by rung of its comparison
// ladder. It also finds the reference that leads from a base to a target. All offsets are bytes.
package compare

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc3987"
	"uriscope/core/explain"
	"uriscope/core/trace"
)

// A Request asks whether two texts are the same.
type Request struct {
	A, B    string
	Base    string // for relative texts, which are resolved first
	Edition string // id, may also be RFC 3987's; the standard if empty
	Options edition.Options
	Limit   int // on recorded steps; negative means no limit
}

// An Answer is the answer to a [Request].
type Answer struct {
	Edition *edition.Edition
	A, B    Side
	Rungs   []Rung
	// Meet is the index of the first rung at which both forms are equal. MeetWithout ignores fragments, which
	// don't matter when a URI is only retrieved. Both are -1 if no rung qualifies, which never proves that the
	// URIs name different things.
	Meet, MeetWithout int
	Hosts             *Hosts // nil without two targets, or if the spec doesn't compare hosts
}

// Hosts are the two targets' hosts, in the form in which the spec compares them.
type Hosts struct {
	Section string  // spec and section
	A, B    *string // nil for a target without a host
	Equal   bool
}

// A Side is one of the two texts.
type Side struct {
	Text     string
	Resolved bool            // whether it was relative and therefore resolved against the base
	Outcome  edition.Outcome // the outcome of resolving; Target for a text that was used unchanged
	Target   string          // the text to compare; empty if the outcome has no target

	Production string            // the grammar rule for the text
	Problems   []edition.Problem // errors in the text
	Run        *trace.Trace      // the run from the target to its normal form; nil without a target
	Practices  []Practice        // the spec's advice, applied to the target

	valid bool // whether text and target match the grammar
}

// A Rung is a rung of the ladder, with both sides' forms after its work is done.
type Rung struct {
	edition.Rung
	A, B  string
	Steps [2]int // the number of steps each run has taken by then
	Equal bool
	// Skipped marks a rung that is left out because one of the two texts isn't a URI by the grammar. Such texts
	// can only be compared as strings, since rules for URIs don't apply to them.
	Skipped bool
}

// A Practice is a piece of the spec's advice, and where a URI breaks it.
type Practice struct {
	edition.Practice
	Broken edition.Span // the first place, or [edition.Absent]
}

// Compare answers a request. It fails only if the edition is unknown or has no ladder. Without two targets the
// answer has no rungs.
func Compare(q Request) (*Answer, error) {
	e, err := lookUp(q.Edition, q.Options)
	if err != nil {
		return nil, err
	}
	if e.Normal == nil {
		return nil, edition.Lack{Edition: e, Of: edition.OfNormal}
	}
	a := &Answer{Edition: e, Meet: -1, MeetWithout: -1}
	a.A = newSide(e, q, q.A)
	if a.B = a.A; q.B != q.A { // a text is also compared with itself, to show its normal form
		a.B = newSide(e, q, q.B)
	}
	if a.A.Run == nil || a.B.Run == nil {
		return a, nil
	}
	forms := [2]forms{{run: a.A.Run, form: a.A.Target}, {run: a.B.Run, form: a.B.Target}}
	for i, rung := range e.Normal.Rungs {
		climbed := Rung{Rung: rung, Skipped: i > 0 && !e.Normal.AnyText && e.Normal.Refuses == nil && !(a.A.valid && a.B.valid)}
		if climbed.Skipped {
			climbed.A, climbed.Steps[0] = forms[0].form, forms[0].step
			climbed.B, climbed.Steps[1] = forms[1].form, forms[1].step
			a.Rungs = append(a.Rungs, climbed)
			continue
		}
		climbed.A, climbed.Steps[0] = forms[0].climb(rung.Phase)
		climbed.B, climbed.Steps[1] = forms[1].climb(rung.Phase)
		if rung.Excludes {
			climbed.A, climbed.B = withoutFragment(e, climbed.A), withoutFragment(e, climbed.B)
		}
		climbed.Equal = climbed.A == climbed.B
		if climbed.Equal && a.Meet < 0 && !rung.Excludes {
			a.Meet = i
		}
		if a.MeetWithout < 0 && withoutFragment(e, climbed.A) == withoutFragment(e, climbed.B) {
			a.MeetWithout = i
		}
		a.Rungs = append(a.Rungs, climbed)
	}
	if e.Normal.HostOf != nil {
		h := &Hosts{Section: e.Normal.Hosts, A: hostOf(e, forms[0].form), B: hostOf(e, forms[1].form)}
		h.Equal = h.A == h.B || h.A != nil && h.B != nil && *h.A == *h.B
		a.Hosts = h
	}
	return a, nil
}

// hostOf returns the host of a normal form, or nil.
func hostOf(e *edition.Edition, form string) *string {
	at := e.Normal.HostOf(form)
	if at == edition.Absent {
		return nil
	}
	host := at.Of(form)
	return &host
}

// lookUp returns the edition with an id, with the options applied. RFC 3987 isn't an edition, but it says how
// to compare IRIs.
func lookUp(id string, o edition.Options) (*edition.Edition, error) {
	if id == rfc3987.Edition.ID {
		return &rfc3987.Edition, nil
	}
	e, err := explain.LookUp(id)
	if err != nil {
		return nil, err
	}
	return e.With(o), nil
}

// newSide resolves a text if it is relative, and normalizes the target.
func newSide(e *edition.Edition, q Request, text string) Side {
	s := Side{Text: text, Outcome: edition.Target, Target: text}
	s.Production, s.Problems = e.Check(edition.AsReference, text)
	s.valid = len(s.Problems) == 0
	var own *trace.Trace // the run of the text itself
	var normal string
	if e.Normal.Refuses != nil {
		own, normal = run(e, q, text)
	}
	if isRelative(e, q, text, normal) {
		result := e.Resolve(q.Base, text, q.Options, nil)
		s.Resolved, s.Outcome, s.Target = true, result.Outcome, result.Target
		if !s.Outcome.HasTarget() {
			s.Target = ""
			if e.Normal.Refuses != nil {
				s.Problems, s.Resolved = e.Normal.Refuses(text)
			}
			return s
		}
		if _, problems := e.Check(edition.AsReference, s.Target); len(problems) > 0 {
			s.valid = false
		}
		own = nil
	}
	if s.Run = own; s.Run == nil {
		s.Run, _ = run(e, q, s.Target)
	}
	for _, p := range e.Normal.Practices {
		s.Practices = append(s.Practices, Practice{p, p.Broken(s.Target)})
	}
	return s
}

// run records how a text becomes its normal form.
func run(e *edition.Edition, q Request, text string) (recorded *trace.Trace, normal string) {
	t := trace.New(e.Normal.Listing, q.Limit, text)
	t.KeepForms()
	if e.Normal.Listing.Grouped {
		t.Fold(text)
	}
	return t, e.Normal.Run(text, true, q.Options, t)
}

// isRelative reports whether a text is resolved before it is compared: because it has no scheme, or because the
// options or the base alone cause a scheme equal to the base's to be ignored. normal is the text's normal form,
// which matters if the spec can reject the text.
func isRelative(e *edition.Edition, q Request, text, normal string) bool {
	if e.Normal.Refuses != nil {
		if normal == "" || q.Base == "" {
			return normal == ""
		}
		r := e.Resolve(q.Base, text, q.Options, nil)
		return r.Outcome.HasTarget() && r.Target != normal
	}
	if !e.IsAbsolute(text) {
		return true
	}
	return len(q.Options) > 0 && e.Resolve(q.Base, text, q.Options, nil).Target != e.Resolve(q.Base, text, nil, nil).Target
}

// forms are the successive forms of a text in a run, phase by phase.
type forms struct {
	run  *trace.Trace
	step int
	form string
}

// climb advances to the last step of a phase, and returns the form and the number of steps so far. Without such
// a phase it takes only the first step.
func (f *forms) climb(phase trace.Phase) (form string, steps int) {
	if f.step == 0 {
		f.step = min(1, f.run.Total())
	}
	f.step = max(f.step, f.run.PhaseEnd(phase))
	if form, ok := f.run.FormAfter(f.step); ok {
		f.form = form
	}
	if _, groups := f.run.Groups(); groups > 0 && f.step > 1 {
		return f.form, groups // a parser's whole run leads to one form
	}
	return f.form, f.step
}

// withoutFragment returns a text without its fragment and the "#" before it.
func withoutFragment(e *edition.Edition, text string) string {
	if e.Components == nil {
		text, _, _ = strings.Cut(text, "#")
		return text
	}
	if at := e.PartOf(text, edition.Fragment); at != edition.Absent {
		return strings.TrimSuffix(text[:at.Start], "#")
	}
	return text
}
