package wire

import (
	"strconv"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/explain"
)

// Validity returns whether a text matches a production of an edition, and if not, why.
func Validity(text, editionID, production string, o edition.Options) ([]byte, error) {
	problems, err := explain.Validate(text, editionID, production, o)
	if err != nil {
		return nil, err
	}
	w := &writer{}
	w.open('{')
	w.key("valid")
	w.bool(len(problems) == 0)
	w.key("errors")
	writeErrors(w, text, problems)
	w.close('}')
	return w.b, nil
}

// Characters returns the class of each stretch of a text.
func Characters(text, editionID string, o edition.Options) ([]byte, error) {
	var u units
	found, err := explain.Characters(u.of(text), editionID, o) // all characters beyond ASCII are in the same class
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

// writeErrors writes what is wrong with a text.
func writeErrors(w *writer, text string, problems []edition.Problem) {
	w.open('[')
	for i := range problems {
		writeProblem(w, text, &problems[i])
	}
	w.close(']')
}

// writeProblem writes a problem of a text. What no grammar finds has an id, for its words, and may
// be fatal.
func writeProblem(w *writer, text string, p *edition.Problem) {
	at := length(text[:min(p.At, len(text))])
	w.open('{')
	w.key("at")
	w.int(at)
	w.text("rule", p.State)
	w.text("section", p.Section)
	w.key("expected")
	w.strings(p.Expected)
	w.text("message", message(at, p))
	if p.ID != edition.Underivable {
		w.text("on", p.On.String())
		w.text("id", p.ID)
		w.key("fatal")
		w.bool(p.Fatal)
		if p.Line != "" {
			w.text("line", p.Line)
			w.key("step")
			w.int(p.Step)
		}
	}
	w.close('}')
}

// message says in English what is wrong with a text. at is in code units.
func message(at int, p *edition.Problem) string {
	where := " (" + p.State + ", " + p.Section + ")"
	if p.ID != edition.Underivable {
		return "at " + strconv.Itoa(at) + ": " + p.ID + where
	}
	found := "end of text"
	if p.Found != "" {
		found = strconv.Quote(p.Found)
	}
	return "at " + strconv.Itoa(at) + ": found " + found + ", expected " + either(p.Expected) + where
}

// either joins alternatives: "a", "a or b", "a, b or c".
func either(names []string) string {
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:last], ", ") + " or " + names[last]
}
