package account

import (
	"slices"
	"strconv"
	"strings"

	"uriscope/core/edition"
)

// A Clause is one part of the reason for a target: the id of a sentence, and the values to put into it.
type Clause struct {
	ID    string
	Args  []string // pairs of name and value
	About []Source // the characters concerned
	Step  int      // the deciding step, counted without groups
	Line  int
}

// Ids of clauses about changes to characters that the reason for the result doesn't mention.
const (
	Parents   = "parents"       // one or more ".." remove as many segments
	Excess    = "excess"        // a ".." has nothing to remove
	Here      = "here"          // a "." is removed
	Guarded   = "guarded"       // "/." is put before a path that starts with "//"
	PortLost  = "port-lost"     // a port is removed, as it is the default of the scheme
	QueryLost = "query-lost"    // the base's query isn't used, although the reference has none
	FileLost  = "file-lost"     // the last segment of the base's path is dropped
	KeptDots  = "kept-dots"     // dot segments are left in a merged path
	Merging   = "merged"        // the paths are merged; the reason for the result comes last
	QueryDots = "dots-in-query" // the dots in the reference's query are kept
)

// mostClauses is the maximum number of clauses in a reason.
const mostClauses = 3

// climbsOut is the reason that a ".." has nothing to remove. A spec that keeps the ".." has its own sentence
// for that.
const climbsOut = "climbs-out"

// final are the reasons about what is left once dot segments have been removed. They come after the removals.
var final = [...]string{climbsOut, "excess-kept", excessRemoved, "parent-stays", "search-dots", "query-dots"}

// excessRemoved is the reason that a spec removes every ".." that is left in the end.
const excessRemoved = "excess-removed"

// ownScheme is the reason that the reference has a scheme. Some specs keep its dot segments then.
const ownScheme = "own-scheme"

// slashLeft is the reason that a ".." removes the first segment of a path without a "/" before it.
const slashLeft = "slash-left"

// merged are the reasons that only say that the paths are merged. Their sentence also needs the account of the
// base's path.
var merged = [...]string{"climbs", climbsOut, "stays", "appends", "replaces-last", "no-directory", "relative-path"}

// clauses returns the reason for a result: the edition's own reason, and what a reader would otherwise miss, in
// the order of the run.
func (r *recorder) clauses(pieces []Piece) []Clause {
	why := r.result.Why
	line := max(0, r.listing.Find(why.Line))
	first := Clause{ID: why.ID, Args: why.Args, Step: int(r.asked[line].step), Line: line}
	if !r.result.Outcome.HasTarget() {
		return []Clause{first}
	}
	removals, excess := r.removals(pieces)
	var ahead, last []Clause
	switch {
	case isMerged(why.ID, excess):
		first = r.merging(pieces, first)
		for len(removals) > 0 && slices.Contains(removals[0].Args, "in") && !r.hasDirectory(pieces) {
			ahead, removals = append(ahead, removals[0]), removals[1:]
		}
		if kept := r.keptDots(pieces); kept != nil {
			last = []Clause{*kept}
		}
	case slices.Contains(final[:], why.ID):
		last = []Clause{first}
		first = r.merging(pieces, Clause{ID: Merging, Step: int(r.merged.step), Line: int(max(0, r.merged.line))})
		if n := earlier(removals, Excess); why.ID == excessRemoved && n >= 0 {
			removals = slices.Delete(removals, n, n+1) // the reason already says so
		}
	}
	if why.ID == slashLeft {
		removals = nil // the reason already says so
	}
	if why.ID == ownScheme && r.keepsDots(pieces) {
		first.Args = append(slices.Clone(first.Args), "dots", "yes")
	}
	all := append(ahead, first)
	if then := why.Then; then != nil {
		line := max(0, r.listing.Find(then.Line))
		all = append(all, Clause{ID: then.ID, Args: then.Args, Step: int(r.asked[line].step), Line: line})
	}
	if lost := r.lostFile(pieces, first.Args); lost != nil {
		all = append(all, *lost)
	}
	all = append(all, removals...)
	for _, more := range [...]*Clause{r.queryDots(pieces), r.guarded(), r.lostPort(pieces), r.lostQuery(pieces)} {
		if more != nil {
			all = append(all, *more)
		}
	}
	most := mostClauses - len(last)
	for i := len(all) - 1; i > 0 && len(all) > most; i-- {
		if all[i].ID == Here { // a reader can do without "." most easily
			all = slices.Delete(all, i, i+1)
		}
	}
	return append(all[:min(len(all), most)], last...)
}

