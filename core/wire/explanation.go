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

// Explanation appends the answer to a request to dst, without what [Account] says.
func Explanation(dst []byte, q explain.Request) ([]byte, error) {
	return explanation(dst, q, nil)
}

// explanation also has what an account says, if there is one.
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
	const fixed, perStep = 4096, 112 // bytes; nearly always enough, so that dst need not grow again
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

// stepOf returns the index of the group that a step belongs to, the last one where it is in none.
func stepOf(groups []trace.Group, step int) int {
	return max(0, sort.Search(len(groups), func(i int) bool { return groups[i].First > step })-1)
}

// stepIn returns the position of a step of a run, in groups if there are any.
func stepIn(groups []trace.Group, step int) int {
	if groups == nil {
		return step
	}
	return stepOf(groups, step)
}

// split writes the text, split and held against a production.
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

// Detail returns the single steps of one group of a run.
func Detail(q explain.Request, group int) ([]byte, error) {
	d, err := explain.Detailed(q, group)
	if err != nil {
		return nil, err
	}
	r := newReplay(d.Edition.Listing, false, []ruler{newRuler(q.Base), newRuler(q.Reference)})
	// Registers hold what the groups before it left there.
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

// rulers are those of the texts of a request and of its target.
func rulers(q explain.Request, target string) []ruler {
	return []ruler{edition.AsBase: newRuler(q.Base), edition.AsReference: newRuler(q.Reference), edition.AsTarget: newRuler(target)}
}

// Baked returns everything that a page draws a case from without the engine: the explanation,
// the answers of all editions, and the editions. Only the one that the request asks for has
// all of its members; of the others there is what the list of years shows.
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
