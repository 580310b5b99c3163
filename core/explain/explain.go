// Package explain answers requests: a base and a reference in, everything that the
// page draws out. Its types are the ones that cross the border to JavaScript; their
// JSON is described in web/src/engine.d.ts.
//
// Unlike the rest of the core, it counts in UTF-16 code units, because its answers
// are for JavaScript.
package explain

import (
	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/lens"
	"uriscope/core/trace"
)

// A Request asks how a reference is resolved.
type Request struct {
	Base, Reference string
	Edition         string // id; RFC 3986 if it is empty
	Options         edition.Options
	Limit           int          // of recorded steps; no limit if it is negative
	Run             *trace.Trace // to record in, instead of a new one: then the one explanation ends the other
}

// An Explanation is the answer to a [Request].
type Explanation struct {
	Edition   *edition.Edition
	Options   edition.Options
	Outcome   edition.Outcome
	Target    string // empty where the outcome is an error; of the current document its fragment
	Base      Text
	Reference Text
	Result    Text // the target with the components that the algorithm gave it
	Why       edition.Why
	Run       *trace.Trace
	Findings  []Finding
}

// A Text is a text that was split and held against a production. All offsets are
// UTF-16 code units.
type Text struct {
	Text       string
	Production string // empty where the document has none for the text
	Parts      []edition.Part
	Groups     []edition.Span
	Errors     []Problem
}

// A Problem says why a text does not match a production, and where.
type Problem struct {
	At            int // in UTF-16 code units
	Rule, Section string
	Expected      []string
	Message       string
}

// A Finding is a [lens.Finding] and the text that it is about. Its offsets are
// UTF-16 code units.
type Finding struct {
	On string // "base", "reference" or "target"
	lens.Finding
}

// Explain answers a request. It fails only where the edition is not known.
func Explain(q Request) (*Explanation, error) {
	e, err := lookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	// The algorithms look for ASCII characters only, so they take the same way
	// through a text in which every other character is as many bytes long as it
	// has UTF-16 code units: that run has the offsets that JavaScript wants.
	base, reference := units(q.Base), units(q.Reference)
	run := q.Run
	if run == nil {
		run = new(trace.Trace)
	}
	run.Reset(e.Listing, q.Limit, base, reference)
	counted := e.Resolve(base, reference, q.Options, run)
	result := counted
	if base != q.Base || reference != q.Reference {
		result = e.Resolve(q.Base, q.Reference, q.Options, nil)
	}

	x := &Explanation{
		Edition: e, Options: q.Options,
		Outcome:   result.Outcome,
		Base:      newText(e, edition.AsBase, q.Base, base),
		Reference: newText(e, edition.AsReference, q.Reference, reference),
		Why:       result.Why,
		Run:       run,
	}
	if result.Outcome != edition.Failed {
		x.Target = result.Target
	}
	if result.Outcome.HasTarget() {
		x.Result = newText(e, edition.AsTarget, result.Target, counted.Target)
		x.Result.Parts = counted.Parts
	}
	x.find(base, reference, counted)
	return x, nil
}

// newText splits a text and holds it against the production for its use.
func newText(e *edition.Edition, use edition.Use, text, units string) Text {
	t := Text{Text: text, Parts: e.Split(units)}
	if e.Expression != nil {
		t.Groups = e.Expression.Groups(units)
	}
	production, length := e.ProductionFor(use, text)
	if production != "" {
		t.Production, t.Errors = production, problems(e, production, text[:length])
	}
	return t
}

// problems lists why a text does not match a production of an edition.
func problems(e *edition.Edition, production, text string) []Problem {
	m := e.Validate(production, text)
	if m == nil {
		return nil
	}
	return []Problem{newProblem(text, m)}
}

// find collects the remarks on texts whose offsets count UTF-16 code units. They are
// what RFC 3986 warns of; the earlier editions have other worries.
func (x *Explanation) find(base, reference string, result edition.Result) {
	if !x.Edition.Warnings {
		return
	}
	add := func(on string, found []lens.Finding) {
		for _, f := range found {
			x.Findings = append(x.Findings, Finding{on, f})
		}
	}
	add("base", lens.Text(base))
	add("base", lens.Base(base))
	add("reference", lens.Text(reference))
	add("reference", lens.Reference(base, reference))
	if result.Outcome.HasTarget() {
		for _, p := range result.Parts {
			if p.Role == edition.Path {
				add("target", lens.Target(result.Target, p.Span.Start, p.Span.End))
			}
		}
	}
}

// UnknownEdition is the error for an edition that is not there.
type UnknownEdition string

func (id UnknownEdition) Error() string { return "there is no edition " + string(id) }

// UnknownProduction is the error for a production that an edition does not have.
type UnknownProduction struct{ Edition, Production string }

func (u UnknownProduction) Error() string {
	return u.Edition + " has no production " + u.Production
}

func lookUp(id string) (*edition.Edition, error) {
	if id == "" {
		id = editions.Standard.ID
	}
	if e := editions.ByID(id); e != nil {
		return e, nil
	}
	return nil, UnknownEdition(id)
}
