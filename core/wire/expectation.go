package wire

import (
	"uriscope/core/edition"
	"uriscope/core/expect"
	"uriscope/core/explain"
	"uriscope/core/listing"
)

// Expectation returns what would give an expected target, which editions give it, and where it is lost.
func Expectation(q expect.Request) ([]byte, error) {
	a, err := expect.Expect(q)
	if err != nil {
		return nil, err
	}
	texts := [...]string{edition.AsBase: q.Base, edition.AsReference: q.Reference, edition.AsTarget: a.Target}
	expected, target := newRuler(q.Expected), newRuler(a.Target)
	var lost any
	if l := a.Lost; l != nil {
		on, of := newRuler(texts[l.On]), l.On != edition.AsTarget
		lost = object("step", l.Step, "line", l.Line, "how", string(l.How),
			"on", nullUnless(of, l.On.String()), "span", nullUnless(of, on.span(l.Span)), "role", orNull(l.Role))
	}
	return marshal(object(
		outcome(a.Outcome, a.Target),
		"edition", a.Edition.ID,
		"met", a.Met, "equivalent", a.Equivalent,
		"fault", expected.first(a.Fault),
		"differs", expected.span(a.Differs), "instead", target.span(a.Instead),
		"explainedBy", orNull(a.First),
		"by", givers(a.By), "equivalents", givers(a.Equivalents),
		"misreading", misread(a.Misread),
		// calls.js adds the changed ranges of the texts.
		"changes", each{len(a.Changes), func(w *writer, i int) {
			c := a.Changes[i]
			w.object(
				"base", optional(c.Texts[0] != q.Base, c.Texts[0]),
				"reference", optional(c.Texts[1] != q.Reference, c.Texts[1]),
				"kinds", each{len(c.Kinds), func(w *writer, i int) { w.string(c.Kinds[i].String()) }},
				"target", c.Target,
			)
		}},
		"pattern", nil, "lost", lost,
		"tooLong", optional(a.TooLong, true),
	)), nil
}

func givers(all []expect.By) any {
	return each{len(all), func(w *writer, i int) {
		by := &all[i]
		own := object(chosen(by.Edition.Options, by.Options, func(*edition.Option) bool { return false }))
		w.object("edition", by.Edition.ID, "options", own, "target", by.Target, "parting", parting(by.Parting))
	}}
}

func misread(m *expect.Misread) any {
	if m == nil {
		return nil
	}
	return object(misreading(m.Misreading), "step", m.Step)
}

func misreading(m *edition.Misreading) members {
	return object("id", m.ID, "beside", m.Beside, "lines", changedLines(m.Lines))
}

// Misreadings returns the known ways to get an edition's algorithm wrong.
func Misreadings(id string) ([]byte, error) {
	e, err := explain.LookUp(id)
	if err != nil {
		return nil, err
	}
	var all []edition.Misreading
	if e.Misreadings != nil {
		all = e.Misreadings.All
	}
	return marshal(each{len(all), func(w *writer, i int) {
		w.value(misreading(&all[i]))
	}}), nil
}

// changedLines returns changes in a request's format.
func changedLines(changes []listing.Change) (lines members) {
	given := func(text string) any { return optional(text != "", text) }
	for _, c := range changes {
		lines = append(lines, c.Line, object("text", given(c.Text), "before", given(c.Before), "after", given(c.After), "omit", optional(c.Omit, true)))
	}
	return lines
}
