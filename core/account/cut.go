package account

import (
	"slices"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A run is characters with one history, and what became of them. In a path, each "/" is a run.
type run struct {
	char
	use        int8
	role       Role
	verdict    Fate
	start, end int32
	to         span
	decided    moment
	segment    int32 // of what is removed: the number of its segment
	delimits   bool  // whether it is in no component
	by         *Source
}

// A span is a range of the target; the same says that a character is there unchanged.
type span struct {
	start, end int32
	same       bool
}

var nowhere = span{-1, -1, false}

// cut cuts both texts into runs. Target is what the result consists of.
func (r *recorder) cut(target []trace.Piece) {
	for use, parts := range r.parts {
		text, chars := r.texts[use], r.chars[use]
		roles, to := r.rolesOf(text, parts), r.locate(use, target)
		r.runs[use] = slices.Grow(r.runs[use][:0], 16+2*strings.Count(text, "/"))
		for i := range chars {
			if i > 0 && (text[i]&0xC0 == 0x80 || chars[i] == chars[i-1] && roles[i] == roles[i-1] && to[i].continues(to[i-1]) &&
				(roles[i] != ofPath || !isSolidus(text[i]) && !isSolidus(text[i-1]))) {
				last := &r.runs[use][len(r.runs[use])-1]
				last.end, last.to.end = int32(i+1), max(last.to.end, to[i].end)
				continue
			}
			one := run{char: chars[i], use: int8(use), role: roles[i] &^ delimits, delimits: roles[i]&delimits != 0, start: int32(i), end: int32(i + 1), to: to[i], decided: never}
			if one.to != nowhere {
				if one.verdict = Changed; one.to.same {
					one.verdict = Kept
				}
				if one.decided = r.events[one.taken].at; one.taken == 0 {
					one.decided = r.events[one.last].at
				}
			}
			r.runs[use] = append(r.runs[use], one)
		}
	}
}

// continues reports whether a character of the target, or what replaces it there, belongs with the one
// before.
func (s span) continues(before span) bool {
	switch {
	case s == nowhere || before == nowhere:
		return s == before
	case s.same != before.same:
		return false
	}
	return s.start == before.end || !s.same && s == before
}

// locate returns where in the target each character of a text is.
func (r *recorder) locate(text int, target []trace.Piece) []span {
	to := zeroed(r.to, len(r.texts[text]))
	r.to = to
	for i := range to {
		to[i] = nowhere
	}
	at := int32(0)
	for i := range target {
		p := &target[i]
		end := at + int32(p.Len())
		if use, from, until := source(p); use == text {
			same := p.Text == "" || p.Text == r.texts[use][from:until]
			for c := from; c < until; c++ {
				switch offset := int32(c - from); {
				case to[c] != nowhere: // the first one counts
				case same:
					to[c] = span{at + offset, at + offset + 1, true}
				default:
					to[c] = span{at, end, false}
				}
			}
		}
		at = end
	}
	return to
}

// delimits marks the role of a delimiter.
const delimits Role = 1 << 7

// rolesOf returns the role of each character of a text. A delimiter has that of the component that it
// ends, if that is a scheme, or begins.
func (r *recorder) rolesOf(text string, parts []edition.Part) []Role {
	roles := zeroed(r.roles, len(text))
	r.roles = roles
	last := delimits                               // of a delimiter at the end of the text
	for _, inner := range [...]bool{true, false} { // the whole component counts, where there is one
		for i := range parts {
			p := &parts[i]
			if p.Inner != inner || p.Span == edition.Absent {
				continue
			}
			role := roleOf(p.Role)
			for at := p.Span.Start; at < p.Span.End; at++ {
				roles[at] = role
			}
			if p.Span.Start == len(text) && p.Role != edition.Path {
				last = role | delimits
			}
		}
	}
	for i := len(roles) - 1; i >= 0; i-- {
		switch {
		case roles[i] != none:
		case i > 0 && roles[i-1] == ofScheme:
			roles[i] = ofScheme | delimits
		case i+1 < len(roles):
			roles[i] = roles[i+1] | delimits
		default:
			roles[i] = last
		}
	}
	return roles
}

func isSolidus(c byte) bool { return c == '/' || c == '\\' }
