package urlstandard

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// Edition is the URL Standard as one of the editions. It has no grammar for whole texts that its
// parser goes by, no clauses and no components of five: it is an algorithm, its record, and its
// validation errors.
var Edition = edition.Edition{
	ID:       "url-standard",
	Dated:    edition.Dated{Year: 2026, Commit: commit, Day: day},
	Document: "URL Standard",
	Listing:  listing,
	Resolve:  resolveEdition,
	Examples: examples,
	Capabilities: edition.Capabilities{
		Deviating: &deviating,
	},
}

func resolveEdition(base, reference string, _ edition.Options, t *trace.Trace) edition.Result {
	r := Resolve(base, reference, t)
	result := edition.Result{Outcome: edition.Target, Target: r.Href, Problems: r.Problems, Why: r.why(reference), BaseParts: r.Taken[0], ReferenceParts: r.Taken[1]}
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

// why returns which way through the states decided the result.
func (r *Result) why(reference string) edition.Why {
	switch first := firstRelative(r.Record, reference); {
	case r.Failure != "" && r.OnBase:
		return edition.NewWhy("base-fails", "api.2.2", "error", r.Failure)
	case r.Failure == "missing-scheme-non-relative-URL" && r.Base == nil:
		return edition.NewWhy("no-base", "no-scheme.1")
	case r.Failure == "missing-scheme-non-relative-URL":
		return edition.NewWhy("opaque-base", "no-scheme.1", "scheme", r.Base.Scheme)
	case r.Failure != "":
		return edition.NewWhy("fails", "api.4", "error", r.Failure)
	case !r.relative && !r.sameScheme:
		return edition.NewWhy("own-scheme", "scheme.2.2", "scheme", r.Record.Scheme)
	case r.sameScheme && r.authority:
		return edition.NewWhy("own-scheme", "scheme.2.2", "scheme", r.Record.Scheme)
	case r.sameScheme:
		return edition.NewWhy("same-scheme", "special-relative-or-authority.2a", "scheme", r.Record.Scheme)
	case r.authority:
		return edition.NewWhy("own-host", "authority.2", "host", r.Record.Host.Text)
	case first == "":
		return edition.NewWhy("empty", "relative.5.1")
	case first == "?":
		return edition.NewWhy("query-only", "relative.5.2", "query", r.Record.Query.Text)
	case first == "#":
		return edition.NewWhy("fragment-only", "relative.5.3", "fragment", r.Record.Fragment.Text)
	case first == "/":
		return edition.NewWhy("absolute-path", "relative-slash.3a", "path", r.Record.Path)
	}
	return edition.NewWhy("relative-path", "relative.5.4.2", "path", r.Record.Path)
}

// firstRelative returns the first character of a reference that says how it is relative, "" if
// nothing of it is read.
func firstRelative(url Record, reference string) string {
	for i := range len(reference) {
		switch c := reference[i]; {
		case isControl(c): // it is taken out, or blanks are read as part of a path
			continue
		case c == '\\' && isSpecial(url.Scheme):
			return "/"
		case strings.IndexByte("?#/", c) >= 0:
			return string(c)
		default:
			return "path"
		}
	}
	return ""
}
