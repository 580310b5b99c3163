package grammar

// A program is a compiled grammar: a graph of states, in which every rule is a routine with one entry and one
// return. States are referred to by index.
type program struct {
	states []state
	entry  []int32 // the first state of each rule's routine
}

// A state is one step of matching.
type state struct {
	op   op
	next int32 // the state that follows, of all but opChoose and opReturn
	in   int32 // the rule whose definition contains the state
	rule int32 // the called rule, or the rule of a single character; or none

	targets []int32 // the targets of opChoose, the first choice first
	rest    []set   // for opChoose: what each target, or one after it, can begin with
	loop    bool    // for opChoose: the first target is another round, the second continues
	guard   bool    // on a loop in which a round can take no byte at all

	// The bytes that can come next, from here to the end of the routine. For opTake, first holds the
	// bytes that it takes, and text is how an expectation shows them.
	first set
	text  string
}

// An op is what a state does.
type op uint8

const (
	opTake   op = iota // take a byte
	opChoose           // go to one of the targets
	opCall             // do the routine of a rule, then go to next
	opTail             // do the routine of a rule instead of the rest of this one
	opReturn           // return to the call
)

// compile compiles all rules.
func (g *Grammar) compile() {
	g.entry = make([]int32, len(g.rules))
	for i, t := range g.terms {
		c := compiler{g: g, rule: int32(i)}
		c.add(opReturn, none).first = nothing
		c.exit = c.last()
		g.entry[i] = c.term(t, c.exit)
	}
	g.look()
	for i := range g.states {
		s := &g.states[i]
		s.rest = make([]set, len(s.targets))
		var rest set
		for t := len(s.targets) - 1; t >= 0; t-- {
			rest.add(&g.states[s.targets[t]].first, &nothing)
			s.rest[t] = rest
		}
		s.guard = s.loop && g.comesTo(s.targets[0], int32(i), none, make([]bool, len(g.states)))
	}
}

// A compiler compiles one rule, from its end to its beginning: every term is
// compiled with the state that follows it.
type compiler struct {
	g    *Grammar
	rule int32
	exit int32 // the return
}

// add adds a state. It may be written to until the next one is added.
func (c *compiler) add(o op, next int32) *state {
	c.g.states = append(c.g.states, state{op: o, next: next, in: c.rule, rule: none})
	return &c.g.states[c.last()]
}

// last returns the state that was added last.
func (c *compiler) last() int32 { return int32(len(c.g.states) - 1) }

// choose adds a choice between states.
func (c *compiler) choose(targets ...int32) int32 {
	c.add(opChoose, none).targets = targets
	return c.last()
}

// term returns the first state of t, which goes on to next.
func (c *compiler) term(t *term, next int32) int32 {
	switch t.kind {
	case alternatives:
		var targets []int32
		for _, sub := range t.subs {
			targets = append(targets, c.term(sub, next))
		}
		if len(targets) == 1 {
			return targets[0]
		}
		return c.choose(targets...)
	case sequence:
		for i := len(t.subs); i > 0; i-- {
			next = c.term(t.subs[i-1], next)
		}
		return next
	case repetition:
		return c.repetition(t, next)
	}
	s := c.add(opTake, next)
	s.rule, s.first, s.text = t.rule, t.set, t.text
	if t.kind == reference {
		if bytes := c.g.singles[t.rule]; bytes != nil {
			s.first, s.text = *bytes, c.g.rules[t.rule].Name
		} else if s.op = opCall; next == c.exit {
			// A call with nothing left to do after it needs no place to return to. This makes right recursion a
			// loop.
			s.op = opTail
		}
	}
	return c.last()
}

// repetition compiles min times the body, then either a loop or as many
// options as there can be more, each within the one before.
func (c *compiler) repetition(t *term, next int32) int32 {
	body := t.subs[0]
	if t.max == unbounded {
		choice := c.choose()
		again := c.term(body, choice)
		s := &c.g.states[choice]
		s.targets = []int32{again, next}
		s.loop = true
		next = choice
	}
	out := next
	for range t.max - t.min {
		next = c.choose(c.term(body, next), out)
	}
	for range t.min {
		next = c.term(body, next)
	}
	return next
}

// look computes what can come next from every state. It repeats until nothing changes.
func (g *Grammar) look() {
	for changed := true; changed; {
		changed = false
		for i := range g.states {
			s := &g.states[i]
			switch s.op {
			case opChoose:
				for _, t := range s.targets {
					changed = s.first.add(&g.states[t].first, &nothing) || changed
				}
			case opCall, opTail:
				changed = s.first.add(&g.states[g.entry[s.rule]].first, &g.states[s.next].first) || changed
			}
		}
	}
}

// comesTo reports whether a given choice, or a call of a given rule, can be reached from a state before a byte
// is taken. It skips the states in seen. Call it after look.
func (g *Grammar) comesTo(from, choice, rule int32, seen []bool) bool {
	if from == choice {
		return true
	}
	if seen[from] {
		return false
	}
	seen[from] = true
	s := &g.states[from]
	switch s.op {
	case opChoose:
		for _, t := range s.targets {
			if g.comesTo(t, choice, rule, seen) {
				return true
			}
		}
	case opCall, opTail:
		entry := g.entry[s.rule]
		return s.rule == rule || g.comesTo(entry, choice, rule, seen) ||
			g.states[entry].first.has(atEnd) && g.comesTo(s.next, choice, rule, seen)
	}
	return false
}
