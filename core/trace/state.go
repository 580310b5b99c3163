package trace

import "strings"

// A State is what the registers hold after some steps of a trace: the replay of a
// run, forwards. Every register is kept as pieces of the texts that the run began
// with, so the origin of each of its bytes is known.
type State struct {
	texts []string
	ropes []rope
}

// NewState returns the state before the first step of a run of the listing on the
// given texts, which are the first registers; all other registers are undefined.
func NewState(listing *Listing, texts ...string) *State {
	s := &State{texts: texts, ropes: make([]rope, len(listing.Registers))}
	for i, text := range texts {
		s.ropes[i].defined = true
		s.ropes[i].add(From(i, 0, len(text)))
	}
	return s
}

// Apply carries out the edits of one step.
func (s *State) Apply(edits []Edit) {
	for _, e := range edits {
		s.apply(e)
	}
}

func (s *State) apply(e Edit) {
	r := &s.ropes[e.Register]
	if e.Undefine {
		*r = rope{}
		return
	}
	var added []Piece
	for _, p := range e.Pieces {
		if p.Register == Literal {
			added = append(added, p)
		} else {
			added = append(added, s.ropes[p.Register].slice(p.Start, p.End)...)
		}
	}
	r.moveTo(e.Start)
	r.drop(e.End - e.Start)
	for _, p := range added {
		r.add(p)
	}
	r.defined = true
}

// Text returns what the register holds; false where it is undefined.
func (s *State) Text(register int) (string, bool) {
	var b strings.Builder
	for _, p := range s.Origins(register) {
		if p.Register == Literal {
			b.WriteString(p.Text[p.Start:p.End])
		} else {
			b.WriteString(s.texts[p.Register][p.Start:p.End])
		}
	}
	return b.String(), s.ropes[register].defined
}

// Origins returns what the register holds as pieces of the first texts and literals.
func (s *State) Origins(register int) []Piece {
	return s.ropes[register].slice(0, s.ropes[register].length())
}

// A rope is the content of one register. It shares its memory with no other. It has
// a gap where it was last edited, so that edits close to each other, or going from one
// end to the other, take the time of the pieces between them.
type rope struct {
	before  []Piece // the gap
	after   []Piece // the gap, the first one last
	left    int     // bytes before the gap
	right   int     // bytes after it
	defined bool
}

func (r *rope) length() int { return r.left + r.right }

// add puts a piece before the gap.
func (r *rope) add(p Piece) {
	r.left += p.Len()
	r.before = join(r.before, p)
}

// join appends a piece; one that continues the last becomes part of it.
func join(pieces []Piece, p Piece) []Piece {
	if n := len(pieces); n > 0 && continues(pieces[n-1], p) {
		pieces[n-1].End = p.End
		return pieces
	}
	if p.Len() > 0 {
		pieces = append(pieces, p)
	}
	return pieces
}

func continues(a, b Piece) bool {
	return a.Register != Literal && a.Register == b.Register && a.End == b.Start
}

// moveTo moves the gap to a byte.
func (r *rope) moveTo(at int) {
	for r.left < at {
		r.add(r.take(at - r.left))
	}
	for r.left > at {
		last := &r.before[len(r.before)-1]
		p := *last
		p.Start = max(p.Start, p.End-(r.left-at))
		last.End = p.Start
		if last.Len() == 0 {
			r.before = r.before[:len(r.before)-1]
		}
		r.left -= p.Len()
		r.right += p.Len()
		if n := len(r.after); n > 0 && continues(p, r.after[n-1]) {
			r.after[n-1].Start = p.Start
		} else {
			r.after = append(r.after, p)
		}
	}
}

// drop removes n bytes after the gap.
func (r *rope) drop(n int) {
	for n > 0 {
		n -= r.take(n).Len()
	}
}

// take removes the first piece after the gap, at most n bytes of it, and returns it.
func (r *rope) take(n int) Piece {
	first := &r.after[len(r.after)-1]
	p := *first
	p.End = min(p.End, p.Start+n)
	first.Start = p.End
	if first.Len() == 0 {
		r.after = r.after[:len(r.after)-1]
	}
	r.right -= p.Len()
	return p
}

// slice returns a copy of the bytes [start, end). It walks from the nearest of the
// beginning and the gap.
func (r *rope) slice(start, end int) []Piece {
	if start >= end {
		return nil
	}
	i, at := 0, 0
	if start > r.left/2 {
		i, at = len(r.before), r.left
		for at > start {
			i--
			at -= r.before[i].Len()
		}
	}
	var cut []Piece
	for ; at < end; i++ {
		p := r.piece(i)
		length := p.Len()
		if at+length > end {
			p.End -= at + length - end
		}
		if at < start {
			p.Start += start - at
		}
		if p.Len() > 0 {
			cut = join(cut, p)
		}
		at += length
	}
	return cut
}

// piece returns the i-th piece of all.
func (r *rope) piece(i int) Piece {
	if i < len(r.before) {
		return r.before[i]
	}
	return r.after[len(r.after)-1-(i-len(r.before))]
}
