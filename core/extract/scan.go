package extract

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// A scanner makes a single pass over a text.
type scanner struct {
	text    string
	edition *edition.Edition
	// The edition's wrappers; nil for those it doesn't have.
	brackets, quotes, space *edition.Wrapper

	answer *Answer
	limit  int // on pieces; negative means none
	pieces int // number reported so far
	end    int // the end of the last URI

	wordEnd int // end of the last word examined
}

func (s *scanner) scan() {
	for at := 0; at < len(s.text); {
		switch r, size := utf8.DecodeRuneInString(s.text[at:]); {
		case r == '<':
			at = s.bracketed(at)
		case r == '"':
			at = s.quoted(at)
		case isBoundary(r):
			at += size
		default:
			at = s.word(at)
		}
	}
}

// isBoundary reports whether a character separates words: white space, or a character that delimits URIs and
// never occurs in them.
func isBoundary(r rune) bool { return r == '<' || r == '>' || r == '"' || unicode.IsSpace(r) }

// isLineBreak reports whether a character ends a line.
func isLineBreak(r rune) bool {
	return r == '\n' || r == '\r' || r == '\u0085' || r == '\u2028' || r == '\u2029'
}

// lineBreaks returns the number of line breaks in white space. More than one means that there is an empty line.
func lineBreaks(space string) (n int) {
	for i, r := range space {
		if isLineBreak(r) && !strings.HasPrefix(space[i:], "\r\n") { // a single break
			n++
		}
	}
	return n
}

// spaceEnd returns the end of any white space that begins at an offset.
func spaceEnd(text string, at int) int {
	for at < len(text) {
		r, size := utf8.DecodeRuneInString(text[at:])
		if !unicode.IsSpace(r) {
			break
		}
		at += size
	}
	return at
}

// wordEnd returns the offset of the next boundary.
func wordEnd(text string, at int) int {
	for at < len(text) {
		r, size := utf8.DecodeRuneInString(text[at:])
		if isBoundary(r) {
			break
		}
		at += size
	}
	return at
}

// prefix is RFC 1738's recommended prefix for a URL, which later specs dropped. It is case-insensitive, like
// the scheme names that it resembles.
const prefix = "URL:"

// beginsWith reports whether a text begins with another one, ignoring case.
func beginsWith(text, start string) bool {
	return len(text) >= len(start) && uri.EqualSchemes(text[:len(start)], start)
}

// prefixEnd returns the end of the prefix at an offset, if the spec defines one and it is there.
func (s *scanner) prefixEnd(at int) int {
	if s.edition.Delimiting.Prefix != "" && beginsWith(s.text[at:], prefix) {
		at += len(prefix)
	}
	return at
}

// A sight is what a text looks like at first glance.
type sight int8

const (
	nothing sight = iota
	colon         // a word, a colon, and more text
	scheme        // a URI
	www           // a URI without its scheme
)

// look returns what the start of a text looks like. By the grammar, every word with a colon in running text
// would be a URI. So look demands "//" after it, or a scheme that the edition knows, and text after that. A
// relative reference looks like any other word.
func (s *scanner) look(text string) sight {
	const host = "www."
	if s.edition.Coverage(edition.WebSuffix).Sure != edition.NotKnown && beginsWith(text, host) && goesOn(text, len(host)) {
		return www
	}
	end := schemeEnd(text)
	if end == 0 || end == len(text) || text[end] != ':' || !goesOn(text, end+len(":")) {
		return nothing
	}
	if strings.HasPrefix(text[end:], "://") {
		return scheme
	}
	if s.edition.Standing(text[:end]).Standing != edition.UnknownScheme {
		return scheme
	}
	return colon
}

