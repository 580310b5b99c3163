package wire

import (
	"uriscope/core/compare"
	"uriscope/core/edition"
	"uriscope/core/edition/rfc3987"
)

// Normalized returns a text in normal form with the run that leads there, or why it has none. As
// in [Explanation], offsets are those in the text in [units].
func Normalized(q compare.NormalRequest) ([]byte, error) {
	var u units
	inUnits := q
	inUnits.Text = u.of(q.Text)
	counted, err := compare.Normalize(inUnits)
	if err != nil {
		return nil, err
	}
	a := counted
	if !u.same() {
		if !isOfIRIs(a.Edition) {
			q.Limit = 0
		}
		if a, err = compare.Normalize(q); err != nil {
			return nil, err
		}
	}
	w := &writer{}
	w.open('{')
	w.text("edition", a.Edition.ID)
	w.text("text", q.Text)
	w.key("normalized")
	if len(a.Problems) > 0 {
		w.null()
	} else {
		w.string(a.Form)
	}
	w.key("errors")
	writeErrors(w, q.Text, a.Problems)
	w.key("listing")
	writeListing(w, a.Edition.Normal.Listing)
	w.key("run")
	if isOfIRIs(a.Edition) {
		writeReplayed(w, a.Run, newReplay(a.Edition.Normal.Listing, false, newRuler(q.Text)))
	} else {
		writeRun(w, counted.Run)
	}
	w.close('}')
	return w.b, nil
}

// isOfIRIs reports whether an edition looks at characters beyond US-ASCII, so that what it does with a
// text is not what it does with the text in [units].
func isOfIRIs(e *edition.Edition) bool { return e.ID == rfc3987.Edition.ID }

// Comparison returns the ladder that two texts climb.
func Comparison(q compare.Request) ([]byte, error) {
	var u units
	inUnits := q
	inUnits.A, inUnits.B, inUnits.Base = u.of(q.A), u.of(q.B), u.of(q.Base)
	counted, err := compare.Compare(inUnits)
	if err != nil {
		return nil, err
	}
	a := counted
	if !u.same() {
		if a, err = compare.Compare(q); err != nil {
			return nil, err
		}
	}
	w := &writer{}
	w.open('{')
	w.text("edition", a.Edition.ID)
	w.key("a")
	writeSide(w, a.Edition, a.A, counted.A)
	w.key("b")
	writeSide(w, a.Edition, a.B, counted.B)
	w.key("rungs")
	w.open('[')
	for _, rung := range a.Rungs {
		w.open('{')
		w.text("id", rung.ID)
		w.text("section", rung.Section)
		w.text("basis", rung.Basis.String())
		w.key("explained")
		w.bool(rung.Explained)
		w.key("skipped")
		w.bool(rung.Skipped)
		w.text("a", rung.A)
		w.text("b", rung.B)
		w.key("steps")
		w.open('[')
		w.int(rung.Steps[0])
		w.int(rung.Steps[1])
		w.close(']')
		w.key("equal")
		w.bool(rung.Equal)
		w.close('}')
	}
	w.close(']')
	w.key("meet")
	writeIndex(w, a.Meet)
	w.key("meetWithoutFragments")
	writeIndex(w, a.MeetWithout)
	w.key("listing")
	writeListing(w, a.Edition.Normal.Listing)
	w.close('}')
	return w.b, nil
}

// writeSide writes a side; the offsets are those of the one whose text is in units.
func writeSide(w *writer, e *edition.Edition, s, counted compare.Side) {
	w.open('{')
	w.text("text", s.Text)
	w.key("resolved")
	w.bool(s.Resolved)
	writeAnswer(w, s.Outcome, s.Target)
	w.key("production")
	writeOrNull(w, s.Production)
	w.key("errors")
	writeErrors(w, s.Text, s.Problems)
	w.key("practices")
	w.open('[')
	for _, p := range counted.Practices {
		w.open('{')
		w.text("id", p.ID)
		w.text("section", p.Section)
		w.key("broken")
		if p.Broken == edition.Absent {
			w.null()
		} else {
			w.open('[')
			w.int(p.Broken.Start)
			w.int(p.Broken.End)
			w.close(']')
		}
		w.close('}')
	}
	w.close(']')
	w.key("run")
	switch {
	case counted.Run == nil:
		w.null()
	case isOfIRIs(e):
		writeReplayed(w, s.Run, newReplay(e.Normal.Listing, false, newRuler(s.Target)))
	default:
		writeRun(w, counted.Run)
	}
	w.close('}')
}

// writeIndex writes an index, or null where it is negative.
func writeIndex(w *writer, i int) {
	if i < 0 {
		w.null()
	} else {
		w.int(i)
	}
}

// Relative returns the shortest reference that leads from a base to a target.
func Relative(q compare.RelativeRequest) ([]byte, error) {
	a, err := compare.Relativize(q)
	if err != nil {
		return nil, err
	}
	w := &writer{}
	w.open('{')
	w.text("edition", a.Edition.ID)
	w.key("reference")
	if a.Found {
		w.string(a.Reference)
	} else {
		w.null()
	}
	w.text("why", string(a.Why))
	w.key("tried")
	w.open('[')
	for _, t := range a.Tried {
		w.open('{')
		w.text("reference", t.Reference)
		writeAnswer(w, t.Outcome, t.Target)
		w.key("rereads")
		w.bool(t.Rereads)
		w.close('}')
	}
	w.close(']')
	w.close('}')
	return w.b, nil
}
