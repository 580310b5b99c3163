package wire

import (
	"uriscope/core/edition"
	"uriscope/core/expect"
)

// Expectation returns what would give a target that was expected, who gives it, and where it is lost.
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
		"by", each{len(a.By), func(w *writer, i int) {
			by := &a.By[i]
			own := object(chosen(by.Edition.Options, by.Options, func(*edition.Option) bool { return false }))
			w.object("edition", by.Edition.ID, "options", own, "target", by.Target, "parting", parting(by.Parting))
		}},
		// engine.js adds which ranges of the texts are changed.
		"changes", each{len(a.Changes), func(w *writer, i int) {
			c := a.Changes[i]
			w.object(
				"base", optional(c.Texts[0] != q.Base, c.Texts[0]),
				"reference", optional(c.Texts[1] != q.Reference, c.Texts[1]),
				"kinds", each{len(c.Kinds), func(w *writer, i int) { w.string(c.Kinds[i].String()) }},
				"target", c.Target,
			)
		}},
		"pattern", orNull(a.Pattern), "lost", lost,
		"tooLong", optional(a.TooLong, true),
	)), nil
}
