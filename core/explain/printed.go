package explain

import (
	"slices"
	"strconv"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/encode"
	"uriscope/core/extract"
	"uriscope/core/trace"
)

// This file computes the cells of examples other than URIs and references.

// partCell returns whether the edition's rule of that name derives a text.
func partCell(e *edition.Edition, example edition.Example) Cell {
	c := Cell{Edition: e}
	if _, ok := e.Rule(example.Of); !ok {
		return c
	}
	c.Text, c.Problems = example.Input, e.Validate(example.Of, example.Input).Problems(edition.AsReference)
	c.Valid = len(c.Problems) == 0
	c.Agrees = verdict(c.Valid)
	return c
}

// linesCell returns the lines that the edition makes of an example.
func linesCell(e *edition.Edition, example edition.Example) Cell {
	c := Cell{Edition: e}
	switch example.Kind {
	case edition.KindEncode:
		c.Lines = encoded(e, example)
	case edition.KindGroups:
		c.Lines = groups(e, example.Input)
	case edition.KindParts:
		c.Lines = components(e, example)
	case edition.KindBuffers:
		c.Lines = buffers(e, example.Input)
	case edition.KindExtract:
		c.Lines = extracted(e, example.Input)
	case edition.KindClient:
		c.Lines = commands(sent(e, example.Input), example.Want)
	}
	if c.Lines != nil {
		c.Agrees = verdict(slices.Equal(c.Lines, example.Want))
	}
	return c
}

// encoded returns the encoding of data in a path, or nil if the edition can't write it.
func encoded(e *edition.Edition, example edition.Example) []string {
	a, err := encode.Encode(encode.Request{Data: example.Input, Edition: e, Component: "path", Charset: example.Of, Limit: 0})
	if err != nil || !a.Possible {
		return nil
	}
	return []string{a.Encoded}
}

// extracted returns the URIs that the edition finds in running text. It is nil if the spec doesn't discuss
// these, and not nil if there are none.
func extracted(e *edition.Edition, text string) []string {
	a := extract.Find(extract.Request{Text: text, Edition: e, Limit: -1})
	if a == nil {
		return nil
	}
	lines := []string{}
	for _, found := range a.Found {
		lines = append(lines, found.URI)
	}
	return lines
}

// undefined is how specs print a missing component.
const undefined = "<undefined>"

// partsOf returns the components of a text: as the spec defines them, or else as a run parses it as a base.
func partsOf(e *edition.Edition, text string) []edition.Part {
	if parts := e.Split(text); parts != nil {
		return parts
	}
	x, err := Explain(Request{Base: text, Edition: e.ID})
	if err != nil {
		return nil
	}
	return x.Base.Parts
}

// components returns the values of the components of a URI that an example names, by the edition's names or, if
// it has another name for one, by the component's role; nil if the edition has no such component.
func components(e *edition.Edition, example edition.Example) []string {
	text := example.Input
	parts := partsOf(e, text)
	if scheme := e.Scheme(e.PartOf(text, edition.Scheme).Of(text)); scheme != nil {
		parts = append(slices.Clone(parts), scheme.Split(text)...)
	}
	var lines []string
	for _, want := range example.Want {
		name, _, _ := strings.Cut(want, " = ")
		i := slices.IndexFunc(parts, func(p edition.Part) bool { return p.Name == name })
		if i < 0 {
			i = slices.IndexFunc(parts, func(p edition.Part) bool { return string(p.Role) == name })
		}
		if i < 0 {
			return nil
		}
		value := undefined
		if parts[i].Span != edition.Absent {
			value = parts[i].Span.Of(text)
		}
		lines = append(lines, name+" = "+value)
	}
	return lines
}

// groups returns what the groups of the edition's regular expression match, in the specs' format, or nil.
func groups(e *edition.Edition, text string) []string {
	var lines []string
	for i, group := range e.Groups(text, e.Split(text)) {
		matched := undefined
		if group != edition.Absent {
			matched = group.Of(text)
		}
		if i > 0 { // the first one is the whole text
			lines = append(lines, "$"+strconv.Itoa(i)+" = "+matched)
		}
	}
	return lines
}

// buffers returns the two buffers after each step of removing a path's dot segments, in the format of RFC 3986,
// section 5.2.4, or nil if the edition doesn't have two.
func buffers(e *edition.Edition, path string) []string {
	l := e.Listing
	output, input := l.Register("output buffer"), l.Register("input buffer")
	if output < 0 || input < 0 {
		return nil
	}
	run := trace.New(l, -1, dotsBase, path)
	e.Resolve(dotsBase, path, nil, run)
	state := trace.NewState(l, dotsBase, path)
	var lines []string
	for i, step := range run.Steps() {
		edits := run.Edits(i)
		state.Apply(edits)
		if slices.ContainsFunc(edits, func(e trace.Edit) bool { return e.Register == output || e.Register == input }) {
			out, _ := state.Text(output)
			in, _ := state.Text(input)
			lines = append(lines, l.Lines[step.Line].ID+": "+out+" | "+in)
		}
	}
	return lines
}

// sent returns what a client sends for a URL, message by message, without line ends, or nil if the edition
// doesn't define the scheme.
func sent(e *edition.Edition, url string) []string {
	scheme := e.Scheme(e.PartOf(url, edition.Scheme).Of(url))
	if scheme == nil {
		return nil
	}
	l := scheme.Listing
	run := trace.New(l, -1, url)
	scheme.Run(url, run)
	state := trace.NewState(l, url)
	messages := []string{}
	for i := range run.Steps() {
		for _, edit := range run.Edits(i) {
			before := state.Len(edit.Register)
			state.Apply([]trace.Edit{edit})
			if l.Registers[edit.Register].Sent && state.Len(edit.Register) > before {
				message := state.Slice(edit.Register, before, state.Len(edit.Register))
				messages = append(messages, strings.TrimSuffix(message, "\r\n"))
			}
		}
	}
	return messages
}

// commands returns the messages that begin with one of the commands that a spec prints, or nil without
// messages.
func commands(messages, printed []string) []string {
	kept := messages[:0]
	for _, message := range messages {
		command, _, _ := strings.Cut(message, " ")
		if slices.ContainsFunc(printed, func(p string) bool { return strings.HasPrefix(p, command+" ") }) {
			kept = append(kept, message)
		}
	}
	return kept
}
