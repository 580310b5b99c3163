package wire

import (
	"uriscope/core/edition"
	"uriscope/core/explain"
)

// Tree returns the derivation of a text.
func Tree(q explain.TreeRequest) ([]byte, error) {
	d, err := explain.Tree(q)
	if err != nil {
		return nil, err
	}
	by := newRuler(q.Text)
	const perNode = 24 // bytes
	w := &writer{b: make([]byte, 0, 2048+perNode*len(d.Nodes))}
	w.object(
		"production", orNull(d.Production),
		"length", by.units(d.Length),
		"valid", d.Total > 0,
		"errors", problems(q.Text, d.Mismatch.Problems(edition.AsReference)),
		"rules", array(func(w *writer) {
			for _, r := range d.Rules {
				w.object(
					"name", r.Name,
					"section", r.Citation,
					"definition", r.Definition,
					"decided", r.Decided,
					"respelled", optional(r.Respelled, true),
					"made", r.Content.String(),
				)
			}
		}),
		"nodes", array(func(w *writer) {
			for _, n := range d.Nodes {
				w.ints(n.Rule, by.units(n.Start), by.units(n.End), n.Next, n.Hidden)
			}
		}),
		"hidden", d.Hidden,
		"total", d.Total,
	)
	return w.b, nil
}
