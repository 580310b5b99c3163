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
	return marshal(object("valid", len(wrong) == 0, "errors", problems(text, wrong))), nil
}

// Characters returns the class of each stretch of a text.
func Characters(text, editionID string, o edition.Options) ([]byte, error) {
	found, err := explain.Characters(text, editionID, o)
	if err != nil {
		return nil, err
	}
	by := newRuler(text)
	return marshal(each{len(found), func(w *writer, i int) {
		s := &found[i]
		w.object("start", by.units(s.Start), "end", by.units(s.End), "class", index(s.Class))
	}}), nil
}

// Tree returns the derivation of a text.
func Tree(q explain.TreeRequest) ([]byte, error) {
	d, err := explain.Tree(q)
	if err != nil {
		return nil, err
	}
	by := newRuler(q.Text)
	const perNode = 24 // bytes
	w := &writer{b: make([]byte, 0, 2048+perNode*len(d.Nodes))}
	w.object(
		"production", orNull(d.Production), "length", by.units(d.Length), "valid", d.Total > 0,
		"errors", by.problems(d.Mismatch.Problems(edition.AsReference)),
		"rules", each{len(d.Rules), func(w *writer, i int) {
			r := &d.Rules[i]
			w.object(
				"name", r.Name, "section", r.Citation, "definition", r.Definition,
				"decided", r.Decided, "respelled", optional(r.Respelled, true), "made", r.Content.String(),
			)
		}},
		"nodes", each{len(d.Nodes), func(w *writer, i int) {
			n := &d.Nodes[i]
			w.ints(n.Rule, by.units(n.Start), by.units(n.End), n.Next, n.Hidden)
		}},
		"hidden", d.Hidden, "total", d.Total,
	)
	return w.b, nil
}

// problems returns the errors in a text.
func problems(text string, wrong []edition.Problem) each {
	by := newRuler(text)
	return by.problems(wrong)
}

func (r *ruler) problems(wrong []edition.Problem) each {
	return each{len(wrong), func(w *writer, i int) { r.problem(w, &wrong[i]) }}
}

// first returns the first of a text's problems, or null.
func (r *ruler) first(wrong []edition.Problem) any {
	if len(wrong) == 0 {
		return nil
	}
	return func(w *writer) { r.problem(w, &wrong[0]) }
}

// problem returns a problem of the text. A problem not found by a grammar has an id, for its words, and can be
// fatal.
func (r *ruler) problem(w *writer, p *edition.Problem) {
	at := r.units(p.At)
	var met members
	if p.ID != edition.Underivable {
		met = object("on", p.On.String(), "id", p.ID, "fatal", p.Fatal)
		if p.Line != "" {
			met = append(met, "line", p.Line, "step", p.Step)
		}
	}
	w.object("at", at, "rule", p.State, "section", p.Section, "expected", p.Expected, "message", message(at, p), met)
}

// message describes an error in a text in English. at is in code units.
func message(at int, p *edition.Problem) string {
	what := p.ID
	if what == edition.Underivable {
		what = "found end of text"
		if p.Found != "" {
			what = "found " + strconv.Quote(p.Found)
		}
		what += ", expected " + either(p.Expected)
	}
	where := p.Section
	if !strings.HasSuffix(where, p.State) {
		where = p.State + ", " + where
	}
	return "at " + strconv.Itoa(at) + ": " + what + " (" + where + ")"
}

// either joins alternatives: "a", "a or b", "a, b or c".
func either(names []string) string {
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:last], ", ") + " or " + names[last]
}
