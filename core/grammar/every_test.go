package grammar

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// A writer derives random texts from the definitions.
type writer struct {
	g      *Grammar
	random *rand.Rand
	text   []byte
}

// write adds a text of t. It takes every way through the definitions, but shorter ones the longer the text is.
func (w *writer) write(t *term, depth int) {
	long := depth > 40 || len(w.text) > 12
	switch t.kind {
	case alternatives:
		i := w.random.IntN(len(t.subs))
		if long {
			i = min(i, w.random.IntN(len(t.subs)))
		}
		w.write(t.subs[i], depth+1)
	case sequence:
		for _, sub := range t.subs {
			w.write(sub, depth+1)
		}
	case repetition:
		more := 0
		if !long {
			more = w.random.IntN(4)
		}
		if t.max != unbounded {
			more = min(more, t.max-t.min)
		}
		for range t.min + more {
			w.write(t.subs[0], depth+1)
		}
	case reference:
		w.write(w.g.terms[t.rule], depth+1)
	case character:
		var bytes []byte
		for c := range 256 {
			if t.set.has(c) {
				bytes = append(bytes, byte(c))
			}
		}
		w.text = append(w.text, bytes[w.random.IntN(len(bytes))])
	}
}

// mutate changes a text in one or two places.
func mutate(random *rand.Rand, text string) string {
	b := []byte(text)
	for range 1 + random.IntN(2) {
		at := random.IntN(len(b) + 1)
		c := "/:?#@.+%;=*aZ0-\"[ \x00\xe9"[random.IntN(19)]
		switch {
		case random.IntN(2) == 0 || at == len(b):
			b = slices.Insert(b, at, c)
		case random.IntN(2) == 0:
			b[at] = c
		default:
			b = slices.Delete(b, at, at+1)
		}
	}
	return string(b)
}

// TestEveryGrammar compares the matcher with the slow one, for every rule of every
// edition, on texts that the definitions derive and on others that differ a little from
// these.
func TestEveryGrammar(t *testing.T) {
	if len(documents) == 0 {
		t.Fatal("no editions")
	}
	each := 60
	if testing.Short() {
		each = 15
	}
	for _, g := range everyGrammar() {
		random := rand.New(rand.NewPCG(1993, 1738))
		matched := 0
		failed := 0
		for rule := range g.rules {
			name := g.rules[rule].Name
			for range each {
				w := writer{g: g, random: random}
				w.write(g.terms[rule], 0)
				if len(w.text) > 30 {
					continue
				}
				text := string(w.text)
				if !g.Match(name, text).OK {
					t.Fatalf("%s: %s does not match %q, which it derives", g.document, name, text)
				}
				compare(t, g, name, text)
				matched++
				wrong := mutate(random, text)
				compare(t, g, name, wrong)
				if !g.Match(name, wrong).OK {
					failed++
				}
			}
		}
		t.Logf("%s: %d texts that match, %d that do not", g.document, matched, failed)
		if matched < each*len(g.rules)/3 || failed < each*len(g.rules)/8 {
			t.Errorf("%s: too few texts", g.document)
		}
	}
}
