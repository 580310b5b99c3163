// Package examples holds every example of the documents as data, once, with ids
// that never change: tests, the page and its links read the same list.
package examples

// A Kind says what an example shows.
type Kind string

const (
	Resolve    Kind = "resolve"    // a reference and its target
	Dots       Kind = "dots"       // a path and what is left without dot segments
	Parse      Kind = "parse"      // a URI that the grammar accepts
	Equivalent Kind = "equivalent" // a URI and what it is equivalent to
	Extract    Kind = "extract"    // running text and the URIs in it
)

// An Example is one that a document prints.
type Example struct {
	ID      string // stable: it stands in links
	Edition string // id of the edition whose document prints it
	Section string
	Kind    Kind
	Base    string
	Input   string   // the reference, the path, the URI or the text
	Want    []string // what the document prints

	// NonStrict marks the answer that a document gives for parsers that ignore
	// the scheme of a reference if it is the base's.
	NonStrict bool
}

// All lists the examples of every document, in the order in which they stand there.
func All() []Example { return rfc3986 }

// Of lists the examples of one edition.
func Of(edition string) []Example {
	var of []Example
	for _, e := range All() {
		if e.Edition == edition {
			of = append(of, e)
		}
	}
	return of
}
