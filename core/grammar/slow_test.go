package grammar

import (
	"iter"
	"maps"
	"math/bits"
	"regexp"
	"slices"
	"testing"
)

// offsets are a set of offsets in a text of less than 64 bytes, as bits: the possible ends.
type offsets uint64

// all returns the offsets, the first one first.
func (o offsets) all() iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; o != 0; o &= o - 1 {
			if !yield(bits.TrailingZeros64(uint64(o))) {
				return
			}
		}
	}
}

// A slow matches by the parsed definitions, without states, lookahead, or backtracking. Match must agree with
// it.
type slow struct {
	g    *Grammar
	text string

	// The farthest offset at which something was tried in vain, and what it was.
	far      int
	expected map[Expectation]bool

	// A cache of where a rule can end, by rule and start. Without it, the time for the lists of 1993 would
	// double with each dot.
	known   []offsets
	isKnown []bool

	tree Tree // as far as derive has come
}

func newSlow(g *Grammar, text string) *slow {
	if len(text) >= 64 {
		panic("the text is too long for the slow matcher: " + text)
	}
	places := len(g.rules) * (len(text) + 1)
	return &slow{g: g, text: text, far: none, known: make([]offsets, places), isKnown: make([]bool, places)}
}

// match reports whether the rule derives the whole text.
func (s *slow) match(rule int32) bool {
	for end := range s.ends(s.g.terms[rule], 0, rule).all() {
		if end == len(s.text) {
			return true
		}
		s.miss(end, Expectation{EndOfText, s.g.rules[rule].Name})
	}
	return false
}

func (s *slow) miss(pos int, e Expectation) {
	if pos > s.far {
		s.far = pos
		s.expected = make(map[Expectation]bool)
	}
	if pos == s.far {
		s.expected[e] = true
	}
}

// ends returns all offsets where t, in the definition of a rule, can end when
// it begins at pos.
func (s *slow) ends(t *term, pos int, in int32) (ends offsets) {
	switch t.kind {
	case alternatives:
		for _, sub := range t.subs {
			ends |= s.ends(sub, pos, in)
		}
	case sequence:
		ends = 1 << pos
		for _, sub := range t.subs {
			ends = s.each(sub, ends, in)
		}
	case repetition:
		round := offsets(1) << pos
		for n := 0; round != 0; n++ {
			if n >= t.min {
				before := ends
				ends |= round
				if ends == before || n == t.max {
					break
				}
			}
			round = s.each(t.subs[0], round, in)
		}
	case character:
		return s.take(&t.set, t.text, pos, in)
	case reference:
		if single := s.g.singles[t.rule]; single != nil {
			return s.take(single, s.g.rules[t.rule].Name, pos, in)
		}
		i := int(t.rule)*(len(s.text)+1) + pos
		if !s.isKnown[i] {
			s.known[i], s.isKnown[i] = s.ends(s.g.terms[t.rule], pos, t.rule), true
		}
		return s.known[i]
	}
	return ends
}

func (s *slow) each(t *term, starts offsets, in int32) (ends offsets) {
	for start := range starts.all() {
		ends |= s.ends(t, start, in)
	}
	return ends
}

func (s *slow) take(set *set, terminal string, pos int, in int32) offsets {
	if pos < len(s.text) && set.has(int(s.text[pos])) {
		return 1 << (pos + 1)
	}
	if s.g.wide[in] {
		terminal = s.g.rules[in].Name
	}
	s.miss(pos, Expectation{terminal, s.g.rules[in].Name})
	return 0
}

// derive builds the first derivation of the whole text from a rule. It tries everything in
// the order of the definitions, and calls then with the end of each match until that returns
// true.
func (s *slow) derive(rule int32, pos int, then func(end int) bool) bool {
	i := len(s.tree)
	s.tree = append(s.tree, Node{Rule: rule, Start: int32(pos)})
	ok := s.walk(s.g.terms[rule], pos, func(end int) bool {
		n, length := s.tree[i], len(s.tree)
		s.tree[i].End, s.tree[i].Next = int32(end), int32(length)
		if then(end) {
			return true
		}
		s.tree = s.tree[:length]
		s.tree[i] = n
		return false
	})
	if !ok {
		s.tree = s.tree[:i]
	}
	return ok
}

