package explain

import (
	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/years"
)

// Board returns what every edition makes of the examples of one document as JSON,
// computed now.
func Board(id string) ([]byte, error) {
	e, err := lookUp(id)
	if err != nil {
		return nil, err
	}
	w := &writer{}
	w.open('[')
	for _, example := range e.AllExamples() {
		w.open('{')
		w.text("id", example.ID)
		w.key("cells")
		w.open('[')
		for _, of := range editions.All {
			w.open('{')
			w.text("edition", of.ID)
			if resolves(example) {
				writeAnswerCell(w, e, of, example)
			} else {
				writeGrammarCell(w, of, example)
			}
			w.close('}')
		}
		w.close(']')
		w.close('}')
	}
	w.close(']')
	return w.b, nil
}

// DotsBase is the base on which the board runs an example that is only a path: a
// path is a reference too, and a base that is nothing but a scheme adds nothing to it.
const DotsBase = "x:"

func resolves(example edition.Example) bool {
	return example.Kind == edition.KindResolve || example.Kind == edition.KindDots
}

// writeAnswerCell writes how an edition resolves an example of the edition own,
// whether that is what the document prints, and if not, why.
func writeAnswerCell(w *writer, own, e *edition.Edition, example edition.Example) {
	base, want := example.Base, example.Want[0]
	if example.Kind == edition.KindDots {
		base, want = DotsBase, DotsBase+want
	}
	o := example.Options
	r := e.Resolve(base, example.Input, o, nil)
	writeAnswer(w, r.Outcome, r.Target)
	said := r.Target
	if r.Outcome == edition.CurrentDocument {
		said = "(current document)" + said
	}
	agrees := (r.Outcome.HasTarget() || r.Outcome == edition.CurrentDocument) && said == want
	w.key("agrees")
	w.bool(agrees)
	if cause, differs := years.Because(own, e, base, example.Input, o); differs && !agrees {
		w.key("because")
		writeCause(w, cause)
	}
}

// writeGrammarCell writes whether an edition's grammar derives every URI of an
// example, and if not, why.
func writeGrammarCell(w *writer, e *edition.Edition, example edition.Example) {
	texts := []string{example.Input}
	if example.Kind == edition.KindExtract {
		texts = example.Want
	}
	valid := true
	var errors []Problem
	for _, text := range texts {
		production, length := e.ProductionFor(edition.AsReference, text)
		if production != "" && valid {
			errors = problems(e, production, text[:length])
		}
		valid = valid && production != "" && errors == nil
	}
	w.key("valid")
	w.bool(valid)
	w.key("agrees")
	w.bool(valid && (example.Kind != edition.KindEquivalent || e.Equivalent == nil || e.Equivalent(example.Input, example.Want[0])))
	if !valid {
		w.key("errors")
		writeProblems(w, errors)
	}
}
