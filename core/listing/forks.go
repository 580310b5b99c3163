package listing

import (
	"bytes"
	"slices"
)

// Forks are runs of changed programs on the same texts. The lines at the beginning that they share with the
// program run once, and shared lines at the end don't run again if no register has changed.
type Forks struct {
	program *Program
	option  func(name string) string
	texts   []string
	own     *Run   // the run of the program itself
	begun   []*Run // runs up to each line of the main block, and to its end; nil until needed
	run     Run    // the last fork
}

// Forks prepares runs of changed programs on texts, like [Program.Run].
func (p *Program) Forks(option func(name string) string, texts ...string) *Forks {
	own := &Run{option: option, texts: texts, entered: make([]bool, len(p.Listing.Lines))}
	own.carryOutAll(p, 0)
	return &Forks{
		program: p, option: option, texts: texts, own: own, begun: make([]*Run, len(p.main)+1),
		run: Run{option: option, texts: texts},
	}
}

// Own returns the program's own run.
func (f *Forks) Own() *Run { return f.own }

// Reaches reports whether the program's own run reaches a block that changed changes. If not, both have the
// same run.
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

// Run runs a program that [Program.Change] made from the forks' program. It returns the run of [Forks.Own] if
// the registers end up the same, even by other lines; any other run is valid until the next call.
func (f *Forks) Run(changed *Program) *Run {
	if changed.from != f.program {
		return changed.Run(nil, f.option, f.texts...)
	}
	begun := f.upTo(changed.shared)
	if begun.leave == elsewhere {
		return changed.Run(nil, f.option, f.texts...)
	}
	r := &f.run
	r.prepare(changed)
	clear(r.answers)
	copy(r.answers, begun.answers)
	copy(r.values, begun.values)
	r.leave, r.that = begun.leave, begun.that
	for i := range r.values {
		r.values[i].own = false // other forks share them
	}
	if r.leave != onward {
		return r
	}
	end := len(changed.main)
	joins := end - changed.rest
	switch r.leave = r.lines(changed.main, changed.shared, joins); r.leave {
	case onward:
		if own := f.upTo(len(f.program.main) - changed.rest); own.leave == onward && slices.EqualFunc(r.values, own.values, value.holds) {
			return f.own
		}
		r.leave = r.lines(changed.main, joins, end)
	case elsewhere:
		return changed.Run(nil, f.option, f.texts...)
	}
	return r
}

// upTo returns a run of the program up to a line of its main block.
func (f *Forks) upTo(line int) *Run {
	if f.begun[line] == nil {
		begun := &Run{option: f.option, texts: f.texts}
		begun.begin(f.program, 0)
		begun.leave = begun.lines(f.program.main, 0, line)
		f.begun[line] = begun
	}
	return f.begun[line]
}

// holds reports whether two values are the same.
func (v value) holds(other value) bool {
	return v.defined == other.defined && bytes.Equal(v.bytes, other.bytes)
}

// shared returns the index up to which the main blocks of two programs are the same, and the number of lines at
// their ends that are the same. Neither part begins with an "else".
func shared(a, b *Program) (same, rest int) {
	for at := 0; at < min(len(a.main), len(b.main)); at = a.main[at].behind {
		if !a.main[at].isElse && !b.main[at].isElse {
			same = at
		}
		if !equalBlocks(a, b, a.main[at:a.main[at].behind], b.main[at:b.main[at].behind], true) {
			break
		}
	}
	for n := range min(len(a.main), len(b.main)) - same {
		l, m := &a.main[len(a.main)-n-1], &b.main[len(b.main)-n-1]
		if !equalLines(a, b, l, m, false) {
			break
		}
		if a.Listing.Lines[l.index].Depth == 0 && !l.isElse && !m.isElse {
			rest = n + 1
		}
	}
	return same, rest
}

// equalBlocks reports whether the lines of two programs, and with places also their positions, are the same.
func equalBlocks(a, b *Program, ofA, ofB block, places bool) bool {
	if len(ofA) != len(ofB) {
		return false
	}
	for i := range ofA {
		l, m := &ofA[i], &ofB[i]
		if places && (l.index != m.index || l.behind != m.behind) || !equalLines(a, b, l, m, places) {
			return false
		}
	}
	return true
}

// equalLines reports whether two lines, and the routines that they call, are the same.
func equalLines(a, b *Program, l, m *line, places bool) bool {
	own, other := &a.Listing.Lines[l.index], &b.Listing.Lines[m.index]
	return own.ID == other.ID && own.Code == other.Code && own.Depth == other.Depth && equalBlocks(a, b, l.call, m.call, places)
}
