package grammar

// A machine matches one text. It is used again for the next one, with the
// memory and the frames that it has.
type machine struct {
	g    *Grammar
	text string

	log     []event  // what has been entered and left on the way here
	choices []choice // what is left to try, the next one last
	frames  []frame  // frames[0] is that of the production

	steps    int            // states worked on so far
	patience int            // after so many steps the machine remembers where it has been
	been     map[place]bool // the choices that it has been to, since then

	farthest, earlier front
}

// An event is an entry of the log. Cutting the log off undoes what it says.
type event struct {
	rule int32 // with the mark; of leaving, 0
	at   int32 // offset in the text, in bytes
	mark mark
}

// A mark tells the events apart.
type mark uint8

const (
	entered  mark = iota // a rule
	replaced             // the same, but it is left together with the rule around it
	left                 // the last rule that was entered, and all that it is replaced by
	took                 // a single-character rule, with the byte at this offset
)

// A choice is a state to go on with when what was tried instead has failed.
type choice struct {
	state  int32 // an opChoose
	target int32 // index of the next of its targets to try
	frame  int32
	pos    int32 // offset in the text, in bytes
	log    int32 // length
}

// A frame is a place to come back to: a state of the calling routine, in that
// routine's own frame. There is one for each chain of calls, whoever makes
// it and wherever in the text, so that two matches of the same rule in the same
// surroundings are in the same frame.
type frame struct {
	next   int32 // the state to come back to
	parent int32
	first  set  // the bytes that can come after the routine has returned,
	end    bool // and whether it can be the end of the text

	kid, sibling int32 // the frames called from here, as a list; 0 ends it
}

// A place is all that the rest of a match depends on.
type place struct{ state, frame, pos int32 }

// maxFrames is how many frames a machine may carry over to the next text. The
// grammars of the editions have some hundred; only self-embedding rules make
// more, as many as they are deep.
const maxFrames = 1 << 14

func newMachine(g *Grammar) *machine {
	return &machine{g: g, frames: []frame{{next: none, parent: none, end: true}}}
}

// reset makes the machine ready for a text.
func (m *machine) reset(text string) {
	m.text = text
	m.log = m.log[:0]
	m.choices = m.choices[:0]
	if len(m.frames) > maxFrames {
		m.frames = m.frames[:1]
		m.frames[0].kid = 0
	}
	m.steps = 0
	m.patience = 4096 + 64*len(text)
	m.been = nil
	m.farthest = front{at: none}
	m.earlier = front{at: none}
}

// run reports whether the rule derives the whole text, and leaves the
// derivation in the log.
func (m *machine) run(rule int32) bool {
	m.record(entered, rule, 0)
	at := place{m.g.entry[rule], 0, 0}
	for {
		m.steps++
		s := &m.g.states[at.state]
		passed := true
		switch s.op {
		case opTake, opTakeRule:
			passed = int(at.pos) < len(m.text) && s.set.has(m.text[at.pos])
			if !passed {
				m.deadEnd(at)
				break
			}
			if s.op == opTakeRule {
				m.record(took, s.rule, at.pos)
			}
			at.state = s.next
			at.pos++
		case opChoose:
			at.state, passed = m.choose(s, at, 0)
		case opCall:
			m.record(entered, s.rule, at.pos)
			at.frame = m.call(s.next, at.frame)
			at.state = m.g.entry[s.rule]
		case opTail:
			m.record(replaced, s.rule, at.pos)
			at.state = m.g.entry[s.rule]
		case opReturn:
			f := &m.frames[at.frame]
			if f.parent != none {
				m.record(left, 0, at.pos)
				at.state, at.frame = f.next, f.parent
				break
			}
			passed = int(at.pos) == len(m.text)
			if passed {
				m.record(left, 0, at.pos)
				return true
			}
			m.deadEnd(at)
		}
		if !passed && !m.resume(&at) {
			return false
		}
	}
}

// record adds an event to the log.
func (m *machine) record(k mark, rule, at int32) {
	m.log = append(m.log, event{rule, at, k})
}

// choose picks the first target from an index on that the next byte allows. If
// there are others, it leaves the next one as a choice for later. It reports
// whether there was a target to go to.
func (m *machine) choose(s *state, at place, from int32) (target int32, ok bool) {
	if from == 0 && (s.guard || m.steps > m.patience) && m.again(at) {
		return 0, false
	}
	target = none
	for i := int(from); i < len(s.targets); i++ {
		if !m.allows(s.targets[i], at) {
			continue
		}
		if target != none {
			m.choices = append(m.choices, choice{at.state, int32(i), at.frame, at.pos, int32(len(m.log))})
			return target, true
		}
		target = s.targets[i]
	}
	if target == none {
		m.deadEnd(at)
		return 0, false
	}
	return target, true
}

// allows reports whether the next byte, or the end of the text, can be what a
// state begins with at that place.
//
// It is exact: if it allows a byte, then there is a way to take it. Hence a
// choice that ends at its own place has no other alternative that got any
// farther, which is what deadEnd relies on.
func (m *machine) allows(state int32, at place) bool {
	s := &m.g.states[state]
	if int(at.pos) == len(m.text) {
		return s.nullable && m.frames[at.frame].end
	}
	b := m.text[at.pos]
	return s.first.has(b) || s.nullable && m.frames[at.frame].first.has(b)
}

// again reports whether the machine has been to a place before, and remembers
// it. What was not to be found from there then is not to be found now.
func (m *machine) again(at place) bool {
	if m.been[at] {
		return true
	}
	if m.been == nil {
		m.been = make(map[place]bool)
	}
	m.been[at] = true
	return false
}

// resume goes back to the last choice, and reports whether there was one.
func (m *machine) resume(at *place) bool {
	last := len(m.choices) - 1
	if last < 0 {
		return false
	}
	c := m.choices[last]
	m.choices = m.choices[:last]
	m.log = m.log[:c.log]
	at.frame, at.pos, at.state = c.frame, c.pos, c.state
	at.state, _ = m.choose(&m.g.states[c.state], *at, c.target)
	return true
}

// call returns the frame for a call from a frame, to be followed by next.
func (m *machine) call(next, parent int32) int32 {
	for i := m.frames[parent].kid; i != 0; i = m.frames[i].sibling {
		if m.frames[i].next == next {
			return i
		}
	}
	p := &m.frames[parent]
	s := &m.g.states[next]
	f := frame{next: next, parent: parent, first: s.first, sibling: p.kid}
	if s.nullable {
		f.first.addAll(&p.first)
		f.end = p.end
	}
	p.kid = int32(len(m.frames))
	m.frames = append(m.frames, f)
	return m.frames[parent].kid
}
