package tracetest

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"uriscope/core/trace"
)

// A walker follows a listing in the order that its words prescribe, and checks that a run's steps have the same
// order.
type walker struct {
	l     *trace.Listing
	run   *trace.Trace
	steps []trace.Step
	at    int          // index of the next step
	state *trace.State // after the steps so far
}

// A block is a sequence of lines of a routine, as indexes in the listing.
type block []int

// walk checks the order of the steps.
func walk(l *trace.Listing, run *trace.Trace, texts []string) error {
	w := &walker{l: l, run: run, steps: run.Steps(), state: trace.NewState(l, texts...)}
	steps := w.steps
	if err := w.block(w.routine(""), -1); err != nil && err != errEnd && err != errReturned {
		return err
	}
	if w.at < len(steps) {
		return w.errorf("the run goes on")
	}
	return nil
}

// errEnd ends a walk where the run can end, and errReturned the walk through a routine that returns early.
var errEnd, errReturned = fmt.Errorf("the end"), fmt.Errorf("the routine has returned")

func (w *walker) errorf(format string, args ...any) error {
	what := "at the end of the run"
	if w.at < len(w.steps) {
		what = fmt.Sprintf("at step %d, %s", w.at, w.l.Lines[w.steps[w.at].Line].ID)
	}
	return fmt.Errorf("%s: %s", what, fmt.Sprintf(format, args...))
}

// routine returns the lines of a routine; an empty name means those outside of routines.
func (w *walker) routine(name string) block {
	var b block
	for i, line := range w.l.Lines {
		if line.Routine == name {
			b = append(b, i)
		}
	}
	return b
}

// cut splits a block into its first line, the lines nested in that, and the rest.
func (w *walker) cut(b block) (line trace.Line, inner, rest block) {
	line = w.l.Lines[b[0]]
	n := 1
	for n < len(b) && w.l.Lines[b[n]].Depth > line.Depth {
		n++
	}
	return line, b[1:n], b[n:]
}

// block walks through a block. call is the index of the line that called its routine, or -1 outside of
// routines.
func (w *walker) block(b block, call int) error {
	var last trace.Line
	for len(b) > 0 {
		if w.at == len(w.steps) && ends(last) {
			return errEnd
		}
		if call >= 0 && (w.at == len(w.steps) || w.steps[w.at].Call != call) && ends(last) {
			return nil // the routine has returned
		}
		index := b[0]
		line, inner, rest := w.cut(b)
		last = line
		var err error
		switch {
		case line.Else: // otherwise it would follow a question
			return w.errorf("%s belongs to no question", line.ID)
		case w.isAlternative(rest):
			rest, err = w.alternatives(b, call)
		case line.Question:
			rest, err = w.question(index, inner, rest, call)
		case line.Loop:
			err = w.loop(index, inner, call)
		default:
			err = w.instruction(index, inner, call)
		}
		if err != nil {
			return err
		}
		b = rest
	}
	if w.at == len(w.steps) && ends(last) {
		return errEnd
	}
	return nil
}

// next takes the next step, and checks that it runs the line.
func (w *walker) next(line, call int) (trace.Step, error) {
	if w.at == len(w.steps) {
		return trace.Step{}, w.errorf("%s has to follow", w.l.Lines[line].ID)
	}
	step := w.steps[w.at]
	switch {
	case step.Line != line:
		return step, w.errorf("%s has to follow", w.l.Lines[line].ID)
	case step.Call != call:
		return step, w.errorf("it is called by line %d, and not %d", step.Call, call)
	case w.l.Lines[line].Question != (step.Answer != trace.None):
		return step, w.errorf("a question: %v, the answer: %v", w.l.Lines[line].Question, step.Answer)
	}
	w.take()
	return step, nil
}

// take takes the next step.
func (w *walker) take() {
	w.state.Apply(w.run.Edits(w.at))
	w.at++
}

// instruction walks through a line, the routine that it calls, and its nested lines.
func (w *walker) instruction(index int, inner block, call int) error {
	if _, err := w.next(index, call); err != nil {
		return err
	}
	if err := w.called(index); err != nil {
		return err
	}
	if err := w.block(inner, call); err != nil {
		return err
	}
	return returned(w.l.Lines[index], call)
}

// returned returns [errReturned] if a line returns from a routine, or the matching error if it leaves a loop or
// an iteration.
func returned(line trace.Line, call int) error {
	switch {
	case call >= 0 && returns.MatchString(line.Code):
		return errReturned
	case leaves.MatchString(line.Code):
		return errBreak
	case continues.MatchString(line.Code):
		return errContinue
	}
	return nil
}

// errBreak and errContinue end the walk through a loop's body.
var errBreak, errContinue = fmt.Errorf("the break"), fmt.Errorf("the next turn")

// leaves and continues match the code of lines that leave a loop, or begin its next iteration.
var (
	leaves    = regexp.MustCompile(`(^|; |: )break$`)
	continues = regexp.MustCompile(`(^|; |: )continue$`)
)

// returns matches the code of lines that return from their routine.
var returns = regexp.MustCompile(`(^|; |: )return\b`)

// called walks through the routine that a line calls, if it calls one.
func (w *walker) called(index int) error {
	if strings.HasSuffix(w.l.Lines[index].Code, "run state") {
		return w.block(w.routine(w.held("state")+" state"), index) // it also returns from its caller
	}
	name := ""
	for _, line := range w.l.Lines {
		if line.Routine != "" && line.Routine != w.l.Lines[index].Routine && strings.Contains(w.l.Lines[index].Code, line.Routine) {
			name = line.Routine
		}
	}
	if name == "" {
		return nil
	}
	if err := w.block(w.routine(name), index); err != errReturned {
		return err
	}
	return nil
}

