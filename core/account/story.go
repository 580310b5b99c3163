package account

import (
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
	for _, row := range rows {
		t := teller{recorder: r, pieces: pieces}
		if t.tell(row.Phase); !t.changed {
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
	bits    []Bit
	changed bool
}

// say adds a text to the row.
func (t *teller) say(text string, kind Kind) {
	if text == "" {
		return
	}
	t.changed = t.changed || kind != Stays
	if n := len(t.bits); n > 0 && t.bits[n-1].Kind == kind {
		t.bits[n-1].Text += text
		return
	}
	t.bits = append(t.bits, Bit{text, kind})
}

func (t *teller) text(p *Piece) string { return p.Span.Of(t.texts[p.Use]) }

func (t *teller) tell(phase trace.Phase) {
	switch phase {
	case trace.Split:
		t.split()
	case trace.Input:
		t.input()
	case trace.Transform:
		t.choice()
	case trace.Merge:
		t.merge()
	case trace.Relative:
		if t.choice(); t.merged != never || t.isTaken(ofPath) {
			t.bits, t.changed = nil, false
			t.merge()
		}
	case trace.Dots, trace.Path:
		t.dots()
	case trace.Scheme:
		t.rewritten(ofScheme)
	case trace.Host:
		t.rewritten(roleOf(edition.Host), roleOf(edition.Userinfo), roleOf(edition.Port), ofAuthority)
	case trace.Query:
		t.rewritten(ofQuery, roleOf(edition.Fragment))
	case trace.Recompose, trace.Serialize:
		t.target()
	}
}

// split shows the reference without its delimiters.
func (t *teller) split() {
	for i := range t.pieces {
		if p := &t.pieces[i]; p.Use == edition.AsReference {
			if p.Fate == Delimiter {
				t.say(t.text(p), Goes)
			} else {
				t.say(t.text(p), Stays)
			}
		}
	}
	t.changed = len(t.bits) > 0
}

// input shows what is taken out of the reference before it is read.
func (t *teller) input() {
	for i := range t.pieces {
		p := &t.pieces[i]
		switch {
		case p.Use == edition.AsBase:
		case p.Fate == Removed && t.listing.Lines[p.Line].Phase == trace.Input:
			t.say(t.text(p), Goes)
		default:
			t.say(t.text(p), Stays)
		}
	}
}

// isTaken reports whether something of the base's component of a role was taken.
func (t *teller) isTaken(role Role) bool {
	for i := range t.pieces {
		if p := &t.pieces[i]; p.Use == edition.AsBase && p.Role == role && p.Fate != Unused && p.Fate != Delimiter {
			return true
		}
	}
	return false
}

// choice shows which components of the base are used, and which of the reference's replace others.
func (t *teller) choice() {
	for i := range t.pieces {
		p := &t.pieces[i]
		switch own := t.isOwn(p.Role); {
		case p.Use == edition.AsReference && own:
			t.say(t.text(p), Comes)
		case p.Use == edition.AsReference:
		case p.Fate == Unused || p.Fate == Delimiter && !t.isTaken(p.Role):
			t.say(t.text(p), Goes)
		default:
			t.say(t.text(p), Stays)
		}
	}
}

// isOwn reports whether the reference's component of a role is used, and the base's is not.
func (t *teller) isOwn(role Role) bool {
	if t.isTaken(role) {
		return false
	}
	for i := range t.pieces {
		if p := &t.pieces[i]; p.Use == edition.AsReference && p.Role == role && p.Fate != Unused {
			return true
		}
	}
	return false
}

// merge shows how the reference's path follows what is kept of the base's.
func (t *teller) merge() {
	for i := range t.pieces {
		switch p := &t.pieces[i]; {
		case p.Role != ofPath:
		case p.Use == edition.AsReference:
			t.say(t.text(p), Comes)
		case p.Fate == Dropped:
			t.say(t.text(p), Goes)
		default:
			t.say(t.text(p), Stays)
		}
	}
}

// dots shows what dot segments remove from the path, and how the rest of it is written.
func (t *teller) dots() {
	for i := range t.pieces {
		switch p := &t.pieces[i]; {
		case p.Role != ofPath || p.Fate == Removed && t.listing.Lines[p.Line].Phase == trace.Input:
		case p.Fate == Removed:
			t.say(t.text(p), Goes)
		case p.Fate == Kept:
			t.say(t.text(p), Stays)
		case p.Fate == Changed:
			t.say(t.text(p), Goes)
			t.say(p.To.Of(t.result.Target), Comes)
		}
	}
}

// rewritten shows how components of the reference are written in the target.
func (t *teller) rewritten(roles ...Role) {
	for i := range t.pieces {
		p := &t.pieces[i]
		if p.Use != edition.AsReference {
			continue
		}
		for _, role := range roles {
			switch {
			case p.Role != role:
			case p.Fate == Kept:
				t.say(t.text(p), Stays)
			case p.Fate == Changed:
				t.say(t.text(p), Goes)
				t.say(p.To.Of(t.result.Target), Comes)
			default:
				t.say(t.text(p), Goes)
			}
		}
	}
}

// target shows the target with what the algorithm adds.
func (t *teller) target() {
	target := t.result.Target
	taken := make([]bool, len(target))
	for i := range t.pieces {
		if to := t.pieces[i].To; to != edition.Absent {
			for at := to.Start; at < to.End; at++ {
				taken[at] = true
			}
		}
	}
	for at := 0; at < len(target); {
		start := at
		for at++; at < len(target) && taken[at] == taken[start]; at++ {
		}
		if taken[start] {
			t.say(target[start:at], Stays)
		} else {
			t.say(target[start:at], Comes)
		}
	}
	t.changed = true
}
