package wire

import (
	"uriscope/core/edition"
	"uriscope/core/encode"
	"uriscope/core/explain"
)

// Host returns how an edition reads a host.
func Host(text, editionID string, opaque bool) ([]byte, error) {
	e, err := explain.LookUp(editionID)
	if err != nil {
		return nil, err
	}
	h := encode.ReadHost(text, e, opaque)
	if h == nil {
		return nil, edition.Lack{Edition: e, Of: edition.OfHosts}
	}
	by := newRuler(text)
	tried := 0
	var read members
	if r := h.Reading; r != nil {
		read = members{"stored", nullUnless(r.OK, r.Stored), "problems", problems(text, r.Problems)}
	}
	return object(
		"edition", e.ID,
		"section", e.Hosts.Section,
		"userinfo", by.span(h.Login),
		"host", by.span(h.Name),
		"port", by.span(h.Port),
		"kind", orNull(string(h.Kind)),
		"rule", orNull(h.Rule),
		"order", array(func(w *writer) {
			if h.Reading != nil {
				writeTried(w, text, h.Reading)
				return
			}
			for _, form := range e.Hosts.Order {
				var attempt members
				if tried < len(h.Tried) {
					t := &h.Tried[tried]
					attempt = members{"section", t.Section, "errors", problems(text, t.Mismatch.Problems(edition.AsReference))}
				}
				tried++
				w.object("rule", form.Rule, "kind", string(form.Kind), "tried", attempt != nil, attempt)
			}
		}),
		"pieces", array(func(w *writer) {
			for _, p := range h.Pieces {
				w.object("value", p.Value, "span", by.between(p.Start, p.End), "from", string(p.From))
			}
		}),
		"version", by.span(h.Version),
		"labels", labels(&by, h.Labels),
		"remarks", warnings(&by, h.Remarks),
		read,
	), nil
}

// writeTried writes what an algorithm has run on a host.
func writeTried(w *writer, text string, r *edition.HostReading) {
	for i, form := range r.Order {
		var errors []edition.Problem
		if i == r.Last && !r.OK && len(r.Problems) > 0 {
			errors = r.Problems[len(r.Problems)-1:]
		}
		tried := i == r.Last || 0 < i && i < r.Last
		w.object("rule", form.Rule, "kind", string(form.Kind), "tried", tried, "section", form.Section, "errors", problems(text, errors))
	}
}
