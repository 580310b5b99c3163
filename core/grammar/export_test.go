package grammar

import "iter"

// specs in documents are the editions', the earliest first; grammars has their grammars. The editions import
// this package, so its own tests can't import them: editions_test.go, in an external test package, adds them.
var (
	documents []string
	grammars  = map[string]func() *Grammar{}
)

// AddEdition adds the grammar of an edition.
func AddEdition(document string, g func() *Grammar) {
	documents = append(documents, document)
	grammars[document] = g
}

// everyGrammar returns the grammars of all editions.
func everyGrammar() []*Grammar {
	var all []*Grammar
	for _, document := range documents {
		all = append(all, grammars[document]())
	}
	return all
}

// The grammars with tests of their own.
func URL1993() *Grammar      { return grammars["URL draft 1993"]() }
func RFC1738() *Grammar      { return grammars["RFC 1738"]() }
func URLSyntax05() *Grammar  { return grammars["draft-fielding-url-syntax-05"]() }
func RFC2396bis01() *Grammar { return grammars["draft-fielding-uri-rfc2396bis-01"]() }
func RFC3986() *Grammar      { return grammars["RFC 3986"]() }

// Children yields the indices of the nodes directly within the node i.
func (t Tree) Children(i int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for child := i + 1; child < int(t[i].Next); child = int(t[child].Next) {
			if !yield(child) {
				return
			}
		}
	}
}
