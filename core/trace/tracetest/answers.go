package tracetest

import (
	"fmt"
	"strings"

	"uriscope/core/trace"
)

// Answers are the answers to the questions of a listing's runs, each with the registers' content at that time.
type Answers struct {
	of  *trace.Listing
	all []answer
}

type answer struct {
	line    int
	options string
	held    []string // each register's content, after a mark; empty if it was undefined
	yes     bool
	run     string
}

// NewAnswers returns the answers of no run.
func NewAnswers(l *trace.Listing) *Answers { return &Answers{of: l} }

// Add adds the answers of a run on the texts. options identifies the run's options, in any format.
func (a *Answers) Add(run *trace.Trace, options string, texts ...string) {
	state := trace.NewState(a.of, texts...)
	for i, step := range run.Steps() {
		if step.Answer != trace.None {
			held := make([]string, len(a.of.Registers))
			for r := range held {
				if text, defined := state.Text(r); defined {
					held[r] = "=" + text
				}
			}
			a.all = append(a.all, answer{step.Line, options, held, step.Answer == trace.Yes, fmt.Sprintf("%q", texts)})
		}
		state.Apply(run.Edits(i))
	}
}

// Check returns an error if the answer to a line's question isn't determined by the options and the registers
// that the line tests, as declared in a listing with the same lines: if these were the same twice, but the
// answers weren't.
func (a *Answers) Check(l *trace.Listing, line int) error {
	reads := l.Reads(l.Lines[line])
	seen := map[string]answer{}
	for _, now := range a.all {
		if now.line != line {
			continue
		}
		asked := []string{now.options}
		for _, r := range reads {
			asked = append(asked, now.held[r])
		}
		key := strings.Join(asked, "\x00")
		if before, ok := seen[key]; ok && before.yes != now.yes {
			return fmt.Errorf("the line %s asks of %s, which are %q in the runs on %s and on %s, but one answer is yes and one is no",
				l.Lines[line].ID, l.Lines[line].Reads, asked[1:], before.run, now.run)
		}
		seen[key] = now
	}
	return nil
}
