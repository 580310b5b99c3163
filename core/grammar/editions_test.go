package grammar_test

import (
	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/grammar"
)

func init() {
	for _, e := range editions.With(edition.OfSyntax) {
		if e.Syntax != nil {
			grammar.AddEdition(e.Document, e.Syntax.Grammar)
		}
	}
}
