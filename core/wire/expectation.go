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
	return object(
		outcome(a.Outcome, a.Target),
		"edition", a.Edition.ID,
		"met", a.Met,
		"equivalent", a.Equivalent,
		"fault", nullUnless(len(a.Fault) > 0, func(w *writer) { expected.writeProblem(w, &a.Fault[0]) }),
		"differs", expected.span(a.Differs),
		"instead", target.span(a.Instead),
		"by", array(func(w *writer) {
			for i := range a.By {
				writeBy(w, &a.By[i])
			}
		}),
		"changes", array(func(w *writer) {
			for _, c := range a.Changes {
				writeChange(w, &texts, c)
			}
		}),
		"pattern", orNull(a.Pattern),
		"lost", nullUnless(a.Lost != nil, func(w *writer) {
			l := a.Lost
			on, of := newRuler(texts[l.On]), l.On != edition.AsTarget
			w.object("step", l.Step, "line", l.Line, "how", string(l.How),
				"on", nullUnless(of, l.On.String()), "span", nullUnless(of, on.span(l.Span)), "role", orNull(l.Role))
		}),
		"tooLong", optional(a.TooLong, true),
	), nil
}

func writeBy(w *writer, by *expect.By) {
	w.object("edition", by.Edition.ID, "options", func(w *writer) {
		w.open('{')
		for _, option := range by.Edition.Options {
			if by.Options[option.Name] != "" {
				w.key(option.Name)
				w.value(valueOf(option, by.Options))
			}
		}
		w.close('}')
	}, "target", by.Target, "parting", parting(by.Parting))
}

// writeChange writes a change. engine.js adds which ranges of the texts are changed.
func writeChange(w *writer, texts *[3]string, c *expect.Change) {
	w.object(
		"base", optional(c.Texts[0] != texts[0], c.Texts[0]),
		"reference", optional(c.Texts[1] != texts[1], c.Texts[1]),
		"kinds", array(func(w *writer) {
			for _, kind := range c.Kinds {
				w.string(kind.String())
			}
		}),
		"target", c.Target,
	)
}
