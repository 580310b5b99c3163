package wire

import (
	"uriscope/core/compare"
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// Normalized returns a text in normal form with the run that leads there, or why it has none.
func Normalized(q compare.NormalRequest) ([]byte, error) {
	a, err := compare.Normalize(q)
	if err != nil {
		return nil, err
	}
	return object(
		"edition", a.Edition.ID,
		"text", q.Text,
		"normalized", nullUnless(len(a.Problems) == 0, a.Form),
		"errors", problems(q.Text, a.Problems),
		"listing", listingOf(a.Edition.Normal),
		"run", way(a.Edition.Normal.Listing, a.Run, newRuler(q.Text)),
	), nil
}

// parsers is the listing of a parser as it was written last: that is longer than all else of an answer.
var parsers struct {
	of   *trace.Listing
	json rawJSON
}

// listingOf returns what writes the listing of a normal form.
func listingOf(n *edition.Normal) any {
	if !n.Listing.Grouped {
		return listing(n.Listing)
	}
	if parsers.of != n.Listing {
		w := &writer{}
		listing(n.Listing)(w)
		parsers.of, parsers.json = n.Listing, w.b
	}
	return parsers.json
}

// orNullText returns a text, or null.
func orNullText(text *string) any {
	if text == nil {
		return nil
	}
	return *text
}

// way returns what writes a run of a text to its normal form, as its groups where it has some.
func way(l *trace.Listing, r *trace.Trace, text ruler) func(*writer) {
	if groups, total := r.Groups(); l.Grouped {
		return func(w *writer) { writeGroups(w, l, groups, total, text) }
	}
	return run(l, r, text)
}

// Comparison returns the ladder that two texts climb.
func Comparison(q compare.Request) ([]byte, error) {
	a, err := compare.Compare(q)
	if err != nil {
		return nil, err
	}
	return object(
		"edition", a.Edition.ID,
		"a", side(a.Edition, a.A),
		"b", side(a.Edition, a.B),
		"rungs", array(func(w *writer) {
			for _, rung := range a.Rungs {
				w.object(
					"id", rung.ID,
					"section", rung.Section,
					"basis", rung.Basis.String(),
					"explained", rung.Explained,
					"excludes", optional(rung.Excludes, true),
					"skipped", rung.Skipped,
					"a", rung.A,
					"b", rung.B,
					"steps", rung.Steps[:],
					"equal", rung.Equal,
				)
			}
		}),
		"meet", index(a.Meet),
		"meetWithoutFragments", index(a.MeetWithout),
		"hosts", optional(a.Hosts != nil, func(w *writer) {
			w.object("section", a.Hosts.Section, "a", orNullText(a.Hosts.A), "b", orNullText(a.Hosts.B), "equal", a.Hosts.Equal)
		}),
		"listing", listingOf(a.Edition.Normal),
	), nil
}

func side(e *edition.Edition, s compare.Side) func(*writer) {
	target := newRuler(s.Target)
	var played any
	if s.Run != nil {
		played = way(e.Normal.Listing, s.Run, target)
	}
	return func(w *writer) {
		w.object(
			"text", s.Text,
			"resolved", s.Resolved,
			outcome(s.Outcome, s.Target),
			"production", orNull(s.Production),
			"errors", problems(s.Text, s.Problems),
			"practices", array(func(w *writer) {
				for _, p := range s.Practices {
					w.object("id", p.ID, "section", p.Section, "broken", target.span(p.Broken))
				}
			}),
			"run", played,
		)
	}
}

// Relative returns the shortest reference that leads from a base to a target.
func Relative(q compare.RelativeRequest) ([]byte, error) {
	a, err := compare.Relativize(q)
	if err != nil {
		return nil, err
	}
	return object(
		"edition", a.Edition.ID,
		"reference", nullUnless(a.Found, a.Reference),
		"why", string(a.Why),
	), nil
}
