package explain

import (
	"uriscope/core/edition"
)

// Validate checks a text against a production of an edition, the usual one for a whole text if its
// name is empty. It returns nil if the text matches.
func Validate(text, editionID, production string) (*edition.Mismatch, error) {
	e, err := LookUp(editionID)
	if err != nil {
		return nil, err
	}
	if production == "" {
		production = e.Whole(text)
	}
	if _, ok := e.Grammar().Rule(production); !ok {
		return nil, UnknownProduction{e.ID, production}
	}
	return e.Validate(production, text), nil
}

// Characters returns which class of an edition every byte of a text belongs to.
func Characters(text, editionID string) ([]edition.Stretch, error) {
	e, err := LookUp(editionID)
	if err != nil {
		return nil, err
	}
	return e.Characters(text), nil
}
