package expect

import (
	"strings"

	"uriscope/core/account"
	"uriscope/core/edition"
	"uriscope/core/explain"
)

// A Lost is where a run loses what was expected, by the account of its characters.
//
// The expected text that the target does not have is looked for in the base and in the reference, first
// where the character before the difference comes from. What became of its first character is the answer.
// Where the target only has more than was expected, the step is the one that brings that in.
type Lost struct {
	Step int // a position of the player
	Line int // of the listing; where the step is a group, the very line
	How  How
	On   edition.Use  // the text that it is of; the target if there is none
	Span edition.Span // in that text
	Role edition.Role // of the component that it is in, empty if it is in none
}

// How is the way in which a text is lost.
type How string

const (
	Dropped  How = "dropped"   // left out where another part of its component is taken
	Removed  How = "removed"   // with dot segments
	Replaced How = "replaced"  // nothing is taken of its component, as the reference has something else
	Ignored  How = "ignored"   // nothing is taken of its component, whatever the reference has
	Added    How = "added"     // not lost: this is what the target has besides
	Split    How = "split"     // not lost: a delimiter, where the text was split
	NoTarget How = "no-target" // the run ends without a target
)

// A loser looks for what was lost in an account.
type loser struct {
	*search
	account.Account
	texts [2]string
}

// lost returns where what was expected is lost, nil if that cannot be said.
func (s *search) lost() *Lost {
	a, _ := account.Of(s.edition, s.q.Base, s.q.Reference, s.q.Options)
	l := &loser{s, a, [2]string{s.q.Base, s.q.Reference}}
	if !s.leads {
		return l.at(&Lost{How: NoTarget, On: edition.AsTarget}, a.Why[0].Step, a.Why[0].Line)
	}
	if s.Misread != nil {
		return l.differs(s.Misread)
	}
	missing := s.Differs.Of(s.expected)
	if missing == "" {
		return l.added()
	}
	start := s.Differs.Start
	for start > 0 && !isDelimiter(s.expected[start]) && !isDelimiter(s.expected[start-1]) { // a word is lost as a whole
		start--
	}
	word := firstWord(s.expected[start:])
	missing = s.expected[start:max(s.Differs.End, start+len(word))]
	if p, at := l.from(start - 1); p != nil {
		if lost := l.loses(p.Use, at+1, missing); lost != nil {
			return lost
		}
	}
	if isDelimiter(word[len(word)-1]) { // delimiters alone are everywhere
		return l.added()
	}
	for use, text := range l.texts {
		for at := 0; at < len(text); {
			found := strings.Index(text[at:], word)
			if found < 0 {
				break
			}
			at += found
			if last := at + len(word) - 1; isWhole(text, at, last+1) && !isIn(l.pieceAt(edition.Use(use), last)) {
				return l.loses(edition.Use(use), at, missing)
			}
			at++
		}
	}
	return l.added()
}

// firstWord returns what a text begins with: delimiters, if there are any, and what comes up to the next one.
func firstWord(text string) string {
	start := len(text) - len(strings.TrimLeft(text, delimiters))
	if end := strings.IndexAny(text[start:], delimiters); end >= 0 {
		return text[:start+end]
	}
	return text
}

// isWhole reports whether a range of a text is no part of a longer word.
func isWhole(text string, start, end int) bool {
	delimits := func(at int) bool { return at < 0 || at >= len(text) || isDelimiter(text[at]) }
	return (delimits(start) || delimits(start-1)) && delimits(end)
}

// isIn reports whether a piece is in the target.
func isIn(p *account.Piece) bool { return p.Fate == account.Kept || p.Fate == account.Changed }

// pieceAt returns the piece of a character.
func (l *loser) pieceAt(use edition.Use, at int) *account.Piece {
	for i := range l.Pieces {
		if p := &l.Pieces[i]; p.Use == use && at >= p.Span.Start && at < p.Span.End {
			return p
		}
	}
	return nil
}

// from returns the piece that a character of the target comes from, and where it is in its text; nil if
// the algorithm supplied it.
func (l *loser) from(target int) (p *account.Piece, at int) {
	for i := range l.Pieces {
		p := &l.Pieces[i]
		if !isIn(p) || target < p.To.Start || target >= p.To.End {
			continue
		}
		if p.Fate == account.Kept {
			return p, p.Span.Start + target - p.To.Start
		}
		return p, p.Span.End - 1
	}
	return nil, 0
}

// added returns what the target has besides. Where that is a delimiter alone, it is the one at which a text was
// split; nil if the algorithm supplied it.
func (l *loser) added() *Lost {
	for at := l.Instead.Start; at < l.Instead.End; at++ {
		p, start := l.from(at)
		if p == nil {
			continue
		}
		end := p.Span.End
		if p.Fate == account.Kept {
			end = min(end, start+l.Instead.End-at)
		} else {
			start = p.Span.Start
		}
		return l.at(&Lost{How: Added, On: p.Use, Span: edition.Span{Start: start, End: end}, Role: p.Role.Name()}, p.Step, p.Line)
	}
	next, start := l.from(l.Instead.End)
	if next == nil || start == 0 || l.Instead.End == l.Instead.Start || l.texts[next.Use][start-1] != l.Target[l.Instead.End-1] {
		return nil
	}
	if p := l.pieceAt(next.Use, start-1); p.Fate == account.Delimiter {
		return l.at(&Lost{How: Split, On: p.Use, Span: edition.Span{Start: start - 1, End: start}}, p.Step, p.Line)
	}
	return nil
}

// loses returns where the text is lost that a wanted one and one of the texts have in common from a place
// on; nil if that is none, or if it is in the target.
func (l *loser) loses(use edition.Use, start int, wanted string) *Lost {
	text, end := l.texts[use], start
	for end < len(text) && end-start < len(wanted) && text[end] == wanted[end-start] {
		end++
	}
	for start < end && l.pieceAt(use, start).Fate == account.Delimiter {
		start++
	}
	if start == end {
		return nil
	}
	p := l.pieceAt(use, start)
	if isIn(p) {
		return nil
	}
	lost := &Lost{How: l.how(p), On: use, Span: edition.Span{Start: start, End: min(end, p.Span.End)}, Role: p.Role.Name()}
	return l.at(lost, p.Step, p.Line)
}

// takes reports whether something of a component is in the target.
func (l *loser) takes(use edition.Use, role account.Role) bool {
	for i := range l.Pieces {
		if p := &l.Pieces[i]; p.Use == use && p.Role == role && p.Fate != account.Dropped && p.Fate != account.Unused {
			return true
		}
	}
	return false
}

// how returns how a piece was lost.
func (l *loser) how(p *account.Piece) How {
	switch {
	case p.Fate == account.Dropped && l.takes(p.Use, p.Role):
		return Dropped
	case p.Fate == account.Removed:
		return Removed
	case p.Use == edition.AsBase && !l.edition.Uses(p.Role.Name()):
		return Ignored
	}
	return Replaced
}

// at says at which step and line it is lost.
func (l *loser) at(lost *Lost, step, line int) *Lost {
	lost.Step, lost.Line = explain.Position(l.edition, *l.q, step+1), line
	return lost
}
