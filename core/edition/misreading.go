package edition

import (
	"strings"
	"sync"

	"uriscope/core/listing"
)

// A Misreading is a known way to get an algorithm wrong, as changes to the lines of its listing.
type Misreading struct {
	ID     string // id of its description
	Beside bool   // whether it only adds a step that programs take, without changing any of the spec's
	// Optional reports whether an option of the spec has the same effect. The option then explains an expectation,
	// but a library can still follow the misreading.
	Optional bool
	Lines    []listing.Change
}

// Misreadings are the ways to get a spec's algorithm wrong, the most frequent first.
type Misreadings struct {
	All []Misreading

	once    sync.Once
	changed []*Edition
}

// NewMisreadings parses misreadings. Each is a line with an id, perhaps after "beside " or "optional ",
// followed by its changes, indented with a tab. A change is "omit" and a line's id, or "text", "before", or
// "after" and that id, then ":" and the words. Words for the same place become consecutive lines. It panics on
// any other text.
func NewMisreadings(text string) *Misreadings {
	var m Misreadings
	for row := range strings.Lines(text) {
		row = strings.TrimSuffix(row, "\n")
		change, ok := strings.CutPrefix(row, "\t")
		switch {
		case ok:
			one := &m.All[len(m.All)-1]
			one.Lines = changed(one.Lines, change)
		case row != "":
			id, beside := strings.CutPrefix(row, "beside ")
			id, optional := strings.CutPrefix(id, "optional ")
			m.All = append(m.All, Misreading{ID: id, Beside: beside, Optional: optional})
		}
	}
	return &m
}

// changed appends a change, in the format of [NewMisreadings].
func changed(lines []listing.Change, text string) []listing.Change {
	place, words, _ := strings.Cut(text, ": ")
	kind, line, _ := strings.Cut(place, " ")
	if n := len(lines); n == 0 || lines[n-1].Line != line {
		lines = append(lines, listing.Change{Line: line})
	}
	c := &lines[len(lines)-1]
	into := &c.Text
	switch kind {
	case "omit":
		c.Omit = true
		return lines
	case "before":
		into = &c.Before
	case "after":
		into = &c.After
	case "text":
	default:
		panic("edition: " + kind + " is no change of a line")
	}
	if *into != "" {
		*into += "\n"
	}
	*into += words
	return lines
}

// Misread returns an edition for each of its misreadings, with the changed lines; nil if none is known.
func (e *Edition) Misread() []*Edition {
	m := e.Misreadings
	if m == nil {
		return nil
	}
	m.once.Do(func() {
		for _, one := range m.All {
			other, err := e.Changed(one.Lines)
			if err != nil {
				panic("edition: " + e.ID + ", " + one.ID + ": " + err.Error())
			}
			m.changed = append(m.changed, other)
		}
	})
	return m.changed
}

// Misresolve returns a function that resolves a reference like one of the editions of [Edition.Misread], but
// faster. The steps shared with e run once, and misread lines that e's own run doesn't reach are assumed to
// make no difference. The results can lack parts and reasons.
func (e *Edition) Misresolve(base, reference string, o Options) func(misread *Edition) Result {
	if e.Program == nil {
		return func(misread *Edition) Result { return misread.Resolve(base, reference, o, nil) }
	}
	forks := e.Program.Forks(Values(e.Program.Options, o), base, reference)
	own := e.Program.end(forks.Own(), base, reference, o)
	return func(misread *Edition) Result {
		if !forks.Reaches(misread.Program.Program) {
			return own
		}
		run := forks.Run(misread.Program.Program)
		if run == forks.Own() {
			return own
		}
		return misread.Program.end(run, base, reference, o)
	}
}
