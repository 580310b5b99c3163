package grammar

import (
	"slices"
	"strings"
	"testing"
)

// work matches a text and returns the steps and the nodes that it took.
func work(t *testing.T, g *Grammar, production, text string, want bool) (steps, nodes int) {
	t.Helper()
	m := newMachine(g)
	m.reset(text)
	if ok := m.run(g.find(production)); ok != want {
		t.Fatalf("%s: %d bytes: %v, want %v", production, len(text), ok, want)
	}
	if want {
		nodes = len(g.tree(text, m.log))
	}
	return m.steps, nodes
}

// linear checks that the work for a text grows no faster than the text.
func linear(t *testing.T, g *Grammar, production string, want bool, text func(n int) string) {
	t.Helper()
	var first float64
	// Steps are counted instead of timed, so two sizes distinguish linear from quadratic.
	long := 10_000
	if testing.Short() {
		long = 3_000
	}
	for _, n := range []int{1_000, long} {
		s := text(n)
		steps, nodes := work(t, g, production, s, want)
		perByte := float64(steps+nodes) / float64(len(s))
		if first == 0 {
			first = perByte
			t.Logf("%s …: %.1f steps and nodes a byte", s[:20], perByte)
		}
		if perByte > 1.1*first+0.1 {
			t.Errorf("%s …, %d: %.2f steps and nodes a byte, %.2f for the shortest", s[:20], n, perByte, first)
		}
	}
}

func TestGrowth(t *testing.T) {
	g := RFC3986()
	parts := []struct{ before, part, after string }{
		{"http://a", "/b", ""},
		{"http://a/", "b", ""},
		{"", "a", "/b:c"},
		{"", "../", ""},
		{"http://", "u", "@h"},
		{"http://", "u:", "@h"},
		{"http://", "1.", "x"},
		{"http://h:", "8", "/"},
		{"http://a?", "/?", ""},
		{"http://a#", "%41", ""},
		{"", "scheme", ":x"},
		{"http://[v1.", "a:", "]/"},
	}
	for _, p := range parts {
		text := func(end string) func(n int) string {
			return func(n int) string { return p.before + strings.Repeat(p.part, n) + p.after + end }
		}
		linear(t, g, "URI-reference", true, text(""))
		linear(t, g, "URI-reference", false, text("^"))
		linear(t, g, "URI-reference", false, text("%"))
	}
	linear(t, g, "path", true, func(n int) string { return strings.Repeat("a:b/", n) })
	linear(t, g, "path", false, func(n int) string { return strings.Repeat("a:b/", n) + "?" })
}

// TestOneMegabyte matches texts of one megabyte.
func TestOneMegabyte(t *testing.T) {
	size := 1 << 20
	if testing.Short() {
		size = 1 << 18
	}
	for _, text := range []string{
		strings.Repeat("/b", size/2),
		strings.Repeat("b", size),
		"http://" + strings.Repeat("b", size),
		"a:" + strings.Repeat("%41", size/3),
	} {
		if !RFC3986().Match("URI-reference", text).OK {
			t.Errorf("%s … does not match", text[:20])
		}
		if m := RFC3986().Match("URI-reference", text+"|"); m.OK || m.Failure.At != len(text) {
			t.Errorf("%s …|: %v, %d", text[:20], m.OK, m.Failure.At)
		}
	}
}

// old has the forms in older specs that are hard to match: lists as right recursion, names whose separators are
// also letters (1993), labels that must end with a letter (RFC 1738), and repeated options.
var old = []Rule{
	{Name: "address", Definition: `host [ ":" xalphas ]`},
	{Name: "host", Definition: `hostname | hostnumber`},
	{Name: "hostname", Definition: `ialpha [ "." hostname ]`},
	{Name: "hostnumber", Definition: `digits "." digits "." digits "." digits`},
	{Name: "ialpha", Definition: `alpha [ xalphas ]`},
	{Name: "xalphas", Definition: `xalpha [ xalphas ]`},
	{Name: "xalpha", Definition: `alpha | digit | "-" | "_" | "@" | "." | "&" | ":" | escape`},
	{Name: "digits", Definition: `digit [ digits ]`},
	{Name: "escape", Definition: `"%" digit digit`},
	{Name: "alpha", Definition: `%x41-5A | %x61-7A`},
	{Name: "digit", Definition: `%x30-39`},
	{Name: "labels", Definition: `*[ label "." ] label`},
	{Name: "label", Definition: `alpha | alpha *[ alpha | digit | "-" ] alpha`},
	{Name: "quadratic", Definition: `*( *alpha "-" / alpha ) "."`},
	{Name: "nothing", Definition: `*( *alpha *digit ) "."`},
	{Name: "nested", Definition: `"(" [ nested ] ")"`},
}

