package trace

// Work returns how many pieces of the register were moved across its gap or walked over.
// The time that its edits and slices take is proportional to that.
func (s *State) Work(register int) int { return s.ropes[register].work }

// Pieces returns the number of pieces that the register consists of.
func (s *State) Pieces(register int) int { return s.ropes[register].pieces() }

// Copy sets one register to the bytes [start, end) of another.
func (s *State) Copy(to, from, start, end int) {
	s.Apply([]Edit{{Register: to, Start: 0, End: s.ropes[to].length, Pieces: []Piece{From(from, start, end)}}})
}
