// Package components has what the editions from 1997 on have in common: how to split a text into four
// components and a fragment, and how to recompose them.
package components

import (
	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/listing"
)

// Five are the components of RFC 3986, section 3, in its order. Every listing has their registers in the same
// order.
var Five = [5]uri.Component{uri.Scheme, uri.Authority, uri.Path, uri.Query, uri.Fragment}

// Names are the names of the components from 1998 on, in the order of [uri.Component]. Inner components follow
// the component that contains them.
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

// Pattern is the regular expression in Appendix B of draft-fielding-url-syntax-05,
// draft-fielding-uri-rfc2396bis-01, and RFC 3986. [uri.Split] splits a text in the same way.
const Pattern = `^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?`

// Groups returns what Pattern matches: the span of the whole text, then the spans of its nine groups. The outer
// parts must be in the order of [Five].
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
	// with sets the group for a component and the group before it, which also includes the delimiters.
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

// Placed returns the span of each component in the text composed of them (RFC 3986, section 5.3), in the order
// of [Five].
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

// Places returns the span of each component in a target: where recomposing put it, if the target is composed of
// the components, or else where parsing the target finds it.
func Places(target string, t uri.Components) [5]edition.Span {
	if Text(&t) != target {
		return Spans(uri.Split(target))
	}
	return Placed(t)
}

// Spans returns the span of each component of a split text, in the order of [Five].
func Spans(r uri.Reference) [5]edition.Span {
	var at [5]edition.Span
	for i, c := range Five {
		at[i] = SpanOf(&r, c)
	}
	return at
}

// SpanOf returns the span of a component of a split text.
func SpanOf(r *uri.Reference, c uri.Component) edition.Span {
	if start, end, ok := r.Span(c); ok {
		return edition.Span{Start: start, End: end}
	}
	return edition.Absent
}

// SameScheme reports whether a reference has its base's scheme.
func SameScheme(base, r uri.Components) bool {
	return base.Scheme.IsDefined() && r.Scheme.IsDefined() && uri.EqualSchemes(r.Scheme.String(), base.Scheme.String())
}

// Verb returns the listing verb with a name that splits a text into the components. second is the spec's name
// for the authority.
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

// None is the register of a component that doesn't have one.
const None = -1

// Held returns the components held in some registers.
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

// For returns a function for [edition.Syntax.For] that uses the rule of a reference and the rule of a URI
// without a fragment.
func For(reference, absolute string) func(edition.Use, string) (production string, length int) {
	return func(use edition.Use, text string) (string, int) {
		if use == edition.AsReference {
			return reference, len(text)
		}
		return absolute, len(cut.BeforeFragment(text))
	}
}

// Text recomposes components without a run.
func Text(t *uri.Components) string {
	var scratch [256]byte // lets a text of usual length be allocated just once
	return string(t.AppendTo(scratch[:0]))
}

// CurrentDocument returns the result for a reference to the current document, with the reference's fragment, if
// any. line is the deciding line.
func CurrentDocument(line string, fragment uri.Optional) edition.Result {
	if f, ok := fragment.Get(); ok {
		return edition.Result{Outcome: edition.CurrentDocument, Target: "#" + f, Why: edition.NewWhy("current-fragment", line, "fragment", f)}
	}
	return edition.Result{Outcome: edition.CurrentDocument, Why: edition.NewWhy("current-document", line)}
}
