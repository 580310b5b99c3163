package wire

import (
	"uriscope/core/edition"
	"uriscope/core/scheme"
)

// Scheme returns what an edition says of the scheme of a text. As in [Explanation], offsets are
// those in the text in [units].
func Scheme(q scheme.Request) ([]byte, error) {
	var u units
	inUnits := q
	inUnits.Text = u.of(q.Text)
	counted, err := scheme.Look(inUnits)
	if err != nil {
		return nil, err
	}
	a := counted
	if !u.same() {
		q.Limit = 0
		if a, err = scheme.Look(q); err != nil {
			return nil, err
		}
	}
	w := &writer{}
	w.open('{')
	w.text("edition", a.Edition.ID)
	w.text("text", a.Text)
	w.key("name")
	writeOrNull(w, a.Name)
	w.text("standing", string(a.Standing))
	w.key("section")
	writeOrNull(w, a.Section)
	w.key("production")
	writeOrNull(w, a.Production)
	w.key("errors")
	writeErrors(w, a.Text, a.Problems)
	w.key("parts")
	writeParts(w, counted.Parts)
	w.key("generic")
	writeParts(w, counted.Edition.Split(inUnits.Text))
	w.key("port")
	writeOrNull(w, a.Port)
	w.key("portSection")
	writeOrNull(w, a.PortSection)
	w.key("gateways")
	writeOrNull(w, a.Gateways)
	if a.Scheme == nil {
		for _, name := range [...]string{"defined", "listing", "run"} {
			w.key(name)
			w.null()
		}
	} else {
		w.text("defined", a.Scheme.Name)
		w.key("listing")
		writeListing(w, a.Scheme.Listing)
		w.key("run")
		writeRun(w, counted.Run)
	}
	w.close('}')
	return w.b, nil
}

// writeOrNull writes a text, or null where it is empty.
func writeOrNull(w *writer, s string) {
	if s == "" {
		w.null()
	} else {
		w.string(s)
	}
}

func writeParts(w *writer, parts []edition.Part) {
	w.open('[')
	for _, p := range parts {
		writePart(w, p)
	}
	w.close(']')
}