// held returns the content of the register with a name.
func (w *walker) held(name string) string {
	i := w.l.Register(name)
	if i < 0 {
		return ""
	}
	text, _ := w.state.Text(i)
	return text
}

// question walks through a question and then, if the answer is yes, through its nested lines, repeatedly for a
// loop, or else through its "else", if any. It returns the rest of the block.
func (w *walker) question(index int, inner, rest block, call int) (block, error) {
	step, err := w.next(index, call)
	for err == nil && w.l.Lines[index].Loop && step.Answer == trace.Yes {
		if err = w.called(index); err == nil {
			err = w.block(inner, call)
		}
		if err == errBreak {
			return rest, nil
		}
		if err == nil || err == errContinue {
			step, err = w.next(index, call)
		}
	}
	if err != nil {
		return nil, err
	}
	if step.Answer == trace.Yes {
		if err := w.called(index); err != nil {
			return nil, err
		}
		if err := returned(w.l.Lines[index], call); err != nil {
			return nil, err
		}
	}
	var other block
	for len(rest) > 0 && w.l.Lines[rest[0]].Else && w.l.Lines[rest[0]].Depth == w.l.Lines[index].Depth {
		asks := rest[0]
		_, other, rest = w.cut(rest)
		if step.Answer == trace.No && w.l.Lines[asks].Question {
			if step, err = w.next(asks, call); err != nil {
				return nil, err
			}
			if step.Answer == trace.Yes {
				return w.elseChain(asks, other, rest, call)
			}
			other = nil
		}
	}
	if step.Answer == trace.No {
		return rest, w.block(other, call)
	}
	if _, label, ok := strings.Cut(w.l.Lines[index].Code, "go on with "); ok {
		i := slices.IndexFunc(rest, func(i int) bool {
			return w.l.Lines[i].ID == label || strings.HasPrefix(w.l.Lines[i].Code, label+". ")
		})
		if i < 0 {
			return nil, w.errorf("%s goes on with %s, which does not follow it", w.l.Lines[index].ID, label)
		}
		return rest[i:], nil
	}
	return rest, w.block(inner, call)
}

// elseChain walks on from an "else if" that was answered yes, and skips the rest of its chain.
func (w *walker) elseChain(index int, inner, rest block, call int) (block, error) {
	depth := w.l.Lines[index].Depth
	for len(rest) > 0 && w.l.Lines[rest[0]].Else && w.l.Lines[rest[0]].Depth == depth {
		_, _, rest = w.cut(rest)
	}
	if err := w.called(index); err != nil {
		return nil, err
	}
	if err := returned(w.l.Lines[index], call); err != nil {
		return nil, err
	}
	return rest, w.block(inner, call)
}

// loop walks through a loop whose own line needn't run. The lines in it can follow each other in any order,
// except that after a question answered no only later lines can follow, until all questions are answered no.
func (w *walker) loop(index int, inner block, call int) error {
	if w.at < len(w.steps) && w.steps[w.at].Line == index {
		w.take()
	}
	from := 0 // index of the first line of inner that can be next
	for w.at < len(w.steps) {
		i := slices.Index(inner, w.steps[w.at].Line)
		if i < 0 {
			break
		}
		if i < from {
			return w.errorf("it comes before a question that was answered no")
		}
		step, err := w.next(inner[i], call)
		if err != nil {
			return err
		}
		if from = 0; step.Answer == trace.No {
			from = i + 1
		}
	}
	if w.l.Lines[inner[len(inner)-1]].Question && from != len(inner) {
		return w.errorf("%s has to be answered no first", w.l.Lines[inner[len(inner)-1]].ID)
	}
	return nil
}

// isAlternative reports whether a block begins with a line that can run instead of the one before it.
func (w *walker) isAlternative(b block) bool {
	return len(b) > 0 && guarded.MatchString(w.l.Lines[b[0]].Code)
}

// guarded matches the beginning of a line that can run instead of another one.
var guarded = regexp.MustCompile(`^if excess is "\w+": `)

// unguarded returns a line's code without its guard.
func unguarded(code string) string { return code[len(guarded.FindString(code)):] }

// alternatives walks through one of several alternative lines, and returns the block after the last.
func (w *walker) alternatives(b block, call int) (rest block, err error) {
	for first := true; first || w.isAlternative(b); first = false {
		index := b[0]
		line, inner, after := w.cut(b)
		if w.at < len(w.steps) && w.steps[w.at].Line == index {
			if line.Question {
				_, err = w.question(index, inner, nil, call)
			} else {
				err = w.instruction(index, inner, call)
			}
			for w.isAlternative(after) {
				_, _, after = w.cut(after)
			}
			switch {
			case err != nil || !ends(line):
			case w.at == len(w.steps):
				err = errEnd
			case call >= 0 && w.steps[w.at].Call != call:
				err = errReturned
			}
			return after, err
		}
		b = after
	}
	return nil, w.errorf("one of several has to follow, the last of which is %s", w.l.Lines[b[0]-1].ID)
}

// ends reports whether, by a line's words, the run or the routine can end there.
func ends(line trace.Line) bool {
	for _, words := range []string{"return ", ": done", "; done", "do not follow", "no result"} {
		if strings.Contains(line.Code, words) {
			return true
		}
	}
	return false
}
