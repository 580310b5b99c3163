package explain

import (
	"uriscope/core/edition"
)

// Validate returns the errors in a text by an edition's production, by default the usual one (see
// [edition.Edition.Usual]), or nil if the text matches. The base matters if it changes the rules for its
// references.
func Validate(text, base, editionID, production string, o edition.Options) ([]edition.Problem, error) {
	e, err := LookUp(editionID)
	if err != nil {
		return nil, err
	}
	e = e.With(o).On(base)
	length := len(text)
	if production == "" {
		production, length = e.Usual(text)
	}
	_, known := e.Rule(production)
	switch {
	case known:
		return e.Validate(production, text[:length]).Problems(edition.AsReference), nil
	case production != "":
		return nil, UnknownProduction{e.ID, production}
	}
	return nil, edition.Lack{Edition: e, Of: edition.OfSyntax}
}

// Characters returns the class of every byte of a text in an edition.
func Characters(text, editionID string, o edition.Options) ([]edition.Stretch, error) {
	e, err := LookUp(editionID)
	if err != nil {
		return nil, err
	}
	return e.With(o).Characters(text), nil
}
