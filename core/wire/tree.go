package wire

import (
	"uriscope/core/edition"
	"uriscope/core/explain"
)

// Tree returns the derivation of a text.
func Tree(q explain.TreeRequest) ([]byte, error) {
	var u units
	text := q.Text
	q.Text = u.of(text)
	d, err := explain.Tree(q) // no grammar distinguishes characters beyond US-ASCII
	if err != nil {
		return nil, err
	}
	mismatch := d.Mismatch
	if mismatch != nil && !u.same() {
		q.Text, q.Limit = text, 0
		x, err := explain.Tree(q)
		if err != nil {
			return nil, err
		}
		mismatch = x.Mismatch // this one has the character that was found
	}
	const perNode = 24 // bytes
	w := &writer{b: make([]byte, 0, 2048+perNode*len(d.Nodes))}
	w.open('{')
	w.key("production")
	writeOrNull(w, d.Production)
	w.key("length")
	w.int(d.Length)
	w.key("valid")
	w.bool(d.Total > 0)
	w.key("errors")
	writeErrors(w, text, mismatch.Problems(edition.AsReference))
	w.key("rules")
	w.open('[')
	for _, r := range d.Rules {
		writeRule(w, r)
	}
	w.close(']')
	w.key("nodes")
	w.open('[')
	for _, n := range d.Nodes {
		w.open('[')
		for _, number := range [...]int{n.Rule, n.Start, n.End, n.Next, n.Hidden} {
			w.int(number)
		}
		w.close(']')
	}
	w.close(']')
	w.key("hidden")
	w.int(d.Hidden)
	w.key("total")
	w.int(d.Total)
	w.close('}')
	return w.b, nil
}

func writeRule(w *writer, r explain.Rule) {
	w.open('{')
	w.text("name", r.Name)
	w.text("section", r.Citation)
	w.text("definition", r.Definition)
	w.key("decided")
	w.bool(r.Decided)
	if r.Respelled {
		w.key("respelled")
		w.bool(true)
	}
	w.text("made", r.Content.String())
	w.close('}')
}
