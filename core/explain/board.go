package explain

import (
	"uriscope/core/differences"
	"uriscope/core/edition"
	"uriscope/core/editions"
)

// A Row is the result of every edition for one example of a spec.
type Row struct {
	Example edition.Example
	Cells   []Cell // one per edition, the earliest first
}

// A Cell is an edition's result for an example: an answer, lines in the spec's format, or whether its grammar
// derives the example's URI.
type Cell struct {
	Edition *edition.Edition
	Agrees  Verdict

	Answer  *differences.Answer // nil if the example is about the grammar
	Because []differences.Cause // why it differs from the answer of the example's own edition

	// Lines is the edition's result for an example whose Want has such lines, or nil if it can't produce any.
	Lines []string

	Valid bool // whether the grammar derives the example's URI
	// Text is the URI if the grammar doesn't derive it. Problems say why; they are empty if the edition has no
	// production for references.
	Text     string
	Problems []edition.Problem
}

// A Verdict reports whether an edition gives the result that a spec prints.
type Verdict int8

const (
	NotComputed Verdict = iota
	Agrees
	Differs
)

func verdict(agrees bool) Verdict {
	if agrees {
		return Agrees
	}
	return Differs
}

// Board computes every edition's results for the examples of one spec.
func Board(id string) ([]Row, error) {
	own, err := LookUp(id)
	if err != nil {
		return nil, err
	}
	var rows []Row
	for _, example := range own.AllExamples() {
		row := Row{Example: example}
		for _, e := range editions.All {
			row.Cells = append(row.Cells, cell(own, e, example))
		}
		rows = append(rows, row)
	}
	return rows, nil
}

// cell returns the result of edition e for an example of edition own.
func cell(own, e *edition.Edition, example edition.Example) Cell {
	switch example.Kind {
	case edition.KindResolve, edition.KindDots:
		return answerCell(own, e, example)
	case edition.KindParse, edition.KindEquivalent, edition.KindDifferent:
		return grammarCell(e, example)
	case edition.KindPart:
		return partCell(e, example)
	}
	return linesCell(e, example)
}

// dotsBase is the base for an example that is just a path. The path serves as a reference, and a base with only
// a scheme adds nothing to it.
const dotsBase = "x:"

// answerCell resolves an example of edition own by edition e.
func answerCell(own, e *edition.Edition, example edition.Example) Cell {
	base, want := example.Base, example.Want[0]
	if example.Kind == edition.KindDots {
		base, want = dotsBase, dotsBase+want
	}
	q := Request{Base: base, Reference: example.Input, Options: example.Options}
	r := e.Resolve(base, example.Input, example.Options, nil)
	a := differences.Answer{Edition: e, Outcome: r.Outcome, Target: r.Target}
	printed := a.Target
	if a.Outcome == edition.CurrentDocument {
		printed = "(current document)" + printed
	}
	if a.Outcome == edition.Failed {
		printed = edition.Failure
	}
	agrees := (a.Outcome.HasTarget() || a.Outcome == edition.CurrentDocument || a.Outcome == edition.Failed) && printed == want
	c := Cell{Edition: e, Agrees: verdict(agrees), Answer: &a}
	if !agrees {
		c.Because = NewPartings(q, own).because(e, q.Options)
	}
	return c
}

// grammarCell returns whether an edition's grammar derives an example's URI. URIs are equivalent if their
// normal forms are equal, given texts that the grammar derives or the edition covers anyway; other texts are
// compared unchanged.
func grammarCell(e *edition.Edition, example edition.Example) Cell {
	if example.Kind != edition.KindParse && e.Normal != nil && e.Normal.Refuses != nil {
		a, b := e.Normal.Run(example.Input, true, nil, nil), e.Normal.Run(example.Want[0], true, nil, nil)
		return Cell{Edition: e, Valid: true, Agrees: verdict((a == b && a != "") == (example.Kind == edition.KindEquivalent))}
	}
	problems, judged := judge(e, example.Input)
	if !judged && e.Syntax == nil {
		return Cell{Edition: e}
	}
	c := Cell{Edition: e, Valid: judged && len(problems) == 0, Problems: problems}
	if !c.Valid {
		c.Text = example.Input
	}
	switch {
	case example.Kind == edition.KindParse:
		c.Agrees = verdict(c.Valid)
	case e.Normal != nil:
		a, b := example.Input, example.Want[0]
		wrong, _ := judge(e, b)
		if e.Normal.AnyText || c.Valid && len(wrong) == 0 {
			a, b = e.Normal.Run(a, true, example.Options, nil), e.Normal.Run(b, true, example.Options, nil)
		}
		c.Agrees = verdict((a == b) == (example.Kind == edition.KindEquivalent))
	}
	return c
}

// anyBase is the base for an example's relative reference without one.
const anyBase = "http://example.org/"

// judge returns the errors in a text: by the production for whole texts if no text has to match one.
func judge(e *edition.Edition, text string) (problems []edition.Problem, judged bool) {
	if e.Syntax != nil && e.Syntax.For == nil {
		production, _ := e.Usual(text)
		return e.On(anyBase).Validate(production, text).Problems(edition.AsReference), true
	}
	production, problems := e.Check(edition.AsReference, text)
	return problems, production != ""
}
