// Package components has what the editions from 1997 on share word for word: the split of a
// text into four components and a fragment, and how they are put together again.
package components

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
	"uriscope/core/uri"
)

// Five are the components of RFC 3986, section 3, in its order, which is also the order
// of their registers in every listing.
var Five = [5]uri.Component{uri.Scheme, uri.Authority, uri.Path, uri.Query, uri.Fragment}

// Pattern is the regular expression of draft-fielding-url-syntax-05, Appendix B,
// which draft-fielding-uri-rfc2396bis-01 and RFC 3986, Appendix B have as well.
// [uri.Split] does what it does.
const Pattern = `^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?`

// Groups returns what the groups of Pattern match: the whole text, then the nine groups.
// The parts are those of the text, of which the outer ones are in the order of [Five].
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

// Placed returns where each of the components stands in the text that they are
// composed of (RFC 3986, section 5.3), in their order.
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

// Spans returns where each of the components of a split text stands, in their order.
func Spans(r uri.Reference) [5]edition.Span {
	var at [5]edition.Span
	for i, c := range Five {
		at[i] = SpanOf(&r, c)
	}
	return at
}

// SpanOf returns where a component of a split text stands.
func SpanOf(r *uri.Reference, c uri.Component) edition.Span {
	if start, end, ok := r.Span(c); ok {
		return edition.Span{Start: start, End: end}
	}
	return edition.Absent
}

// ParseInto carries out a line that splits a text, which is in the register of: the
// first of its components go into the registers from first on.
func ParseInto(t *trace.Trace, line string, of int, text string, first int, which []uri.Component) uri.Components {
	split := uri.Split(text)
	t.Do(line)
	for i, component := range which {
		if start, end, ok := split.Span(component); ok {
			t.Set(first+i, trace.From(of, start, end))
		}
	}
	return split.Components()
}

// A Composition puts components together in a register.
type Composition struct {
	Run    *trace.Trace
	Result int // the register
}

// Add asks whether a component is defined, and if it is, appends it with its delimiters.
func (c Composition) Add(question, line string, from int, component uri.Optional, before, after string) {
	if c.Run.Ask(question, component.IsDefined()) {
		c.Run.Do(line)
		c.Run.Append(c.Result, trace.Text(before), trace.From(from, 0, len(component.String())), trace.Text(after))
	}
}

// CurrentDocument makes the result the current document with the fragment of a
// reference, if that has one.
func (c Composition) CurrentDocument(from int, fragment uri.Optional) edition.Result {
	if f, ok := fragment.Get(); ok {
		c.Run.Set(c.Result, trace.Text("#"), trace.From(from, 0, len(f)))
		return edition.Result{Outcome: edition.CurrentDocument, Target: "#" + f, Why: edition.NewWhy("current-fragment: fragment", f)}
	}
	c.Run.Set(c.Result)
	return edition.Result{Outcome: edition.CurrentDocument, Why: edition.NewWhy("current-document")}
}

// Composed returns the text of the components.
func Composed(t uri.Components) string {
	var room [256]byte // so that a text of usual length is allocated once
	return string(t.AppendTo(room[:0]))
}
