package wire

import (
	"uriscope/core/document"
	"uriscope/core/edition"
	"uriscope/core/explain"
)

// DocumentBase returns where the base of a document comes from. The texts of the request are one
// after the other in texts; marks says of each what it is and how many code units it has, with a
// space before the next, as in "e12 | b30 l6": e is embedded in the document, "|" begins an
// entity, b and l are its Content-Base and Content-Location, r is the URI of a request, d a
// default. Marks that are none of these are left out, with what they mark.
func DocumentBase(editionID, marks, texts string) ([]byte, error) {
	e, err := explain.LookUp(editionID)
	if err != nil {
		return nil, err
	}
	a := document.Find(documentRequest(e, marks, texts))
	if a == nil {
		return nil, edition.Lack{Edition: e, Of: edition.OfBases}
	}
	return writeDocument(a), nil
}

func documentRequest(e *edition.Edition, marks, texts string) document.Request {
	q := document.Request{Edition: e}
	for marks != "" {
		mark := marks[0]
		var units int
		for marks = marks[1:]; marks != "" && marks[0] != ' '; marks = marks[1:] {
			units = 10*units + int(marks[0]-'0')
		}
		if marks != "" {
			marks = marks[1:]
		}
		var text string
		text, texts = cutUnits(texts, units)
		last := len(q.Enclosing) - 1
		switch {
		case mark == '|':
			q.Enclosing = append(q.Enclosing, document.Entity{})
		case mark == 'e':
			q.Embedded = append(q.Embedded, text)
		case mark == 'r':
			q.Retrieval = append(q.Retrieval, text)
		case mark == 'd':
			q.Default = append(q.Default, text)
		case mark == 'b' && last >= 0:
			q.Enclosing[last].ContentBase = append(q.Enclosing[last].ContentBase, text)
		case mark == 'l' && last >= 0:
			q.Enclosing[last].ContentLocation = append(q.Enclosing[last].ContentLocation, text)
		}
	}
	return q
}

// cutUnits cuts a text behind so many code units.
func cutUnits(text string, units int) (before, after string) {
	for i, r := range text {
		if units <= 0 {
			return text[:i], text[i:]
		}
		if units--; isPair(r) {
			units--
		}
	}
	return text, ""
}

func writeDocument(a *document.Answer) []byte {
	w := &writer{}
	bases := a.Edition.Bases
	w.open('{')
	w.text("edition", a.Edition.ID)
	w.text("section", bases.Section)
	w.key("layers")
	w.open('[')
	for i := range a.Layers {
		writeLayer(w, &a.Layers[i])
	}
	w.close(']')
	w.key("wins")
	writeIndex(w, a.Wins)
	w.key("base")
	writeTextIf(w, a.Wins >= 0, a.Base)
	w.text("why", string(a.Why))
	w.key("omitted")
	w.int(a.Omitted)
	w.key("self")
	writeOrNull(w, a.Self)
	w.key("fields")
	writeOrNull(w, bases.Fields)
	w.key("hierarchy")
	writeOrNull(w, bases.Hierarchy)
	w.key("requests")
	w.open('[')
	if bases.Requests != nil {
		for _, place := range bases.Requests.Places {
			uri, section := a.Request(place)
			w.open('{')
			w.text("place", place)
			w.text("section", section)
			w.key("base")
			w.bool(bases.Requests.Base)
			w.key("target")
			writeOrNull(w, uri)
			w.close('}')
		}
	}
	w.close(']')
	w.close('}')
	return w.b
}

func writeLayer(w *writer, l *document.Layer) {
	w.open('{')
	w.text("layer", l.ID.String())
	w.key("section")
	writeOrNull(w, l.Section)
	w.key("entity")
	writeIndex(w, l.Entity)
	w.key("found")
	w.open('[')
	for i := range l.Found {
		f := &l.Found[i]
		w.open('{')
		w.text("from", string(f.From))
		w.text("text", f.Text)
		w.key("folded")
		w.bool(f.Folded)
		w.text("state", string(f.State))
		w.key("against")
		writeIndex(w, f.Against)
		w.key("cut")
		w.bool(f.Cut)
		w.key("flat")
		w.bool(f.Flat)
		w.key("base")
		writeOrNull(w, f.Base)
		w.key("errors")
		writeErrors(w, f.Text, f.Problems)
		w.close('}')
	}
	w.close(']')
	w.key("more")
	w.int(l.More)
	w.key("base")
	writeTextIf(w, l.Defined, l.Base)
	w.close('}')
}

// writeTextIf writes a text where there is one, and null otherwise.
func writeTextIf(w *writer, there bool, s string) {
	if there {
		w.string(s)
	} else {
		w.null()
	}
}
