// Package listingtest changes programs in small ways, so that tests can tell whether any case
// notices.
package listingtest

import (
	"fmt"
	"slices"

	"uriscope/core/listing"
	"uriscope/core/trace"
)

// A Mutation is a program with one small change.
type Mutation struct {
	Name    string
	Line    int  // index of the line that is changed
	Moved   bool // whether it changes places with the next one
	Program *listing.Program
}

// Mutations returns the programs that a program becomes if a line is left out, a condition is
// negated, or two neighbouring lines change places.
func Mutations(p *listing.Program) (all []Mutation) {
	lines := p.Listing.Lines
	for i, line := range lines {
		if changed, err := p.Change(listing.Change{Line: line.ID, Omit: true}); err == nil {
			all = append(all, Mutation{line.ID + " left out", i, false, changed})
		}
		if negated, ok := p.Negate(i); ok {
			all = append(all, Mutation{line.ID + " negated", i, false, negated})
		}
		if next := behind(lines, i); next < len(lines) && neighbours(line, lines[next]) {
			order := slices.Concat(lines[:i], lines[next:behind(lines, next)], lines[i:next], lines[behind(lines, next):])
			if changed, err := p.With(order); err == nil {
				all = append(all, Mutation{fmt.Sprintf("%s behind %s", line.ID, lines[next].ID), i, true, changed})
			}
		}
	}
	return all
}

// behind returns the index of the first line that is not nested in the one at an index.
func behind(lines []trace.Line, at int) int {
	depth := lines[at].Depth
	for at++; at < len(lines) && lines[at].Depth > depth; at++ {
	}
	return at
}

// neighbours reports whether two lines could change places.
func neighbours(a, b trace.Line) bool {
	return a.Depth == b.Depth && a.Routine == b.Routine && !a.Else && !b.Else
}

// SetsNothing reports whether neither a line nor one that is nested in it sets a register: it only
// says where the run goes, or tells the reader something.
func SetsNothing(l *trace.Listing, at int) bool {
	return !slices.ContainsFunc(l.Lines[at:behind(l.Lines, at)], func(line trace.Line) bool { return line.Sets != "" })
}
