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
		s.ropes[i].append(From(i, 0, len(text)))
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
	if e.Start == 0 && len(added) == 0 { // a buffer that is eaten from its front
		r.dropFront(e.End)
	} else {
		tail := r.slice(e.End, r.length)
		r.truncate(e.Start)
		r.append(added...)
		r.append(tail...)
	}
	r.defined = true
}

// Text returns what the register holds; false where it is undefined.
func (s *State) Text(register int) (string, bool) {
	r := &s.ropes[register]
	var b strings.Builder
	for _, p := range r.pieces {
		if p.Register == Literal {
			b.WriteString(p.Text[p.Start:p.End])
		} else {
			b.WriteString(s.texts[p.Register][p.Start:p.End])
		}
	}
	return b.String(), r.defined
}

// Origins returns what the register holds as pieces of the first texts and literals.
func (s *State) Origins(register int) []Piece {
	return s.ropes[register].slice(0, s.ropes[register].length)
}

// A rope is the content of one register. It shares its memory with no other.
type rope struct {
	pieces  []Piece
	length  int // in bytes
	defined bool
}

// append adds pieces to the end; one that continues the last becomes part of it.
func (r *rope) append(pieces ...Piece) {
	for _, p := range pieces {
		if p.Len() == 0 {
			continue
		}
		r.length += p.Len()
		if n := len(r.pieces); n > 0 && p.Register != Literal &&
			r.pieces[n-1].Register == p.Register && r.pieces[n-1].End == p.Start {
			r.pieces[n-1].End = p.End
			continue
		}
		r.pieces = append(r.pieces, p)
	}
}

// dropFront removes the first n bytes.
func (r *rope) dropFront(n int) {
	r.length -= n
	for n > 0 {
		if l := r.pieces[0].Len(); l > n {
			r.pieces[0].Start += n
			return
		} else {
			n -= l
			r.pieces = r.pieces[1:]
		}
	}
}

// truncate keeps the first length bytes.
func (r *rope) truncate(length int) {
	for r.length > length {
		last := &r.pieces[len(r.pieces)-1]
		if over := r.length - length; last.Len() > over {
			last.End -= over
			r.length = length
		} else {
			r.length -= last.Len()
			r.pieces = r.pieces[:len(r.pieces)-1]
		}
	}
}

// slice returns a copy of the bytes [start, end). It walks from the nearer end.
func (r *rope) slice(start, end int) []Piece {
	if start >= end {
		return nil
	}
	i, at := 0, 0
	if start > r.length/2 {
		i, at = len(r.pieces), r.length
		for at > start {
			i--
			at -= r.pieces[i].Len()
		}
	}
	var cut []Piece
	for ; at < end; i++ {
		p := r.pieces[i]
		length := p.Len()
		if at+length > end {
			p.End -= at + length - end
		}
		if at < start {
			p.Start += start - at
		}
		if p.Len() > 0 {
			cut = append(cut, p)
		}
		at += length
	}
	return cut
}
