package wire

import (
	"slices"
	"sort"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/explain"
	"uriscope/core/trace"
)

// Explanation appends the answer to a request to dst.
func Explanation(dst []byte, q explain.Request) ([]byte, error) {
	x, err := explain.Explain(q)
	if err != nil {
		return nil, err
	}
	by := [...]ruler{edition.AsBase: newRuler(q.Base), edition.AsReference: newRuler(q.Reference), edition.AsTarget: newRuler(x.Result.Text)}
	const fixed, perStep = 4096, 112 // bytes; nearly always enough, so that dst need not grow again
	size := fixed + perStep*len(x.Run.Steps()) + len(q.Base) + len(q.Reference) + len(x.Target)
	groups, total := x.Run.Groups()
	w := &writer{b: slices.Grow(dst, size)}
	w.object(
		outcome(x.Outcome, x.Target),
		"edition", x.Edition.ID,
		"options", func(w *writer) {
			w.open('{')
			for _, option := range options {
				w.key(option.Name)
				w.value(valueOf(option, x.Options))
			}
			w.close('}')
		},
		"base", func(w *writer) { writeText(w, &x.Base, &by[edition.AsBase]) },
		"reference", func(w *writer) { writeText(w, &x.Reference, &by[edition.AsReference]) },
		"result", func(w *writer) {
			if x.Outcome.HasTarget() {
				writeText(w, &x.Result, &by[edition.AsTarget])
			} else {
				w.value(nil)
			}
		},
		"why", func(w *writer) {
			w.object("id", x.Why.ID, "args", pairs(x.Why.Args), "line", x.Edition.Listing.Find(x.Why.Line))
		},
		"problems", array(func(w *writer) {
			for _, p := range x.Problems {
				p.Step = stepOf(groups, p.Step)
				by[p.On].writeProblem(w, &p)
			}
		}),
		"run", func(w *writer) {
			if l := x.Edition.Listing; l.Grouped {
				writeGroups(w, l, groups, total, by[:edition.AsTarget]...)
			} else {
				writeRun(w, l, x.Run, by[:edition.AsTarget]...)
			}
		},
		"findings", array(func(w *writer) {
			for _, f := range x.Findings {
				w.object(
					"id", f.ID.String(),
					"on", f.On.String(),
					"span", by[f.On].span(f.Span),
					"section", f.Section,
					"sure", f.Sure.String(),
					"basis", f.Basis.String(),
					"args", pairs(f.Args),
				)
			}
		}),
	)
	return w.b, nil
}

// stepOf returns the index of the group that a step belongs to, the last one where it is in none.
func stepOf(groups []trace.Group, step int) int {
	return max(0, sort.Search(len(groups), func(i int) bool { return groups[i].First > step })-1)
}

// Detail returns the single steps of one group of a run.
func Detail(q explain.Request, group int) ([]byte, error) {
	d, err := explain.Detailed(q, group)
	if err != nil {
		return nil, err
	}
	r := newReplay(d.Edition.Listing, false, newRuler(q.Base), newRuler(q.Reference))
	// Registers hold what the groups before it left there.
	for i := range d.Before {
		r.of(d.Before[i].Edits)
	}
	return object(
		"edition", d.Edition.ID,
		"group", group,
		"first", d.Group.First,
		"total", d.Group.Steps,
		"steps", func(w *writer) { writeSteps(w, d.Run, r) },
	), nil
}

// outcome returns the members outcome, target and fragment. In the JSON, the current document is a
// "same-document" without a target.
//
//go:noinline
func outcome(of edition.Outcome, target string) members {
	kind := of
	if kind == edition.CurrentDocument {
		kind = edition.SameDocument
	}
	all := members{"outcome", string(kind), "target", nullUnless(of.HasTarget(), target)}
	if of == edition.CurrentDocument && target != "" {
		all = append(all, "fragment", target[len("#"):])
	}
	return all
}

// options are the options of all editions.
var options = editions.Options()

// valueOf returns the value of an option, that of a switch as true or false.
func valueOf(option *edition.Option, o edition.Options) any {
	value := o.Get(option)
	if option.Switch() {
		return value == edition.Yes
	}
	return value
}

// writeText writes a text, with its offsets by its ruler.
func writeText(w *writer, t *explain.Text, by *ruler) {
	w.object(
		"text", t.Text,
		"production", orNull(t.Production),
		"parts", by.parts(t.Parts),
		"groups", array(func(w *writer) {
			for _, g := range t.Groups {
				w.span(by.span(g))
			}
		}),
		"errors", by.problems(t.Problems),
		"mismatch", optional(t.Mismatch != nil, func(w *writer) {
			p := t.Mismatch.Problems(edition.AsReference)[0]
			by.writeProblem(w, &p)
		}),
	)
}

// parts returns what writes parts of the text.
//
//go:noinline
func (r *ruler) parts(all []edition.Part) array {
	return func(w *writer) {
		for _, p := range all {
			level := 1
			if p.Inner {
				level = 2
			}
			w.object("name", p.Name, "role", string(p.Role), "level", level, "span", r.span(p.Span), "kind", optional(p.Kind != "", p.Kind))
		}
	}
}
