package wire

import (
	"uriscope/core/edition"
	"uriscope/core/encode"
	"uriscope/core/explain"
)

// Host returns how an edition reads a host.
func Host(text, editionID string) ([]byte, error) {
	e, err := explain.LookUp(editionID)
	if err != nil {
		return nil, err
	}
	h := encode.ReadHost(text, e)
	if h == nil {
		return nil, edition.Lack{Edition: e, Of: edition.OfHosts}
	}
	at := place{text: text}
	w := &writer{}
	span := func(name string, s edition.Span) {
		if w.key(name); s == edition.Absent {
			w.null()
		} else {
			writeRange(w, &at, s.Start, s.End)
		}
	}
	w.open('{')
	w.text("edition", e.ID)
	w.text("section", e.Hosts.Section)
	span("userinfo", h.Login)
	span("host", h.Name)
	span("port", h.Port)
	w.key("kind")
	writeOrNull(w, string(h.Kind))
	w.key("rule")
	writeOrNull(w, h.Rule)
	w.key("order")
	w.open('[')
	for i, form := range e.Hosts.Order {
		w.open('{')
		w.text("rule", form.Rule)
		w.text("kind", string(form.Kind))
		w.key("tried")
		w.bool(i < len(h.Tried))
		if i < len(h.Tried) {
			w.text("section", h.Tried[i].Section)
			w.key("errors")
			writeErrors(w, text, h.Tried[i].Mismatch.Problems(edition.AsReference))
		}
		w.close('}')
	}
	w.close(']')
	w.key("pieces")
	w.open('[')
	for _, p := range h.Pieces {
		w.open('{')
		w.key("value")
		w.int(p.Value)
		span("span", edition.Span{Start: p.Start, End: p.End})
		w.text("from", string(p.From))
		w.close('}')
	}
	w.close(']')
	span("version", h.Version)
	writeLabels(w, h.Labels, text)
	writeWarnings(w, "remarks", h.Remarks, text)
	w.close('}')
	return w.b, nil
}
