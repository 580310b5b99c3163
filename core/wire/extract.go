package wire

import (
	"uriscope/core/edition"
	"uriscope/core/explain"
	"uriscope/core/extract"
)

// Extracted returns the URIs in running text, by the edition of an id. The text itself is not
// repeated.
func Extracted(text, editionID string, limit int) ([]byte, error) {
	e, err := explain.LookUp(editionID)
	if err != nil {
		return nil, err
	}
	a := extract.Find(extract.Request{Text: text, Edition: e, Limit: limit})
	if a == nil {
		return nil, edition.Lack{Edition: e, Of: edition.OfDelimiting}
	}
	by, d := newRuler(text), e.Delimiting
	return object(
		"edition", e.ID,
		"wrappers", array(func(w *writer) {
			for _, wrapper := range d.Wrappers {
				w.object("id", string(wrapper.ID), "before", wrapper.Before, "prefixed", wrapper.Prefixed)
			}
		}),
		"sections", func(w *writer) {
			w.object(
				"delimiting", d.Section,
				"prefix", orNull(d.Prefix),
				"whiteSpace", orNull(d.WhiteSpace),
				"hyphen", orNull(d.Hyphen),
				"suffix", orNull(e.Coverage(edition.WebSuffix).Section),
			)
		},
		"decided", d.Decided,
		"found", array(func(w *writer) {
			for _, f := range a.Found {
				writeFound(w, &by, &f)
			}
		}),
		"passed", array(func(w *writer) {
			for _, p := range a.Passed {
				w.object("why", string(p.Why), "section", p.Section, "span", by.between(p.Start, p.End))
			}
		}),
		"totalFound", a.TotalFound,
		"totalPassed", a.TotalPassed,
		"until", by.units(a.Until),
	), nil
}

func writeFound(w *writer, by *ruler, f *extract.Found) {
	wrongAt := -1
	if len(f.Problems) > 0 {
		wrongAt = by.units(f.WrongAt)
	}
	w.object(
		"kind", string(f.Kind),
		"wrapper", string(f.Wrapper.ID),
		"whole", by.between(f.Whole.Start, f.Whole.End),
		"uri", f.URI,
		"guess", orNull(f.Guess),
		"marks", array(func(w *writer) {
			for _, m := range f.Marks {
				w.object("kind", string(m.Kind), "span", by.between(m.Start, m.End))
			}
		}),
		"doubts", array(func(w *writer) {
			for _, d := range f.Doubts {
				w.object(
					"kind", string(d.Kind),
					"section", d.Section,
					"places", array(func(w *writer) {
						for _, p := range d.Spans {
							w.span(by.span(p))
						}
					}),
					"others", d.Others,
				)
			}
		}),
		"production", orNull(f.Production),
		"errors", problems(f.URI, f.Problems),
		"wrongAt", index(wrongAt),
	)
}
