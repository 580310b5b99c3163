// Package scheme tells what an edition says about the scheme of a text: about its name and, if the edition
// defines the scheme, about the text's parts and what a client does with it. Offsets are bytes of the text.
package scheme

import (
	"uriscope/core/edition"
	"uriscope/core/explain"
	"uriscope/core/trace"
)

// A Request asks about the scheme of a text.
type Request struct {
	Text    string
	Edition string // id; the standard if empty
	Limit   int    // on recorded steps; negative means no limit
}

// An Answer is the answer to a [Request].
type Answer struct {
	Edition  *edition.Edition
	Text     string
	Name     string // the scheme in the text; empty if the text doesn't begin with one
	Standing edition.Standing
	Section  string // where the spec says so; empty if it says nothing
	// Port is the default port, or empty if the spec defines none. PortSection is its section if that isn't the
	// scheme's.
	Port, PortSection string
	// Gateways is where the spec asks clients to let users name gateways for such a scheme, or empty.
	Gateways string
	Scheme   *edition.URLScheme // nil if the spec doesn't define it

	// Parts are the scheme's own parts or, if the spec doesn't define the scheme, the parts into which it
	// splits any text.
	Parts      []edition.Part
	Production string            // the rule that the text must match; empty if the spec has none for it
	Problems   []edition.Problem // errors in the text
	Origin     string            // the URL's origin, serialized; empty if it has none, or if the spec defines no origins
	Run        *trace.Trace      // a client's run; nil if the spec doesn't define the scheme
}

// Look answers a request. It fails only if the edition is unknown, or if its spec doesn't discuss schemes or
// doesn't say where a text's scheme is.
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
