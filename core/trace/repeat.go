package trace

import "slices"

// This file speeds up long texts when only groups of steps are wanted: repetitions of the same steps for one
// character after another are counted at once.

// mostLately is the maximum number of steps that can be repeated.
const mostLately = 16

// A counted is a step that Repeat can count again.
type counted struct {
	line   int
	answer Answer
}

// BeginRepeat says that the following steps may be repeated.
func (t *Trace) BeginRepeat() {
	if t != nil {
		t.lately = t.lately[:0]
	}
}

// Repeat says that the steps since the last BeginRepeat run n more times, with the same answers. All their
// edits then count as edits of the current step. It returns false if individual steps are recorded, so that the
// steps have to run one by one.
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

// Again says, after Repeat, that the following edits belong to one more repetition. That way, the limit counts
// pieces as if all steps ran one by one.
func (t *Trace) Again() {
	f := t.folded()
	if f == nil || f.full {
		return
	}
	step := t.steps[len(t.steps)-1]
	f.take(t)
	f.count(step.Line, step.Answer, -1) // it is added again with the edits that follow
	step.edits = 0
	t.steps = append(t.steps, step)
}

// AppendEach appends n pieces, which are literals, as if Again preceded each. It calls piece for each of them,
// or not at all if they aren't recorded.
func (t *Trace) AppendEach(register, n int, piece func() Piece) {
	f := t.folded()
	if f == nil && t != nil { // another sink, for example for an opened step
		for range n {
			t.Append(register, piece())
		}
		return
	}
	t.Again()
	if f == nil || f.full {
		return
	}
	if !f.fits(1, n-1) { // the last one doesn't fit
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

// count counts a step of the current group n times.
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
