package wire

import (
	"strconv"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/explain"
)

// Validity returns whether a text matches a production of an edition, and if not, why.
func Validity(text, editionID, production string) ([]byte, error) {
	m, err := explain.Validate(text, editionID, production)
	if err != nil {
		return nil, err
	}
	w := &writer{}
	w.open('{')
	w.key("valid")
	w.bool(m == nil)
	w.key("errors")
	writeErrors(w, text, m)
	w.close('}')
	return w.b, nil
}

// Characters returns the class of each stretch of a text.
func Characters(text, editionID string) ([]byte, error) {
	var u units
	found, err := explain.Characters(u.of(text), editionID) // all characters beyond ASCII are in the same class
	if err != nil {
		return nil, err
	}
	w := &writer{}
	w.open('[')
	for _, s := range found {
		w.open('{')
		w.key("start")
		w.int(s.Start)
		w.key("end")
		w.int(s.End)
		w.key("class")
		if s.Class < 0 {
			w.null()
		} else {
			w.int(s.Class)
		}
		w.close('}')
	}
	w.close(']')
	return w.b, nil
}

// writeErrors writes a list with the reason why a text does not match, if it does not.
func writeErrors(w *writer, text string, m *edition.Mismatch) {
	w.open('[')
	if m != nil {
		at := length(text[:m.At])
		w.open('{')
		w.key("at")
		w.int(at)
		w.text("rule", m.Rule)
		w.text("section", m.Section)
		w.key("expected")
		w.strings(m.Expected)
		w.text("message", message(at, m))
		w.close('}')
	}
	w.close(']')
}

// message says in English why a text does not match. at is in code units.
func message(at int, m *edition.Mismatch) string {
	found := "the end"
	if m.Found != "" {
		found = strconv.Quote(m.Found)
	}
	return "at " + strconv.Itoa(at) + ": found " + found + ", expected " + strings.Join(m.Expected, " or ") +
		" (" + m.Rule + ", " + m.Section + ")"
}
