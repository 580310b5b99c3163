package trace

import (
	"slices"
	"strings"
)

// A State is what the registers hold after some steps of a trace. It replays a run step
// by step. Every register is kept as pieces of the texts that the run began with, so
// that a replay copies no text.
type State struct {
	texts   []string
	ropes   []rope
	measure func(Piece) int // of pieces of the texts and literals; nil where only bytes are counted
	pieces  int             // of all registers
	added   []Piece         // by an edit; kept, as a long run has millions of them
	came    []Piece         // what a literal was written for; kept as well
	left    []Piece         // what an edit removed, for the watcher; kept as well
	watcher Watcher
}

// A Watcher is told of the edits of a run as they happen.
type Watcher interface {
	// Begin says that a step begins, by its index in the run.
	Begin(index int, s Step)
	// Edit says what an edit of that step removes from its register, and what it puts there, as
	// pieces of the texts that the run began with and literals, which are valid until it returns.
	// Whole says that it leaves nothing that the register had before.
	Edit(register int, whole bool, removed, added []Piece)
}

// Watch makes the state tell a watcher of each edit.
func (s *State) Watch(w Watcher) { s.watcher = w }

// NewState returns the state before the first step of a run of the listing on the
// given texts, which are the first registers; all other registers are undefined.
func NewState(listing *Listing, texts ...string) *State {
	s := new(State)
	s.Reset(listing, texts...)
	return s
}

// Reset makes the state like a new one and uses its memory again.
func (s *State) Reset(listing *Listing, texts ...string) {
	ropes := slices.Grow(s.ropes[:0], len(listing.Registers))[:len(listing.Registers)]
	for i := range ropes {
		ropes[i].clear()
		ropes[i].defined = false
	}
	*s = State{texts: texts, ropes: ropes, added: s.added[:0], came: s.came[:0], left: s.left[:0]}
	for i, text := range texts {
		s.ropes[i].defined = true
		s.ropes[i].replace(0, 0, []Piece{From(i, 0, len(text))}, nil)
	}
}

// NewMeasured returns a state like [NewState], in which places are counted by another measure
// than bytes, too. The measure is given pieces of the texts and literals; that of a piece that is
// cut in two is the sum of both.
func NewMeasured(listing *Listing, measure func(Piece) int, texts ...string) *State {
	s := NewState(listing, texts...)
	s.measure = measure
	for i, text := range texts {
		s.ropes[i].gapBy = measure(From(i, 0, len(text)))
	}
	return s
}

// Measured returns what the bytes before a place of a register come to by the measure.
func (s *State) Measured(register, at int) int {
	return s.ropes[register].measured(at, s.measure)
}

// Apply carries out the edits of one step.
func (s *State) Apply(edits []Edit) {
	for _, e := range edits {
		s.apply(e)
	}
}

func (s *State) apply(e Edit) {
	r := &s.ropes[e.Register]
	before, whole := r.pieces(), e.Undefine || e.Start == 0 && e.End >= r.length
	if s.watcher != nil {
		s.left = r.appendSlice(s.left[:0], e.Start, e.End)
	}
	if e.Undefine {
		if s.watcher != nil {
			s.watcher.Edit(e.Register, whole, s.left, nil)
		}
		*r = rope{}
		s.pieces -= before
		return
	}
	if s.appends(e) {
		if whole {
			r.clear()
		}
		r.own()
		r.left = s.origins(r.left, e.Pieces)
		for _, p := range e.Pieces {
			r.length += p.Len()
		}
		r.gap = r.length
	} else {
		s.added = s.origins(s.added[:0], e.Pieces)
		if s.watcher != nil {
			s.watcher.Edit(e.Register, whole, s.left, s.added)
		}
		r.replace(e.Start, e.End, s.added, s.measure)
	}
	r.defined = true
	s.pieces += r.pieces() - before
}

// appends reports whether all that an edit does is to put pieces behind what it leaves of its
// register. They then need no list of their own, which for a long text is as long as the register's.
func (s *State) appends(e Edit) bool {
	r := &s.ropes[e.Register]
	if s.watcher != nil || s.measure != nil || e.End < r.length || e.Start > 0 && (e.Start < r.length || len(r.right) > 0) {
		return false
	}
	return !slices.ContainsFunc(e.Pieces, func(p Piece) bool { return p.Text == "" && p.Register == e.Register })
}

// origins appends to a list what the pieces of an edit are, as pieces of the initial texts and literals.
func (s *State) origins(list, pieces []Piece) []Piece {
	for _, p := range pieces {
		if p.Text != "" {
			list = append(grow(list, 1), s.origin(p)) // which continues none
		} else {
			list = s.ropes[p.Register].appendSlice(list, p.Start, p.End)
		}
	}
	return list
}

