package extract

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// Punctuation that isn't part of a URI delimited just by white space: opening characters before it, sentence
// punctuation after it, and closing characters after it. The specs don't list any.
const (
	opening = "([{'`“‘„‚«‹「『（【《〈"
	stops   = ".,;:!?"
	ending  = stops + "'`”’»›…」』）】》〉。，、；：！？"
	closers = ")]}"
	openers = "([{"
	pairs   = "()[]{}‘’“”«»‹›「」『』（）【】《》〈〉"
)

// word examines the word at an offset, and returns the offset to continue at.
func (s *scanner) word(at int) int {
	if at >= s.wordEnd { // a word can be examined in several parts
		s.wordEnd = wordEnd(s.text, at)
	}
	end := s.wordEnd
	start := at + len(s.text[at:end]) - len(strings.TrimLeft(s.text[at:end], opening))
	after := min(s.prefixEnd(start), end)
	seen, escaped := s.look(s.text[after:end]), false
	if seen == colon && strings.HasPrefix(s.text[after+schemeEnd(s.text[after:end]):], `:\/\/`) {
		seen, escaped = scheme, true
	}
	if seen < scheme {
		end = start + closed(s.text[start:end], s.text[at:start])
		inner, found := joined(s.text[start:end])
		switch {
		case found:
			return s.word(start + inner)
		case seen == nothing && inner > 0:
			s.pass(Inside, s.edition.Delimiting.Section, start+inner, start+inner+trimmed(s.text[start+inner:end]))
			return end
		case seen == nothing:
			return end
		}
	}
	end = after + ended(s.text[after:end], s.text[:start])
	stop := max(after, after+trimmed(s.text[after:end]))
	if s.look(s.text[after:stop]) == nothing || seen == colon && isName(s.text[after:stop]) {
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
	if escaped {
		f.unescape(s.text, after, stop)
	}
	f.mark(Punctuation, stop, end)
	if stop == end {
		s.continues(&f)
		s.further(&f, s.text[after:s.wordEnd])
	}
	s.tell(&f)
	return end
}

// unescape marks the "\" before each "/", as in JSON.
func (f *Found) unescape(text string, start, end int) {
	for at := start; at < end; {
		i := strings.Index(text[at:end], `\/`)
		if i < 0 {
			break
		}
		f.mark(Punctuation, at+i, at+i+len(`\`))
		at += i + len(`\/`)
	}
	f.URI = strings.ReplaceAll(f.URI, `\/`, "/")
}

// isName reports whether text that looks like an unknown scheme is a prefixed name, as in CSS, RDF, and many
// programs ("a:hover", "foaf:name", "std::string"), or a word with only punctuation after its colon.
func isName(text string) bool {
	_, local, _ := strings.Cut(text, ":")
	local = strings.TrimPrefix(local, ":")
	if i := strings.IndexByte(local, '('); i > 0 && strings.Contains(pseudo, " "+local[:i]+" ") {
		return true
	}
	if strings.Trim(local, "!#$%&*()+-./:=?@[]^_`{|}~,;'\\\"") == "" {
		return true
	}
	for i := range len(local) {
		if c := local[i]; !octets.IsLetter(c) && (i == 0 || !octets.IsDigit(c) && c != '-' && c != '_') {
			return false
		}
	}
	return true
}

// pseudo are the pseudo-classes and pseudo-elements of CSS that take arguments.
const pseudo = " dir has host host-context is lang not nth-child nth-col nth-last-child nth-last-of-type nth-of-type part slotted where "

// joined returns the offset in a word of a URI with "//" that is only set off by another character, as in
// Chinese, in "KEY=http://a/", or in "f(http://a/)": the offset of an opening character before it, or of its
// scheme. found is false if it belongs to the text before it, as in "/a?b=http://c/", and for a URI at 0.
func joined(word string) (start int, found bool) {
	for at := 0; ; {
		i := strings.Index(word[at:], "://")
		if i < 0 || at+i+len("://") == len(word) {
			return start, false
		}
		at += i
		begin := schemeStart(word, at)
		at += len("://")
		if begin == 0 || begin == at-len("://") {
			continue
		}
		before, size := utf8.DecodeLastRuneInString(word[:begin])
		switch {
		case strings.ContainsRune(opening, before):
			return begin - size, true
		case before >= utf8.RuneSelf, strings.ContainsRune(separators+emphasis+closers, before):
			return begin, true
		case before == '=' && !strings.ContainsAny(word[:begin], "/?"):
			return begin, true
		case start == 0:
			start = begin
		}
	}
}

// schemeStart returns the start of the scheme that ends at an offset, or the offset itself.
func schemeStart(word string, end int) int {
	start := end
	for start > 0 && isSchemeByte(word[start-1]) {
		start--
	}
	for start < end && !octets.IsLetter(word[start]) {
		start++
	}
	return start
}

// separators precede and follow URIs in lists; emphasis does in marked-up text.
const (
	separators = ",;|!$"
	emphasis   = "*_~"
)

// ended returns the length of a URI at the start of a word. The URI ends at punctuation beyond US-ASCII, a "|",
// brackets after the path, a separator before the next URI, or the character that closes a bracket or quote
// just before it. before is the text in front of it. It looks no farther than that, so a word with many URIs
// takes linear time.
func ended(word, before string) int {
	last, size := utf8.DecodeLastRuneInString(before)
	var closer rune
	if i := strings.IndexRune(pairs, last); size > 0 && i >= 0 {
		closer, _ = utf8.DecodeRuneInString(pairs[i+size:])
	}
	open := 1
	query, host := false, false
	foreign := -1 // start of the characters beyond US-ASCII just before
	for i, r := range word {
		switch {
		case r == closer && closer != 0:
			if open--; open == 0 && strings.Trim(word[i:], ending+closers) != "" {
				return i + utf8.RuneLen(r)
			}
		case r == last && closer != 0:
			open++
		case r == '|', r == last && (r == ',' || r == ';' || r == '\'' || r == '`'):
			return i
		case r >= utf8.RuneSelf && strings.ContainsRune(opening+ending, r):
			return i
		case r == '[' && host && !query:
			return i
		case r == '?' || r == '#':
			query = true
		case r == '/' && i > 0 && word[i-1] != '/' && word[i-1] != ':':
			host = true
		case r == ':' && strings.HasPrefix(word[i:], "://") && i+len("://") < len(word):
			begin := schemeStart(word, i)
			if begin == 0 || begin == i {
				break
			}
			if c := word[begin-1]; c == ',' || c == ';' {
				return begin - 1
			} else if c >= utf8.RuneSelf {
				return foreign
			}
		}
		if r < utf8.RuneSelf && !isSchemeByte(byte(r)) && r != ':' {
			foreign = -1
		} else if r >= utf8.RuneSelf && (foreign < 0 || i > 0 && word[i-1] < utf8.RuneSelf) {
			foreign = i
		}
	}
	if strings.ContainsRune(emphasis, last) {
		return len(strings.TrimRight(word, string(last)))
	}
	return len(word)
}

// closed returns the length of a word up to and including the character that closes the last bracket or quote
// before it. If there is none, or only punctuation follows it, closed returns the whole length.
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

// trimmed returns the length of a word without trailing punctuation. A closing bracket counts as punctuation
// unless it was opened in the word.
func trimmed(word string) int {
	open := 0 // opened minus closed brackets
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

// continues checks whether a URI ends with a hyphen at the end of a line. If so, it adds a doubt with the URI
// that includes the first word of the next line.
func (s *scanner) continues(f *Found) {
	end := f.Whole.End
	next := spaceEnd(s.text, end)
	space := s.text[end:next]
	if s.edition.Delimiting.Hyphen == "" || s.text[end-1] != '-' || lineBreaks(space) != 1 {
		return
	}
	word := s.text[next:wordEnd(s.text, next)]
	word = word[:trimmed(word)]
	if word == "" || word == "-" || s.look(word) != nothing { // a free-standing dash
		return
	}
	f.doubt(GoesOn, s.edition.Delimiting.Hyphen, []edition.Span{{Start: end - 1, End: end}}, f.URI+word, f.URI[:len(f.URI)-1]+word)
}

// mostFurther limits the text that is searched after a URI, so a word with many URIs takes linear time.
const mostFurther = 1000

// further checks whether a URI ends with letters beyond US-ASCII at punctuation beyond it. If so, it adds a doubt with
// the text up to white space, percent-encoded. rest is the word from the start of the URI on.
func (s *scanner) further(f *Found, rest string) {
	more := strings.TrimPrefix(rest, f.URI)
	next, _ := utf8.DecodeRuneInString(more)
	last, size := utf8.DecodeLastRuneInString(f.URI)
	if last < utf8.RuneSelf || next < utf8.RuneSelf || len(more) == len(rest) || len(more) > mostFurther ||
		strings.Trim(more, opening+ending) == "" || strings.Contains(more, "://") {
		return
	}
	place := edition.Span{Start: f.Whole.End - size, End: f.Whole.End}
	f.doubt(Further, s.edition.Delimiting.Section, []edition.Span{place}, encoded(rest))
}

// encoded percent-encodes the octets beyond US-ASCII.
func encoded(text string) string {
	b := make([]byte, 0, 3*len(text))
	for i := range len(text) {
		if c := text[i]; c < utf8.RuneSelf {
			b = append(b, c)
		} else {
			b = octets.AppendHex(append(b, '%'), c)
		}
	}
	return string(b)
}

// tell reports a URI, as far as the limit allows, and any errors in it.
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
	s.escapedIn(f)
	s.runsOn(f)
	s.cut(f, room)
	s.answer.Found = append(s.answer.Found, *f)
}

// escapedIn adds the URI that results if "&amp;" is HTML.
func (s *scanner) escapedIn(f *Found) {
	const entity = "&amp;"
	i := strings.Index(f.URI, entity)
	if i < 0 {
		return
	}
	start := f.inText(i)
	places := []edition.Span{{Start: start, End: start + len("&")}} // finding each place would take time proportional to the marks before it
	f.doubt(Entity, s.edition.Delimiting.Section, places, strings.ReplaceAll(f.URI, entity, "&"))
}

// runsOn adds the URI that results if the letters beyond US-ASCII at its end belong to the text.
func (s *scanner) runsOn(f *Found) {
	end := len(strings.TrimRightFunc(f.URI, func(r rune) bool { return r >= utf8.RuneSelf }))
	if f.Wrapper != s.space || end == len(f.URI) || !isASCII(f.URI[:end]) || s.look(f.URI[:end]) == nothing || strings.HasSuffix(f.URI[:end], "//") {
		return
	}
	start := f.inText(end)
	f.doubt(Script, s.edition.Delimiting.Section, []edition.Span{{Start: start, End: f.inText(len(f.URI))}}, f.URI[:end])
}

// isASCII reports whether a text contains only US-ASCII.
func isASCII(text string) bool {
	return strings.IndexFunc(text, func(r rune) bool { return r >= utf8.RuneSelf }) < 0
}

// cut removes the marks beyond a number, and doubts about the text after them.
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

// inText converts an offset in the URI to one in the text, or returns the end of the URI's last part.
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
	if at < f.Whole.End { // the URI continues after the last mark
		return at + offset
	}
	return end + offset
}
