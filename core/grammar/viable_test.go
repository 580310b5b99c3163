package grammar

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"uriscope/core/internal/octets"
)

// Viable reports whether a text that a production derives begins with prefix, and whether
// prefix is such a text itself. It asks the slow matcher: wherever a rule could have taken
// another byte at the end of the prefix, there is such a text, as every rule derives some.
func Viable(g *Grammar, production, prefix string) (viable, whole bool) {
	s := newSlow(g, prefix)
	whole = s.match(g.find(production))
	return whole || s.far == len(prefix), whole
}

// Twin returns what is allowed at an offset of a text: every byte that continues a text which the production
// derives, and [atEnd].
func Twin(g *Grammar, production, text string, at int) (can Bytes) {
	kind := kinds(g, production)
	known := make(map[string]bool)
	for b := range 256 {
		viable, ok := known[kind[b]]
		if !ok {
			viable, _ = Viable(g, production, text[:at]+string([]byte{byte(b)}))
			known[kind[b]] = viable
		}
		if viable {
			(*set)(&can).addRange(b, b)
		}
	}
	if _, whole := Viable(g, production, text[:at]); whole {
		(*set)(&can).addRange(atEnd, atEnd)
	}
	return can
}

// Bytes are bytes and [atEnd].
type Bytes set

func (b Bytes) String() string {
	var text strings.Builder
	for c := range 256 {
		if (*set)(&b).has(c) {
			text.WriteString(strings.Trim(strconv.QuoteRune(rune(c)), "'"))
		}
	}
	if (*set)(&b).has(atEnd) {
		text.WriteString(" and the end")
	}
	return text.String()
}

// Without returns the bytes that aren't in others.
func (b Bytes) Without(others Bytes) Bytes {
	for i := range b {
		b[i] &^= others[i]
	}
	return b
}

// kinds names, for each byte, the sets that a production can take it from: bytes that are so
// named alike are alike to the production.
func kinds(g *Grammar, production string) *[256]string {
	key := kindsKey{g, production}
	if kind, ok := kindsOf[key]; ok {
		return kind
	}
	kind := new([256]string)
	kindsOf[key] = kind
	number := 0
	seen := make(map[*term]bool)
	var walk func(*term)
	walk = func(t *term) {
		if seen[t] {
			return
		}
		seen[t] = true
		if bytes := g.oneByte(t); bytes != nil {
			number++
			for b := range 256 {
				if bytes.has(b) {
					kind[b] += fmt.Sprint(" ", number)
				}
			}
		} else if t.kind == reference {
			walk(g.terms[t.rule])
		}
		for _, sub := range t.subs {
			walk(sub)
		}
	}
	walk(g.terms[g.find(production)])
	return kind
}

type kindsKey struct {
	g          *Grammar
	production string
}

var kindsOf = make(map[kindsKey]*[256]string)

// Expand returns the bytes that a terminal, as an expectation names it, begins with.
func Expand(g *Grammar, terminal string) (can Bytes) {
	s := (*set)(&can)
	switch {
	case terminal == EndOfText:
		s.addRange(atEnd, atEnd)
	case strings.HasPrefix(terminal, `%s"`):
		b := int(terminal[len(`%s"`)])
		s.addRange(b, b)
	case terminal == `<">`:
		s.addRange('"', '"')
	case terminal[0] == '"':
		b := int(terminal[1])
		s.addRange(b, b)
		if octets.IsLetter(byte(b)) {
			s.addRange(b^0x20, b^0x20)
		}
	case terminal[0] == '%':
		lo, hi, isRange := strings.Cut(terminal[len("%x"):], "-")
		if !isRange {
			hi = lo
		}
		from, _ := strconv.ParseUint(lo, 16, 8)
		to, _ := strconv.ParseUint(hi, 16, 8)
		s.addRange(int(from), int(to))
	default:
		s.add(&g.states[g.entry[g.find(terminal)]].first, &set{})
	}
	return can
}

// ExpandAll returns the bytes that any of the terminals begins with.
func ExpandAll(g *Grammar, terminals []string) (can Bytes) {
	for _, terminal := range terminals {
		for i, b := range Expand(g, terminal) {
			can[i] |= b
		}
	}
	return can
}

// Spoil calls f with texts that a rule derives, changed in a place or two. They are the same
// on every run.
func Spoil(g *Grammar, production string, count int, f func(text string)) {
	random := rand.New(rand.NewPCG(5, 25))
	for range count {
		w := writer{g: g, random: random}
		w.write(g.terms[g.find(production)], 0)
		if len(w.text) <= 24 {
			f(mutate(random, string(w.text)))
		}
	}
}

// HardTexts are texts at whose errors something was once expected that isn't allowed there.
var HardTexts = []string{
	"", ":", "1http://x", "_:x", "a_b:c", "http", "http:", "http:/", "http://", "http://#", "http://a#", "http://a:#", "http://a:80#", "http://u@#", "http://u@a:80#",
	"http://[fe80::1]#", "http://[fe80::1]:80#", "http://[::1]x", "http://[::1", "http://[", "http://[v", "http://[v1", "http://[v1.", "//[::1.2.3.256]",
	"//[::256", "//[::25", "//[::1.256.", "//[::1.299", "//[::1.2.3.4.", "//[1:2:3:4:5:6:7:8:", "//[1::2::", "//[12345", "//[:x", "//1.2.3.256",
	"http://a:8x/", "http://a:8x@/", "http://a b/", "http://a b@c/", "//a@b@c", "a:b#c#d", "a%", "a%4", "a%4g", "%zz", "//%z", "//a:%z@", "a?%", "?[", "#[", "é", "a:/é", "//a/é",
}

// TestExpectedIsWhatCanStand compares what each rule of each grammar expects at an error with the twin:
// everything expected is allowed there, and everything allowed is expected.
func TestExpectedIsWhatCanStand(t *testing.T) {
	for _, g := range everyGrammar() {
		checked := 0
		for i, rule := range g.rules {
			check := func(text string) {
				m := g.Match(rule.Name, text)
				if m.OK {
					return
				}
				checked++
				if can, want := ExpandAll(g, m.Failure.Terminals()), Twin(g, rule.Name, text, m.Failure.At); can != want {
					t.Errorf("%s: %s %q at %d: expected %q, can stand there %q", g.document, rule.Name, text, m.Failure.At, can, want)
				}
			}
			Spoil(g, rule.Name, 6, check)
			if i == 0 { // the rule of whole texts
				for _, text := range HardTexts {
					check(text)
				}
			}
		}
		if checked < 100 {
			t.Errorf("%s: only %d errors", g.document, checked)
		}
		t.Logf("%s: %d errors", g.document, checked)
	}
}
