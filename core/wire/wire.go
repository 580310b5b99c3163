// Package wire writes answers as JSON for JavaScript, with offsets in UTF-16 code units.
// Nothing else in core deals with either. web/src/run/engine.d.ts says what the JSON means, but
// for the lines of groups: see writeGroups.
package wire

import (
	"uriscope/core/edition"
	"uriscope/core/expect"
	"uriscope/core/explain"
	"uriscope/core/figure"
	"uriscope/core/neturl"
)

// Figure returns a figure as a JSON string. The words are as [figure.WordsFrom] reads them.
func Figure(q explain.Request, format, words string) ([]byte, error) {
	text, err := explain.Figure(q, figure.Format(format), figure.WordsFrom(words))
	if err != nil {
		return nil, err
	}
	return appendString(nil, text), nil
}

// Neighbour returns how Go's net/url resolves a reference.
func Neighbour(base, reference string) []byte {
	n := neturl.Ask(base, reference)
	var refused any
	if n.Refused != "" {
		refused = func(w *writer) { w.object("on", n.Refused, "message", n.Message) }
	}
	return object("target", nullUnless(n.Refused == "", n.Target), "refused", refused)
}

// Failed returns the answer to a call that an error has ended: that something does not exist, or
// that a document does not speak of it.
func Failed(err error) []byte {
	switch err := err.(type) {
	case edition.Lack:
		return failure("unspoken", err.Error(), err.Of)
	case expect.Assigned:
		return failure("unspoken", err.Error(), "")
	}
	return failure("not-found", err.Error(), "")
}

// Failure returns the answer to a call that could not be carried out.
func Failure(code, message string) []byte { return failure(code, message, "") }

func failure(code, message, lacks string) []byte {
	return object("outcome", string(edition.Failed), "target", nil, "error", func(w *writer) {
		w.object("code", code, "message", message, "lacks", optional(lacks != "", lacks))
	})
}