// isMerged reports whether a reason only says that two paths are merged. excess is true if a ".." had nothing
// to remove.
func isMerged(id string, excess bool) bool {
	for _, known := range merged {
		if id == known {
			return id != climbsOut || excess
		}
	}
	return false
}

// merging returns the clause that two paths are merged.
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
		case p.Fate != Removed || p.Step >= r.referenceAt: // the URL Standard parses the base first
			directory.WriteString(text)
		}
	}
	c.Args = []string{"path", path.String(), "directory", directory.String(), "dropped", dropped.String(), "dots", dots}
	return c
}

// keptDots is the clause that the target's path still has dot segments, or nil. It is about the first row of them.
func (r *recorder) keptDots(pieces []Piece) *Clause {
	var of *Piece
	start, end := len(r.result.Target), 0
	for i := range pieces {
		if p := &pieces[i]; p.Role == ofPath && p.Fate == Kept {
			start, end = min(start, p.To.Start), max(end, p.To.End)
		}
	}
	if start >= end {
		return nil
	}
	dots := "" // with the "/" after each segment
	at := start
	for segment := range strings.SplitAfterSeq(r.result.Target[start:end], "/") {
		if name := strings.TrimSuffix(segment, "/"); name == "." || name == ".." {
			dots += segment
		} else if dots != "" {
			break
		}
		at += len(segment)
	}
	first := at - len(dots)
	for i := range pieces {
		if p := &pieces[i]; dots != "" && p.Fate == Kept && p.To.Start <= first && first < p.To.End {
			of = p
		}
	}
	if of == nil {
		return nil
	}
	return &Clause{ID: KeptDots, Args: []string{"dots", dots}, About: []Source{{of.Use, of.Span}}, Step: of.Step, Line: of.Line}
}

// hasDirectory reports whether the base's path ends in "/" or in a segment that is dropped.
func (r *recorder) hasDirectory(pieces []Piece) bool {
	has := false
	for i := range pieces {
		if p := &pieces[i]; p.Use == edition.AsBase && p.Role == ofPath {
			has = p.Fate == Dropped || isSolidus(r.texts[p.Use][p.Span.End-1])
		}
	}
	return has
}

// removals returns the clauses about dot segments, in the order of the run. Neighbors with the same effect
// share a clause. At most the first few are returned; excess is true if any ".." had nothing to remove.
func (r *recorder) removals(pieces []Piece) (clauses []Clause, excess bool) {
	dots := make([]*Piece, r.steps) // indexed by the step that removes it
	taken := make([]bool, r.steps)  // whether the step also removes a segment
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
	nth, telling := 0, 0 // the number of dot segments; the number of clauses that aren't about "."
	for step, p := range dots {
		if p == nil {
			continue
		}
		nth++
		id, inBase := Here, p.Use == edition.AsBase && p.Step < r.referenceAt
		if text := p.Span.Of(r.texts[p.Use]); isDoubleDot(text) {
			if id = Excess; taken[step] || hasEmptySegment(text) {
				id = Parents
			}
		}
		if n := len(clauses) - 1; n >= 0 && clauses[n].ID == id && last.Use == p.Use && last.Span.End == p.Span.Start {
			clauses[n].About = append(clauses[n].About, Source{p.Use, p.Span})
		} else if n := earlier(clauses, Excess); id == Excess && n >= 0 && !inBase && !slices.Contains(clauses[n].Args, "in") {
			clauses[n].About = append(clauses[n].About, Source{p.Use, p.Span}) // not adjacent to them
		} else {
			if id != Here {
				telling++
			}
			if telling > mostClauses {
				excess = excess || id == Excess
				continue
			}
			args := []string{"nth", strconv.Itoa(nth)}
			if inBase { // the URL Standard parses the base first
				args = append(args, "in", "base")
			}
			clauses = append(clauses, Clause{ID: id, About: []Source{{p.Use, p.Span}}, Args: args, Step: p.Step, Line: p.Line})
		}
		last, excess = p, excess || id == Excess
	}
	for i := range clauses {
		r.complete(&clauses[i], pieces)
	}
	if n := earlier(clauses, Excess); n >= 0 && slices.Contains(clauses[n].Args, "apart") { // some of those come later
		apart := clauses[n]
		clauses = append(slices.Delete(clauses, n, n+1), apart)
	}
	return clauses, excess
}

// keepsDots reports whether a dot segment of the reference is in the target.
func (r *recorder) keepsDots(pieces []Piece) bool {
	return slices.ContainsFunc(pieces, func(p Piece) bool { return r.areDotsKept(&p, ofPath) })
}

