package explain

import (
	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/uri"
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

// Normalize normalizes a text by RFC 3986, section 6.2.2 and, if scheme is set, by RFC 3986,
// section 6.2.3. A text that is no URI reference has no normal form, but a mismatch.
func Normalize(text, editionID string, scheme bool) (normal string, m *edition.Mismatch, err error) {
	e, err := LookUp(editionID)
	if err != nil {
		return "", nil, err
	}
	if production, length := e.ProductionFor(edition.AsReference, text); production != "" {
		if m := e.Validate(production, text[:length]); m != nil {
			return "", m, nil
		}
	}
	how := uri.Syntax
	if scheme {
		how = uri.All
	}
	normal, err = uri.Normalize(text, how)
	if err != nil { // the edition allows what RFC 3986 does not
		return "", editions.Standard.Validate("URI-reference", text), nil
	}
	return normal, nil, nil
}

// Characters returns which class of an edition every byte of a text belongs to.
func Characters(text, editionID string) ([]edition.Stretch, error) {
	e, err := LookUp(editionID)
	if err != nil {
		return nil, err
	}
	return e.Characters(text), nil
}
