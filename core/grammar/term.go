package grammar

// A term is part of a parsed definition: the syntax tree of the grammar, before it is compiled.
type term struct {
	kind kind
	subs []*term // the terms of alternatives and sequences; the term of a repetition

	min, max int // the limits of a repetition; max can be unbounded

	set  set    // the bytes that a character matches
	text string // of a character, and of alternatives that are those in UTF-8: how an expectation shows it

	rule int32 // the rule of a reference; none for other terms
}

// A kind is the kind of a term.
type kind uint8

const (
	alternatives kind = iota // one of subs, the first that fits
	sequence                 // all of subs in turn; without any, the empty text
	repetition               // subs[0], min to max times; an option is 0 to 1
	character                // one byte
	reference                // a rule
)

// unbounded is the max of a repetition without an upper limit.
const unbounded = -1

// simple returns a sequence of one term as that term.
func (t *term) simple() *term {
	if len(t.subs) == 1 {
		return t.subs[0]
	}
	return t
}

// A set is what can come next in a text: bytes, and atEnd.
type set [5]uint64

// atEnd is in a set if nothing has to come: the text can end at that place, or the rest of
// the routine can match the empty text.
const atEnd = 256

// nothing is the set of a term that matches only the empty text.
var nothing = set{atEnd >> 6: 1}

func (s *set) has(b int) bool { return s[b>>6]>>(b&63)&1 != 0 }

// addRange adds the bytes from lo to hi, both included.
func (s *set) addRange(lo, hi int) {
	for b := lo; b <= hi; b++ {
		s[b>>6] |= 1 << (b & 63)
	}
}

// add adds what can come first in a sequence of first and then, and reports whether that
// changed s.
func (s *set) add(first, then *set) (changed bool) {
	for i := range s {
		var b uint64
		if i != atEnd>>6 {
			b = first[i]
		}
		if first.has(atEnd) {
			b |= then[i]
		}
		if b&^s[i] != 0 {
			s[i] |= b
			changed = true
		}
	}
	return changed
}

// none is the missing rule.
const none = -1

// findSingles finds the single-character rules: those that always match exactly one byte,
// such as unreserved. The matcher takes such a byte in one step. The rules within such a rule
// are added to the tree afterwards.
func (g *Grammar) findSingles() {
	g.singles = make([]*set, len(g.rules))
	for changed := true; changed; {
		changed = false
		for i, t := range g.terms {
			if g.singles[i] == nil {
				g.singles[i] = g.single(t)
				changed = changed || g.singles[i] != nil
			}
		}
	}
}

// single returns the bytes of a definition that is alternatives of one byte
// each, or nil for any other.
func (g *Grammar) single(t *term) *set {
	s := new(set)
	for _, sub := range t.subs {
		b := g.oneByte(sub)
		if b == nil {
			return nil
		}
		s.add(b, b)
	}
	return s
}

// oneByte returns the bytes that an alternative can be, or nil if it isn't always a single byte, as far as is
// known.
func (g *Grammar) oneByte(t *term) *set {
	switch t.kind {
	case character:
		return &t.set
	case reference:
		return g.singles[t.rule]
	}
	return nil
}

// within returns the rule that a single-character rule names for the byte b, or none if it gives the byte
// itself.
func (g *Grammar) within(rule int32, b byte) int32 {
	for _, t := range g.terms[rule].subs {
		if g.oneByte(t).has(int(b)) {
			return t.rule
		}
	}
	return none
}
