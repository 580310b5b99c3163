package wire

import (
	"uriscope/core/edition"
	"uriscope/core/whichline"
)

// Diagnosis returns the lines of an edition that a library breaks, judging by its answers.
func Diagnosis(id string, o edition.Options, cases []whichline.Answered) ([]byte, error) {
	d, err := whichline.Diagnose(id, o, cases)
	if err != nil {
		return nil, err
	}
	return marshal(object(
		"followed", each{len(d.Followed), func(w *writer, i int) {
			f := &d.Followed[i]
			w.object(
				"misreadings", each{len(f.Changes), func(w *writer, i int) { w.value(knownChange(f.Changes[i])) }},
				"matters", f.Matters,
				"cases", f.Cases,
			)
		}},
		"differing", d.Differing, "unexplained", d.Unexplained, "refused", d.Refused,
	)), nil
}

// Score returns, for each known change of an edition's lines, the cases that detect it and, with targets, its
// targets in them.
func Score(id string, o edition.Options, cases []whichline.Case, targets bool) ([]byte, error) {
	all, err := whichline.Score(id, o, cases)
	if err != nil {
		return nil, err
	}
	return marshal(each{len(all), func(w *writer, i int) {
		w.value(object(knownChange(all[i].Change), "cases", all[i].Cases,
			"targets", optional(targets, all[i].Targets)))
	}}), nil
}

func knownChange(c *whichline.Change) members {
	return object("id", c.ID, "kind", string(c.Kind), "beside", c.Beside, "line", c.Line, "lines", changedLines(c.Lines))
}
