package grammar

import "slices"

// A program is a compiled grammar: a graph of states, in which every rule is a
// routine with one entry and one return. States are named by their index.
type program struct {
	states []state
	entry  []int32 // of each rule's routine
	loops  []loop
}

// A state is one step of matching.
type state struct {
	op   op
	next int32 // the state that follows, of all but opChoose and opReturn
	in   int32 // the rule in whose definition the state stands
	rule int32 // that is called, or taken as a single character

	set  set    // the bytes that are taken, of opTake and opTakeRule
	text string // how an expectation shows them

	targets []int32 // of opChoose, the first choice first
	guard   bool    // of opChoose: it can come back to itself without taking a byte

	// What can come from here to the end of the routine: the first bytes, and
	// whether it can be nothing.
	first    set
	nullable bool
}

// An op is what a state does.
type op uint8

const (
	opTake     op = iota // take a byte
	opTakeRule           // take a byte that is a single-character rule
	opChoose             // go to one of the targets
	opCall               // do the routine of a rule, then go to next
	opTail               // do the routine of a rule instead of the rest of this one
	opReturn             // go back to where the routine was called
)

// A loop is an unbounded repetition: the choice between another round of body
// and going on.
type loop struct {
	choice int32
	body   *term
}

// compile compiles all rules.
func (g *Grammar) compile() {
	g.entry = make([]int32, len(g.rules))
	for i, t := range g.terms {
		c := compiler{g: g, rule: int32(i)}
		c.exit = c.add(state{op: opReturn})
		g.entry[i] = c.term(t, c.exit)
	}
	g.look()
	for _, l := range g.loops {
		g.states[l.choice].guard = g.nullable(l.body)
	}
}

// A compiler compiles one rule, from its end to its beginning: every term is
// compiled with the state that follows it.
type compiler struct {
	g    *Grammar
	rule int32
	exit int32 // the return
}

func (c *compiler) add(s state) int32 {
	s.in = c.rule
	c.g.states = append(c.g.states, s)
	return int32(len(c.g.states) - 1)
}

// term returns the first state of t, which goes on to next.
func (c *compiler) term(t *term, next int32) int32 {
	switch t.kind {
	case alternatives:
		targets := make([]int32, len(t.subs))
		for i, sub := range t.subs {
			targets[i] = c.term(sub, next)
		}
		return c.add(state{op: opChoose, targets: targets})
	case sequence:
		for _, sub := range slices.Backward(t.subs) {
			next = c.term(sub, next)
		}
		return next
	case repetition:
		return c.repetition(t, next)
	case character:
		return c.add(state{op: opTake, next: next, set: t.set, text: t.text})
	}
	if s := c.g.singles[t.rule]; s != nil {
		return c.add(state{op: opTakeRule, next: next, rule: t.rule, set: s.set, text: c.g.rules[t.rule].Name})
	}
	// A call with nothing left to do after it needs no place to come back to.
	// This is what makes right recursion a loop.
	if next == c.exit {
		return c.add(state{op: opTail, next: next, rule: t.rule})
	}
	return c.add(state{op: opCall, next: next, rule: t.rule})
}

// repetition compiles min times the body, then either a loop or as many
// options as there can be more, each within the one before.
func (c *compiler) repetition(t *term, next int32) int32 {
	body := t.subs[0]
	if t.max == unbounded {
		choice := c.add(state{op: opChoose})
		again := c.term(body, choice)
		c.g.states[choice].targets = []int32{again, next}
		c.g.loops = append(c.g.loops, loop{choice, body})
		next = choice
	}
	out := next
	for range t.max - t.min {
		next = c.add(state{op: opChoose, targets: []int32{c.term(body, next), out}})
	}
	for range t.min {
		next = c.term(body, next)
	}
	return next
}

// look computes first and nullable of all states, by going over them until
// nothing changes.
func (g *Grammar) look() {
	for changed := true; changed; {
		changed = false
		for i := range g.states {
			s := &g.states[i]
			first, nullable := s.first, s.nullable
			switch s.op {
			case opTake, opTakeRule:
				first = s.set
			case opReturn:
				nullable = true
			case opChoose:
				for _, t := range s.targets {
					first.addAll(&g.states[t].first)
					nullable = nullable || g.states[t].nullable
				}
			case opCall, opTail:
				callee := &g.states[g.entry[s.rule]]
				first.addAll(&callee.first)
				if callee.nullable {
					first.addAll(&g.states[s.next].first)
					nullable = g.states[s.next].nullable
				}
			}
			if first != s.first || nullable != s.nullable {
				s.first, s.nullable = first, nullable
				changed = true
			}
		}
	}
}

// nullable reports whether t can be the empty text. It is for use after look.
func (g *Grammar) nullable(t *term) bool {
	switch t.kind {
	case alternatives:
		return slices.ContainsFunc(t.subs, g.nullable)
	case sequence:
		return !slices.ContainsFunc(t.subs, func(sub *term) bool { return !g.nullable(sub) })
	case repetition:
		return t.min == 0 || g.nullable(t.subs[0])
	case reference:
		return g.states[g.entry[t.rule]].nullable
	}
	return false
}

// checkLeftRecursion returns an error for the first rule that can come to
// itself again before a byte is taken.
func (g *Grammar) checkLeftRecursion() error {
	const (
		unseen = iota
		open
		done
	)
	marks := make([]uint8, len(g.rules))
	var path []int32
	var visit func(rule int32) error
	visit = func(rule int32) error {
		switch marks[rule] {
		case done:
			return nil
		case open:
			cycle := append(path[slices.Index(path, rule):], rule)
			names := g.rules[cycle[0]].Name
			for _, r := range cycle[1:] {
				names += ", " + g.rules[r].Name
			}
			return g.errorAt(int(rule), 0, "left recursion: "+names)
		}
		marks[rule] = open
		path = append(path, rule)
		for _, r := range g.leftCorners(g.entry[rule]) {
			if err := visit(r); err != nil {
				return err
			}
		}
		path = path[:len(path)-1]
		marks[rule] = done
		return nil
	}
	for i := range g.rules {
		if err := visit(int32(i)); err != nil {
			return err
		}
	}
	return nil
}

// leftCorners returns the rules that can be called from a state on, within its
// routine, before a byte is taken.
func (g *Grammar) leftCorners(from int32) (rules []int32) {
	seen := make(map[int32]bool)
	for todo := []int32{from}; len(todo) > 0; {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[i] {
			continue
		}
		seen[i] = true
		switch s := &g.states[i]; s.op {
		case opChoose:
			todo = append(todo, s.targets...)
		case opCall, opTail:
			rules = append(rules, s.rule)
			if g.states[g.entry[s.rule]].nullable {
				todo = append(todo, s.next)
			}
		}
	}
	return rules
}
