package wire

import (
	"uriscope/core/differences"
	"uriscope/core/explain"
)

// Answers returns the answers of all editions to a request.
func Answers(q explain.Request) ([]byte, error) {
	answers, err := explain.Answers(q)
	if err != nil {
		return nil, err
	}
	return list(func(w *writer) {
		for _, a := range answers {
			section := ""
			if len(a.Because) > 0 {
				section = a.Because[0].SectionIn(a.Edition)
			}
			w.object(
				"edition", a.Edition.ID,
				outcome(a.Outcome, a.Target),
				"same", a.Same,
				causes(a.Because),
				"section", optional(len(a.Because) > 0, section),
				"tooLong", optional(a.TooLong, true),
			)
		}
	}), nil
}

// Parting returns where the run of a request parts from the run of another edition.
func Parting(q explain.Request, other string) ([]byte, error) {
	p, err := explain.Part(q, other)
	if err != nil {
		return nil, err
	}
	w := &writer{}
	w.value(parting(p))
	return w.b, nil
}

// parting returns where two runs part, null if that is nowhere.
func parting(p *explain.Parting) any {
	if p == nil {
		return nil
	}
	return func(w *writer) { w.object(causes(p.Because), "here", p.Here, "there", p.There) }
}

// Board returns what every edition makes of the examples of one document.
func Board(id string) ([]byte, error) {
	rows, err := explain.Board(id)
	if err != nil {
		return nil, err
	}
	return list(func(w *writer) {
		for _, row := range rows {
			w.object("id", row.Example.ID, "cells", array(func(w *writer) {
				for _, c := range row.Cells {
					writeCell(w, c)
				}
			}))
		}
	}), nil
}

func writeCell(w *writer, c explain.Cell) {
	var came, why, wrong members
	switch {
	case c.Answer != nil:
		came = outcome(c.Answer.Outcome, c.Answer.Target)
	case c.Lines != nil:
		came = members{"lines", c.Lines}
	case c.Text != "" || c.Valid:
		came = members{"valid", c.Valid}
	}
	var agrees any
	if c.Agrees != explain.NotComputed {
		agrees = c.Agrees == explain.Agrees
	}
	if len(c.Because) > 0 {
		why = causes(c.Because)
	}
	if c.Text != "" && !c.Valid {
		wrong = members{"errors", problems(c.Text, c.Problems)}
	}
	w.object("edition", c.Edition.ID, came, "agrees", agrees, why, wrong)
}

// causes returns the first of some causes as a member, null if there is none, and as another the
// others.
//
//go:noinline
func causes(all []differences.Cause) members {
	if len(all) == 0 {
		return members{"because", nil}
	}
	return members{
		"because", func(w *writer) { writeCause(w, all[0]) },
		"also", optional(len(all) > 1, array(func(w *writer) {
			for _, c := range all[1:] {
				writeCause(w, c)
			}
		})),
	}
}

func writeCause(w *writer, c differences.Cause) {
	here, there := c.Here.String(), c.There.String()
	of := ""
	switch {
	case c.Deviation != nil:
		if here, there = "left", "done"; c.Deviates {
			here, there = there, here
		}
		of = c.Of.ID
	case c.Instead != nil:
		of = c.Instead.ID
	}
	w.object("clause", c.Name(), "here", here, "there", there, "of", optional(of != "", of))
}
