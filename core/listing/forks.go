package listing

// Forks are runs of changed programs on the same texts. The lines that they share with the program at its
// beginning run once.
type Forks struct {
	program *Program
	option  func(name string) string
	texts   []string
	own     *Run   // of the program itself
	begun   []*Run // that run up to each line of the main block; nil where none was needed
	run     Run    // the last one
}

// Forks returns the runs of changed programs on texts, as [Program.Run] has them.
func (p *Program) Forks(option func(name string) string, texts ...string) *Forks {
	own := &Run{option: option, texts: texts, entered: make([]bool, len(p.Listing.Lines))}
	own.carryOutAll(p, 0)
	return &Forks{program: p, option: option, texts: texts, own: own, begun: make([]*Run, len(p.main))}
}

// Own returns the run of the program itself.
func (f *Forks) Own() *Run { return f.own }

// Reaches reports whether the program's own run comes to a block that another program changes. If it does
// not, the run of that one is the same.
func (f *Forks) Reaches(changed *Program) bool {
	if changed.from != f.program || changed.within == nil {
		return true
	}
	for _, first := range changed.within {
		if f.own.entered[first] {
			return true
		}
	}
	return false
}

// Run carries out a program that [Program.Change] made from the one of the forks. The run is valid until the next
// one.
func (f *Forks) Run(changed *Program) *Run {
	if changed.from != f.program || changed.shared == 0 {
		return changed.Run(nil, f.option, f.texts...)
	}
	begun := f.begun[changed.shared]
	if begun == nil {
		begun = &Run{option: f.option, texts: f.texts}
		begun.begin(f.program, 0)
		begun.leave = begun.lines(f.program.main, 0, changed.shared)
		f.begun[changed.shared] = begun
	}
	if begun.leave == elsewhere {
		return changed.Run(nil, f.option, f.texts...)
	}
	r := &f.run
	*r = Run{option: f.option, texts: f.texts, leave: begun.leave, that: begun.that}
	r.begin(changed, 0)
	copy(r.answers, begun.answers)
	copy(r.values, begun.values)
	for i := range r.values {
		r.values[i].own = false // the other forks have them, too
	}
	if r.leave == onward {
		r.leave = r.lines(changed.main, changed.shared, len(changed.main))
	}
	return r
}

// shared returns the index up to which the main blocks of two programs are the same. No "else" begins there.
func shared(a, b *Program) (same int) {
	for at := 0; at < min(len(a.main), len(b.main)); at = a.main[at].behind {
		if !a.main[at].isElse && !b.main[at].isElse {
			same = at
		}
		if !equalBlocks(a, b, a.main[at:a.main[at].behind], b.main[at:b.main[at].behind]) {
			break
		}
	}
	return same
}

// equalBlocks reports whether the lines of two programs are the same, and so are their places.
func equalBlocks(a, b *Program, ofA, ofB block) bool {
	if len(ofA) != len(ofB) {
		return false
	}
	for i := range ofA {
		l, m := &ofA[i], &ofB[i]
		own, other := &a.Listing.Lines[l.index], &b.Listing.Lines[m.index]
		if l.index != m.index || l.behind != m.behind || own.ID != other.ID || own.Code != other.Code || !equalBlocks(a, b, l.call, m.call) {
			return false
		}
	}
	return true
}
