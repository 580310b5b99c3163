package account

import (
	"slices"
	"strings"

	"uriscope/core/edition"
)

// A group is the text that one step removes from a path, as the indexes of its first and last run.
type group struct {
	when        moment
	first, last int
	by          *Source // the ".." in it
}

// slide moves each removed range to begin after a "/" if it is followed by a "/": in /a/../b, the removed text
// is "a/../", not "/a/..". It also finds the ".." that removed each segment.
func (r *recorder) slide() {
	path := r.ofPaths()
	groups := r.group(path)
	if len(groups) == 0 {
		return
	}
	r.kept, r.moved = zeroed(r.kept, len(path)+1), zeroed(r.moved, len(path))
	s := slider{r, path, groups}
	s.kept[len(path)] = len(path)
	for i := len(path) - 1; i >= 0; i-- {
		if s.kept[i] = i; path[i].verdict == Removed {
			s.kept[i] = s.kept[i+1]
		}
	}
	for i := range groups {
		s.slide(&groups[i])
	}
	r.number(path)
}

// ofPaths returns the runs of both paths that had been taken for the target, in order.
func (r *recorder) ofPaths() []*run {
	r.keepSlash()
	path := slices.Grow(r.path[:0], len(r.runs[0])+len(r.runs[1]))
	for use := range r.runs {
		for i := range r.runs[use] {
			if one := &r.runs[use][i]; one.role == ofPath && (one.verdict == Kept || one.verdict == Changed || one.verdict == Removed) {
				path = append(path, one)
			}
		}
	}
	r.path = path
	return path
}

// keepSlash excludes a leading "/" from the text that the URL Standard drops from the base's path, where
// segments begin with the "/". If that "/" is missing from the target, the reference's dot segments removed it.
func (r *recorder) keepSlash() {
	runs := r.runs[edition.AsBase]
	i := len(runs) - 1
	for i >= 0 && (runs[i].role != ofPath || runs[i].verdict == Removed) {
		i--
	}
	if r.work < 0 || i < 0 || runs[i].verdict != Dropped {
		return
	}
	for i > 0 && runs[i-1].role == ofPath && runs[i-1].verdict == Dropped {
		i--
	}
	if !r.isSlash(&runs[i]) {
		return
	}
	for j := range r.runs[edition.AsReference] {
		if one := &r.runs[edition.AsReference][j]; one.role == ofPath {
			if one.verdict == Removed {
				runs[i].verdict, runs[i].decided = Removed, one.decided
			}
			return
		}
	}
}

// isSlash reports whether a run is a segment's final slash.
func (r *recorder) isSlash(one *run) bool {
	return one.slash || r.texts[one.use][one.start] == '/'
}

// group returns what each step removes from a path, in the order of the steps. It sets groupOf to the number of
// each step's group, from 1.
func (r *recorder) group(path []*run) []group {
	r.groupOf = zeroed(r.groupOf, r.steps)
	groups := r.groups[:0]
	for _, one := range path {
		if one.verdict == Removed {
			r.groupOf[one.decided.step] = 1
		}
	}
	for step, some := range r.groupOf {
		if some > 0 {
			groups = append(groups, group{first: -1})
			r.groupOf[step] = int32(len(groups))
		}
	}
	for i, one := range path {
		if one.verdict == Removed {
			g := &groups[r.groupOf[one.decided.step]-1]
			if g.when, g.last = one.decided, i; g.first < 0 {
				g.first = i
			}
		}
	}
	r.groups = groups
	return groups
}

// A slider moves groups along a path.
type slider struct {
	*recorder
	path   []*run
	groups []group
}

func (s *slider) slide(g *group) {
	path := s.path
	for path[g.first].verdict != Removed || path[g.first].decided != g.when { // taken by another group
		g.first++
	}
	for path[g.last].verdict != Removed || path[g.last].decided != g.when {
		g.last--
	}
	behind, k := g.last+1, s.kept[g.first]
	for k < g.last && s.moved[k] > 0 {
		k = s.moved[k]
	}
	if k > g.first && k < g.last && path[k].verdict != Removed { // the ".." is the last segment
		behind = k
	}
	if behind == len(path) || !s.isSlash(path[g.first]) || !s.isSlash(path[behind]) {
		return
	}
	if path[behind].verdict == Removed {
		other, end := &s.groups[s.groupOf[path[behind].decided.step]-1], s.kept[behind]
		if s.isSlash(path[other.first]) {
			if end == len(path) || !s.isSlash(path[end]) { // the "/" itself can't be moved
				return
			}
		} else if !s.isSlash(path[other.last]) {
			return
		}
		other.first = min(other.first, g.first)
	} else {
		s.moved[behind] = g.first
	}
	s.exchange(path[g.first], path[behind])
}

// exchange swaps the fates of two "/".
func (r *recorder) exchange(a, b *run) {
	a.verdict, b.verdict = b.verdict, a.verdict
	a.to, b.to = b.to, a.to
	a.decided, b.decided = b.decided, a.decided
	for _, one := range [...]*run{a, b} {
		if one.verdict != Removed {
			if one.verdict = Changed; r.texts[one.use][one.start] == '/' {
				one.verdict = Kept
			}
		}
	}
}

// number numbers the removed segments, each with the "/" after it, and finds the ".." that removed each: the
// ".." that the same step removes.
func (r *recorder) number(path []*run) {
	number := int32(0)
	for i := 0; i < len(path); {
		start := i
		if i++; path[start].verdict != Removed {
			continue
		}
		for i < len(path) && path[i].verdict == Removed && path[i].decided == path[start].decided && path[i].use == path[start].use && !(i > start+1 && r.isSlash(path[i-1])) {
			i++
		}
		number++
		for j := start; j < i; j++ {
			path[j].segment = number
		}
		use, span := path[start].use, edition.Span{Start: int(path[start].start), End: int(path[i-1].end)}
		if isDoubleDot(span.Of(r.texts[use])) {
			r.groups[r.groupOf[path[start].decided.step]-1].by = &Source{edition.Use(use), span}
		}
	}
	for _, one := range path {
		if one.verdict != Removed {
			continue
		}
		if s := r.groups[r.groupOf[one.decided.step]-1].by; s != nil && !(int(s.Use) == int(one.use) && int(one.start) >= s.Span.Start && int(one.start) < s.Span.End) {
			one.by = s
		}
	}
}

// isDoubleDot reports whether a segment is "..", as [dotsIn] counts.
func isDoubleDot(segment string) bool { return dotsIn(segment) == 2 }

// isDots reports whether a segment is "." or "..", as [dotsIn] counts.
func isDots(segment string) bool { return dotsIn(segment) == 1 || isDoubleDot(segment) }

// dotsIn returns the number of dots in a segment that consists only of dots, apart from "/" around them. For
// any other segment it returns 0. In the URL Standard, dots may be percent-encoded, with tabs and line breaks
// between them.
func dotsIn(segment string) int {
	dots := 0
	for i := 0; i < len(segment); i++ {
		switch c := segment[i]; {
		case c == '.':
			dots++
		case c == '%' && len(segment) >= i+3 && strings.EqualFold(segment[i:i+3], "%2e"):
			dots++
			i += 2
		case !isSolidus(c) && c != '\t' && c != '\n' && c != '\r':
			return 0
		}
	}
	return dots
}
