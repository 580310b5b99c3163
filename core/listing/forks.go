package listing

import "slices"

// Forks are runs of changed programs on the same texts. What the changed programs begin with as the program
// itself does is run once.
type Forks struct {
	program *Program
	option  func(name string) string
	texts   []string
	begun   map[int]*Run // the program's own run up to a line of its main block
	run     Run          // the last one
}

// Forks returns the runs of changed programs on texts, as [Program.Run] has them.
func (p *Program) Forks(option func(name string) string, texts ...string) *Forks {
	return &Forks{program: p, option: option, texts: texts, begun: map[int]*Run{}}
}

// Run carries out a program that [Program.Change] has made of the one of the forks. The run is valid until the
// next one.
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
	return slices.EqualFunc(ofA, ofB, func(l, m line) bool {
		return l.index == m.index && l.behind == m.behind && a.Listing.Lines[l.index].ID == b.Listing.Lines[m.index].ID &&
			a.Listing.Lines[l.index].Code == b.Listing.Lines[m.index].Code && equalBlocks(a, b, l.call, m.call)
	})
}
