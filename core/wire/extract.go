package wire

import (
	"uriscope/core/edition"
	"uriscope/core/explain"
	"uriscope/core/extract"
)

// Extracted returns the URIs in running text, by the edition with an id. It doesn't repeat the text itself.
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
	return marshal(object(
		"edition", e.ID,
		"wrappers", each{len(d.Wrappers), func(w *writer, i int) {
			wrapper := &d.Wrappers[i]
			w.object("id", string(wrapper.ID), "before", wrapper.Before, "prefixed", wrapper.Prefixed)
		}},
		"sections", object(
			"delimiting", d.Section, "prefix", orNull(d.Prefix),
			"whiteSpace", orNull(d.WhiteSpace), "hyphen", orNull(d.Hyphen), "suffix", orNull(e.Coverage(edition.WebSuffix).Section),
		),
		"decided", d.Decided,
		"found", each{len(a.Found), func(w *writer, i int) { by.found(w, &a.Found[i]) }},
		"passed", each{len(a.Passed), func(w *writer, i int) {
			p := &a.Passed[i]
			w.object("why", string(p.Why), "section", p.Section, "span", by.span(p.Span))
		}},
		"totalFound", a.TotalFound, "totalPassed", a.TotalPassed, "until", by.units(a.Until),
	)), nil
}

// found returns a URI that was found in the text.
func (r *ruler) found(w *writer, f *extract.Found) {
	w.object(
		"kind", string(f.Kind), "wrapper", string(f.Wrapper.ID), "whole", r.span(f.Whole),
		"uri", f.URI, "guess", orNull(f.Guess),
		"marks", each{len(f.Marks), func(w *writer, i int) {
			m := &f.Marks[i]
			w.object("kind", string(m.Kind), "span", r.span(m.Span))
		}},
		"doubts", each{len(f.Doubts), func(w *writer, i int) {
			d := &f.Doubts[i]
			w.object("kind", string(d.Kind), "section", d.Section, "places", r.spans(d.Spans), "others", d.Others)
		}},
		"production", orNull(f.Production),
		"errors", problems(f.URI, f.Problems),
		"wrongAt", nullUnless(len(f.Problems) > 0, r.units(f.WrongAt)),
	)
}
