package expect

import (
	"strings"

	"uriscope/core/account"
	"uriscope/core/edition"
	"uriscope/core/explain"
)

// A Lost is where a run loses the expected text, according to the account of its characters.
//
// The search looks for the text that the target is missing in the base and the reference, first where the
// character before the difference comes from. The fate of its first character is the answer. If the target just
// has more than expected, the step is the one that brings in the extra text.
type Lost struct {
	Step int // a position of the player
	Line int // index into the listing; the exact line if the step is a group
	How  How
	On   edition.Use  // the text that contains it; the target if neither does
	Span edition.Span // in that text
	Role edition.Role // the role of the component that contains it; empty if none does
}

// A How is a way in which text is lost.
type How string

const (
	Dropped  How = "dropped"   // left out, while other parts of its component are taken
	Removed  How = "removed"   // with dot segments
	Replaced How = "replaced"  // its component isn't used, because the reference has its own
	Ignored  How = "ignored"   // its component is never used, whatever the reference has
	Added    How = "added"     // not lost: extra text in the target
	Split    How = "split"     // not lost: a delimiter where the text was split
	NoTarget How = "no-target" // the run ends without a target
)

// A loser searches an account for lost text.
type loser struct {
	*search
	account.Account
	texts [2]string
}

// lost returns where the expected text is lost, or nil if that is unknown.
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
	for start > 0 && !isDelimiter(s.expected[start]) && !isDelimiter(s.expected[start-1]) { // words are lost as a whole
		start--
	}
	word := firstWord(s.expected[start:])
	missing = s.expected[start:max(s.Differs.End, start+len(word))]
	if p, at := l.from(start - 1); p != nil {
		if lost := l.loses(p.Use, at+1, missing); lost != nil {
			return lost
		}
	}
	if isDelimiter(word[len(word)-1]) { // delimiters alone occur everywhere
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

// firstWord returns the start of a text: any leading delimiters, and the text up to the next one.
func firstWord(text string) string {
	start := len(text) - len(strings.TrimLeft(text, delimiters))
	if end := strings.IndexAny(text[start:], delimiters); end >= 0 {
		return text[:start+end]
	}
	return text
}

// isWhole reports whether a range of a text isn't part of a longer word.
func isWhole(text string, start, end int) bool {
	delimits := func(at int) bool { return at < 0 || at >= len(text) || isDelimiter(text[at]) }
	return (delimits(start) || delimits(start-1)) && delimits(end)
}

// isIn reports whether a piece is in the target.
func isIn(p *account.Piece) bool { return p.Fate == account.Kept || p.Fate == account.Changed }

// pieceAt returns the piece that contains a character.
func (l *loser) pieceAt(use edition.Use, at int) *account.Piece {
	for i := range l.Pieces {
		if p := &l.Pieces[i]; p.Use == use && at >= p.Span.Start && at < p.Span.End {
			return p
		}
	}
	return nil
}

// from returns the piece that a character of the target comes from, and its offset in that piece's text, or nil
// if the algorithm added it.
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

// added returns the extra text in the target. If that is just a delimiter, it returns the one at which a text
// was split, or nil if the algorithm added it.
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

// loses returns where the common prefix of wanted and of a text from start on is lost, or nil if the prefix is
// empty or in the target.
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

// takes reports whether the target contains part of a component.
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
	case p.Fate == account.Removed && p.Role.Name() == edition.Path:
		return Removed
	case p.Fate == account.Removed: // "0" of a number in a host, for example
		return Dropped
	case p.Use == edition.AsBase && !l.edition.Uses(p.Role.Name()):
		return Ignored
	}
	return Replaced
}

// at sets the step and line of a loss.
func (l *loser) at(lost *Lost, step, line int) *Lost {
	lost.Step, lost.Line = explain.Position(l.edition, *l.q, step+1), line
	return lost
}
