package urlstandard

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// Edition is the URL Standard as one of the editions. Its parser does not go by its grammar, and it has
// no clauses and no components of five: it is an algorithm, its record, and its validation errors.
var Edition = edition.Edition{
	ID:       "url-standard",
	Dated:    edition.Dated{Year: 2026, Commit: commit, Day: day},
	Document: "URL Standard",
	Options:  []*edition.Option{&setOption},
	Listing:  listing,
	Resolve:  resolveEdition,
	Examples: examples,
	Capabilities: edition.Capabilities{
		Deviating: &deviating,
		Normal:    normalForm,
		Encoding:  &encoding,
		Classes:   classes,
		Schemes:   &schemes,
		Hosts:     &aloneHosts,
		Syntax:    &syntaxes[noBase],
		Findings:  &findings,
	},
}

func resolveEdition(base, reference string, o edition.Options, t *trace.Trace) edition.Result {
	var r Result
	var why edition.Why
	if attribute := o.Get(&setOption); attribute != setOption.Values[0] {
		r = setAttribute(attribute, base, reference, t)
		why = r.whySet()
	} else {
		r = Resolve(base, reference, t)
		why = r.why(reference)
	}
	result := edition.Result{Outcome: edition.Target, Target: r.Href, Problems: r.Problems, Why: why, BaseParts: r.Taken[0], ReferenceParts: r.Taken[1]}
	if r.Failure != "" {
		result.Outcome = edition.Failed
	} else {
		result.Parts = r.parts()
	}
	return result
}

// parts returns the record as spans of the serialized URL, under the names that the document has.
func (r *Result) parts() []edition.Part {
	at := &r.At
	part := func(name string, role edition.Role, span edition.Span) edition.Part {
		return edition.Part{Name: name, Role: role, Span: span}
	}
	parts := []edition.Part{
		part("scheme", edition.Scheme, at.Scheme),
		part("username", edition.Userinfo, at.Username),
		part("password", edition.Userinfo, at.Password),
		part("host", edition.Host, at.Host),
		part("port", edition.Port, at.Port),
		part("path", edition.Path, at.Path),
		part("query", edition.Query, at.Query),
		part("fragment", edition.Fragment, at.Fragment),
	}
	if r.Record.Opaque {
		parts[5].Kind = "opaque path"
	}
	return parts
}
