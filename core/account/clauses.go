package account

import (
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
	FileLost  = "file-lost"  // the last segment of the base's path is dropped
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
	removals, excess := r.removals(pieces)
	if isMerged(why.ID, excess) {
		first = r.merging(pieces, first)
	}
	if why.ID == slashLeft {
		removals = nil // it has said so
	}
	all := []Clause{first}
	if lost := r.lostFile(pieces, first.Args); lost != nil {
		all = append(all, *lost)
	}
	all = append(all, removals...)
	if lost := r.lostQuery(pieces); lost != nil {
		all = append(all, *lost)
	}
	kept := all[:0]
	for _, c := range all {
		if len(all) <= mostClauses || c.ID != Here { // a "." is what a reader misses least
			kept = append(kept, c)
		}
	}
	return kept[:min(len(kept), mostClauses)]
}

// isMerged reports whether a reason says no more than that two paths are merged. Excess says whether a
// ".." was removed that had nothing to remove.
func isMerged(id string, excess bool) bool {
	for _, known := range merged {
		if id == known {
			return id != climbsOut || excess
		}
	}
	return false
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
// same are one clause. Only the first ones are returned, but excess says whether there is any for that.
func (r *recorder) removals(pieces []Piece) (clauses []Clause, excess bool) {
	dots := make([]*Piece, r.steps) // by the step that removes it
	taken := make([]bool, r.steps)  // whether the step removes a segment as well
	for i := range pieces {
		switch p := &pieces[i]; {
		case p.Fate != Removed || p.Role != ofPath:
		case p.By != nil:
			taken[p.Step] = true
		case isDots(p.Span.Of(r.texts[p.Use])):
			dots[p.Step] = p
		}
	}
	var last *Piece
	nth, telling := 0, 0 // of the dot segments; clauses beside those about "."
	for step, p := range dots {
		if p == nil {
			continue
		}
		nth++
		id := Here
		if text := p.Span.Of(r.texts[p.Use]); isDoubleDot(text) {
			if id = Excess; taken[step] || hasEmptySegment(text) {
				id = Parents
			}
		}
		if n := len(clauses) - 1; n >= 0 && clauses[n].ID == id && last.Use == p.Use && last.Span.End == p.Span.Start {
			clauses[n].About = append(clauses[n].About, Source{p.Use, p.Span})
		} else if n := earlier(clauses, Excess); id == Excess && n >= 0 {
			clauses[n].About = append(clauses[n].About, Source{p.Use, p.Span}) // apart from those
		} else {
			if id != Here {
				telling++
			}
			if telling > mostClauses {
				excess = excess || id == Excess
				continue
			}
			clauses = append(clauses, Clause{ID: id, About: []Source{{p.Use, p.Span}}, Args: []string{"nth", strconv.Itoa(nth)}, Step: p.Step, Line: p.Line})
		}
		last, excess = p, excess || id == Excess
	}
	for i := range clauses {
		r.complete(&clauses[i], pieces)
	}
	return clauses, excess
}

// earlier returns the index of the clause with an id, and -1 if there is none.
func earlier(clauses []Clause, id string) int {
	for i := range clauses {
		if clauses[i].ID == id {
			return i
		}
	}
	return -1
}

// complete adds the segments that the dot segments of a clause remove, which are neighbours.
func (r *recorder) complete(c *Clause, pieces []Piece) {
	dots := Source{c.About[0].Use, edition.Span{Start: c.About[0].Span.Start, End: c.About[len(c.About)-1].Span.End}}
	count := len(c.About)
	for i := 1; i < count; i++ {
		if before := c.About[i-1]; before.Use != c.About[i].Use || before.Span.End != c.About[i].Span.Start { // only those without anything to remove
			c.Args = append(c.Args, "dots", "..", "taken", "", "count", strconv.Itoa(count), "apart", "yes")
			return
		}
	}
	var taken strings.Builder
	for i := range pieces {
		p := &pieces[i]
		if by := p.By; by != nil && by.Use == dots.Use && by.Span.Start >= dots.Span.Start && by.Span.End <= dots.Span.End {
			taken.WriteString(p.Span.Of(r.texts[p.Use]))
			c.About = append(c.About, Source{p.Use, p.Span})
		}
	}
	text := dots.Span.Of(r.texts[dots.Use])
	if c.ID == Parents && taken.Len() == 0 && hasEmptySegment(text) {
		taken.WriteByte('/')
		text = text[len("/"):]
	}
	c.Args = append(c.Args, "dots", text, "taken", taken.String(), "count", strconv.Itoa(count))
}

// hasEmptySegment reports whether the text of a dot segment has the "/" of an empty segment before it, which
// it removes.
func hasEmptySegment(dots string) bool { return dots[0] == '/' }

// lostFile is the clause that the last segment of the base's path is dropped, if the reason itself has
// not said so.
func (r *recorder) lostFile(pieces []Piece, said []string) *Clause {
	for i := range pieces {
		p := &pieces[i]
		text := p.Span.Of(r.texts[p.Use])
		if p.Use != edition.AsBase || p.Role != ofPath || p.Fate != Dropped {
			continue
		}
		for j := 1; j < len(said); j += 2 {
			if strings.Contains(said[j], text) {
				return nil
			}
		}
		return &Clause{ID: FileLost, Args: []string{"dropped", text}, About: []Source{{p.Use, p.Span}}, Step: p.Step, Line: p.Line}
	}
	return nil
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
