package grammar

// A term is a part of a definition as it was read: the syntax tree of the
// grammar, before it is compiled.
type term struct {
	kind kind
	subs []*term // of alternatives and sequences; the one of a repetition

	min, max int // of a repetition; max is unbounded where there is no end

	set  set    // of a character: the bytes that it stands for
	text string // of a character: how an expectation shows it

	rule int32 // of a reference
}

// A kind tells the terms apart.
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

// A set is a set of bytes.
type set [4]uint64

func (s *set) has(b byte) bool { return s[b>>6]>>(b&63)&1 != 0 }

// addRange adds the bytes from lo to hi, both included.
func (s *set) addRange(lo, hi byte) {
	for b := int(lo); b <= int(hi); b++ {
		s[b>>6] |= 1 << (b & 63)
	}
}

// addAll adds the bytes of o, and reports whether that changed s.
func (s *set) addAll(o *set) bool {
	before := *s
	for i := range s {
		s[i] |= o[i]
	}
	return *s != before
}

// A single describes a rule that always stands for exactly one byte, such as
// unreserved. The matcher takes it in one stride; the tree is drawn afterwards.
type single struct {
	set   set
	parts []part // in the order of the definition
}

// A part is one alternative of a single-character rule.
type part struct {
	set  set
	rule int32 // that the alternative names, or none
}

// none stands where there is no rule.
const none = -1

// findSingles finds the single-character rules.
func (g *Grammar) findSingles() {
	g.singles = make([]*single, len(g.rules))
	tried := make([]bool, len(g.rules))
	var resolve func(rule int32) *single
	var parts func(t *term, s *single) bool
	resolve = func(rule int32) *single {
		if !tried[rule] {
			tried[rule] = true // a rule that needs itself finds nil here
			s := new(single)
			if parts(g.terms[rule], s) {
				g.singles[rule] = s
			}
		}
		return g.singles[rule]
	}
	parts = func(t *term, s *single) bool {
		switch t.kind {
		case character:
			s.parts = append(s.parts, part{t.set, none})
			s.set.addAll(&t.set)
			return true
		case reference:
			r := resolve(t.rule)
			if r == nil {
				return false
			}
			s.parts = append(s.parts, part{r.set, t.rule})
			s.set.addAll(&r.set)
			return true
		case alternatives:
			for _, sub := range t.subs {
				if !parts(sub, s) {
					return false
				}
			}
			return true
		}
		return false
	}
	for i := range g.rules {
		resolve(int32(i))
	}
}

// within returns the rule that a single-character rule names for the byte b,
// or none where it gives the byte itself.
func (s *single) within(b byte) int32 {
	for i := range s.parts {
		if s.parts[i].set.has(b) {
			return s.parts[i].rule
		}
	}
	return none
}
