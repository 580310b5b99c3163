package trace

// This file keeps what a text becomes on its way, without the steps that lead there: a run of
// any length can be asked for it, whatever the limit is.

// forms are what a text became, and the number of steps after the last one of each phase.
type forms struct {
	last   map[Phase]int
	became []form
}

// A form is a text after a number of steps.
type form struct {
	steps int
	text  string
}

// KeepForms makes a new trace keep what is told by Became.
func (t *Trace) KeepForms() { t.forms = &forms{last: map[Phase]int{}} }

// Became tells what a text has become in the current step.
func (t *Trace) Became(text string) {
	if t != nil && t.forms != nil {
		t.forms.became = append(t.forms.became, form{t.total, text})
	}
}

// PhaseEnd returns the number of steps once all of a phase are carried out; 0 if there are none.
func (t *Trace) PhaseEnd(p Phase) int { return t.forms.last[p] }

// FormAfter returns what the text is after a number of steps, and whether it was told by then.
func (t *Trace) FormAfter(steps int) (text string, ok bool) {
	for _, f := range t.forms.became {
		if f.steps > steps {
			break
		}
		text, ok = f.text, true
	}
	return text, ok
}
