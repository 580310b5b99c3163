package account

import (
	"slices"
	"strconv"
	"strings"

	"uriscope/core/edition"
)

// A Clause is a part of the reason for a target: the id of a sentence, and what to put into it.
type Clause struct {
	ID    string
	Args  []string // pairs of name and value
	About []Source // the characters that it is about
	Step  int      // that decided, as a run without groups counts
	Line  int
}

// The ids of clauses about what else happened to characters than the reason for the result says.
const (
	Parents   = "parents"    // a ".." or several remove as many segments
	Excess    = "excess"     // a ".." has nothing to remove
	Here      = "here"       // a "." is removed
	QueryLost = "query-lost" // the base's query is not used
)

// mostClauses is how many clauses a reason has at most.
const mostClauses = 3

// climbsOut is the reason that a ".." has nothing to remove. A spec that keeps it has a sentence of its
// own for that.
const climbsOut = "climbs-out"

// slashLeft is the reason that a ".." removes the first segment of a path without a "/" before it.
const slashLeft = "slash-left"

// merged are the reasons that say no more than that the paths are merged. Their sentence needs what
// the account says of the base's path.
var merged = [...]string{"climbs", climbsOut, "stays", "appends", "replaces-last", "no-directory", "relative-path"}

// clauses returns the reason for a result. The first clause is that of the edition, and the others are
// what a reader would miss, in the order of the run.
func (r *recorder) clauses(pieces []Piece) []Clause {
	why := r.result.Why
	line := max(0, r.listing.Find(why.Line))
	first := Clause{ID: why.ID, Args: why.Args, Step: int(r.asked[line].step), Line: line}
	if !r.result.Outcome.HasTarget() {
		return []Clause{first}
	}
	removals := r.removals(pieces)
	if slices.Contains(merged[:], why.ID) && (why.ID != climbsOut || slices.ContainsFunc(removals, func(c Clause) bool { return c.ID == Excess })) {
		first = r.merging(pieces, first)
	}
	if why.ID == slashLeft {
		removals = nil // it has said so
	}
	all := append([]Clause{first}, removals...)
	if lost := r.lostQuery(pieces); lost != nil {
		all = append(all, *lost)
	}
	if len(all) > mostClauses { // a "." is what a reader misses least
		all = slices.DeleteFunc(all, func(c Clause) bool { return c.ID == Here })
	}
	return all[:min(len(all), mostClauses)]
}

// merging is the clause that two paths are merged.
func (r *recorder) merging(pieces []Piece, c Clause) Clause {
	var directory, dropped, path strings.Builder
	dots := ""
	for i := range pieces {
		p := &pieces[i]
		text := p.Span.Of(r.texts[p.Use])
		switch {
		case p.Role != ofPath:
		case p.Use == edition.AsReference:
			if path.Len() == 0 && p.Fate == Removed && isDots(text) {
				dots = "yes"
			}
			path.WriteString(text)
		case p.Fate == Dropped || p.Fate == Unused:
			dropped.WriteString(text)
			c.About = append(c.About, Source{p.Use, p.Span})
			c.Step, c.Line = p.Step, p.Line
		default:
			directory.WriteString(text)
		}
	}
	c.Args = []string{"path", path.String(), "directory", directory.String(), "dropped", dropped.String(), "dots", dots}
	return c
}

// removals are the clauses about dot segments, in the order of the run. Neighbouring ones that do the
// same are one clause.
func (r *recorder) removals(pieces []Piece) []Clause {
	type removal struct {
		dots  Piece
		taken []Piece
	}
	var all []removal
	by := map[Source][]Piece{}
	for i := range pieces {
		if source := pieces[i].By; source != nil {
			by[*source] = append(by[*source], pieces[i])
		}
	}
	for i := range pieces {
		p := &pieces[i]
		if p.Fate != Removed || p.Role != ofPath || p.By != nil || !isDots(p.Span.Of(r.texts[p.Use])) {
			continue
		}
		all = append(all, removal{*p, by[Source{p.Use, p.Span}]})
	}
	slices.SortStableFunc(all, func(a, b removal) int { return a.dots.Step - b.dots.Step })
	var clauses []Clause
	for i := 0; i < len(all); {
		kind := r.kind(&all[i].dots, len(all[i].taken))
		start := i
		for i++; i < len(all) && r.kind(&all[i].dots, len(all[i].taken)) == kind && all[i].dots.Use == all[start].dots.Use && all[i].dots.Span.Start == all[i-1].dots.Span.End; i++ {
		}
		var dots, taken []Piece
		for _, one := range all[start:i] {
			dots, taken = append(dots, one.dots), append(taken, one.taken...)
		}
		slices.SortStableFunc(taken, func(a, b Piece) int { return int(a.Use-b.Use)*len(r.texts[0]) + a.Span.Start - b.Span.Start })
		c := Clause{ID: kind, Step: dots[0].Step, Line: dots[0].Line}
		c.Args = []string{"dots", r.textOf(dots), "taken", r.textOf(taken), "count", strconv.Itoa(len(dots)), "nth", strconv.Itoa(start + 1)}
		for _, p := range append(dots, taken...) {
			c.About = append(c.About, Source{p.Use, p.Span})
		}
		clauses = append(clauses, c)
	}
	return clauses
}

func (r *recorder) kind(dots *Piece, taken int) string {
	switch {
	case !isDoubleDot(dots.Span.Of(r.texts[dots.Use])):
		return Here
	case taken == 0:
		return Excess
	}
	return Parents
}

func (r *recorder) textOf(pieces []Piece) string {
	var b strings.Builder
	for _, p := range pieces {
		b.WriteString(p.Span.Of(r.texts[p.Use]))
	}
	return b.String()
}

// lostQuery is the clause that the base's query is not used though the reference has none.
func (r *recorder) lostQuery(pieces []Piece) *Clause {
	for i := range pieces {
		if p := &pieces[i]; p.Role == ofQuery && p.Use == edition.AsReference {
			return nil
		}
	}
	for i := range pieces {
		p := &pieces[i]
		if p.Role != ofQuery || p.Fate != Unused {
			continue
		}
		return &Clause{ID: QueryLost, Args: []string{"query", p.Span.Of(r.texts[0])}, About: []Source{{p.Use, p.Span}}, Step: p.Step, Line: p.Line}
	}
	return nil
}
