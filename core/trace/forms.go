package trace

// This file keeps the successive forms of a text in a run, without the steps between them, for a run of any
// length and regardless of the limit.

// forms are the successive forms of a text, and the number of steps after the last one of each phase.
type forms struct {
	last   map[Phase]int
	became []form
}

// A form is a text after a number of steps.
type form struct {
	steps int
	text  string
}

// KeepForms makes a new trace keep the texts passed to Became.
func (t *Trace) KeepForms() { t.forms = &forms{last: map[Phase]int{}} }

// Became reports the text's form after the current step.
func (t *Trace) Became(text string) {
	if t != nil && t.forms != nil {
		t.forms.became = append(t.forms.became, form{t.total, text})
	}
}

// PhaseEnd returns the number of steps after the last step of a phase, or 0 if it has none.
func (t *Trace) PhaseEnd(p Phase) int { return t.forms.last[p] }

// FormAfter returns the text's form after a number of steps, and whether it was reported by then.
func (t *Trace) FormAfter(steps int) (text string, ok bool) {
	for _, f := range t.forms.became {
		if f.steps > steps {
			break
		}
		text, ok = f.text, true
	}
	return text, ok
}
