package wire

import (
	"uriscope/core/compare"
	"uriscope/core/edition"
)

// Normalized returns a text's normal form with the run that leads there, or the reason why it has none.
func Normalized(q compare.NormalRequest) ([]byte, error) {
	a, err := compare.Normalize(q)
	if err != nil {
		return nil, err
	}
	return marshal(object(
		"edition", a.Edition.ID, "text", q.Text,
		"normalized", nullUnless(len(a.Problems) == 0, a.Form), "errors", problems(q.Text, a.Problems),
		"listing", listed(a.Edition.Normal.Listing), "run", run(a.Edition.Normal.Listing, a.Run, newRuler(q.Text)),
	)), nil
}

// Comparison returns the comparison ladder of two texts.
func Comparison(q compare.Request) ([]byte, error) {
	a, err := compare.Compare(q)
	if err != nil {
		return nil, err
	}
	var hosts any = omitted{}
	if h := a.Hosts; h != nil {
		hosts = object("section", h.Section, "a", h.A, "b", h.B, "equal", h.Equal)
	}
	var first []byte
	return marshal(object(
		"edition", a.Edition.ID,
		"a", func(w *writer) {
			start := len(w.b)
			w.value(side(a.Edition, a.A))
			first = w.b[start:]
		},
		"b", func(w *writer) {
			if q.A == q.B {
				w.value(rawJSON(first))
			} else {
				w.value(side(a.Edition, a.B))
			}
		},
		"rungs", each{len(a.Rungs), func(w *writer, i int) {
			rung := &a.Rungs[i]
			w.object(
				"id", rung.ID, "section", rung.Section, "basis", rung.Basis.String(),
				"explained", rung.Explained, "excludes", optional(rung.Excludes, true), "skipped", rung.Skipped,
				"a", rung.A, "b", rung.B, "steps", rung.Steps[:], "equal", rung.Equal,
			)
		}},
		"meet", index(a.Meet), "meetWithoutFragments", index(a.MeetWithout),
		"hosts", hosts,
		"listing", listed(a.Edition.Normal.Listing),
	)), nil
}

func side(e *edition.Edition, s compare.Side) members {
	target := newRuler(s.Target)
	var played any
	if s.Run != nil {
		played = run(e.Normal.Listing, s.Run, target)
	}
	return object(
		"text", s.Text, "resolved", s.Resolved,
		outcome(s.Outcome, s.Target),
		"production", orNull(s.Production),
		"errors", problems(s.Text, s.Problems),
		"practices", each{len(s.Practices), func(w *writer, i int) {
			p := &s.Practices[i]
			w.object("id", p.ID, "section", p.Section, "broken", target.span(p.Broken))
		}},
		"run", played,
	)
}

// Relative returns the shortest reference that leads from a base to a target.
func Relative(q compare.RelativeRequest) ([]byte, error) {
	a, err := compare.Relativize(q)
	if err != nil {
		return nil, err
	}
	return marshal(object(
		"edition", a.Edition.ID,
		"reference", nullUnless(a.Found, a.Reference),
		"why", string(a.Why),
	)), nil
}