func TestGrowthOfOldForms(t *testing.T) {
	g, err := New("test", old)
	if err != nil {
		t.Fatal(err)
	}
	repeat := func(part, after string) func(n int) string {
		return func(n int) string { return strings.Repeat(part, n) + after }
	}
	linear(t, g, "xalphas", true, repeat("a", ""))
	linear(t, g, "xalphas", false, repeat("a", "!"))
	linear(t, g, "xalphas", false, repeat("%41", "%4"))
	linear(t, g, "address", true, repeat("a.", "a"))
	linear(t, g, "address", false, repeat("a.", "a!"))
	linear(t, g, "address", false, repeat("a:", "a!"))
	linear(t, g, "labels", true, repeat("abc.", "d"))
	linear(t, g, "labels", false, repeat("abc.", "d-"))
	linear(t, g, "labels", true, repeat("a-", "d"))
	linear(t, g, "labels", false, repeat("a-", "!"))
	linear(t, g, "quadratic", false, repeat("a", "!"))
	linear(t, g, "nothing", true, repeat("a1", "."))
	linear(t, g, "nothing", false, repeat("a1", "!"))
	linear(t, g, "nested", true, func(n int) string { return strings.Repeat("(", n) + strings.Repeat(")", n) })
	linear(t, g, "nested", false, repeat("(", ""))
}

// undecided returns the rules with a loop that the next byte doesn't decide,
// in any surroundings in which the production can put them.
func undecided(g *Grammar, production string) []string {
	m := newMachine(g)
	var rules []string
	seen := make(map[position]bool)
	for todo := []position{{g.entry[g.find(production)], 0, 0}}; len(todo) > 0; {
		at := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[at] {
			continue
		}
		seen[at] = true
		switch s := &g.states[at.state]; s.op {
		case opTake:
			todo = append(todo, position{s.next, at.frame, 0})
		case opChoose:
			if s.loop && !disjoint(m, at, &g.states[s.targets[0]].first, &g.states[s.targets[1]].first) {
				rules = append(rules, g.rules[s.in].Name)
			}
			for _, target := range s.targets {
				todo = append(todo, position{target, at.frame, 0})
			}
		case opCall:
			todo = append(todo, position{g.entry[s.rule], m.call(s.next, at.frame), 0})
		case opTail:
			todo = append(todo, position{g.entry[s.rule], at.frame, 0})
		case opReturn:
			if f := m.frames[at.frame]; at.frame != 0 {
				todo = append(todo, position{f.next, f.parent, 0})
			}
		}
	}
	slices.Sort(rules)
	return slices.Compact(rules)
}

// disjoint reports whether no byte, nor the end, is among what both of two states begin with.
func disjoint(m *machine, at position, a, b *set) bool {
	for c := range 256 {
		m.text = string([]byte{byte(c)})
		if m.allows(a, &at) && m.allows(b, &at) {
			return false
		}
	}
	m.text = ""
	return !m.allows(a, &at) || !m.allows(b, &at)
}

// TestLoopsAreDecided checks what makes RFC 3986 linear with a small factor: the next byte
// decides all of its loops, so the matcher never has to backtrack.
func TestLoopsAreDecided(t *testing.T) {
	g := RFC3986()
	for _, rule := range g.Rules() {
		if rules := undecided(g, rule.Name); rules != nil {
			t.Errorf("within %s, the loops of %v are not decided by the next byte", rule.Name, rules)
		}
	}
	loops := make(map[string]bool)
	for _, s := range g.states {
		if s.loop {
			loops[g.rules[s.in].Name] = true
		}
	}
	for _, name := range []string{"path-abempty", "segment", "segment-nz", "query", "fragment", "userinfo", "reg-name", "scheme", "port"} {
		if !loops[name] {
			t.Errorf("%s has no loop", name)
		}
	}

	// The check itself must be able to fail.
	g, err := New("test", old)
	if err != nil {
		t.Fatal(err)
	}
	if got := undecided(g, "labels"); !slices.Equal(got, []string{"label", "labels"}) {
		t.Errorf("undecided loops of labels: %v", got)
	}
}
