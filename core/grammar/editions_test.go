package grammar_test

import (
	"uriscope/core/editions"
	"uriscope/core/grammar"
)

func init() {
	for _, e := range editions.All {
		grammar.AddEdition(e.Document, e.Grammar)
	}
}
