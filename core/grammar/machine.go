package grammar

// A machine matches one text at a time, and reuses its memory and its frames for the next.
type machine struct {
	g    *Grammar
	text string

	treeless bool     // record no log, because the caller needs no tree
	log      []event  // the rules entered and left so far
	choices  []choice // alternatives left to try, the next one last
	frames   []frame  // frames[0] is the production's

	steps    int // states worked on so far
	patience int // the number of steps after which the machine begins to remember where it has been

	// The choices that it has been to since then: for each offset of the text a linked list of visits, whose
	// first index, plus one, is in last; 0 if it is empty.
	visits []visit
	last   []int32

	farthest, earlier front
}

// An event is an entry of the log. To backtrack, the last ones are cut off.
type event struct {
	rule int32 // with the mark; of leaving, 0
	at   int32 // offset in the text, in bytes
	mark mark
}

// A mark is the kind of an event.
type mark int32

const (
	entered  mark = iota // a rule
	replaced             // a rule that is left together with the rule around it
	left                 // the last rule that was entered, and all that replaced it
	took                 // a single-character rule, with the byte at this offset
)

// A choice is an opChoose to come back to when its first attempt has failed.
type choice struct {
	position
	target int32 // index of the next of its targets to look at
	log    int32 // length
}

// A visit is a state that the machine has been in, and its frame.
type visit struct {
	state, frame int32
	before       int32 // index, plus one, of another visit at the same offset; or 0
}

// A frame says where a routine returns to: a state of the calling routine, in that routine's frame. There is
// one frame for each chain of calls, wherever in the text the calls are made, so the same rule in the same
// context is always in the same frame.
type frame struct {
	next   int32 // the state to come back to
	parent int32
	first  set // what can come after the routine has returned

	child, sibling int32 // the frames called from here, as a linked list; 0 ends it
}

// A position is the state of a match: everything that the rest of the match depends on.
type position struct{ state, frame, pos int32 }

// maxFrames is the maximum number of frames that a machine keeps for the next text. The editions' grammars need
// a few hundred. Only self-embedding rules need more: one for each level.
const maxFrames = 1 << 14

func newMachine(g *Grammar) *machine {
	return &machine{g: g, frames: []frame{{first: nothing}}}
}

// reset makes the machine ready for a text.
func (m *machine) reset(text string) {
	m.text = text
	m.log = m.log[:0]
	m.choices = m.choices[:0]
	if len(m.frames) > maxFrames {
		m.frames = m.frames[:1]
		m.frames[0].child = 0
	}
	m.steps = 0
	m.patience = 4096 + 64*len(text)
	m.visits, m.last = nil, nil
	m.farthest = front{at: none}
	m.earlier = front{at: none}
}

// run reports whether the rule derives the whole text, and leaves the
// derivation in the log.
func (m *machine) run(rule int32) bool {
	m.record(entered, rule, 0)
	at := position{m.g.entry[rule], 0, 0}
	for {
		m.steps++
		s := &m.g.states[at.state]
		passed := true
		switch s.op {
		case opTake:
			passed = s.first.has(m.next(at.pos))
			if !passed {
				m.deadEnd(at)
				break
			}
			if s.rule != none {
				m.record(took, s.rule, at.pos)
			}
			at.state = s.next
			at.pos++
		case opChoose:
			passed = m.choose(&at, 0)
		case opCall:
			m.record(entered, s.rule, at.pos)
			m.enter(s, &at)
		case opTail:
			m.record(replaced, s.rule, at.pos)
			m.enter(s, &at)
		case opReturn:
			done := at.frame == 0
			if done && int(at.pos) < len(m.text) {
				m.deadEnd(at)
				passed = false
				break
			}
			m.record(left, 0, at.pos)
			if done {
				return true
			}
			m.leave(&at)
		}
		if !passed && !m.resume(&at) {
			return false
		}
	}
}

// next returns the byte at an offset of the text, or atEnd.
func (m *machine) next(pos int32) int {
	if int(pos) == len(m.text) {
		return atEnd
	}
	return int(m.text[pos])
}

// record adds an event to the log, unless no tree is wanted.
func (m *machine) record(k mark, rule, at int32) {
	if m.treeless {
		return
	}
	m.log = append(m.log, event{rule, at, k})
}

// choose moves to the first target, from an index on, that the next byte allows. If there are others, it
// leaves the next one as a choice for later. It reports whether there was a target.
func (m *machine) choose(at *position, from int) bool {
	s := &m.g.states[at.state]
	if from == 0 && (s.guard || m.steps > m.patience) && m.again(at) {
		return false
	}
	for i := from; i < len(s.targets); i++ {
		target := s.targets[i]
		if !m.allows(&m.g.states[target].first, at) {
			continue
		}
		if next := i + 1; next < len(s.targets) && m.allows(&s.rest[next], at) {
			m.choices = append(m.choices, choice{*at, int32(next), int32(len(m.log))})
		}
		at.state = target
		return true
	}
	m.deadEnd(*at)
	return false
}

// allows reports whether the next byte, or the end of the text, can begin a state of the routine at that
// position.
//
// It is exact: if it allows a byte, there is a way to take it. So if no target of a choice is allowed, no
// alternative could have got any farther; deadEnd relies on that.
func (m *machine) allows(first *set, at *position) bool {
	b := m.next(at.pos)
	return b != atEnd && first.has(b) || first.has(atEnd) && m.frames[at.frame].first.has(b)
}

// again reports whether the machine has been at a position before, and remembers that it now has. Going there
// twice is useless, because no match was found the first time.
func (m *machine) again(at *position) bool {
	if m.last == nil {
		m.last = make([]int32, len(m.text)+1)
	}
	last := &m.last[at.pos]
	for i := *last; i != 0; {
		v := &m.visits[i-1]
		if v.state == at.state && v.frame == at.frame {
			return true
		}
		i = v.before
	}
	m.visits = append(m.visits, visit{at.state, at.frame, *last})
	*last = int32(len(m.visits))
	return false
}

// resume goes back to the last choice, and reports whether there was one.
func (m *machine) resume(at *position) bool {
	last := len(m.choices) - 1
	if last < 0 {
		return false
	}
	c := &m.choices[last]
	target := int(c.target)
	*at = c.position
	m.log = m.log[:c.log]
	m.choices = m.choices[:last]
	return m.choose(at, target)
}

// enter moves from a call to its rule's routine.
func (m *machine) enter(s *state, at *position) {
	if s.op == opCall {
		at.frame = m.call(s.next, at.frame)
	}
	at.state = m.g.entry[s.rule]
}

// leave moves from the end of a routine back to its call.
func (m *machine) leave(at *position) {
	f := &m.frames[at.frame]
	at.state, at.frame = f.next, f.parent
}

// call returns the frame for a call from a frame, to be followed by next.
func (m *machine) call(next, parent int32) int32 {
	p := &m.frames[parent]
	for i := p.child; i != 0; {
		f := &m.frames[i]
		if f.next == next {
			return i
		}
		i = f.sibling
	}
	f := frame{next: next, parent: parent, sibling: p.child}
	f.first.add(&m.g.states[next].first, &p.first)
	i := int32(len(m.frames))
	p.child = i
	m.frames = append(m.frames, f)
	return i
}
