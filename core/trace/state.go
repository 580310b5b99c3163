package trace

import (
	"slices"
	"strings"
)

// A State is the content of the registers after some steps of a trace. It replays a run step by step. Every
// register consists of pieces of the run's input texts, so a replay copies no text.
type State struct {
	texts   []string
	ropes   []rope
	measure func(Piece) int // measures pieces of the texts and literals; nil to count only bytes
	pieces  int             // number in all registers
	added   []Piece         // by an edit; reused, since a long run has millions of them
	came    []Piece         // the origin of a literal; also reused
	left    []Piece         // removed by an edit, for the watcher; also reused
	watcher Watcher
}

// A Watcher receives a run's edits as they happen.
type Watcher interface {
	// Begin reports that a step begins, with its index in the run.
	Begin(index int, s Step)
	// Edit reports what an edit of that step removes from its register and adds to it, as pieces of the run's
	// input texts and literals, valid until Edit returns. whole reports whether nothing of the register's content
	// remains.
	Edit(register int, whole bool, removed, added []Piece)
}

// Watch makes the state report each edit to a watcher.
func (s *State) Watch(w Watcher) { s.watcher = w }

// NewState returns the state before the first step of a run of the listing on the given texts, which fill the
// first registers; all other registers are undefined.
func NewState(listing *Listing, texts ...string) *State {
	s := new(State)
	s.Reset(listing, texts...)
	return s
}

// Reset makes the state like a new one, and reuses its memory.
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

// NewMeasured returns a state like [NewState] that also counts offsets by a measure other than bytes. The
// measure takes pieces of the texts and literals; it must be additive when a piece is cut in two.
func NewMeasured(listing *Listing, measure func(Piece) int, texts ...string) *State {
	s := NewState(listing, texts...)
	s.measure = measure
	for i, text := range texts {
		s.ropes[i].gapBy = measure(From(i, 0, len(text)))
	}
	return s
}

// Measured returns the measure of the bytes before an offset of a register.
func (s *State) Measured(register, at int) int {
	return s.ropes[register].measured(at, s.measure)
}

// Apply applies the edits of one step.
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

// appends reports whether an edit just puts pieces after the part of the register that it keeps. These don't
// need a list of their own, which for a long text would be as long as the register's.
func (s *State) appends(e Edit) bool {
	r := &s.ropes[e.Register]
	if s.watcher != nil || s.measure != nil || e.End < r.length || e.Start > 0 && (e.Start < r.length || len(r.right) > 0) {
		return false
	}
	return !slices.ContainsFunc(e.Pieces, func(p Piece) bool { return p.Text == "" && p.Register == e.Register })
}

// origins appends to list the pieces of an edit, as pieces of the input texts and literals.
func (s *State) origins(list, pieces []Piece) []Piece {
	for _, p := range pieces {
		if p.Text != "" {
			list = append(grow(list, 1), s.origin(p)) // it continues no other piece
		} else {
			list = s.ropes[p.Register].appendSlice(list, p.Start, p.End)
		}
	}
	return list
}

// origin returns a written text with its origin: the stretch of an input text from the origin of its first
// piece to the last piece of the same text. If the algorithm added all of it, so is the result.
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

// Text returns a register's content, and false if it is undefined.
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

// Len returns the length of a register's content in bytes.
func (s *State) Len(register int) int { return s.ropes[register].length }

// Slice returns the bytes [start, end) of a register's content.
func (s *State) Slice(register, start, end int) string {
	var b strings.Builder
	for _, p := range s.ropes[register].slice(start, end) {
		b.WriteString(s.textOf(&p))
	}
	return b.String()
}

// Origins returns a register's content as pieces of the input texts and literals.
func (s *State) Origins(register int) []Piece {
	return s.ropes[register].slice(0, s.ropes[register].length)
}

func (s *State) textOf(p *Piece) string {
	if p.Text != "" {
		return p.Text
	}
	return s.texts[p.Register][p.Start:p.End]
}

// A rope is the content of one register: pieces with a gap among them, at the last edit. Algorithms take from
// the front of a buffer, add to its end, or work their way through its middle. In each case the next edit is
// near the last one, and only the pieces between the two move across the gap. So the time of a replay grows
// with the number of edits, however many pieces a register has. Ropes share no memory.
type rope struct {
	left    []Piece // before the gap
	right   []Piece // after the gap, in reverse order
	gap     int     // number of bytes before the gap
	gapBy   int     // the measure of these bytes, if there is one
	length  int     // total number of bytes
	defined bool
	shared  bool // whether an edit shares pieces of left
	work    int  // number of pieces moved across the gap or walked over; for tests
}

// replace replaces the bytes [start, end) with pieces, and leaves the gap after them.
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

// own copies the pieces shared with an edit, before they change.
func (r *rope) own() {
	if r.shared {
		r.left, r.shared = slices.Clone(r.left), false
	}
}

// share returns the bytes from start to the end for an edit. It avoids a copy if they are most of the pieces.
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

// measured returns the measure of the bytes before an offset. It walks from the front or the gap.
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

// popLeft removes the piece before the gap, or just its last most bytes.
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

// popRight removes the piece after the gap, or just its first most bytes.
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

// pieces returns the number of pieces, and piece returns one of them, in the order of the text.
func (r *rope) pieces() int { return len(r.left) + len(r.right) }

func (r *rope) piece(i int) *Piece {
	if i < len(r.left) {
		return &r.left[i]
	}
	return &r.right[r.pieces()-1-i]
}

// slice returns a copy of the bytes [start, end).
func (r *rope) slice(start, end int) []Piece { return r.appendSlice(nil, start, end) }

// appendSlice appends a copy of the bytes [start, end) to pieces. It walks from the front, the gap, or the end,
// whichever is nearest.
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
		case first || i == len(r.left): // the gap can split a piece
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

// join adds a piece to a list. It merges a piece that continues the last one, and ignores an empty one.
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

// grow makes room for n more pieces. It doubles a full list, since append would copy a long one five times.
func grow(pieces []Piece, n int) []Piece {
	if len(pieces)+n > cap(pieces) {
		return slices.Grow(pieces, max(n, len(pieces)))
	}
	return pieces
}

// continues reports whether a and b are from the same register and b begins where a ends.
func continues(a, b Piece) bool {
	return a.Text == "" && b.Text == "" && a.Register == b.Register && a.End == b.Start
}

func abs(n int) int { return max(n, -n) }
