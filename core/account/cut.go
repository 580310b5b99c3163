package account

import (
	"slices"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A run is a group of characters with the same history and fate. In a path, each "/" is its own run.
type run struct {
	char
	use        int8
	role       Role
	verdict    Fate
	start, end int32
	to         span
	decided    moment
	segment    int32 // number of the segment that is removed
	delimits   bool  // whether it is outside every component
	by         *Source
}

// A span is a range of the target. same is true if the character is there unchanged.
type span struct {
	start, end int32
	same       bool
}

var nowhere = span{-1, -1, false}

// cut splits both texts into runs. target is the origin of each part of the result.
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

// continues reports whether a character of the target, or its replacement there, belongs to the same run as the
// character before it.
func (s span) continues(before span) bool {
	switch {
	case s == nowhere || before == nowhere:
		return s == before
	case s.same != before.same:
		return false
	}
	return s.start == before.end || !s.same && s == before
}

// locate returns each character's position in the target.
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
				case to[c] != nowhere: // the first position counts
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

// rolesOf returns the role of each character of a text. A delimiter has the role of the component that it
// begins, or, after a scheme, ends.
func (r *recorder) rolesOf(text string, parts []edition.Part) []Role {
	roles := zeroed(r.roles, len(text))
	r.roles = roles
	last := delimits                               // for a delimiter at the end of the text
	for _, inner := range [...]bool{true, false} { // first the inner components, then the outer ones where no inner one is
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
			if p.Span.Start == p.Span.End && !p.Inner && p.Role != edition.Path {
				begun(roles, p.Span.Start, text, role|delimits)
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

// begun gives the delimiter before an empty component that component's role. The delimiter is one character, or
// slashes.
func begun(roles []Role, at int, text string, role Role) {
	for i := at - 1; i >= 0 && roles[i] == none && (isSolidus(text[i]) || i == at-1 && isDelimiter(text[i])); i-- {
		roles[i] = role
	}
}

func isSolidus(c byte) bool { return c == '/' || c == '\\' }
