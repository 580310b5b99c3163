// Package wire writes answers as JSON for JavaScript, with offsets in UTF-16 code units. Nothing else in core
// handles either. web/src/run/engine.d.ts documents the JSON, except for the lines of groups: see grouped.
package wire

import (
	"uriscope/core/edition"
	"uriscope/core/expect"
	"uriscope/core/explain"
	"uriscope/core/figure"
	"uriscope/core/leaves"
	"uriscope/core/listing"
	"uriscope/core/neturl"
)

// Figure returns a figure as a JSON string. words has the format of [figure.WordsFrom].
func Figure(q explain.Request, format, words string) ([]byte, error) {
	text, err := explain.Figure(q, figure.Format(format), figure.WordsFrom(words))
	if err != nil {
		return nil, err
	}
	return marshal(text), nil
}

// Neighbour returns how Go's net/url resolves a reference.
func Neighbour(base, reference string) []byte {
	n := neturl.Ask(base, reference)
	refused := n.Refused != ""
	return marshal(object(
		"target", nullUnless(!refused, n.Target),
		"refused", nullUnless(refused, object("on", n.Refused, "message", n.Message)),
	))
}

// Leaves returns the readers that go to another host for a reference that looks like one of the base's own, or
// null.
func Leaves(q leaves.Request) []byte {
	a := leaves.Ask(q)
	if a == nil {
		return marshal(nil)
	}
	return marshal(object(
		"host", a.Host, "scheme", optional(a.Scheme != "", a.Scheme),
		"by", each{len(a.By), func(w *writer, i int) { w.object("who", a.By[i].ID, "target", a.By[i].Target) }},
		"again", optional(a.Again, true), "plain", optional(a.Plain, true),
	))
}

// Failed returns the answer to a call that failed: because something doesn't exist, because a spec doesn't
// discuss it, or because a run is too long.
func Failed(err error) []byte {
	switch err := err.(type) {
	case edition.Lack:
		return failure("unspoken", err.Error(), err.Of)
	case edition.Unchangeable:
		return failure("unspoken", err.Error(), "lines")
	case explain.Endless:
		return marshal(object(
			outcome(edition.Failed, ""),
			"error", object("code", "endless", "message", err.Error(), "line", err.Line.ID, "it", optional(err.Line.It != "", err.Line.It)),
		))
	case *listing.Error:
		by := newRuler(err.Code)
		return marshal(object(
			outcome(edition.Failed, ""),
			"error", object("code", "bad-line", "message", err.Error(), "line", err.Line, "at", by.units(err.At), "didYouMean", optional(err.DidYouMean != "", err.DidYouMean)),
		))
	case expect.Assigned:
		return Failure("unspoken", err.Error())
	case explain.TooLong:
		return Failure("too-long", err.Error())
	}
	return Failure("not-found", err.Error())
}

// Failure returns the answer to a call that couldn't be run.
func Failure(code, message string) []byte { return failure(code, message, "") }

func failure(code, message, lacks string) []byte {
	return marshal(object(
		outcome(edition.Failed, ""),
		"error", object("code", code, "message", message, "lacks", optional(lacks != "", lacks)),
	))
}
