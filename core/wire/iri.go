package wire

import "uriscope/core/edition/rfc3987"

// IRI returns what an IRI is mapped to, or a URI converted to. Of a text that is no IRI reference the
// result is null.
func IRI(a *rfc3987.Answer) []byte {
	by := newRuler(a.Given)
	return object(
		"text", a.Text,
		"given", a.Given,
		"result", nullUnless(len(a.Problems) == 0, a.Result),
		"errors", problems(a.Given, a.Problems),
		"rows", array(func(w *writer) {
			for _, row := range a.Rows {
				w.object(
					"span", by.between(row.Start, row.End),
					"octets", hex(row.Octets),
					"to", row.To,
					"reason", string(row.Reason),
					"section", row.Section,
					"basis", row.Basis.String(),
				)
			}
		}),
		"total", a.Total,
		"labels", array(func(w *writer) {
			for _, l := range a.Labels {
				w.object("from", l.From, "to", nullUnless(l.OK, l.To))
			}
		}),
		"listing", listing(a.Listing),
		"run", run(a.Listing, a.Run, newRuler(a.Text)),
	)
}
