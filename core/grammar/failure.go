package grammar

import "slices"

// A front is the places where attempts ended, all at one offset of the text.
type front struct {
	at   int32 // offset in bytes; none before anything has ended
	ends []place
}

// deadEnd notes that nothing leads on from a place. Only the two farthest
// fronts are kept.
func (m *machine) deadEnd(at place) {
	switch {
	case at.pos > m.farthest.at:
		m.earlier, m.farthest = m.farthest, m.earlier
		m.farthest.restart(at)
	case at.pos == m.farthest.at:
		m.farthest.add(at)
	case at.pos > m.earlier.at:
		m.earlier.restart(at)
	case at.pos == m.earlier.at:
		m.earlier.add(at)
	}
}

func (f *front) restart(at place) {
	f.at = at.pos
	f.ends = append(f.ends[:0], at)
}

func (f *front) add(at place) {
	if !slices.Contains(f.ends, at) {
		f.ends = append(f.ends, at)
	}
}

// failure tells what could have stood at a front.
func (m *machine) failure(f front, production int32) Failure {
	var expected []Expectation
	seen := make(map[place]bool)
	for _, end := range f.ends {
		for todo := []place{end}; len(todo) > 0; {
			at := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if seen[at] {
				continue
			}
			seen[at] = true
			e := m.expect(at, production, &todo)
			if e.Terminal != "" && !slices.Contains(expected, e) {
				expected = append(expected, e)
			}
		}
	}
	return Failure{At: int(f.at), Expected: expected}
}

// expect returns the expectation of a place where something is taken. Of any
// other, it puts the places that come next before those still to do.
func (m *machine) expect(at place, production int32, todo *[]place) Expectation {
	s := &m.g.states[at.state]
	switch s.op {
	case opTake, opTakeRule:
		return Expectation{s.text, m.g.rules[s.in].Name}
	case opChoose:
		for _, target := range slices.Backward(s.targets) {
			*todo = append(*todo, place{target, at.frame, at.pos})
		}
	case opCall:
		*todo = append(*todo, place{m.g.entry[s.rule], m.call(s.next, at.frame), at.pos})
	case opTail:
		*todo = append(*todo, place{m.g.entry[s.rule], at.frame, at.pos})
	case opReturn:
		f := m.frames[at.frame]
		if f.parent == none {
			return Expectation{EndOfText, m.g.rules[production].Name}
		}
		*todo = append(*todo, place{f.next, f.parent, at.pos})
	}
	return Expectation{}
}
