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
	Section  string // where the document says so; empty where it says nothing
	// Port is the default one, empty where the document gives none; PortSection says where, if
	// that is not with the scheme.
	Port, PortSection string
	// Gateways says where the document asks clients to let gateways be named for such a scheme;
	// empty where it does not.
	Gateways string
	Scheme   *edition.URLScheme // nil where the document does not define it

	// Parts are those of the scheme, or those that any text has where the document does not
	// define it.
	Parts      []edition.Part
	Production string            // that the text must match; empty where the document has none for it
	Problems   []edition.Problem // what is wrong with the text
	Origin     string            // of the URL, serialized; empty where it has none, or the document speaks of none
	Run        *trace.Trace      // of what a client does; nil where the document does not define the scheme
}

// Look answers a request. It fails only if the edition is unknown or its document does not speak
// of schemes, or does not say where the scheme of a text is.
func Look(q Request) (*Answer, error) {
	e, err := explain.LookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	if e.Schemes == nil || e.Components == nil && e.Schemes.Any == nil {
		return nil, edition.Lack{Edition: e, Of: edition.OfSchemes}
	}
	a := &Answer{Edition: e, Text: q.Text, Parts: e.Split(q.Text)}
	if e.Schemes.Any != nil {
		a.Parts = e.Schemes.Any.Split(q.Text)
	}
	for _, p := range a.Parts {
		if p.Role == edition.Scheme && p.Span != edition.Absent {
			a.Name = p.Span.Of(q.Text)
		}
	}
	named := e.Standing(a.Name)
	a.Standing, a.Section, a.Port, a.PortSection = named.Standing, named.Section, named.Port, named.PortSection
	if a.Standing != edition.DefinedScheme && a.Standing != edition.NoScheme {
		a.Gateways = e.Schemes.Gateways
	}
	if a.Scheme = e.Scheme(a.Name); a.Scheme != nil {
		if e.Schemes.Any == nil {
			a.Parts = a.Scheme.Split(q.Text)
		}
		a.Run = trace.New(a.Scheme.Listing, q.Limit, q.Text)
		a.Scheme.Run(q.Text, a.Run)
	}
	a.Production, a.Problems = e.Check(edition.AsReference, q.Text)
	if a.Production == "" && a.Scheme != nil && a.Scheme.Problems != nil {
		a.Problems = a.Scheme.Problems(q.Text)
	}
	if a.Scheme != nil && a.Scheme.Origin != nil {
		a.Origin, _ = a.Scheme.Origin(q.Text)
	}
	return a, nil
}
