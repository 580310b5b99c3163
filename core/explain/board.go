package explain

import (
	"uriscope/core/edition"
	"uriscope/core/examples"
	"uriscope/core/uri"
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
	for _, example := range examples.Of(e.ID) {
		w.open('{')
		w.text("id", example.ID)
		w.key("cells")
		w.open('[')
		for _, of := range edition.All {
			w.open('{')
			w.text("edition", of.ID)
			agrees := writeCell(w, of, example)
			w.key("agrees")
			w.bool(agrees)
			w.close('}')
		}
		w.close(']')
		w.close('}')
	}
	w.close(']')
	return w.b, nil
}

// writeCell writes what an edition makes of an example and reports whether that is
// what the example's document prints.
func writeCell(w *writer, e *edition.Edition, example examples.Example) bool {
	base, want := example.Base, example.Want[0]
	switch example.Kind {
	case examples.Dots:
		// A path is a reference too. A base that is nothing but a scheme adds nothing to it.
		base, want = DotsBase, DotsBase+want
	case examples.Resolve:
	default:
		valid := accepts(e, example)
		w.key("valid")
		w.bool(valid)
		if example.Kind == examples.Equivalent && e == &edition.RFC3986 {
			return valid && equivalent(example.Input, want)
		}
		return valid
	}
	o := edition.Options{NonStrict: example.NonStrict, NonValidating: example.NonStrict}
	r := e.Resolve(base, example.Input, o, nil)
	writeAnswer(w, r.Outcome, r.Target)
	if r.Outcome == edition.CurrentDocument {
		return "(current document)"+r.Target == want
	}
	return r.Outcome.HasTarget() && r.Target == want
}

// DotsBase is the base on which the board runs an example that is only a path.
const DotsBase = "x:"

// accepts reports whether an edition's grammar derives every URI of an example.
func accepts(e *edition.Edition, example examples.Example) bool {
	texts := []string{example.Input}
	if example.Kind == examples.Extract {
		texts = example.Want
	}
	for _, text := range texts {
		production, length := e.Hold(edition.AsReference, text)
		if production == "" || e.Validate(production, text[:length]) != nil {
			return false
		}
	}
	return true
}

// equivalent reports whether two URIs are the same when both are normalized
// (RFC 3986, sections 6.2.2 and 6.2.3).
func equivalent(a, b string) bool {
	one, err1 := uri.Normalize(a, uri.All)
	other, err2 := uri.Normalize(b, uri.All)
	return err1 == nil && err2 == nil && one == other
}
