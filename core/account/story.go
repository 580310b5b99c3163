package account

import (
	"slices"
	"strings"
	"unicode/utf8"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A Row is one phase of a run, and its effect on a text.
type Row struct {
	Phase   trace.Phase
	Steps   []edition.Span // the phase's steps, counted without groups; a run can enter a phase more than once
	Pieces  []Bit
	Section string // spec and section of its first line
	Clauses []int  // indexes of the clauses of the reason that concern it
}

// A Bit is a piece of text in a [Row], and whether the phase keeps, removes, or adds it.
type Bit struct {
	Text string
	Kind Kind
}

// A Kind is the effect of a phase on a text.
type Kind string

const (
	Stays Kind = "kept"
	Goes  Kind = "removed"
	Comes Kind = "added"
)

// A stretch is a series of consecutive steps in the same phase.
type stretch struct {
	phase trace.Phase
	edition.Span
	line int // the first step's line
}

// stretched records the phase of the current step. A line that jumps to another group extends the current phase only
// if that group belongs to the same phase.
func (r *recorder) stretched() {
	step, line := int(r.now.step), int(r.now.line)
	if r.listing.Grouped {
		line = int(r.caller().line) // a machine's routine belongs to the state that called it
	}
	of := &r.listing.Lines[line]
	if of.Onward {
		return
	}
	if n := len(r.phases); n > 0 && r.phases[n-1].phase == of.Phase {
		r.phases[n-1].End = step + 1
		return
	}
	r.leave()
	r.phases = append(r.phases, stretch{of.Phase, edition.Span{Start: step, End: step + 1}, line})
}

// leave records the path when the run leaves a phase that rewrites it.
func (r *recorder) leave() {
	if r.listing.Grouped || r.pathAt < 0 || len(r.phases) == 0 {
		return
	}
	left := r.phases[len(r.phases)-1].phase
	if _, defined := r.state.Text(r.pathAt); defined && (left == trace.Merge || left == trace.Dots) {
		if r.paths == nil {
			r.paths = map[trace.Phase][]trace.Piece{}
		}
		r.paths[left] = r.state.Origins(r.pathAt)
	}
}

// story returns the phases of the run that changed a text, in the order in which the run first entered them.
// Phases without an effect are left out, except with changed lines, whose lack of effect can be the point.
// Without a target, it returns nil.
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
		t.end()
		if t.fit(&row); !t.changed && (len(t.bits) == 0 || len(r.edition.ChangedLines) == 0) {
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

// A teller assembles the bits of a row.
type teller struct {
	*recorder
	pieces  []Piece
	taken   [len(Roles)]bool // whether the target takes anything from the base's component
	given   [len(Roles)]bool // whether the reference has this component and it is used
	bits    []Bit
	text    []byte // the current bit
	kind    Kind
	changed bool
	merged  string // the path after the merge, if a line has added a text to it
}

func newTeller(r *recorder, pieces []Piece) *teller {
	t := &teller{recorder: r, pieces: pieces}
	for i := range pieces {
		switch p := &pieces[i]; {
		case p.Fate == Unused:
			if p.Use == edition.AsReference {
				t.given[p.Role] = false // its delimiter, before it, says only that the reference has it
			}
		case p.Use == edition.AsReference:
			t.given[p.Role] = true
		case p.Fate != Delimiter:
			t.taken[p.Role] = true
		}
	}
	if len(r.edition.ChangedLines) > 0 { // a changed line can drop an empty query or fragment, which has no piece of its own
		target := uri.Split(r.result.Target)
		_, hasQuery := target.Query()
		_, hasFragment := target.Fragment()
		t.given[ofQuery] = t.given[ofQuery] && hasQuery
		t.given[ofFragment] = t.given[ofFragment] && hasFragment
	}
	if r.merged != never { // the merge shows the reference's path
		t.taken[ofPath] = true
	}
	return t
}

// say adds text to the row.
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

// end finishes the current bit.
func (t *teller) end() {
	if len(t.text) > 0 {
		t.bits = append(t.bits, Bit{string(t.text), t.kind})
	}
	t.text = t.text[:0]
}

// asFated replaces a kind where the piece's fate determines it: kept text remains, changed text is rewritten,
// and any other text is removed.
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

// split shows the reference losing its delimiters.
func (t *teller) split(p *Piece) Kind {
	switch {
	case p.Use == edition.AsBase:
		return ""
	case p.Fate == Delimiter:
		return Goes
	}
	return Stays
}

// input shows the characters that are removed from the reference before it is parsed.
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

// choice shows which components come from the base, and which of the reference's components replace them.
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

// merge shows the reference's path following the part of the base's path that is kept.
func (t *teller) merge(p *Piece) Kind {
	switch {
	case p.Role != ofPath || p.Use == edition.AsReference && p.Fate == Unused:
		return ""
	case p.Use == edition.AsReference:
		return Comes
	case p.Fate == Dropped || p.Fate == Unused:
		return Goes
	}
	return Stays
}

// dots shows the text that dot segments remove from the path, and how the rest is written.
func (t *teller) dots(p *Piece) Kind {
	if p.Role != ofPath || t.isInput(p) || p.Fate != Kept && p.Fate != Changed && p.Fate != Removed {
		return ""
	}
	return asFated
}

// ofReference shows how some of the reference's components are written in the target.
func (t *teller) ofReference(p *Piece, shown bool) Kind {
	if p.Use != edition.AsReference || !shown {
		return ""
	}
	return asFated
}

// target shows the target with the text that the algorithm adds.
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

// fit replaces a row's text with the path that the run left behind, if the fates of the characters don't determine
// it: a line added text, or a line was changed. It skips phases that the run enters more than once, because they
// have no single text.
func (t *teller) fit(row *Row) {
	path, left := t.paths[row.Phase]
	if !left || len(row.Steps) > 1 {
		return
	}
	supplied := slices.ContainsFunc(path, func(p trace.Piece) bool { return p.Register == trace.Supplied })
	if !supplied && t.merged == "" && len(t.edition.ChangedLines) == 0 {
		return
	}
	before, after := t.sides()
	text := t.textOf(path)
	switch {
	case row.Phase == trace.Merge:
		if t.merged = text; after != text {
			t.bits, t.changed = nil, false
			t.joined(path)
		}
	case t.merged != "" && before != t.merged || after != text:
		if end, _ := t.state.Text(t.pathAt); t.merged != "" {
			before = t.merged
		} else if end != text { // the target has another path, whose characters don't pass here
			before = text
		}
		t.bits, t.changed = nil, false
		t.differ(before, text)
	}
	t.end()
}

// sides returns the text before and after the phase.
func (t *teller) sides() (before, after string) {
	var left, right strings.Builder
	for _, b := range t.bits {
		if b.Kind != Comes {
			left.WriteString(b.Text)
		}
		if b.Kind != Goes {
			right.WriteString(b.Text)
		}
	}
	return left.String(), right.String()
}

func (t *teller) textOf(path []trace.Piece) string {
	var b strings.Builder
	for i := range path {
		p := &path[i]
		if p.Text != "" {
			b.WriteString(p.Text)
		} else {
			b.WriteString(t.texts[p.Register][p.Start:p.End])
		}
	}
	return b.String()
}

// joined shows the base's path, what is kept of it, and what follows.
func (t *teller) joined(path []trace.Piece) {
	base := t.texts[edition.AsBase]
	var at, end int
	for i := range t.pieces {
		if p := &t.pieces[i]; p.Use == edition.AsBase && p.Role == ofPath && p.Fate != Delimiter {
			if end == 0 {
				at = p.Span.Start
			}
			end = p.Span.End
		}
	}
	last := -1 // of the pieces that keep text of the base
	for i := range path {
		if p := &path[i]; p.Text == "" && p.Register == int(edition.AsBase) && p.Start >= at && p.End <= end {
			last = i
		}
	}
	if last < 0 && at < end {
		t.say(base[at:end], Goes)
	}
	for i := range path {
		p := &path[i]
		if p.Text == "" && p.Register == int(edition.AsBase) && p.Start >= at && p.End <= end {
			t.say(base[at:p.Start], Goes)
			t.say(base[p.Start:p.End], Stays)
			at = p.End
		} else {
			t.say(t.textOf(path[i:i+1]), Comes)
		}
		if i == last {
			t.say(base[at:end], Goes)
		}
	}
}

// differ shows a text that replaces another one, with what both begin and end with kept.
func (t *teller) differ(before, after string) {
	n := 0
	for n < min(len(before), len(after)) && before[n] == after[n] {
		n++
	}
	for n > 0 && n < len(after) && !utf8.RuneStart(after[n]) {
		n--
	}
	for n > 0 && n < len(before) && !utf8.RuneStart(before[n]) {
		n--
	}
	t.say(before[:n], Stays)
	before, after = before[n:], after[n:]
	n = 0
	for n < min(len(before), len(after)) && before[len(before)-1-n] == after[len(after)-1-n] {
		n++
	}
	for n > 0 && !utf8.RuneStart(after[len(after)-n]) {
		n--
	}
	t.say(before[:len(before)-n], Goes)
	t.say(after[:len(after)-n], Comes)
	t.say(after[len(after)-n:], Stays)
}
