package grammar

import "slices"

// A front is a set of positions where attempts ended, all at the same offset of the text.
type front struct {
	at   int32 // offset in bytes; none before anything has ended
	ends []position
}

// deadEnd records that an attempt ended at a position. Only the two farthest fronts are kept.
func (m *machine) deadEnd(at position) {
	f := &m.farthest
	if at.pos > f.at {
		m.earlier, m.farthest = m.farthest, m.earlier
	} else if at.pos < f.at {
		f = &m.earlier
	}
	if at.pos > f.at {
		f.at = at.pos
		f.ends = f.ends[:0]
	}
	if at.pos == f.at {
		f.add(at)
	}
}

// add adds a position, unless it is there already. There are few.
func (f *front) add(at position) {
	if !slices.Contains(f.ends, at) {
		f.ends = append(f.ends, at)
	}
}

// failure returns what could have come at a front. From each position it continues, in the order of the
// definitions, to the states that take something.
func (m *machine) failure(f *front, production int32) Failure {
	failure := Failure{At: int(f.at)}
	seen := map[position]bool{} // nested counts can lead to thousands
	var todo []position         // the next one last
	for _, end := range f.ends {
		todo = append(todo, end)
		for len(todo) > 0 {
			at := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if seen[at] {
				continue
			}
			seen[at] = true
			s := &m.g.states[at.state]
			switch s.op {
			case opTake:
				text := s.text
				if m.g.wide[s.in] {
					text = m.g.rules[s.in].Name // rather than each range of characters
				}
				failure.expect(text, m.g.rules[s.in].Name, &s.first)
				continue
			case opChoose:
				for i := len(s.targets); i > 0; i-- {
					at.state = s.targets[i-1]
					todo = append(todo, at)
				}
				continue
			case opReturn:
				if at.frame == 0 {
					failure.expect(EndOfText, m.g.rules[production].Name, nil)
					continue
				}
				m.leave(&at)
			default:
				m.enter(s, &at)
			}
			todo = append(todo, at)
		}
	}
	return failure
}

// expect adds an expectation that isn't there yet.
func (f *Failure) expect(terminal, rule string, first *set) {
	for i := range f.Expected {
		if e := &f.Expected[i]; e.Terminal == terminal && e.Rule == rule {
			return
		}
	}
	f.Expected = append(f.Expected, Expectation{terminal, rule})
	f.sets = append(f.sets, first)
}

// Terminals returns the expected terminals in the order of the definitions. It leaves out a terminal that
// another one covers: if an unreserved character can come, it needn't say that a digit can.
func (f *Failure) Terminals() []string {
	var terminals []string
	for i, one := range f.sets {
		covered := false
		for j, other := range f.sets {
			if i != j && one != nil && other != nil && one.within(other) && (j < i || !other.within(one)) {
				covered = true
				break
			}
		}
		if !covered && (one != nil || !slices.Contains(terminals, EndOfText)) {
			terminals = append(terminals, f.Expected[i].Terminal)
		}
	}
	return terminals
}

// within reports whether all of s is in other.
func (s *set) within(other *set) bool {
	for i := range s {
		if s[i]&^other[i] != 0 {
			return false
		}
	}
	return true
}