// lookWithin is look for text in a wrapper, where white space isn't part of a URI, not even within the scheme,
// before the colon, or after it. Within quotes, which can be any quotes, that applies only to line breaks. A
// broken name counts as a scheme if the edition knows the joined name but not its last part alone. If the
// edition knows neither and "//" follows, broken is the offset of the last part, which isn't a URI by itself.
func (s *scanner) lookWithin(text string, quotes bool) (seen sight, broken int) {
	if seen = s.look(text); seen >= scheme {
		return seen, 0
	}
	var name []byte
	part, at := 0, 0 // the start of the name's last part, and the end of the name so far
	for {
		at += schemeEnd(text[at:])
		if len(name) > 0 { // digits and signs can begin a part, but not a name
			for at < len(text) && isSchemeByte(text[at]) {
				at++
			}
		}
		name = append(name, text[part:at]...)
		next := skip(text, at, quotes)
		if next == at || next == len(text) || len(name) == 0 {
			break
		}
		if text[next] == ':' || !isSchemeByte(text[next]) {
			at = next
			break
		}
		part, at = next, next
	}
	if len(name) == 0 || at == len(text) || text[at] != ':' {
		return seen, 0
	}
	rest := withoutSpace(text, at+len(":"), len("//x"), quotes)
	if rest == "" || !goesOn(rest, 0) {
		return seen, 0
	}
	slashes := strings.HasPrefix(rest, "//")
	switch {
	case part == 0 && slashes, s.knows(string(name)) && (part == 0 || !s.knows(strings.TrimSpace(text[part:at]))):
		return scheme, 0
	case part > 0 && slashes && !s.knows(strings.TrimSpace(text[part:at])):
		return seen, part
	}
	return seen, 0
}

// knows reports whether the edition knows a scheme.
func (s *scanner) knows(name string) bool {
	standing := s.edition.Standing(name).Standing
	return standing != edition.UnknownScheme
}

// skip returns the end of the white space at an offset that isn't part of a URI there.
func skip(text string, at int, breaks bool) int {
	end := spaceEnd(text, at)
	if breaks && lineBreaks(text[at:end]) == 0 {
		return at
	}
	return end
}

// withoutSpace returns up to most bytes of a text from an offset on, without such white space.
func withoutSpace(text string, at, most int, breaks bool) string {
	var b []byte
	for at = skip(text, at, breaks); at < len(text) && len(b) < most; at = skip(text, at+1, breaks) {
		b = append(b, text[at])
	}
	return string(b)
}

// isSchemeByte reports whether a byte is allowed in a scheme.
func isSchemeByte(c byte) bool {
	return octets.IsLetter(c) || octets.IsDigit(c) || c == '+' || c == '-' || c == '.'
}

// goesOn reports whether a word continues at an offset.
func goesOn(text string, at int) bool {
	r, size := utf8.DecodeRuneInString(text[at:])
	return size > 0 && !isBoundary(r)
}

// schemeEnd returns the length of the scheme at the start of a text, or 0.
func schemeEnd(text string) int {
	for i := range len(text) {
		switch c := text[i]; {
		case octets.IsLetter(c):
		case i > 0 && (octets.IsDigit(c) || c == '+' || c == '-' || c == '.'):
		default:
			return i
		}
	}
	return len(text)
}

// closing returns the offset of the bracket or quote that closes a wrapper. ok is false if there is none before
// the next "<" or an empty line.
func (s *scanner) closing(from int, mark rune) (at int, ok bool) {
	for at = from; at < len(s.text); {
		r, size := utf8.DecodeRuneInString(s.text[at:])
		switch {
		case r == mark:
			return at, true
		case r == '<':
			return at, false
		case unicode.IsSpace(r):
			end := spaceEnd(s.text, at)
			if lineBreaks(s.text[at:end]) > 1 {
				return at, false
			}
			at = end
		default:
			at += size
		}
	}
	return at, false
}

// pass records an ignored place.
func (s *scanner) pass(why Why, section string, start, end int) {
	s.answer.TotalPassed++
	if s.room(start) > 0 {
		s.pieces++
		s.answer.Passed = append(s.answer.Passed, Passed{why, section, edition.Span{Start: start, End: end}})
	}
}

// room returns how many more pieces can be reported. If none, reporting ends at the offset.
func (s *scanner) room(at int) int {
	switch {
	case s.limit < 0:
		return len(s.text)*2 + 1 // more than possible
	case s.pieces >= s.limit:
		s.answer.Until = min(s.answer.Until, at)
		return 0
	}
	return s.limit - s.pieces
}