func (s *slow) walk(t *term, pos int, then func(end int) bool) bool {
	switch t.kind {
	case alternatives:
		return slices.ContainsFunc(t.subs, func(sub *term) bool { return s.walk(sub, pos, then) })
	case sequence:
		return s.walkAll(t.subs, pos, then)
	case repetition:
		return s.rounds(t, 0, pos, then)
	case character:
		return pos < len(s.text) && t.set.has(int(s.text[pos])) && then(pos+1)
	}
	return s.derive(t.rule, pos, then)
}

func (s *slow) walkAll(terms []*term, pos int, then func(end int) bool) bool {
	if len(terms) == 0 {
		return then(pos)
	}
	return s.walk(terms[0], pos, func(end int) bool { return s.walkAll(terms[1:], end, then) })
}

func (s *slow) rounds(t *term, n, pos int, then func(end int) bool) bool {
	if n != t.max {
		again := func(end int) bool {
			return (end > pos || n < t.min || t.max == 1) && s.rounds(t, n+1, end, then)
		}
		if s.walk(t.subs[0], pos, again) {
			return true
		}
	}
	return n >= t.min && then(pos)
}

// compare matches a text by both matchers. Trees are only compared where every round of a
// loop takes a byte; elsewhere they may differ in rules that match the empty text.
func compare(t *testing.T, g *Grammar, production, text string) {
	t.Helper()
	rule := g.find(production)
	m := g.Match(production, text)
	s := newSlow(g, text)
	if want := s.match(rule); m.OK != want {
		t.Fatalf("%s %q: Match is %v, want %v", production, text, m.OK, want)
	}
	careful := newMachine(g)
	careful.reset(text)
	careful.patience = 0
	if ok := careful.run(rule); ok != m.OK {
		t.Fatalf("%s %q: with memory, Match is %v, want %v", production, text, ok, m.OK)
	}
	if at := g.beginning(text, max(s.far, 0)); !m.OK && at < s.far {
		cut := text[:at] + neverTaken
		if got := g.Match(production, cut).Failure; got.At != at || !slices.Equal(got.Expected, m.Failure.Expected) {
			t.Fatalf("%s %q: fails as %+v, and behind its first byte as %+v", production, text, m.Failure, got)
		}
		compare(t, g, production, cut)
		return
	}
	if !m.OK {
		compareFailure(t, s, m.Failure, production)
		compareFailure(t, s, careful.failure(&careful.farthest, rule), production)
		return
	}
	checkTree(t, g, production, text, m.Tree)
	if slices.ContainsFunc(g.states, func(s state) bool { return s.guard }) {
		return
	}
	s.derive(rule, 0, func(end int) bool { return end == len(text) })
	if !slices.Equal(m.Tree, s.tree) {
		t.Fatalf("%s %q: the tree is\n%swant\n%s", production, text, draw(g, text, m.Tree), draw(g, text, s.tree))
	}
	if tree := g.tree(text, careful.log); !slices.Equal(tree, s.tree) {
		t.Fatalf("%s %q: with memory, the tree is\n%swant\n%s", production, text, draw(g, text, tree), draw(g, text, s.tree))
	}
}

func compareFailure(t *testing.T, s *slow, got Failure, production string) {
	t.Helper()
	if got.At != s.far {
		t.Fatalf("%s %q: fails at %d, want %d", production, s.text, got.At, s.far)
	}
	expected := make(map[Expectation]bool)
	for _, e := range got.Expected {
		expected[e] = true
	}
	if len(expected) != len(got.Expected) || !maps.Equal(expected, s.expected) {
		t.Fatalf("%s %q: expected %v, want %v", production, s.text, got.Expected, s.expected)
	}
}

// checkTree checks that the nodes are in order, within each other and within
// the text.
func checkTree(t *testing.T, g *Grammar, production, text string, tree Tree) {
	t.Helper()
	root := tree[0]
	if g.Name(root) != production || root.Start != 0 || int(root.End) != len(text) || int(root.Next) != len(tree) {
		t.Fatalf("%s %q: the root is %+v", production, text, root)
	}
	for i, n := range tree {
		at := n.Start
		for child := range tree.Children(i) {
			c := tree[child]
			if c.Start < at || c.End < c.Start || c.End > n.End || c.Next <= int32(child) || c.Next > n.Next {
				t.Fatalf("%s %q: within %+v there is %+v", production, text, n, c)
			}
			at = c.End
		}
	}
}

