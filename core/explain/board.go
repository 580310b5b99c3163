package explain

import (
	"uriscope/core/differences"
	"uriscope/core/edition"
	"uriscope/core/editions"
)

// A Row is what every edition makes of one example of a document.
type Row struct {
	Example edition.Example
	Cells   []Cell // one for each edition, the earliest first
}

// A Cell is what an edition makes of an example: an answer, lines as the document prints them,
// or whether its grammar derives the URI of the example.
type Cell struct {
	Edition *edition.Edition
	Agrees  Verdict

	Answer  *differences.Answer // nil where the example is about the grammar
	Because []differences.Cause // why it is not the answer of the edition that prints the example

	// Lines is what the edition makes of an example whose Want has lines of that kind; nil where
	// it has nothing that could make them.
	Lines []string

	Valid bool // whether the grammar derives the URI of the example
	// Text is the URI if the grammar does not derive it. Problems say why not; there are none if
	// the edition has no production for a reference.
	Text     string
	Problems []edition.Problem
}

// A Verdict says whether an edition gives what a document prints.
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

// Board computes what every edition makes of the examples of one document.
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

// cell returns what the edition e makes of an example of the edition own.
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

// dotsBase is the base for an example that is only a path. A path is a reference, too, and a
// base that consists of a scheme adds nothing to it.
const dotsBase = "x:"

// answerCell returns how the edition e resolves an example of the edition own.
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

// grammarCell returns whether an edition's grammar derives the URI of an example. Whether URIs
// are equivalent is a question of their normal forms, for texts that the edition's grammar derives
// or that it speaks of all the same; others are only compared as they are.
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

// anyBase is a base for a relative reference that an example has without one.
const anyBase = "http://example.org/"

// judge returns what is wrong with a text: by the production for whole texts where no text has to match one.
func judge(e *edition.Edition, text string) (problems []edition.Problem, judged bool) {
	if e.Syntax != nil && e.Syntax.For == nil {
		production, _ := e.Usual(text)
		return e.On(anyBase).Validate(production, text).Problems(edition.AsReference), true
	}
	production, problems := e.Check(edition.AsReference, text)
	return problems, production != ""
}
