package extract

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"uriscope/core/edition"
)

// bracketed examines the "<" at an offset, and returns the offset to continue at.
func (s *scanner) bracketed(at int) int {
	if s.brackets == nil {
		return at + len("<")
	}
	whole := at
	if before := s.brackets.Before; at-len(before) >= s.end && beginsWith(s.text[at-len(before):], before) {
		whole -= len(before)
	}
	return s.wrapped(s.brackets, whole, at, '>')
}

// quoted examines the double quote at an offset, and returns the offset to continue at.
func (s *scanner) quoted(at int) int {
	if s.quotes != nil {
		return s.wrapped(s.quotes, at, at, '"')
	}
	return at + len(`"`)
}

// wrapped examines the text after an opening bracket or quote, and returns the offset to continue at. After a
// quote, the URI must follow immediately, since any quote can be a closing one.
func (s *scanner) wrapped(w *edition.Wrapper, whole, open int, mark rune) int {
	inner := open + len("<")
	end, closed := s.closing(inner, mark)
	inside := s.text[:end]
	start := inner
	if w.ID == edition.Brackets {
		start = spaceEnd(inside, inner)
	}
	after := min(s.prefixEnd(start), end)
	if w.Prefixed && after == start {
		return inner
	}
	first := after
	if after > start {
		first = spaceEnd(inside, after)
	}
	seen, broken := s.look(inside[first:]), 0
	if closed && s.edition.Delimiting.WhiteSpace != "" && seen != www {
		seen, broken = s.lookWithin(inside[first:], w.ID == edition.Quotes)
	}
	// If the wrapper says that it contains a URI, any text in it counts.
	marked := whole < open || w.ID == edition.Brackets && after > start
	switch {
	case broken > 0 && !marked:
		s.pass(Broken, s.edition.Delimiting.WhiteSpace, whole, end+len(">"))
		return end + len(">")
	case seen < scheme && !marked:
		return inner
	case !closed:
		s.pass(Unclosed, s.edition.Delimiting.Section, whole, inner)
		return inner
	case first == end:
		s.pass(Empty, s.edition.Delimiting.Section, whole, end+len(">"))
		return end + len(">")
	}
	f := Found{Kind: URI, Wrapper: w, Whole: edition.Span{Start: whole, End: end + len(">")}}
	f.mark(Open, whole, inner)
	f.space(s.text, inner, start)
	f.mark(Prefix, start, after)
	// "<http://a/|text>" is a link with its text, as in chats.
	last := end
	if bar := strings.IndexByte(s.text[after:end], '|'); w.ID == edition.Brackets && bar > 0 && seen >= scheme {
		last = after + bar
	}
	s.gather(&f, after, last)
	f.mark(Punctuation, last, end)
	f.mark(Close, end, end+len(">"))
	if seen == www {
		f.Kind = Suffix
	} else if seen < scheme && !s.edition.IsAbsolute(f.URI) {
		f.Kind = Relative
	}
	s.tell(&f)
	return end + len(">")
}

// gather assembles a URI from the text between two offsets, which isn't just white space, and adds doubts about
// it.
func (s *scanner) gather(f *Found, start, end int) {
	d := s.edition.Delimiting
	last := start + len(strings.TrimRightFunc(s.text[start:end], unicode.IsSpace))
	uri := make([]byte, 0, end-start)
	var plain []byte // the URI without doubtful hyphens
	var hyphens, spaces []edition.Span
	var first string  // the URI up to the first doubtful space
	var spaced []byte // the URI with doubtful spaces, percent-encoded
	for at := start; at < end; {
		word := spaceEnd(s.text[:end], at)
		kind := f.space(s.text, at, word)
		switch inside := at < word && len(uri) > 0 && word < last; {
		case inside && kind == Break && d.Hyphen != "" && s.text[at-1] == '-':
			hyphens = append(hyphens, edition.Span{Start: at - 1, End: at})
			plain = plain[:len(plain)-1]
		case inside && kind == Space && f.Wrapper.ID == edition.Quotes:
			if spaces = append(spaces, edition.Span{Start: at, End: word}); len(spaces) == 1 {
				first = string(uri)
			}
			spaced = append(spaced, strings.Repeat("%20", utf8.RuneCountInString(s.text[at:word]))...)
		}
		at = end
		if next := strings.IndexFunc(s.text[word:end], unicode.IsSpace); next >= 0 {
			at = word + next
		}
		uri = append(uri, s.text[word:at]...)
		plain = append(plain, s.text[word:at]...)
		spaced = append(spaced, s.text[word:at]...)
	}
	f.URI = string(uri)
	if len(hyphens) > 0 {
		f.doubt(Hyphen, d.Hyphen, hyphens, string(plain))
	}
	if len(spaces) > 0 {
		f.doubt(Joined, d.Section, spaces, first, string(spaced))
	}
	if stop := len(f.URI) - 1; f.Wrapper.ID == edition.Quotes && last == end && strings.IndexByte(stops, f.URI[stop]) >= 0 {
		f.doubt(Sentence, d.Section, []edition.Span{{Start: end - 1, End: end}}, f.URI[:stop])
	}
}

// mark adds a mark, unless it is empty.
func (f *Found) mark(kind MarkKind, start, end int) {
	if start < end {
		f.Marks = append(f.Marks, Mark{kind, edition.Span{Start: start, End: end}})
	}
}

// space adds a mark for white space, unless it is empty, and returns its kind.
func (f *Found) space(text string, start, end int) MarkKind {
	kind := Space
	if strings.IndexFunc(text[start:end], isLineBreak) >= 0 {
		kind = Break
	}
	f.mark(kind, start, end)
	return kind
}

func (f *Found) doubt(kind DoubtKind, section string, places []edition.Span, others ...string) {
	f.Doubts = append(f.Doubts, Doubt{kind, section, places, others})
}
