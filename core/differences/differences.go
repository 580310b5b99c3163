// Package differences compares the editions: their answers to the same question, and the clause that makes two
// answers differ.
//
// Every edition has its spec's own algorithm. To find out why two answers differ, this package uses the clauses
// in which specs differ. Every edition declares its way in each clause, and [follow] resolves a reference by
// any combination of ways. In the order in which a run meets the clauses, the two editions exchange their ways,
// until the answer of one of them changes: that clause is the cause. Tests check that [follow], with an
// edition's ways, gives the edition's own answer, and that it always finds a cause.
package differences

import (
	"uriscope/core/edition"
	"uriscope/core/editions"
)

// An Answer is how an edition resolves a reference.
type Answer struct {
	Edition *edition.Edition
	Outcome edition.Outcome
	Target  string
}

// Same reports whether two answers are the same: the same URI, or both the current document
// with the same fragment, or both of the same outcome without a target.
func (a Answer) Same(b Answer) bool {
	if a.Outcome.HasTarget() && b.Outcome.HasTarget() {
		return a.Target == b.Target
	}
	return a.Outcome == b.Outcome && (a.Outcome != edition.CurrentDocument || a.Target == b.Target)
}

// Answers returns the answers of all editions, the earliest first.
func Answers(base, reference string, o edition.Options) []Answer {
	answers := make([]Answer, len(editions.All))
	for i, e := range editions.All {
		r := e.Answer(base, reference, o)
		answers[i] = Answer{e, r.Outcome, r.Target}
	}
	return answers
}

// A Cause is the clause by which two editions give different answers, or a deviation of one of
// them.
type Cause struct {
	Clause edition.Clause
	// Here and There are the ways of the two editions in it.
	Here, There edition.Way

	// Of is the edition with the deviation, if a deviation rather than a clause is the cause.
	Of        *edition.Edition
	Deviation *edition.Deviation
	Deviates  bool // whether Of is the one that is here
	// Instead is the edition whose words describe the clause for an edition without clauses, or nil.
	Instead *edition.Edition

	departure *Departure // the departure that found the deviation
}

// Name returns the id of the words for a cause.
func (c *Cause) Name() string {
	if c.Deviation != nil {
		return c.Deviation.Name
	}
	return c.Clause.String()
}

// SectionIn returns the spec and section in which an edition, or the one that deviates, states the cause, or
// "".
func (c *Cause) SectionIn(e *edition.Edition) string {
	if c.Deviation != nil {
		return c.Of.SectionOfLine(c.Deviation.Line)
	}
	return e.SectionOf(c.Clause)
}

// Because returns the clause that makes the answers of two editions differ, each with its options. If there are
// several, it returns the first in the order of a run. It reports false if the answers do
// not differ.
func Because(here, there *edition.Edition, base, reference string, o, other edition.Options) (Cause, bool) {
	return exchange(here.WaysWith(o), there.WaysWith(other), base, reference)
}

// exchange does that for two sets of ways.
func exchange(w, other edition.Ways, base, reference string) (Cause, bool) {
	for c := range w { // if one spec says nothing, the other's way is used
		if w[c] == edition.Unspecified {
			w[c] = other[c]
		} else if other[c] == edition.Unspecified {
			other[c] = w[c]
		}
	}
	answer, otherAnswer := follow(w, base, reference), follow(other, base, reference)
	if answer.Same(otherAnswer) {
		return Cause{}, false // different ways can still give the same answer
	}
	for c := range w {
		if w[c] == other[c] {
			continue
		}
		w[c], other[c] = other[c], w[c]
		if !follow(w, base, reference).Same(answer) || !follow(other, base, reference).Same(otherAnswer) {
			return Cause{Clause: edition.Clause(c), Here: other[c], There: w[c]}, true
		}
	}
	return Cause{}, false
}
