package trace

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
	if t.forms != nil || len(t.lately) == mostLately || !t.sink.repeat(t, n) {
		return false
	}
	t.total += n * len(t.lately)
	return true
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
