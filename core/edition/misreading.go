package edition

import (
	"strings"
	"sync"

	"uriscope/core/listing"
)

// A Misreading is a known way to get an algorithm wrong, as changes to the lines of its listing.
type Misreading struct {
	ID    string // of the sentence that says what is done wrong
	Lines []listing.Change
}

// Misreadings are the ways to get the algorithm of a document wrong, the most frequent first.
type Misreadings struct {
	All []Misreading

	once    sync.Once
	changed []*Edition
}

// NewMisreadings reads misreadings: the id of each, and below it, with a tab before them, its changes. A
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
			m.All = append(m.All, Misreading{ID: row})
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
