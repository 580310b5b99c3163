package grammar_test

import (
	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/grammar"
)

func init() {
	for _, e := range editiontest.With(edition.OfSyntax) {
		if e.Syntax != nil {
			grammar.AddEdition(e.Document, e.Syntax.Grammar)
		}
	}
}
