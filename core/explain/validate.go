package explain

import (
	"uriscope/core/edition"
)

// Validate returns what is wrong with a text by a production of an edition, by the usual one if its
// name is empty (see [edition.Edition.Usual]); nothing if the text matches. The base counts where the
// rules are others for a reference to it.
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

// Characters returns which class of an edition every byte of a text belongs to.
func Characters(text, editionID string, o edition.Options) ([]edition.Stretch, error) {
	e, err := LookUp(editionID)
	if err != nil {
		return nil, err
	}
	return e.With(o).Characters(text), nil
}
