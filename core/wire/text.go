package wire

import (
	"strconv"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/explain"
)

// Validity returns whether a text matches a production of an edition, and if not, why.
func Validity(text, base, editionID, production string, o edition.Options) ([]byte, error) {
	wrong, err := explain.Validate(text, base, editionID, production, o)
	if err != nil {
		return nil, err
	}
	return object("valid", len(wrong) == 0, "errors", problems(text, wrong)), nil
}

// Characters returns the class of each stretch of a text.
func Characters(text, editionID string, o edition.Options) ([]byte, error) {
	found, err := explain.Characters(text, editionID, o)
	if err != nil {
		return nil, err
	}
	by := newRuler(text)
	return list(func(w *writer) {
		for _, s := range found {
			w.object("start", by.units(s.Start), "end", by.units(s.End), "class", index(s.Class))
		}
	}), nil
}

// problems returns what writes what is wrong with a text.
func problems(text string, wrong []edition.Problem) array {
	by := newRuler(text)
	return by.problems(wrong)
}

//go:noinline
func (r *ruler) problems(wrong []edition.Problem) array {
	return func(w *writer) {
		for i := range wrong {
			r.writeProblem(w, &wrong[i])
		}
	}
}

// writeProblem writes a problem of the text. What no grammar finds has an id, for its words, and may
// be fatal.
func (r *ruler) writeProblem(w *writer, p *edition.Problem) {
	at := r.units(p.At)
	var met members
	if p.ID != edition.Underivable {
		met = members{"on", p.On.String(), "id", p.ID, "fatal", p.Fatal}
		if p.Line != "" {
			met = append(met, "line", p.Line, "step", p.Step)
		}
	}
	w.object("at", at, "rule", p.State, "section", p.Section, "expected", p.Expected, "message", message(at, p), met)
}

// message says in English what is wrong with a text. at is in code units.
func message(at int, p *edition.Problem) string {
	where := " (" + p.Section + ")"
	if !strings.HasSuffix(p.Section, p.State) {
		where = " (" + p.State + ", " + p.Section + ")"
	}
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
