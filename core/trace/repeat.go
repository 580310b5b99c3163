package trace

import "slices"

// This file keeps a long text from taking long where only groups of steps are wanted: what is
// carried out for one character after the other in the same way is counted at once.

// mostLately is the number of steps that may be carried out again.
const mostLately = 16

// A carried out step, as it is counted.
type counted struct {
	line   int
	answer Answer
}

// BeginRepeat says that the steps that follow may be carried out again.
func (t *Trace) BeginRepeat() {
	if t != nil {
		t.lately = t.lately[:0]
	}
}

// Repeat says that the steps since the last BeginRepeat are carried out n more times, with the same
// answers. All that they edit then counts as edited in the current step. It reports false where
// single steps are to be recorded: then they have to be carried out one by one.
func (t *Trace) Repeat(n int) bool {
	if t == nil {
		return true
	}
	if len(t.lately) == mostLately || !t.sink.repeat(t, n) {
		return false
	}
	t.total += n * len(t.lately)
	if t.forms != nil {
		for i, one := range t.lately {
			t.forms.last[t.listing.Lines[one.line].Phase] = t.total - len(t.lately) + i + 1
		}
	}
	return true
}

// Again says, after Repeat, that the edits that follow are one time more. So the limit counts pieces
// as if all steps were carried out one by one.
func (t *Trace) Again() {
	f := t.folded()
	if f == nil || f.full {
		return
	}
	step := t.steps[len(t.steps)-1]
	f.take(t)
	f.count(step.Line, step.Answer, -1) // it's taken once more with the edits that follow
	step.edits = 0
	t.steps = append(t.steps, step)
}

// AppendEach appends n pieces, which are literals, each as if that were an edit after Again. It asks
// for them one by one, and for none if they aren't recorded.
func (t *Trace) AppendEach(register, n int, piece func() Piece) {
	f := t.folded()
	if f == nil && t != nil { // another sink, such as that of an opened step
		for range n {
			t.Append(register, piece())
		}
		return
	}
	t.Again()
	if f == nil || f.full {
		return
	}
	if !f.fits(1, n-1) { // the last one does not
		f.spend(t)
		return
	}
	at := t.length[register]
	t.pieces = slices.Grow(t.pieces, n)
	for range n {
		p := piece()
		t.pieces = append(t.pieces, p)
		t.length[register] += p.Len()
	}
	t.edits = append(t.edits, Edit{Register: register, Start: at, End: at, Pieces: slices.Clip(t.pieces)})
}

func (f *fold) repeat(t *Trace, n int) bool {
	for _, one := range t.lately {
		f.count(one.line, one.answer, n)
	}
	return true
}

// count counts a step of the group under way n times.
func (f *fold) count(line int, answer Answer, n int) {
	carried := &f.carried[line]
	if *carried == (Carried{}) {
		f.ran = append(f.ran, line)
	}
	if answer == No {
		carried.No += n
	} else {
		carried.Yes += n
	}
	f.taken += n
	f.groups[len(f.groups)-1].Steps += n
}
