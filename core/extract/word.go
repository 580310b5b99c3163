package extract

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
)

// Punctuation that is no part of a URI which only white space delimits: what opens before it,
// what ends a sentence after it, and what closes after it. The documents do not list it.
const (
	opening = "([{'`“‘„‚«‹「『（【《〈"
	stops   = ".,;:!?"
	ending  = stops + "'`”’»›…」』）】》〉。，、；：！？"
	closers = ")]}"
	openers = "([{"
	pairs   = "()[]{}‘’“”«»‹›「」『』（）【】《》〈〉"
)

// word looks at the word at an offset, and returns where it ends.
func (s *scanner) word(at int) int {
	if at >= s.wordEnd { // one word may be looked at in several parts
		s.wordEnd = wordEnd(s.text, at)
	}
	end := s.wordEnd
	start := at + len(s.text[at:end]) - len(strings.TrimLeft(s.text[at:end], opening))
	end = start + closed(s.text[start:end], s.text[at:start])
	after := min(s.prefixEnd(start), end)
	seen := s.look(s.text[after:end])
	if seen == nothing {
		if inner := joined(s.text[start:end]); inner > 0 {
			return s.word(start + inner)
		}
		return end
	}
	stop := after + trimmed(s.text[after:end])
	if seen = s.look(s.text[after:stop]); seen == nothing {
		return end
	}
	switch {
	case s.space == nil && seen >= scheme:
		s.pass(Unwrapped, s.edition.Delimiting.Section, after, stop)
		return end
	case s.space == nil:
		return end
	case seen == colon:
		s.pass(Unknown, s.edition.Delimiting.Section, after, stop)
		return end
	}
	f := Found{Kind: URI, Wrapper: s.space, Whole: edition.Span{Start: at, End: end}, URI: s.text[after:stop]}
	if seen == www {
		f.Kind = Suffix
	}
	f.mark(Punctuation, at, start)
	f.mark(Prefix, start, after)
	f.mark(Punctuation, stop, end)
	if stop == end {
		s.continues(&f)
	}
	s.tell(&f)
	return end
}

// joined returns where in a word a URI begins that follows a character beyond US-ASCII without a
// space, as in Chinese; 0 if there is none. Before its scheme, an ASCII character is part of the word.
func joined(word string) int {
	at := strings.Index(word, "://")
	if at < 0 {
		return 0
	}
	start := at
	for start > 0 && isSchemeByte(word[start-1]) {
		start--
	}
	if start == 0 || start == at || word[start-1] < utf8.RuneSelf {
		return 0
	}
	return start
}

// closed returns the length of a word up to what closes the last bracket or quote before it, with that; of
// the whole word if nothing does, or if only punctuation follows.
func closed(word, before string) int {
	opener, size := utf8.DecodeLastRuneInString(before)
	i := strings.IndexRune(pairs, opener)
	if size == 0 || i < 0 {
		return len(word)
	}
	closer, _ := utf8.DecodeRuneInString(pairs[i+size:])
	open := 1
	for i, r := range word {
		switch r {
		case closer:
			if open--; open == 0 && strings.Trim(word[i:], ending+closers) != "" {
				return i + utf8.RuneLen(r)
			}
		case opener:
			open++
		}
	}
	return len(word)
}

// trimmed returns the length of a word without the punctuation behind it. A bracket that closes
// is left out unless it was opened in the word.
func trimmed(word string) int {
	open := 0 // brackets opened less those closed
	for i := range len(word) {
		if strings.IndexByte(openers, word[i]) >= 0 {
			open++
		} else if strings.IndexByte(closers, word[i]) >= 0 {
			open--
		}
	}
	for word != "" {
		r, size := utf8.DecodeLastRuneInString(word)
		closes := strings.ContainsRune(closers, r)
		if !strings.ContainsRune(ending, r) && !(closes && open < 0) {
			break
		}
		if closes {
			open++
		}
		word = word[:len(word)-size]
	}
	return len(word)
}

// continues looks whether a URI ends with a hyphen at the end of a line, and says what it would be
// together with the word that begins the next line.
func (s *scanner) continues(f *Found) {
	end := f.Whole.End
	next := spaceEnd(s.text, end)
	space := s.text[end:next]
	if s.edition.Delimiting.Hyphen == "" || s.text[end-1] != '-' || lineBreaks(space) != 1 {
		return
	}
	word := s.text[next:wordEnd(s.text, next)]
	word = word[:trimmed(word)]
	if word == "" || word == "-" || s.look(word) != nothing { // a dash stands alone
		return
	}
	f.doubt(GoesOn, s.edition.Delimiting.Hyphen, []edition.Span{{Start: end - 1, End: end}}, f.URI+word, f.URI[:len(f.URI)-1]+word)
}

// tell tells of a URI that was found, as far as the limit allows: whether it is valid, and where
// it is not.
func (s *scanner) tell(f *Found) {
	s.end = f.Whole.End
	s.answer.TotalFound++
	room := s.room(f.Whole.Start) - 1
	if room < 0 {
		return
	}
	s.pieces++
	if f.Kind == Suffix {
		f.Guess = "http://" + f.URI
	}
	f.Production, f.Problems = s.edition.Check(edition.AsReference, f.URI)
	if len(f.Problems) > 0 {
		f.WrongAt = f.inText(f.Problems[0].At)
	}
	s.cut(f, room)
	s.answer.Found = append(s.answer.Found, *f)
}

// cut leaves out the marks that are more than a number, and doubts about what is behind them.
func (s *scanner) cut(f *Found, room int) {
	if s.limit < 0 || len(f.Marks) <= room {
		s.pieces += len(f.Marks)
		return
	}
	s.pieces += room
	until := f.Whole.Start
	if f.Marks = f.Marks[:room]; room > 0 {
		until = f.Marks[room-1].End
	}
	for i := range f.Doubts {
		d := &f.Doubts[i]
		n := 0
		for n < len(d.Spans) && d.Spans[n].End <= until {
			n++
		}
		d.Spans = d.Spans[:n]
	}
	s.answer.Until = min(s.answer.Until, until)
}

// inText returns where in the text the byte at an offset of the URI is, or the end of what is
// left of the URI there.
func (f *Found) inText(offset int) int {
	at := f.Whole.Start
	end := at
	for _, m := range f.Marks {
		if here := m.Start - at; here > 0 {
			if offset < here {
				return at + offset
			}
			offset -= here
			end = m.Start
		}
		at = m.End
	}
	if at < f.Whole.End { // the URI goes on after the last mark
		return at + offset
	}
	return end + offset
}
