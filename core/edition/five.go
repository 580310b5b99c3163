package edition

// This file holds what the editions from 1997 on share to the letter: the split into
// four components and a fragment, and how these are put together again.

import (
	"strings"

	"uriscope/core/trace"
	"uriscope/core/uri"
)

// fiveParts is the regular expression of draft-fielding-url-syntax-05, Appendix B,
// which draft-fielding-uri-rfc2396bis-01 and RFC 3986, Appendix B have as well.
// [uri.Split] does what it does.
const fiveParts = `^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?`

// fivePartsGroups returns what the groups of fiveParts match: the whole, then the
// nine.
func fivePartsGroups(text string) []Span {
	r := uri.Split(text)
	groups := make([]Span, 10)
	groups[0] = Span{0, len(text)}
	// with sets the group that holds a component and, before it, the one that
	// holds its delimiters as well.
	with := func(group int, c uri.Component, before, after int) {
		groups[group], groups[group+1] = Absent, Absent
		if at := spanOf(&r, c); at != Absent {
			groups[group], groups[group+1] = Span{at.Start - before, at.End + after}, at
		}
	}
	with(1, uri.Scheme, 0, len(":"))
	with(3, uri.Authority, len("//"), 0)
	groups[5] = spanOf(&r, uri.Path)
	with(6, uri.Query, len("?"), 0)
	with(8, uri.Fragment, len("#"), 0)
	return groups
}

// placed returns where each of the components stands in the text that they are
// composed of (RFC 3986, section 5.3), in their order.
func placed(t uri.Components) [5]Span {
	at := 0
	place := func(c uri.Optional, before, after int) Span {
		if !c.IsDefined() {
			return Absent
		}
		s := Span{at + before, at + before + len(c.String())}
		at = s.End + after
		return s
	}
	return [5]Span{
		place(t.Scheme, 0, len(":")),
		place(t.Authority, len("//"), 0),
		place(uri.Defined(t.Path), 0, 0),
		place(t.Query, len("?"), 0),
		place(t.Fragment, len("#"), 0),
	}
}

// withoutFragment cuts off the fragment and its "#".
func withoutFragment(text string) string {
	before, _, _ := strings.Cut(text, "#")
	return before
}

// spans returns where each of the components of a split text stands, in their order.
func spans(r uri.Reference) [5]Span {
	var at [5]Span
	for i, c := range fiveComponents {
		at[i] = spanOf(&r, c)
	}
	return at
}

// spanOf returns where a component of a split text stands.
func spanOf(r *uri.Reference, c uri.Component) Span {
	if start, end, ok := r.Span(c); ok {
		return Span{start, end}
	}
	return Absent
}

// parseInto carries out a line that splits a text, which is in the register of: the
// first of its components go into the registers from first on.
func parseInto(t *trace.Trace, line, of int, text string, first int, which []uri.Component) uri.Components {
	split := uri.Split(text)
	t.Do(line)
	for i, component := range which {
		if start, end, ok := split.Span(component); ok {
			t.Set(first+i, trace.From(of, start, end))
		}
	}
	return split.Components()
}

// A composition puts components together in a register.
type composition struct {
	*trace.Trace
	result int
}

// add is a question whether a component is defined, and what follows a yes.
func (c composition) add(question, line, from int, component uri.Optional, before, after string) {
	if c.Ask(question, component.IsDefined()) {
		c.Do(line)
		c.Append(c.result, trace.Text(before), trace.From(from, 0, len(component.String())), trace.Text(after))
	}
}

// currentDocument makes the result the current document with the fragment of a
// reference, if that has one.
func (c composition) currentDocument(from int, fragment uri.Optional) Result {
	if f, ok := fragment.Get(); ok {
		c.Set(c.result, trace.Text("#"), trace.From(from, 0, len(f)))
		return Result{Outcome: CurrentDocument, Target: "#" + f, Why: why("current-fragment: fragment", f)}
	}
	c.Set(c.result)
	return Result{Outcome: CurrentDocument, Why: why("current-document")}
}

// composed returns the text of the components.
func composed(t uri.Components) string {
	var room [256]byte // so that a text of usual length is allocated once
	return string(t.AppendTo(room[:0]))
}
