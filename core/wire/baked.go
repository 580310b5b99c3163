package wire

import (
	"uriscope/core/editions"
	"uriscope/core/explain"
)

// Baked returns everything that a page draws a case from without the engine: the explanation,
// the answers of all editions, and the editions. Only the one that the request asks for has
// all of its members; of the others there is what the list of years shows.
func Baked(q explain.Request) ([]byte, error) {
	e, err := explain.LookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	explanation, err := Explanation(nil, q)
	if err != nil {
		return nil, err
	}
	answers, err := Answers(q)
	if err != nil {
		return nil, err
	}
	w := &writer{}
	w.open('{')
	w.key("explanation")
	w.raw(explanation)
	w.key("answers")
	w.raw(answers)
	w.key("editions")
	w.open('[')
	for _, other := range editions.All {
		writeEdition(w, other, other == e)
	}
	w.close(']')
	w.close('}')
	return w.b, nil
}
