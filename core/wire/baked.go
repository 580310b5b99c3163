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
	return object(
		"explanation", rawJSON(explanation),
		"answers", rawJSON(answers),
		"editions", array(func(w *writer) {
			for _, other := range editions.All {
				writeEdition(w, other, other == e)
			}
		}),
	), nil
}
