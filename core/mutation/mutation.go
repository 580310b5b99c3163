// Package mutation generates small changes to a listing: a line is left out, a question is negated, "defined"
// becomes "not empty". An implementation that breaks a rule of its spec often behaves like one of them, and
// test cases that detect none of them test little.
package mutation

import (
	"slices"
	"strings"

	"uriscope/core/listing"
	"uriscope/core/trace"
)

// A Mutation is a small change to a line or to its position.
type Mutation struct {
	Kind    Kind
	Line    string // the line's id
	Changes []listing.Change
	Program *listing.Program
}

// A Kind is what a mutation does to its line.
type Kind string

const (
	LeftOut     Kind = "left-out"
	Opposite    Kind = "opposite"    // "unless" instead of "if"
	Behind      Kind = "behind"      // moved after the next line
	Empty       Kind = "empty"       // "defined" becomes "not empty", or the reverse
	Place       Kind = "place"       // first instead of last, or a text without the one at its end
	Case        Kind = "case"        // no longer case-insensitive
	Alternative Kind = "alternative" // one of two texts is ignored
	Condition   Kind = "condition"   // one of two conditions is ignored
	Part        Kind = "part"        // one of its instructions, or of the texts that it joins, is missing
	Register    Kind = "register"    // the same component of the other text
	Call        Kind = "call"        // a routine isn't called
)

// Name returns the line and the kind, with the new words if a kind can have several.
func (m Mutation) Name() string {
	name := m.Line + " " + string(m.Kind)
	if text := m.Changes[0].Text; text != "" && m.Kind != Opposite {
		name += ": " + text
	}
	return name
}

// All returns a program's mutations in the order of its lines, except that those that only move a line come
// last. No two have the same words, and all of them compile.
func All(p *listing.Program) (all []Mutation) {
	seen := map[string]bool{}
	add := func(kind Kind, line trace.Line, changes ...listing.Change) {
		if text := changes[0].Text; text != "" {
			if text == line.Code || seen[line.ID+text] {
				return
			}
			seen[line.ID+text] = true
		}
		if changed, err := p.Change(changes...); err == nil {
			all = append(all, Mutation{kind, line.ID, changes, changed})
		}
	}
	lines := p.Listing.Lines
	for _, line := range lines {
		add(LeftOut, line, listing.Change{Line: line.ID, Omit: true})
		for _, r := range rewritten(line.Code, p.Listing.Registers) {
			add(r.kind, line, listing.Change{Line: line.ID, Text: r.text})
		}
	}
	for i, line := range lines {
		if next := after(p.Listing, i); next < len(lines) && neighbours(line, lines[next]) {
			moved := text(lines[i:next], line.Depth)
			add(Behind, line, listing.Change{Line: lines[next].ID, After: moved}, listing.Change{Line: line.ID, Omit: true})
		}
	}
	return all
}

// text returns lines in the format of a change.
func text(lines []trace.Line, depth int) string {
	var all []string
	for _, l := range lines {
		all = append(all, strings.Repeat("\t", l.Depth-depth)+l.Code)
	}
	return strings.Join(all, "\n")
}

// after returns the index of the first line that isn't nested in the line at an index.
func after(l *trace.Listing, at int) int {
	depth := l.Lines[at].Depth
	for at++; at < len(l.Lines) && l.Lines[at].Depth > depth; at++ {
	}
	return at
}

// neighbours reports whether a line can follow another. An "else" can't, and neither can a loop without a
// question mark, because its words alone don't give it that mark.
func neighbours(a, b trace.Line) bool {
	return a.Depth == b.Depth && a.Routine == b.Routine && !strings.HasPrefix(b.Code, "else") && (!a.Loop || a.Question)
}

// SetsNothing reports whether neither the line with an id nor a line nested in it sets a register, so that it
// only directs the run, or informs the reader.
func SetsNothing(l *trace.Listing, id string) bool {
	at := slices.IndexFunc(l.Lines, func(line trace.Line) bool { return line.ID == id })
	return !slices.ContainsFunc(l.Lines[at:after(l, at)], func(line trace.Line) bool { return line.Sets != "" })
}