// origin returns a text by where the range that it stands for came from: the stretch of the text
// that its first piece came from, from there to the last piece of that text. If all of it was
// supplied, the text is, too.
func (s *State) origin(p Piece) Piece {
	of := Text(p.Text)
	if p.Register == Supplied {
		return of
	}
	r := &s.ropes[p.Register]
	if only := r.left; len(only) == 1 && len(r.right) == 0 && only[0].Text == "" && p.End <= r.length {
		of.Register, of.Start, of.End = only[0].Register, only[0].Start+p.Start, only[0].Start+p.End
		return of
	}
	s.came = r.appendSlice(s.came[:0], p.Start, p.End)
	for _, came := range s.came {
		switch {
		case came.Register == Supplied:
		case of.Register == Supplied:
			of.Register, of.Start, of.End = came.Register, came.Start, came.End
		case came.Register == of.Register:
			of.Start, of.End = min(of.Start, came.Start), max(of.End, came.End)
		}
	}
	return of
}

// Text returns what the register holds; false where it is undefined.
func (s *State) Text(register int) (string, bool) {
	r := &s.ropes[register]
	var b strings.Builder
	for i := range r.left {
		b.WriteString(s.textOf(&r.left[i]))
	}
	for i := range r.right {
		b.WriteString(s.textOf(&r.right[len(r.right)-1-i]))
	}
	return b.String(), r.defined
}

// Len returns how many bytes the register holds.
func (s *State) Len(register int) int { return s.ropes[register].length }

// Slice returns the bytes [start, end) of what the register holds.
func (s *State) Slice(register, start, end int) string {
	var b strings.Builder
	for _, p := range s.ropes[register].slice(start, end) {
		b.WriteString(s.textOf(&p))
	}
	return b.String()
}

// Origins returns what the register holds as pieces of the initial texts and literals.
func (s *State) Origins(register int) []Piece {
	return s.ropes[register].slice(0, s.ropes[register].length)
}

func (s *State) textOf(p *Piece) string {
	if p.Text != "" {
		return p.Text
	}
	return s.texts[p.Register][p.Start:p.End]
}

// A rope is the content of one register: pieces with a gap among them, where the last
// edit was. Algorithms take from the front of a buffer, add to its end, or work their way
// through its middle. In each case the next edit is near the last one, and only the pieces
// between the two are moved across the gap. So the time of a replay grows with the number
// of edits, however many pieces a register has. Ropes share no memory.
type rope struct {
	left    []Piece // before the gap
	right   []Piece // after the gap, the one next to it last
	gap     int     // bytes before the gap
	gapBy   int     // the same by the measure, if there is one
	length  int     // bytes in all
	defined bool
	shared  bool // whether an edit has pieces of left
	work    int  // pieces moved across the gap or walked over; for tests
}

// replace replaces the bytes [start, end) by pieces and leaves the gap after these.
func (r *rope) replace(start, end int, added []Piece, measure func(Piece) int) {
	r.own()
	end = min(end, r.length)
	start = max(0, min(start, end))
	for r.gap > end {
		r.pushRight(r.popLeft(r.gap-end, measure))
	}
	for r.gap < start {
		r.pushLeft(r.popRight(start-r.gap), measure)
	}
	for behind := end - r.gap; behind > 0; {
		behind -= r.popRight(behind).Len()
	}
	for r.gap > start {
		r.popLeft(r.gap-start, measure)
	}
	r.left = grow(r.left, len(added))
	for _, p := range added {
		r.pushLeft(p, measure)
	}
}

// clear removes all pieces.
func (r *rope) clear() {
	if r.shared {
		r.left = nil
	}
	*r = rope{left: r.left[:0], right: r.right[:0], defined: r.defined, work: r.work}
}

// own copies the pieces that an edit has, before they are changed.
func (r *rope) own() {
	if r.shared {
		r.left, r.shared = slices.Clone(r.left), false
	}
}

// share returns the bytes from start to the end for an edit. They aren't copied if they are most of the pieces.
func (r *rope) share(start int) []Piece {
	if len(r.right) == 0 {
		i, at := len(r.left), r.gap
		for at > start {
			i--
			at -= r.left[i].Len()
		}
		if at == start && 2*i <= len(r.left) {
			r.shared = true
			return slices.Clip(r.left[i:])
		}
	}
	return r.slice(start, r.length)
}

