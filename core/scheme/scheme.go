// Package scheme answers what an edition says of the scheme that a text begins with: of its
// name and, where the edition defines the scheme, of the parts of the text and of what a client
// does with it. Offsets are bytes of the text.
package scheme

import (
	"uriscope/core/edition"
	"uriscope/core/explain"
	"uriscope/core/trace"
)

// A Request asks what an edition says of the scheme of a text.
type Request struct {
	Text    string
	Edition string // id; the standard if it is empty
	Limit   int    // on recorded steps; no limit if it is negative
}

// An Answer is the answer to a [Request].
type Answer struct {
	Edition  *edition.Edition
	Text     string
	Name     string // as the text has it; empty where it begins with no scheme
	Standing edition.Standing
	Section  string             // where the document says so; empty where it says nothing
	Scheme   *edition.URLScheme // nil where the document does not define it

	// Parts are those of the scheme, or those that any text has where the document does not
	// define it.
	Parts      []edition.Part
	Production string            // that the text must match; empty where the document has none for it
	Mismatch   *edition.Mismatch // why it does not match the production; nil if it does
	Run        *trace.Trace      // of what a client does; nil where the document does not define the scheme
}

// Look answers a request. It fails only if the edition is unknown.
func Look(q Request) (*Answer, error) {
	e, err := explain.LookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	a := &Answer{Edition: e, Text: q.Text, Parts: e.Split(q.Text)}
	for _, p := range a.Parts {
		if p.Role == edition.Scheme {
			a.Name = p.Span.Of(q.Text)
		}
	}
	a.Standing, a.Section = e.Standing(a.Name)
	production, length := e.ProductionFor(edition.AsReference, q.Text)
	if a.Scheme = e.Scheme(a.Name); a.Scheme != nil {
		a.Parts = a.Scheme.Split(q.Text)
		a.Run = trace.New(a.Scheme.Listing, q.Limit, q.Text)
		a.Scheme.Run(q.Text, a.Run)
	}
	if a.Production = production; production != "" {
		a.Mismatch = e.Validate(production, q.Text[:length])
	}
	return a, nil
}
