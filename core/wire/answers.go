package wire

import (
	"uriscope/core/differences"
	"uriscope/core/edition"
	"uriscope/core/explain"
)

// Answers returns the answers of all editions to a request.
func Answers(q explain.Request) ([]byte, error) {
	answers, err := explain.Answers(q)
	if err != nil {
		return nil, err
	}
	return marshal(each{len(answers), func(w *writer, i int) {
		a := &answers[i]
		var section any = omitted{}
		if len(a.Because) > 0 {
			section = a.Because[0].SectionIn(a.Edition)
		}
		w.object(
			"edition", a.Edition.ID,
			outcome(a.Outcome, a.Target),
			"same", a.Same,
			causes(a.Because),
			"section", section, "tooLong", optional(a.TooLong, true),
		)
	}}), nil
}

// outcome returns the members outcome, target, and fragment. In the JSON, the current document is a
// "same-document" without a target.
func outcome(of edition.Outcome, target string) members {
	kind := of
	if kind == edition.CurrentDocument {
		kind = edition.SameDocument
	}
	all := object("outcome", string(kind), "target", nullUnless(of.HasTarget(), target))
	if of == edition.CurrentDocument && target != "" {
		all = append(all, "fragment", target[len("#"):])
	}
	return all
}

// Targets returns an edition's targets for pairs of a base and a reference; null for none.
func Targets(id string, o edition.Options, pairs [][2]string) ([]byte, error) {
	all, err := explain.Targets(id, o, pairs)
	if err != nil {
		return nil, err
	}
	return marshal(each{len(all), func(w *writer, i int) {
		if all[i] == nil {
			w.value(nil)
		} else {
			w.string(*all[i])
		}
	}}), nil
}

// Parting returns where a request's run diverges from another edition's.
func Parting(q explain.Request, other string) ([]byte, error) {
	p, err := explain.Part(q, other)
	if err != nil {
		return nil, err
	}
	return marshal(parting(p)), nil
}

// parting returns where two runs diverge, or null.
func parting(p *explain.Parting) any {
	if p == nil {
		return nil
	}
	return object(causes(p.Because), "here", p.Here, "there", p.There)
}

// Board returns every edition's results for the examples of one spec.
func Board(id string) ([]byte, error) {
	rows, err := explain.Board(id)
	if err != nil {
		return nil, err
	}
	return marshal(each{len(rows), func(w *writer, i int) {
		row := &rows[i]
		w.object("id", row.Example.ID, "cells", each{len(row.Cells), func(w *writer, i int) { cell(w, &row.Cells[i]) }})
	}}), nil
}

func cell(w *writer, c *explain.Cell) {
	var came, why, wrong members
	switch {
	case c.Answer != nil:
		came = outcome(c.Answer.Outcome, c.Answer.Target)
	case c.Lines != nil:
		came = object("lines", c.Lines)
	case c.Text != "" || c.Valid:
		came = object("valid", c.Valid)
	}
	if len(c.Because) > 0 {
		why = causes(c.Because)
	}
	if c.Text != "" && !c.Valid {
		wrong = object("errors", problems(c.Text, c.Problems))
	}
	agrees := nullUnless(c.Agrees != explain.NotComputed, c.Agrees == explain.Agrees)
	w.object("edition", c.Edition.ID, came, "agrees", agrees, why, wrong)
}

// causes returns the first cause as a member, or null if there is none, and the others as a second member.
func causes(all []differences.Cause) members {
	if len(all) == 0 {
		return object("because", nil)
	}
	return object("because", func(w *writer) { cause(w, &all[0]) }, "also", optional(len(all) > 1, each{len(all) - 1, func(w *writer, i int) { cause(w, &all[i+1]) }}))
}

func cause(w *writer, c *differences.Cause) {
	here, there, of, line := c.Here.String(), c.There.String(), "", -1
	switch {
	case c.Deviation != nil:
		if here, there = "left", "done"; c.Deviates {
			here, there = there, here
		}
		of, line = c.Of.ID, c.Of.Listing.Find(c.Deviation.Line)
	case c.Instead != nil:
		of = c.Instead.ID
	}
	w.object("clause", c.Name(), "here", here, "there", there, "of", optional(of != "", of), "line", optional(line >= 0, line))
}
