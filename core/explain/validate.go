package explain

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/uri"
)

// A Validity says whether a text matches a production, and if not, why.
type Validity struct{ Errors []Problem }

// Validate holds a text against a production of an edition, of which an empty name
// stands for its most general one.
func Validate(text, editionID, production string) (*Validity, error) {
	e, err := lookUp(editionID)
	if err != nil {
		return nil, err
	}
	if production == "" {
		production = e.Productions[0]
	}
	if _, ok := e.Grammar().Rule(production); !ok {
		return nil, UnknownProduction{e.ID, production}
	}
	return &Validity{problems(e, production, text)}, nil
}

// newProblem makes a problem of a mismatch, whose offset is in bytes of the text.
func newProblem(text string, m *edition.Mismatch) Problem {
	found := "the end"
	if m.At < len(text) {
		_, size := utf8.DecodeRuneInString(text[m.At:])
		found = strconv.Quote(text[m.At : m.At+size])
	}
	at := len(units(text[:m.At]))
	return Problem{
		At: at, Rule: m.Rule, Section: m.Section, Expected: m.Expected,
		Message: "at " + strconv.Itoa(at) + ": found " + found + ", expected " + strings.Join(m.Expected, " or ") +
			" (" + m.Rule + ", " + m.Section + ")",
	}
}

// A Normalized is a text in normal form, or why it has none.
type Normalized struct {
	Text   string
	Errors []Problem
}

// Normalize applies RFC 3986, section 6.2.2, and section 6.2.3 where scheme says so.
func Normalize(text, editionID string, scheme bool) (*Normalized, error) {
	e, err := lookUp(editionID)
	if err != nil {
		return nil, err
	}
	if production, length := e.ProductionFor(edition.AsReference, text); production != "" {
		if errors := problems(e, production, text[:length]); errors != nil {
			return &Normalized{Errors: errors}, nil
		}
	}
	how := uri.Syntax
	if scheme {
		how = uri.All
	}
	normal, err := uri.Normalize(text, how)
	if err != nil { // the edition takes what RFC 3986 does not
		return &Normalized{Errors: problems(editions.Standard, "URI-reference", text)}, nil
	}
	return &Normalized{Text: normal}, nil
}