// areDotsKept reports whether the target has a dot segment of a piece of a component.
func (r *recorder) areDotsKept(p *Piece, role Role) bool {
	if p.Role != role || p.Fate != Kept {
		return false
	}
	for segment := range strings.SplitSeq(p.Span.Of(r.texts[p.Use]), "/") {
		if segment != "" && isDots(segment) {
			return true
		}
	}
	return false
}

// queryDots is the clause that the dots in the query of a relative reference are kept, in a spec that doesn't
// append the query to the path first.
func (r *recorder) queryDots(pieces []Piece) *Clause {
	if r.result.Why.ID == ownScheme || r.edition.Way(edition.QueryInBuffer) == edition.Along {
		return nil
	}
	for i := range pieces {
		if p := &pieces[i]; p.Use == edition.AsReference && r.areDotsKept(p, ofQuery) {
			return &Clause{ID: QueryDots, Args: []string{"query", p.Span.Of(r.texts[p.Use])}, About: []Source{{p.Use, p.Span}}, Step: p.Step, Line: p.Line}
		}
	}
	return nil
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

// complete adds the segments that a clause's dot segments remove, which are adjacent.
func (r *recorder) complete(c *Clause, pieces []Piece) {
	dots := Source{c.About[0].Use, edition.Span{Start: c.About[0].Span.Start, End: c.About[len(c.About)-1].Span.End}}
	count := len(c.About)
	for i := 1; i < count; i++ {
		if before := c.About[i-1]; before.Use != c.About[i].Use || before.Span.End != c.About[i].Span.Start { // only those with nothing to remove
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

// hasEmptySegment reports whether a dot segment's text starts with the "/" of an empty segment, which it
// removes.
func hasEmptySegment(dots string) bool { return dots[0] == '/' }

// lostFile returns the clause that the last segment of the base's path is dropped, unless the reason already
// says so.
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

// guarded is the clause that "/." is put before a path, as the URL Standard does it.
func (r *recorder) guarded() *Clause {
	line := r.listing.Find("serializer.3")
	if _, path, _ := strings.Cut(r.result.Target, ":"); line < 0 || !strings.HasPrefix(path, "/.//") {
		return nil
	}
	return &Clause{ID: Guarded, Step: int(r.asked[line].step), Line: line}
}

// lostPort is the clause that a port is left out since it is the default one, as the URL Standard has it.
func (r *recorder) lostPort(pieces []Piece) *Clause {
	c, port := &Clause{ID: PortLost}, ""
	usesHost := slices.ContainsFunc(pieces, func(p Piece) bool {
		return p.Use == edition.AsBase && p.Role == ofHost && (p.Fate == Kept || p.Fate == Changed)
	})
	for i := range pieces {
		p := &pieces[i]
		isGone := p.Fate == Removed || p.Fate == Unused && p.Use == edition.AsBase && usesHost
		if text := p.Span.Of(r.texts[p.Use]); p.Role == ofPort && isGone && text[0] >= '0' && text[0] <= '9' {
			port += text
			c.About = append(c.About, Source{p.Use, p.Span})
			c.Step, c.Line = p.Step, p.Line
		}
	}
	if port == "" {
		return nil
	}
	scheme, _, _ := strings.Cut(r.result.Target, ":")
	c.Args = []string{"port", port, "scheme", scheme}
	return c
}

// lostQuery returns the clause that the base's parameters or query aren't used, although the reference has none.
// It would say nothing new if even the base's scheme or authority isn't used.
func (r *recorder) lostQuery(pieces []Piece) *Clause {
	if r.alone {
		return nil
	}
	c := &Clause{ID: QueryLost}
	var lost [len(Roles)]strings.Builder
	for i := range pieces {
		p := &pieces[i]
		if p.Fate == Delimiter {
			continue
		}
		switch p.Role {
		case ofParams, ofQuery:
			if p.Use == edition.AsReference {
				return nil
			}
			if p.Fate == Unused {
				lost[p.Role].WriteString(p.Span.Of(r.texts[p.Use]))
				c.About = append(c.About, Source{p.Use, p.Span})
				c.Step, c.Line = p.Step, p.Line
			}
		case ofScheme, ofAuthority, ofHost:
			if p.Use == edition.AsBase && p.Fate == Unused {
				return nil
			}
		}
	}
	for _, role := range [...]Role{ofParams, ofQuery} {
		if text := lost[role].String(); text != "" {
			c.Args = append(c.Args, role.String(), text)
		}
	}
	if len(c.Args) == 0 {
		return nil
	}
	return c
}
