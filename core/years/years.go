// Package years sets the editions beside each other: what each answers to the same
// question, and which clause makes two answers differ.
//
// Every edition runs by itself, as its document is written. To find why two answers
// differ, the package uses the clauses in which documents differ: every edition says
// which way it goes in each, and [follow] resolves a reference by any combination of
// ways. The clause that makes the difference is found by trying: in the order in which a
// run meets the clauses, the two editions exchange their ways until the answer of one
// changes. Tests make sure that [follow] with the ways of an edition gives the edition's
// own answer; so whenever two answers differ, a clause is found.
package years

import (
	"uriscope/core/edition"
	"uriscope/core/editions"
)

// An Answer is what an edition makes of a base and a reference.
type Answer struct {
	Edition *edition.Edition
	Outcome edition.Outcome
	Target  string
}

// Same reports whether two answers are the same to whoever asked: the same URI, or
// both the current document with the same fragment, or both none.
func (a Answer) Same(b Answer) bool {
	if a.Outcome.HasTarget() && b.Outcome.HasTarget() {
		return a.Target == b.Target
	}
	return a.Outcome == b.Outcome && (a.Outcome != edition.CurrentDocument || a.Target == b.Target)
}

// Answers asks every edition, the earliest first.
func Answers(base, reference string, o edition.Options) []Answer {
	answers := make([]Answer, len(editions.All))
	for i, e := range editions.All {
		r := e.Resolve(base, reference, o, nil)
		answers[i] = Answer{e, r.Outcome, r.Target}
	}
	return answers
}

// A Cause is the clause by which two editions give different answers.
type Cause struct {
	Clause edition.Clause
	// Here and There are the ways of the two editions in it.
	Here, There edition.Way
}

// Because returns the clause that makes the answers of two editions differ: the first
// in the order of a run that does. It reports false where they do not differ.
func Because(here, there *edition.Edition, base, reference string, o edition.Options) (Cause, bool) {
	w, other := here.WaysWith(o), there.WaysWith(o)
	for c := range w { // what one does not speak of is left to the other
		if w[c] == edition.Unspecified {
			w[c] = other[c]
		} else if other[c] == edition.Unspecified {
			other[c] = w[c]
		}
	}
	answer, otherAnswer := follow(w, base, reference), follow(other, base, reference)
	if answer.Same(otherAnswer) {
		return Cause{}, false // clauses may differ and make up for each other
	}
	for c := range w {
		if w[c] == other[c] {
			continue
		}
		w[c], other[c] = other[c], w[c]
		if !follow(w, base, reference).Same(answer) || !follow(other, base, reference).Same(otherAnswer) {
			return Cause{edition.Clause(c), other[c], w[c]}, true
		}
	}
	return Cause{}, false
}
