// Package components has what the editions from 1997 on have in common: how a text is split
// into four components and a fragment, and how these are put together again.
package components

import (
	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/listing"
)

// Five are the components of RFC 3986, section 3, in its order, which is also the order
// of their registers in every listing.
var Five = [5]uri.Component{uri.Scheme, uri.Authority, uri.Path, uri.Query, uri.Fragment}

// Names are the names of the components from 1998 on, in the order of [uri.Component]. Inner
// components follow the one that they are part of.
var Names = []edition.Part{
	{Name: "scheme", Role: edition.Scheme},
	{Name: "authority", Role: edition.Authority},
	{Name: "userinfo", Role: edition.Userinfo, Inner: true},
	{Name: "host", Role: edition.Host, Inner: true},
	{Name: "port", Role: edition.Port, Inner: true},
	{Name: "path", Role: edition.Path},
	{Name: "query", Role: edition.Query},
	{Name: "fragment", Role: edition.Fragment},
}

// Pattern is the regular expression of draft-fielding-url-syntax-05, Appendix B,
// which is also that of draft-fielding-uri-rfc2396bis-01, Appendix B and RFC 3986,
// Appendix B. [uri.Split] splits a text in the same way.
const Pattern = `^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?`

// Groups returns what Pattern matches: the span of the whole text, then those of its nine
// groups. The outer ones of the given parts must be in the order of [Five].
func Groups(text string, parts []edition.Part) []edition.Span {
	var at [len(Five)]edition.Span
	outer := 0
	for _, p := range parts {
		if !p.Inner {
			at[outer] = p.Span
			outer++
		}
	}
	groups := make([]edition.Span, 10)
	groups[0] = edition.Span{Start: 0, End: len(text)}
	// with sets the group that holds a component and, before it, the one that
	// holds its delimiters as well.
	with := func(group int, component edition.Span, before, after int) {
		groups[group], groups[group+1] = edition.Absent, edition.Absent
		if component != edition.Absent {
			groups[group], groups[group+1] = edition.Span{Start: component.Start - before, End: component.End + after}, component
		}
	}
	with(1, at[0], 0, len(":"))
	with(3, at[1], len("//"), 0)
	groups[5] = at[2]
	with(6, at[3], len("?"), 0)
	with(8, at[4], len("#"), 0)
	return groups
}

// Placed returns where each component is in the text that is composed of them (RFC 3986,
// section 5.3), in the order of [Five].
func Placed(t uri.Components) [5]edition.Span {
	at := 0
	place := func(c uri.Optional, before, after int) edition.Span {
		if !c.IsDefined() {
			return edition.Absent
		}
		s := edition.Span{Start: at + before, End: at + before + len(c.String())}
		at = s.End + after
		return s
	}
	return [5]edition.Span{
		place(t.Scheme, 0, len(":")),
		place(t.Authority, len("//"), 0),
		place(uri.Defined(t.Path), 0, 0),
		place(t.Query, len("?"), 0),
		place(t.Fragment, len("#"), 0),
	}
}

// Places returns where each component of a target is: where it was put, if the target is composed of
// the components, and else where it is in the target by itself.
func Places(target string, t uri.Components) [5]edition.Span {
	if Text(&t) != target {
		return Spans(uri.Split(target))
	}
	return Placed(t)
}

// Spans returns where each component of a split text is, in the order of [Five].
func Spans(r uri.Reference) [5]edition.Span {
	var at [5]edition.Span
	for i, c := range Five {
		at[i] = SpanOf(&r, c)
	}
	return at
}

// SpanOf returns where a component of a split text is.
func SpanOf(r *uri.Reference, c uri.Component) edition.Span {
	if start, end, ok := r.Span(c); ok {
		return edition.Span{Start: start, End: end}
	}
	return edition.Absent
}

// SameScheme reports whether a reference has the scheme of its base.
func SameScheme(base, r uri.Components) bool {
	return base.Scheme.IsDefined() && r.Scheme.IsDefined() && uri.EqualSchemes(r.Scheme.String(), base.Scheme.String())
}

// Verb returns the verb of a listing that splits a text into the components, by a name. second is
// what the document calls the authority.
func Verb(name, second string) listing.Verb {
	return listing.Verb{
		Name:       name,
		Components: []string{"scheme", second, "path", "query", "fragment"},
		Split: func(text string, spans []listing.Span) {
			split := uri.Split(text)
			for i, c := range Five {
				spans[i] = listing.Span(SpanOf(&split, c))
			}
		},
	}
}

// None stands for the register of a component that has none.
const None = -1

// Held returns the components that some registers hold.
func Held(run *listing.Run, scheme, authority, path, query, fragment int) uri.Components {
	of := func(register int) uri.Optional {
		if register == None {
			return uri.Optional{}
		}
		if text, ok := run.Text(register); ok {
			return uri.Defined(text)
		}
		return uri.Optional{}
	}
	return uri.Components{Scheme: of(scheme), Authority: of(authority), Path: of(path).String(), Query: of(query), Fragment: of(fragment)}
}

// For returns what [edition.Syntax] has as For: the rule of a reference and that of a URI, which
// alone has no fragment.
func For(reference, absolute string) func(edition.Use, string) (production string, length int) {
	return func(use edition.Use, text string) (string, int) {
		if use == edition.AsReference {
			return reference, len(text)
		}
		return absolute, len(cut.BeforeFragment(text))
	}
}

// Text puts components together without a run.
func Text(t *uri.Components) string {
	var scratch [256]byte // so that a text of usual length is allocated once
	return string(t.AppendTo(scratch[:0]))
}

// CurrentDocument returns the result for a reference to the current document, with the fragment of
// the reference if it has one. The line decided.
func CurrentDocument(line string, fragment uri.Optional) edition.Result {
	if f, ok := fragment.Get(); ok {
		return edition.Result{Outcome: edition.CurrentDocument, Target: "#" + f, Why: edition.NewWhy("current-fragment", line, "fragment", f)}
	}
	return edition.Result{Outcome: edition.CurrentDocument, Why: edition.NewWhy("current-document", line)}
}
