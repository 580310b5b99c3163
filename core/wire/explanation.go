package wire

import (
	"slices"
	"sort"

	"uriscope/core/account"
	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/explain"
	"uriscope/core/trace"
)

// Explanation appends the answer to a request to dst, without the parts that [Account] returns.
func Explanation(dst []byte, q explain.Request) ([]byte, error) {
	return explanation(dst, q, nil)
}

// explanation also includes an account, unless it is nil.
func explanation(dst []byte, q explain.Request, a *account.Account) ([]byte, error) {
	x, err := explain.Explain(q)
	if err != nil {
		return nil, err
	}
	by := rulers(q, x.Result.Text)
	var pieces, reasons, rows any = omitted{}, omitted{}, omitted{}
	if a != nil {
		pieces, reasons, rows = fates(a, by), clauses(a, by), story(a)
	}
	const fixed, perStep = 4096, 112 // bytes; nearly always enough for dst not to grow again
	size := fixed + perStep*len(x.Run.Steps()) + len(q.Base) + len(q.Reference) + len(x.Target)
	groups, _ := x.Run.Groups()
	w := &writer{b: slices.Grow(dst, size)}
	w.object(
		outcome(x.Outcome, x.Target),
		"edition", x.Edition.ID,
		"listing", optional(x.Changed, func(w *writer) { w.value(listed(x.Edition.Listing)) }),
		"options", object(chosen(options, x.Options, func(*edition.Option) bool { return true })),
		"base", func(w *writer) { by[edition.AsBase].split(w, &x.Base) },
		"reference", func(w *writer) { by[edition.AsReference].split(w, &x.Reference) },
		"result", nullUnless(x.Outcome.HasTarget(), func(w *writer) { by[edition.AsTarget].split(w, &x.Result) }),
		"why", object("id", x.Why.ID, "args", named(x.Why.Args), "line", x.Edition.Listing.Find(x.Why.Line), "clauses", reasons),
		"problems", each{len(x.Problems), func(w *writer, i int) {
			p := x.Problems[i]
			p.Step = stepOf(groups, p.Step)
			by[p.On].problem(w, &p)
		}},
		"run", run(x.Edition.Listing, x.Run, by[:edition.AsTarget]...),
		"account", pieces, "story", rows,
		"findings", each{len(x.Findings), func(w *writer, i int) {
			f := &x.Findings[i]
			w.object(
				"id", f.ID.String(), "on", f.On.String(), "span", by[f.On].span(f.Span),
				"section", f.Section, "sure", f.Sure.String(), "basis", f.Basis.String(),
				"args", named(f.Args),
			)
		}},
	)
	return w.b, nil
}

// stepOf returns the index of the group that a step belongs to, or of the last one.
func stepOf(groups []trace.Group, step int) int {
	return max(0, sort.Search(len(groups), func(i int) bool { return groups[i].First > step })-1)
}

// stepIn returns the position of a run's step, in groups if there are any.
func stepIn(groups []trace.Group, step int) int {
	if groups == nil {
		return step
	}
	return stepOf(groups, step)
}

// split writes a text with its components and the verdict of its production.
func (r *ruler) split(w *writer, t *explain.Text) {
	w.object(
		"text", t.Text, "production", orNull(t.Production),
		"parts", r.parts(t.Parts),
		"groups", r.spans(t.Groups),
		"errors", r.problems(t.Problems),
		"mismatch", optional(t.Mismatch != nil, r.first(t.Mismatch.Problems(edition.AsReference))),
	)
}

func (r *ruler) parts(all []edition.Part) each {
	return each{len(all), func(w *writer, i int) {
		p, level := &all[i], 1
		if p.Inner {
			level = 2
		}
		w.object("name", p.Name, "role", string(p.Role), "level", level, "span", r.span(p.Span), "kind", optional(p.Kind != "", p.Kind))
	}}
}

// Detail returns the individual steps of one group of a run.
func Detail(q explain.Request, group int) ([]byte, error) {
	d, err := explain.Detailed(q, group)
	if err != nil {
		return nil, err
	}
	r := newReplay(d.Edition.Listing, false, []ruler{newRuler(q.Base), newRuler(q.Reference)})
	// Registers contain what the previous groups left there.
	for i := range d.Before {
		for _, e := range d.Before[i].Edits {
			r.apply(e)
		}
	}
	return marshal(object(
		"edition", d.Edition.ID, "group", group,
		"first", d.Group.First, "total", d.Group.Steps,
		"steps", r.steps(d.Run),
	)), nil
}

// rulers returns the rulers of a request's texts and target.
func rulers(q explain.Request, target string) []ruler {
	return []ruler{edition.AsBase: newRuler(q.Base), edition.AsReference: newRuler(q.Reference), edition.AsTarget: newRuler(target)}
}

// Baked returns everything that a page needs to draw a case without the engine: the explanation, the answers of
// all editions, and the editions. Only the request's edition has all its members; the others have what the list
// of years shows.
func Baked(q explain.Request) ([]byte, error) {
	e, err := explain.LookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	a, err := explain.Account(q)
	if err != nil {
		return nil, err
	}
	explanation, err := explanation(nil, q, &a)
	if err != nil {
		return nil, err
	}
	answers, err := Answers(q)
	if err != nil {
		return nil, err
	}
	return marshal(object(
		"explanation", rawJSON(explanation),
		"answers", rawJSON(answers),
		"editions", each{len(editions.All), func(w *writer, i int) { editionOf(w, editions.All[i], editions.All[i] == e) }},
	)), nil
}
