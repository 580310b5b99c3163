package compare_test

import (
	"flag"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"uriscope.example/core/uri"
	"uriscope/core/compare"
	"uriscope/core/edition"
	"uriscope/core/edition/rfc3986"
	"uriscope/core/editions"
)

// This file tests properties on many random texts, in every edition. A flag sets their number:
//
//	go test ./core/compare -run Many -v -timeout 0 -many 10000000
//
// With -v, each test prints what it has tried, and what it has skipped and why.

var many = flag.Int("many", 2_000, "how many texts, or pairs of texts, to try in every edition: so many that match its grammar")

// tries is the number of texts to try in this run, an eighth for a quick run.
func tries() int {
	if testing.Short() {
		return *many / 8
	}
	return *many
}

// eachEdition runs a check in every edition on random cases, until as many as the flag says have matched its
// grammar, and prints the counts by name.
func eachEdition(t *testing.T, check func(t *testing.T, e *edition.Edition, r random) (counted string)) {
	for i, e := range editions.All {
		if e.Normal == nil || e.Normal.Refuses != nil {
			continue // the document doesn't speak of it, or without a grammar: see parsed_test.go
		}
		t.Run(e.ID, func(t *testing.T) {
			t.Parallel()
			r := random{rand.New(rand.NewPCG(3986, uint64(i)))}
			counts := map[string]int{}
			for n := 0; n < tries()+counts[leftOut]; n++ {
				if counts[check(t, e, r)]++; t.Failed() {
					t.FailNow()
				}
			}
			for _, name := range slices.Sorted(maps.Keys(counts)) {
				t.Logf("%s: %d %s", e.ID, counts[name], name)
			}
			if counts[holds]*2 < tries() {
				t.Errorf("only of %d cases of %d it can be said that it holds", counts[holds], tries())
			}
		})
	}
}

// The names for ordinary cases, and for cases that don't count.
const (
	holds   = "hold"
	leftOut = "more do not match the grammar"
)

// matches reports whether a text matches an edition's grammar. If the spec has no production for a use, RFC
// 3986's serves.
func matches(e *edition.Edition, use edition.Use, text string) bool {
	production, length := e.ProductionFor(use, text)
	if production == "" {
		e, production, length = &rfc3986.Edition, "URI-reference", len(text)
	}
	return e.Validate(production, text[:length]) == nil
}

// A normal form is its own normal form, matches the grammar, and means the same as the text: see meaning. In
// the edition that core/uri implements, the fast code gives the same one.
func TestManyNormal(t *testing.T) {
	eachEdition(t, func(t *testing.T, e *edition.Edition, r random) string {
		text := r.reference()
		if !matches(e, edition.AsReference, text) {
			return leftOut
		}
		for _, byScheme := range []bool{false, true} {
			form := e.Normal.Run(text, byScheme, nil, nil)
			if again := e.Normal.Run(form, byScheme, nil, nil); again != form {
				t.Errorf("%q becomes %q, and that %q", text, form, again)
			}
			if form != text && !matches(e, edition.AsReference, form) {
				t.Errorf("%q becomes %q, which does not match the grammar", text, form)
			}
			if was, is := meaning(e, text, byScheme), meaning(e, form, byScheme); was != is {
				t.Errorf("%q, which means %s, becomes %q, which means %s", text, was, form, is)
			}
			if e != &rfc3986.Edition {
				continue
			}
			n := uri.Normalizer{Steps: uri.Syntax}
			if byScheme {
				n.Steps = uri.All
			}
			if fast := n.Normalize(uri.Split(text)).String(); fast != form {
				t.Errorf("%q becomes %q, by the fast way %q", text, form, fast)
			}
		}
		return holds
	})
}

// Normalizing and then resolving gives the same as resolving and then normalizing, with three exceptions, each
// of which is in the specs.
func TestManyNormalResolve(t *testing.T) {
	eachEdition(t, func(t *testing.T, e *edition.Edition, r random) string {
		base, reference := r.uri(), r.reference()
		if !matches(e, edition.AsBase, base) || !matches(e, edition.AsReference, reference) {
			return leftOut
		}
		normal := func(text string) string { return e.Normal.Run(text, true, nil, nil) }
		literal := e.Resolve(base, reference, nil, nil)
		result := e.Resolve(normal(base), normal(reference), nil, nil)
		switch {
		case result.Outcome.HasTarget() == literal.Outcome.HasTarget() && normal(result.Target) == normal(literal.Target):
			return holds
		case rereads(e, literal):
			return "another one: the literal target is read as other components"
		case removes(e, base) && endsInDots(e, base):
			return "another one: merging takes away the dot segment that ends the base, like any other"
		case removes(e, base) && hasEncodedDots(e, base), removes(e, reference) && hasEncodedDots(e, reference):
			return "another one: %2E%2E, which resolving takes for a name"
		}
		t.Errorf("base %q, reference %q: resolved %q, and normalized %q;\nnormalized %q and %q, and resolved %q", base, reference,
			literal.Target, normal(literal.Target), normal(base), normal(reference), result.Target)
		return ""
	})
}

// The reference that is found leads back to the target. If none is found, the target has dot segments, which
// resolving removes, or can't be composed.
func TestManyRelativize(t *testing.T) {
	eachEdition(t, func(t *testing.T, e *edition.Edition, r random) string {
		base := r.uri()
		target := r.target(base)
		if !matches(e, edition.AsBase, base) || !matches(e, edition.AsReference, target) {
			return leftOut
		}
		a := relativize(t, compare.RelativeRequest{Base: base, Target: target, Edition: e.ID})
		// The library resolves to targets that keep "/." before "//", unlike the spec.
		if e == &rfc3986.Edition && !strings.Contains(target, ":/.//") {
			if fast, err := uri.Relativize(base, target); fast != a.Reference || (err == nil) != a.Found {
				t.Errorf("base %q, target %q: the reference is %q (%v), by the fast way %q (error %v)", base, target, a.Reference, a.Found, fast, err)
			}
		}
		if !a.Found {
			if !hasDots(e, target) {
				t.Errorf("base %q, target %q: there is no reference, because of %s", base, target, a.Why)
			}
			return "no reference: " + string(a.Why)
		}
		result := e.Resolve(base, a.Reference, nil, nil)
		if !result.Outcome.HasTarget() || result.Target != target || rereads(e, result) {
			t.Errorf("base %q, target %q: the reference %q leads to %s %q", base, target, a.Reference, result.Outcome, result.Target)
		}
		if len(a.Reference) > len(target) {
			t.Errorf("base %q, target %q: the reference %q is longer", base, target, a.Reference)
		}
		return holds
	})
}