// measured returns the measure of the bytes before a place. It walks from the front or the gap.
func (r *rope) measured(at int, measure func(Piece) int) int {
	at = max(0, min(at, r.length))
	i, from, sum := 0, 0, 0
	if abs(r.gap-at) < at {
		i, from, sum = len(r.left), r.gap, r.gapBy
	}
	for from > at {
		i--
		p := r.piece(i)
		last := p.cut(max(0, p.Len()-(from-at)), p.Len())
		from -= last.Len()
		sum -= measure(last)
		r.work++
	}
	for from < at {
		p := r.piece(i)
		i++
		first := p.cut(0, min(p.Len(), at-from))
		from += first.Len()
		sum += measure(first)
		r.work++
	}
	return sum
}

// pushLeft adds a piece before the gap.
func (r *rope) pushLeft(p Piece, measure func(Piece) int) {
	r.left = join(r.left, p)
	if measure != nil {
		r.gapBy += measure(p)
	}
	r.gap += p.Len()
	r.length += p.Len()
}

// pushRight adds a piece after the gap.
func (r *rope) pushRight(p Piece) {
	r.length += p.Len()
	if n := len(r.right); n > 0 && continues(p, r.right[n-1]) {
		r.right[n-1].Start = p.Start
	} else {
		r.right = append(r.right, p)
	}
}

// popLeft removes the piece before the gap, or its last bytes if there are more
// than most.
func (r *rope) popLeft(most int, measure func(Piece) int) Piece {
	last := &r.left[len(r.left)-1]
	rest := max(0, last.Len()-most)
	p := last.cut(rest, last.Len())
	if rest > 0 {
		*last = last.cut(0, rest)
	} else {
		r.left = r.left[:len(r.left)-1]
	}
	if measure != nil {
		r.gapBy -= measure(p)
	}
	r.gap -= p.Len()
	r.length -= p.Len()
	r.work++
	return p
}

// popRight removes the piece after the gap, or its first bytes if there are more
// than most.
func (r *rope) popRight(most int) Piece {
	first := &r.right[len(r.right)-1]
	most = min(most, first.Len())
	p := first.cut(0, most)
	if most < first.Len() {
		*first = first.cut(most, first.Len())
	} else {
		r.right = r.right[:len(r.right)-1]
	}
	r.length -= p.Len()
	r.work++
	return p
}

// pieces returns the number of pieces, and piece one of them, in the order of the text.
func (r *rope) pieces() int { return len(r.left) + len(r.right) }

func (r *rope) piece(i int) *Piece {
	if i < len(r.left) {
		return &r.left[i]
	}
	return &r.right[r.pieces()-1-i]
}

// slice returns a copy of the bytes [start, end).
func (r *rope) slice(start, end int) []Piece { return r.appendSlice(nil, start, end) }

// appendSlice appends a copy of the bytes [start, end) to pieces. It walks from the front, the
// gap or the end, whichever is nearest.
func (r *rope) appendSlice(cut []Piece, start, end int) []Piece {
	start, end = max(start, 0), min(end, r.length)
	if start >= end {
		return cut
	}
	i, at := 0, 0
	if abs(r.gap-start) < start {
		i, at = len(r.left), r.gap
	}
	if r.length-start < abs(at-start) {
		i, at = r.pieces(), r.length
	}
	for at > start {
		i--
		at -= r.piece(i).Len()
		r.work++
	}
	if end == r.length {
		cut = grow(cut, r.pieces()-i)
	}
	for first := true; at < end; i++ {
		p := *r.piece(i)
		length := p.Len()
		if at < start || at+length > end {
			p = p.cut(max(0, start-at), min(length, end-at))
		}
		switch {
		case p.Len() <= 0: // before the start
		case first || i == len(r.left): // the gap may have parted one piece
			cut, first = join(cut, p), false
			if end == r.length && len(r.right) == 0 {
				r.work += len(r.left) - i
				return append(cut, r.left[i+1:]...)
			}
		default:
			cut = append(cut, p)
		}
		at += length
		r.work++
	}
	return cut
}

// join adds a piece to a list. A piece that continues the last one is merged into it, and
// an empty one is left out.
func join(pieces []Piece, p Piece) []Piece {
	if p.Len() == 0 {
		return pieces
	}
	if n := len(pieces); n > 0 && continues(pieces[n-1], p) {
		pieces[n-1].End = p.End
		return pieces
	}
	return append(grow(pieces, 1), p)
}

// grow makes room for n more pieces. It doubles a list that is full, as append would copy a long one five times.
func grow(pieces []Piece, n int) []Piece {
	if len(pieces)+n > cap(pieces) {
		return slices.Grow(pieces, max(n, len(pieces)))
	}
	return pieces
}

// continues reports whether a and b are of the same text and b begins where a ends.
func continues(a, b Piece) bool {
	return a.Text == "" && b.Text == "" && a.Register == b.Register && a.End == b.Start
}

func abs(n int) int { return max(n, -n) }
