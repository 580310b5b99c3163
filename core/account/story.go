package account

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A Row is a phase of a run and what it did to a text.
type Row struct {
	Phase   trace.Phase
	Steps   []edition.Span // the steps of the phase, which may be entered more than once, as a run without groups counts
	Pieces  []Bit
	Section string // document and section of its first line
	Clauses []int  // the clauses of the reason that are about it, as indices
}

// A Bit is a text in a [Row], and whether the phase keeps it, removes it, or adds it.
type Bit struct {
	Text string
	Kind Kind
}

// A Kind is what a phase does to a text.
type Kind string

const (
	Stays Kind = "kept"
	Goes  Kind = "removed"
	Comes Kind = "added"
)

// A stretch is steps of one phase that follow each other.
type stretch struct {
	phase trace.Phase
	edition.Span
	line int // of the first step
}

// stretched notes the phase of the current step.
func (r *recorder) stretched() {
	step, line := int(r.now.step), int(r.now.line)
	if r.listing.Grouped {
		line = int(r.caller().line) // a routine of a machine belongs to the state that called it
	}
	of := &r.listing.Lines[line]
	if n := len(r.phases); n > 0 && (r.phases[n-1].phase == of.Phase || of.Onward) {
		r.phases[n-1].End = step + 1
		return
	}
	r.phases = append(r.phases, stretch{of.Phase, edition.Span{Start: step, End: step + 1}, line})
}

// story returns the phases of the run that changed a text, in the order in which they were entered
// first. A phase that left everything as it was has no row. There is none without a target.
func (r *recorder) story(pieces []Piece, clauses []Clause) []Row {
	if !r.result.Outcome.HasTarget() {
		return nil
	}
	var rows []Row
	at := map[trace.Phase]int{}
	for _, s := range r.phases {
		if s.Start < r.referenceAt { // the URL Standard parses the base first
			continue
		}
		i, ok := at[s.phase]
		if !ok {
			i = len(rows)
			at[s.phase] = i
			rows = append(rows, Row{Phase: s.phase, Section: r.listing.Lines[s.line].Section})
		}
		rows[i].Steps = append(rows[i].Steps, s.Span)
	}
	kept := rows[:0]
	t := newTeller(r, pieces)
	for _, row := range rows {
		t.bits, t.changed = nil, false
		t.tell(row.Phase)
		if t.end(); !t.changed {
			continue
		}
		row.Pieces = t.bits
		for i, c := range clauses {
			if r.listing.Lines[c.Line].Phase == row.Phase {
				row.Clauses = append(row.Clauses, i)
			}
		}
		kept = append(kept, row)
	}
	return kept
}

// A teller puts the bits of a row together.
type teller struct {
	*recorder
	pieces  []Piece
	taken   [len(Roles)]bool // whether something of the base's component of a role was taken
	given   [len(Roles)]bool // whether the reference has one that is used
	bits    []Bit
	text    []byte // of the bit under way
	kind    Kind
	changed bool
}

func newTeller(r *recorder, pieces []Piece) *teller {
	t := &teller{recorder: r, pieces: pieces}
	for i := range pieces {
		switch p := &pieces[i]; {
		case p.Fate == Unused:
		case p.Use == edition.AsReference:
			t.given[p.Role] = true
		case p.Fate != Delimiter:
			t.taken[p.Role] = true
		}
	}
	return t
}

// say adds a text to the row.
//
//go:noinline
func (t *teller) say(text string, kind Kind) {
	if text == "" {
		return
	}
	if kind != t.kind {
		t.end()
		t.kind = kind
	}
	t.changed = t.changed || kind != Stays
	t.text = append(t.text, text...)
}

// end ends the bit under way.
func (t *teller) end() {
	if len(t.text) > 0 {
		t.bits = append(t.bits, Bit{string(t.text), t.kind})
	}
	t.text = t.text[:0]
}

// asFated, in place of a kind, says that a piece stays if it is kept, is rewritten if it is changed, and
// else goes.
const asFated Kind = "as fated"

