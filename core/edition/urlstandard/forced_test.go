package urlstandard

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"uriscope/core/edition"
	lines "uriscope/core/listing"
	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

// Leaving out a question answers it no, and the run continues as the listing says.
func TestQuestionsLeftOut(t *testing.T) {
	const most = 4 // cases of a question; the shortest are the first
	some, _ := telling(t)
	asking := make([][]wptCase, len(listing.Lines)) // the cases in which a question is answered yes
	for _, c := range some {
		run := trace.New(listing, -1, c.base(), c.Input)
		c.run(run)
		for _, step := range run.Steps() {
			if to := &asking[step.Line]; step.Answer == trace.Yes && len(*to) < most && (len(*to) == 0 || (*to)[len(*to)-1] != c) {
				*to = append(*to, c)
			}
		}
	}
	for i, line := range listing.Lines {
		changed, err := Edition.Changed([]lines.Change{{Line: line.ID, Omit: true}})
		if can := line.Question && !isFixed(&line); can != (err == nil) {
			t.Errorf("%s: %v", line.ID, err)
		}
		if err != nil {
			continue
		}
		for _, c := range asking[i] {
			o := edition.Options{}
			if c.Set != "" {
				o[edition.Set] = c.Set
			}
			run := trace.New(listing, -1, c.base(), c.Input)
			watched := changed.Resolve(c.base(), c.Input, o, run)
			if answer := changed.Resolve(c.base(), c.Input, o, nil); answer.Outcome != watched.Outcome || answer.Target != watched.Target {
				t.Errorf("without %s: %q + %q is %q with a trace, and %q without", line.ID, c.base(), c.Input, watched.Target, answer.Target)
			}
			err := tracetest.Check(listing, run, c.base(), c.Input)
			if err != nil && !strings.Contains(err.Error(), "the line "+line.ID+" ") {
				t.Errorf("without %s: %q + %q: %v", line.ID, c.base(), c.Input, err)
			}
			for _, step := range run.Steps() {
				if step.Line == i && step.Answer != trace.No {
					t.Errorf("without %s: %q + %q: it is answered yes", line.ID, c.base(), c.Input)
				}
			}
		}
	}
	for _, id := range fixed {
		if line := listing.Find(id); line < 0 || !listing.Lines[line].Question {
			t.Errorf("%s is fixed, but not a question", id)
		}
	}
}

// A run without any of several questions ends.
func TestManyQuestionsLeftOut(t *testing.T) {
	var questions []string
	for i := range listing.Lines {
		if l := &listing.Lines[i]; l.Question && !isFixed(l) {
			questions = append(questions, l.ID)
		}
	}
	r := rand.New(rand.NewPCG(6, 24))
	for range *pairs {
		var f edition.Forced
		for range 1 + r.IntN(6) {
			f.No = append(f.No, questions[r.IntN(len(questions))])
		}
		set := setOption.Values[r.IntN(len(setOption.Values))]
		Edition.Forcing.Resolve(&f, random(r), random(r), edition.Options{edition.Set: set}, nil)
	}
}

// Nothing else can be changed.
func TestUnchangeableLines(t *testing.T) {
	for _, c := range []lines.Change{
		{Line: "scheme.2.6"},
		{Line: "scheme.2.6", Text: "if c is :"},
		{Line: "scheme.2.6", Omit: true, After: "return url"},
		{Line: "scheme.2.2", Omit: true},
		{Line: "2C", Omit: true},
	} {
		if _, err := Edition.Changed([]lines.Change{c}); !errors.Is(err, edition.Unchangeable{Edition: &Edition}) {
			t.Errorf("%v: %v", c, err)
		}
	}
}
