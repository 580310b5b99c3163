package wire

import (
	"uriscope/core/edition"
	"uriscope/core/explain"
	"uriscope/core/extract"
)

// Extracted returns the URIs in running text, by the edition of an id. The text itself is not
// repeated.
func Extracted(text, editionID string, limit int) ([]byte, error) {
	e, err := explain.LookUp(editionID)
	if err != nil {
		return nil, err
	}
	a := extract.Find(extract.Request{Text: text, Edition: e, Limit: limit})
	if a == nil {
		return nil, edition.Lack{Edition: e, Of: edition.OfDelimiting}
	}
	w := &writer{}
	w.open('{')
	w.text("edition", e.ID)
	writeDelimiting(w, e)
	at, marks, places := place{text: text}, place{text: text}, place{text: text}
	w.key("found")
	w.open('[')
	for i := range a.Found {
		f := &a.Found[i]
		w.open('{')
		w.text("kind", string(f.Kind))
		w.text("wrapper", string(f.Wrapper.ID))
		w.key("whole")
		writeRange(w, &at, f.Whole.Start, f.Whole.End)
		w.text("uri", f.URI)
		w.key("guess")
		writeOrNull(w, f.Guess)
		writeMarks(w, f.Marks, &marks)
		writeDoubts(w, f.Doubts, &places)
		w.key("production")
		writeOrNull(w, f.Production)
		w.key("errors")
		writeErrors(w, f.URI, f.Problems)
		w.key("wrongAt")
		if len(f.Problems) == 0 {
			w.null()
		} else {
			w.int(places.units(f.WrongAt))
		}
		w.close('}')
	}
	w.close(']')
	w.key("passed")
	w.open('[')
	at = place{text: text}
	for _, p := range a.Passed {
		w.open('{')
		w.text("why", string(p.Why))
		w.text("section", p.Section)
		w.key("span")
		writeRange(w, &at, p.Start, p.End)
		w.close('}')
	}
	w.close(']')
	for _, count := range []struct {
		name string
		n    int
	}{{"totalFound", a.TotalFound}, {"totalPassed", a.TotalPassed}, {"until", at.units(a.Until)}} {
		w.key(count.name)
		w.int(count.n)
	}
	w.close('}')
	return w.b, nil
}

// writeDelimiting writes what a document says of URIs in running text.
func writeDelimiting(w *writer, e *edition.Edition) {
	d := e.Delimiting
	w.key("wrappers")
	w.open('[')
	for _, wrapper := range d.Wrappers {
		w.open('{')
		w.text("id", string(wrapper.ID))
		w.text("before", wrapper.Before)
		w.key("prefixed")
		w.bool(wrapper.Prefixed)
		w.close('}')
	}
	w.close(']')
	w.key("sections")
	w.open('{')
	w.text("delimiting", d.Section)
	for _, s := range [][2]string{{"prefix", d.Prefix}, {"whiteSpace", d.WhiteSpace}, {"hyphen", d.Hyphen}, {"suffix", e.Known(edition.WebSuffix).Section}} {
		w.key(s[0])
		writeOrNull(w, s[1])
	}
	w.close('}')
	w.key("decided")
	w.strings(d.Decided)
}

func writeMarks(w *writer, marks []extract.Mark, at *place) {
	w.key("marks")
	w.open('[')
	for _, m := range marks {
		w.open('{')
		w.text("kind", string(m.Kind))
		w.key("span")
		writeRange(w, at, m.Start, m.End)
		w.close('}')
	}
	w.close(']')
}

func writeDoubts(w *writer, doubts []extract.Doubt, at *place) {
	w.key("doubts")
	w.open('[')
	for _, d := range doubts {
		w.open('{')
		w.text("kind", string(d.Kind))
		w.text("section", d.Section)
		w.key("places")
		w.open('[')
		for _, p := range d.Places {
			writeRange(w, at, p.Start, p.End)
		}
		w.close(']')
		w.key("others")
		w.strings(d.Others)
		w.close('}')
	}
	w.close(']')
}
