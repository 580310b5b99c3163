package urlstandard

import (
	"slices"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// Edition is the URL Standard as an edition. Its parser doesn't follow its grammar, and it has neither clauses
// nor five components: it consists of an algorithm, a record, and validation errors.
var Edition = edition.Edition{
	ID:       "url-standard",
	Dated:    edition.Dated{Year: 2026, Commit: commit, Day: day},
	Document: "URL Standard",
	Options:  []*edition.Option{&setOption},
	Listing:  listing,
	Resolve: func(base, reference string, o edition.Options, t *trace.Trace) edition.Result {
		return resolveEdition(nil, base, reference, o, t)
	},
	Forcing:  &edition.Forcing{Resolve: resolveEdition, Fixed: isFixed},
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

		Misreadings: misreadings,
	},
}

// fixed are the questions whose answers can't be forced: questions about the call; those that return a failure,
// note the validation error for a later one, or make sure that there is a base or a host; and those that
// [parser.sameAgain] expects to be answered yes.
var fixed = []string{
	"set", "constructor.2", "set.11", "api.2", "api.2.2", "api.3a", "url.1",
	"no-scheme.1", "host.2.4", "host.3.4", "file-host.1.3.2",
	"host-parser.1.1", "host-parser.7", "domain-parser.2", "domain-parser.6.2", "domain-parser.7",
	"opaque-path.4", "fragment.1",
}

// isFixed reports whether the answer to a question can't be forced. That includes all questions of the address
// parsers, which could then loop forever or produce too many numbers for an address.
func isFixed(l *trace.Line) bool {
	return strings.HasPrefix(l.ID, "ipv4.") || strings.HasPrefix(l.ID, "ipv6.") || slices.Contains(fixed, l.ID)
}

func resolveEdition(f *edition.Forced, base, reference string, o edition.Options, t *trace.Trace) edition.Result {
	var r Result
	if attribute := o.Get(&setOption); attribute != setOption.Values[0] {
		r = setAttribute(attribute, base, reference, f, t)
	} else {
		r = resolve(base, reference, 0, f, t)
	}
	result := edition.Result{Outcome: edition.Target, Target: r.Href, Problems: r.Problems, BaseParts: r.Taken[0], ReferenceParts: r.Taken[1]}
	if f == nil { // the reasons only fit the standard's own answers
		result.Why = r.why(reference)
	}
	if r.Failure != "" {
		result.Outcome = edition.Failed
	} else {
		result.Parts = r.parts()
	}
	return result
}

// parts returns the record as spans of the serialized URL, with the spec's names.
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
