// Package wire writes answers down for JavaScript: as JSON, with offsets that count UTF-16
// code units. Nothing else in core knows of either. What the JSON means stands in
// web/src/engine.d.ts.
package wire

import (
	"uriscope/core/edition"
	"uriscope/core/explain"
	"uriscope/core/figure"
	"uriscope/core/neighbour"
)

// Figure returns a figure, as a string.
func Figure(q explain.Request, format string) ([]byte, error) {
	text, err := explain.Figure(q, figure.Format(format))
	if err != nil {
		return nil, err
	}
	w := &writer{}
	w.string(text)
	return w.b, nil
}

// Neighbour returns what Go's net/url makes of a base and a reference.
func Neighbour(base, reference string) []byte {
	n := neighbour.Ask(base, reference)
	w := &writer{}
	w.open('{')
	w.key("target")
	if n.Refused != "" {
		w.null()
	} else {
		w.string(n.Target)
	}
	w.key("refused")
	if n.Refused == "" {
		w.null()
	} else {
		w.open('{')
		w.text("on", n.Refused)
		w.text("message", n.Message)
		w.close('}')
	}
	w.close('}')
	return w.b
}

// Failure returns the answer to a call that could not be carried out.
func Failure(code, message string) []byte {
	w := &writer{}
	w.open('{')
	w.text("outcome", string(edition.Failed))
	w.key("target")
	w.null()
	w.key("error")
	w.open('{')
	w.text("code", code)
	w.text("message", message)
	w.close('}')
	w.close('}')
	return w.b
}