// texts calls f with every text of up to n characters of an alphabet.
func texts(alphabet string, n int, f func(string)) {
	f("")
	if n == 0 {
		return
	}
	for i := range len(alphabet) {
		texts(alphabet, n-1, func(rest string) { f(alphabet[i:i+1] + rest) })
	}
}

// TestAllShortTexts compares the matchers on all short texts, for definitions
// that are hard to match.
func TestAllShortTexts(t *testing.T) {
	for _, definition := range []string{
		`*"a" "a"`,
		`*( "a" / "ab" ) [ "b" ] "a"`,
		`*( *"a" "b" )`,
		`*( [ "a" ] *"b" )`,
		`*( *( *"a" ) / "b" ) "a"`,
		`*( ["a"] ["b"] ) "b"`,
		`"a" [ s ] / "b" s "a"`,
		`[ "a" s "b" ]`,
		`"a" / "b" s s`,
		`2*3( "a" / "aa" ) *2"b" "a"`,
		`2*( ["a"] ["b"] )`,
		`1*3( *"a" ) 2"b"`,
		`"aba" / "ab" *"a" / %x61 %x62 "bb"`,
	} {
		g, err := one(definition)
		if err != nil {
			t.Errorf("%s: %v", definition, err)
			continue
		}
		t.Run(definition, func(t *testing.T) {
			texts("ab", 7, func(text string) { compare(t, g, "s", text) })
		})
	}
	g, err := New("test", old)
	if err != nil {
		t.Fatal(err)
	}
	for _, production := range []string{"address", "labels", "quadratic", "nothing", "nested"} {
		t.Run(production, func(t *testing.T) {
			texts("a1.-(", 5, func(text string) { compare(t, g, production, text) })
			texts("a.", 9, func(text string) { compare(t, g, production, text) })
		})
	}
}

// short is the length of the longest texts that are compared, in bytes.
const short = 48

func FuzzMatch(f *testing.F) {
	for _, p := range productions {
		for _, text := range slices.Concat(p.yes, p.no) {
			f.Add(text)
		}
	}
	f.Add("http://u:p@[1:2::1.2.3.4]:80/a//b;c?d#e")
	f.Add("1:2:3:4:5:6:255.255.255.255")
	g := RFC3986()
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > short {
			for _, rule := range g.rules {
				if m := g.Match(rule.Name, text); m.OK {
					checkTree(t, g, rule.Name, text, m.Tree)
				} else if m.Failure.At < 0 || m.Failure.At > len(text) || len(m.Failure.Expected) == 0 {
					t.Fatalf("%s %q: %+v", rule.Name, text, m.Failure)
				}
			}
			return
		}
		for _, production := range []string{"URI-reference", "host", "IPv6address", "path"} {
			compare(t, g, production, text)
		}
	})
}

// verbatim is what may hold digits that count nothing, and large what is left of a large
// count: a digit from 4 on, or two digits.
var (
	verbatim = regexp.MustCompile(`%[xdbXDB][\dA-Fa-f.-]*|"[^"]*"`)
	large    = regexp.MustCompile(`[4-9]|\d{2}`)
)

// FuzzNew reads arbitrary definitions, and matches by those that are right.
func FuzzNew(f *testing.F) {
	for _, rule := range RFC3986().Rules() {
		f.Add(rule.Definition, "a")
	}
	f.Add(`*( *"a" [ s ] "b" )`, "ab")
	f.Add(`0<x> 2*3%x41-5A <"> / DIGIT | "a" ; c`, `AB"`)
	f.Fuzz(func(t *testing.T, definition, text string) {
		counts := verbatim.ReplaceAllString(definition, "")
		if len(definition) > short || len(text) > 6 || large.MatchString(counts) {
			return // a rule that names itself can be matched in more ways than can be tried, with a large count
		}
		g, err := one(definition)
		if err != nil {
			return
		}
		compare(t, g, "s", text)
	})
}
