package wire

import "uriscope/core/edition/rfc3987"

// IRI returns what an IRI is mapped to, or a URI converted to. Of a text that is no IRI reference the
// result is null.
func IRI(a *rfc3987.Answer) []byte {
	w := &writer{}
	at := place{text: a.Given}
	w.open('{')
	w.text("text", a.Text)
	w.text("given", a.Given)
	w.key("result")
	if len(a.Problems) > 0 {
		w.null()
	} else {
		w.string(a.Result)
	}
	w.key("errors")
	writeErrors(w, a.Given, a.Problems)
	w.key("rows")
	w.open('[')
	for i := range a.Rows {
		row := &a.Rows[i]
		w.open('{')
		w.key("span")
		writeRange(w, &at, row.Start, row.End)
		w.text("octets", hex([]byte(row.Octets)))
		w.text("to", row.To)
		w.text("reason", string(row.Reason))
		w.text("section", row.Section)
		w.text("basis", row.Basis.String())
		w.close('}')
	}
	w.close(']')
	w.key("total")
	w.int(a.Total)
	w.key("labels")
	w.open('[')
	for _, l := range a.Labels {
		w.open('{')
		w.text("from", l.From)
		w.key("to")
		if l.OK {
			w.string(l.To)
		} else {
			w.null()
		}
		w.close('}')
	}
	w.close(']')
	w.key("listing")
	writeListing(w, a.Listing)
	w.key("run")
	writeReplayed(w, a.Run, newReplay(a.Listing, false, newRuler(a.Text)))
	w.close('}')
	return w.b
}
