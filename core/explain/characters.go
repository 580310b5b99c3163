package explain

import "uriscope/core/edition"

// Characters says of which class of an edition the characters of a text are. The
// stretches count UTF-16 code units. A character beyond US-ASCII is of the class that
// the edition gives the octets beyond it, which is one for all of them.
func Characters(text, editionID string) ([]edition.Stretch, error) {
	e, err := lookUp(editionID)
	if err != nil {
		return nil, err
	}
	return e.Characters(units(text)), nil
}

// CharactersJSON returns stretches as JSON.
func CharactersJSON(stretches []edition.Stretch) []byte {
	w := &writer{}
	w.open('[')
	for _, s := range stretches {
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
	return w.b
}
