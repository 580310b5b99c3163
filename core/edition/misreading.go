package edition

import (
	"strings"
	"sync"

	"uriscope/core/listing"
)

// A Misreading is a known way to get an algorithm wrong, as changes to the lines of its listing.
type Misreading struct {
	ID     string // of the sentence that says what is done wrong
	Beside bool   // whether it adds something to the steps that programs do; it doesn't change a step of the document
	// Optional says that an option of the document does the same. Then an expectation is explained by the option,
	// but a library may follow the misreading.
	Optional bool
	Lines    []listing.Change
}

// Misreadings are the ways to get the algorithm of a document wrong, the most frequent first.
type Misreadings struct {
	All []Misreading

	once    sync.Once
	changed []*Edition
}

// NewMisreadings reads misreadings: the id of each, perhaps with "beside " or "optional " before it, and below it,
// with a tab before them, its changes. A
// change is "omit" and a line's id, or "text", "before", or "after" and that id, with ":" and the words. Words
// for the same place are lines one after the other. Other text is a mistake in the program.
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

// changed returns changes with one more, as [NewMisreadings] reads it.
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

// Misread returns the edition with the lines of each of its misreadings; nil if none is known.
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

// Misresolve returns a function that resolves a reference like one of the editions of [Edition.Misread]. It is
// faster than theirs, because the steps that they share with e run once, and what e's own run does not
// come to makes no difference. The results may lack parts and reasons.
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
