package wire

import (
	"slices"

	"uriscope/core/account"
	"uriscope/core/edition"
	"uriscope/core/explain"
)

// Account returns the fate of every character of a request's texts, or null if they are too long. It writes
// numbers, which completing.js turns into objects, because a long path has thousands of pieces. Together with the
// names of roles and fates, each piece has use, end, role, fate, step, and line; then, if it is in the target,
// start and end there; or, if a ".." removed it, the use, start, and end of the "..". In both cases, the number
// of fates is added to its fate. Steps are positions in the run's list of steps, or groups if there are any.
func Account(q explain.Request) ([]byte, error) {
	a, err := explain.Account(q)
	if _, long := err.(explain.LongTexts); long {
		return []byte("null"), nil
	}
	if err != nil {
		return nil, err
	}
	by := rulers(q, a.Target)
	const perPiece = 32 // bytes
	return marshal(object(
		"roles", each{len(account.Roles), func(w *writer, i int) { w.value(string(account.Roles[i])) }},
		"fates", account.Fates[:],
		"pieces", func(w *writer) {
			w.b = slices.Grow(w.b, perPiece*len(a.Pieces))
			w.open('[')
			for i := range a.Pieces {
				p := &a.Pieces[i]
				fate := int(p.Fate)
				if p.To != edition.Absent || p.By != nil {
					fate += len(account.Fates)
				}
				w.numbers(int(p.Use), by[p.Use].span(p.Span).End, int(p.Role), fate, stepIn(a.Groups, p.Step), p.Line)
				switch {
				case p.To != edition.Absent:
					to := by[edition.AsTarget].span(p.To)
					w.numbers(to.Start, to.End)
				case p.By != nil:
					span := by[p.By.Use].span(p.By.Span)
					w.numbers(int(p.By.Use), span.Start, span.End)
				}
			}
			w.close(']')
		},
		"clauses", clauses(&a, by),
		"story", story(&a),
	)), nil
}

func story(a *account.Account) each {
	return each{len(a.Story), func(w *writer, i int) { row(w, a, &a.Story[i]) }}
}

// fates returns the pieces in completing.js's form, for pages without the engine.
func fates(a *account.Account, by []ruler) each {
	return each{len(a.Pieces), func(w *writer, i int) {
		p := &a.Pieces[i]
		span := by[p.Use].span(p.Span)
		var removed any = omitted{}
		if p.By != nil {
			at := by[p.By.Use].span(p.By.Span)
			removed = object("use", p.By.Use.String(), "start", at.Start, "end", at.End)
		}
		w.object(
			"use", p.Use.String(), "start", span.Start, "end", span.End, "role", optional(p.Role.Name() != "", p.Role.String()),
			"fate", p.Fate.String(), "to", optional(p.To != edition.Absent, by[edition.AsTarget].span(p.To)),
			"step", stepIn(a.Groups, p.Step), "line", p.Line, "by", removed,
		)
	}}
}

// row writes a phase's effect on a text.
func row(w *writer, a *account.Account, row *account.Row) {
	var steps []edition.Span
	for _, s := range row.Steps {
		s = edition.Span{Start: stepIn(a.Groups, s.Start), End: stepIn(a.Groups, s.End-1) + 1}
		if last := len(steps) - 1; last >= 0 && s.Start <= steps[last].End {
			steps[last].End = max(steps[last].End, s.End)
		} else {
			steps = append(steps, s)
		}
	}
	w.object(
		"phase", string(row.Phase),
		"steps", each{len(steps), func(w *writer, i int) { w.value(steps[i]) }},
		"pieces", each{len(row.Pieces), func(w *writer, i int) {
			w.object("text", row.Pieces[i].Text, "kind", string(row.Pieces[i].Kind))
		}},
		"section", row.Section,
		"clauses", each{len(row.Clauses), func(w *writer, i int) { w.value(a.Why[row.Clauses[i]].ID) }},
	)
}

// clauses returns the sentences of the reason.
func clauses(a *account.Account, by []ruler) each {
	return each{len(a.Why), func(w *writer, i int) {
		c := &a.Why[i]
		w.object(
			"id", c.ID, "args", named(c.Args),
			"about", each{len(c.About), func(w *writer, i int) {
				of := &c.About[i]
				span := by[of.Use].span(of.Span)
				w.object("use", of.Use.String(), "start", span.Start, "end", span.End)
			}},
			"section", a.Listing.Lines[c.Line].Section, "step", stepIn(a.Groups, c.Step), "line", c.Line,
		)
	}}
}