func (t *teller) tell(phase trace.Phase) {
	kind := t.dots
	switch phase {
	case trace.Split:
		kind, t.changed = t.split, len(t.texts[edition.AsReference]) > 0
	case trace.Input:
		kind = t.input
	case trace.Transform:
		kind = t.choice
	case trace.Merge:
		kind = t.merge
	case trace.Relative:
		if kind = t.choice; t.taken[ofPath] {
			kind = t.merge
		}
	case trace.Scheme:
		kind = func(p *Piece) Kind { return t.ofReference(p, p.Role == ofScheme) }
	case trace.Host:
		kind = func(p *Piece) Kind {
			return t.ofReference(p, p.Role == ofAuthority || p.Role >= ofUserinfo && p.Role <= ofPort)
		}
	case trace.Query:
		kind = func(p *Piece) Kind { return t.ofReference(p, p.Role == ofQuery || p.Role == ofFragment) }
	case trace.Recompose, trace.Serialize:
		t.target()
		return
	case trace.Dots, trace.Path:
	default:
		return
	}
	for i := range t.pieces {
		p := &t.pieces[i]
		text := p.Span.Of(t.texts[p.Use])
		switch k := kind(p); {
		case k == "":
		case k != asFated:
			t.say(text, k)
		case p.Fate == Kept:
			t.say(text, Stays)
		default:
			if t.say(text, Goes); p.Fate == Changed {
				t.say(p.To.Of(t.result.Target), Comes)
			}
		}
	}
}

// split shows the reference without its delimiters.
func (t *teller) split(p *Piece) Kind {
	switch {
	case p.Use == edition.AsBase:
		return ""
	case p.Fate == Delimiter:
		return Goes
	}
	return Stays
}

// input shows what is taken out of the reference before it is read.
func (t *teller) input(p *Piece) Kind {
	switch {
	case p.Use == edition.AsBase:
		return ""
	case t.isInput(p):
		return Goes
	}
	return Stays
}

func (t *teller) isInput(p *Piece) bool {
	return p.Fate == Removed && t.listing.Lines[p.Line].Phase == trace.Input
}

// choice shows which components of the base are used, and which of the reference's replace others.
func (t *teller) choice(p *Piece) Kind {
	switch {
	case p.Use == edition.AsReference && t.given[p.Role] && !t.taken[p.Role]:
		return Comes
	case p.Use == edition.AsReference:
		return ""
	case p.Fate == Unused || p.Fate == Delimiter && !t.taken[p.Role]:
		return Goes
	}
	return Stays
}

// merge shows how the reference's path follows what is kept of the base's.
func (t *teller) merge(p *Piece) Kind {
	switch {
	case p.Role != ofPath:
		return ""
	case p.Use == edition.AsReference:
		return Comes
	case p.Fate == Dropped:
		return Goes
	}
	return Stays
}

// dots shows what dot segments remove from the path, and how the rest of it is written.
func (t *teller) dots(p *Piece) Kind {
	if p.Role != ofPath || t.isInput(p) || p.Fate != Kept && p.Fate != Changed && p.Fate != Removed {
		return ""
	}
	return asFated
}

// ofReference shows how some components of the reference are written in the target.
func (t *teller) ofReference(p *Piece, shown bool) Kind {
	if p.Use != edition.AsReference || !shown {
		return ""
	}
	return asFated
}

// target shows the target with what the algorithm adds.
func (t *teller) target() {
	target := t.result.Target
	added := []byte(strings.Repeat("+", len(target)))
	for i := range t.pieces {
		if to := t.pieces[i].To; to != edition.Absent {
			clear(added[to.Start:to.End])
		}
	}
	for at := 0; at < len(target); {
		start := at
		for at++; at < len(target) && added[at] == added[start]; at++ {
		}
		kind := Stays
		if added[start] != 0 {
			kind = Comes
		}
		t.say(target[start:at], kind)
	}
	t.changed = true
}
