package extract

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// A scanner goes over a text once.
type scanner struct {
	text    string
	edition *edition.Edition
	// The wrappers of the edition; nil for those that it does not have.
	brackets, quotes, space *edition.Wrapper

	answer *Answer
	limit  int // on pieces; negative if there is none
	pieces int // told so far
	end    int // of the last URI

	wordEnd int // where the word ends that was looked at last
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

// isBoundary reports whether a character stands between words: white space, or one of those
// that delimit URIs and that no URI has in it.
func isBoundary(r rune) bool { return r == '<' || r == '>' || r == '"' || unicode.IsSpace(r) }

// isLineBreak reports whether a character ends a line.
func isLineBreak(r rune) bool {
	return r == '\n' || r == '\r' || r == '\u0085' || r == '\u2028' || r == '\u2029'
}

// lineBreaks returns how many lines end in white space: more than one, and there is an empty
// line in it.
func lineBreaks(space string) (n int) {
	for i, r := range space {
		if isLineBreak(r) && !strings.HasPrefix(space[i:], "\r\n") { // which is one break
			n++
		}
	}
	return n
}

// spaceEnd returns where the white space ends that begins at an offset, if there is any.
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

// wordEnd returns where the next boundary is.
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

// prefix is what RFC 1738 recommends before a URL, and later documents no longer do. Like the
// names of schemes, which it resembles, it is taken in either case.
const prefix = "URL:"

// beginsWith reports whether a text begins with another one, but for the case of letters.
func beginsWith(text, start string) bool {
	return len(text) >= len(start) && uri.EqualSchemes(text[:len(start)], start)
}

// prefixEnd returns where the prefix ends that begins at an offset, if the document speaks of
// one and it is there.
func (s *scanner) prefixEnd(at int) int {
	if s.edition.Delimiting.Prefix != "" && beginsWith(s.text[at:], prefix) {
		at += len(prefix)
	}
	return at
}

// A sight is what a text looks like to someone who looks for URIs.
type sight int8

const (
	nothing sight = iota
	colon         // a word, a colon, and more
	scheme        // a URI
	www           // one without its scheme
)

// look says what begins at the start of a text. In running text every word with a colon would
// be a URI by the grammar. So one is taken for a URI if "//" follows, or if the edition knows
// the scheme; and a relative reference looks like any other word. Something has to follow.
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

// lookWithin is look for what stands in a wrapper, where white space is no part of a URI: at its
// scheme, too, whether in its name, before the colon, or behind it. Within quotes, which may be
// any quotes, only line breaks are such white space. A name that is broken is taken for one if the
// edition knows what its parts make up, and not the last part alone. If it knows neither and "//"
// follows, broken is where the last part begins: it is no URI of its own.
func (s *scanner) lookWithin(text string, quotes bool) (seen sight, broken int) {
	if seen = s.look(text); seen >= scheme {
		return seen, 0
	}
	var name []byte
	part, at := 0, 0 // where the last part of the name begins, and where it has been read up to
	for {
		at += schemeEnd(text[at:])
		if len(name) > 0 { // digits and signs may begin what is no beginning
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

// skip returns where the white space ends that begins at an offset and is no part of a URI there.
func skip(text string, at int, breaks bool) int {
	end := spaceEnd(text, at)
	if breaks && lineBreaks(text[at:end]) == 0 {
		return at
	}
	return end
}

// withoutSpace returns so many bytes of a text from an offset on, without such white space.
func withoutSpace(text string, at, most int, breaks bool) string {
	var b []byte
	for at = skip(text, at, breaks); at < len(text) && len(b) < most; at = skip(text, at+1, breaks) {
		b = append(b, text[at])
	}
	return string(b)
}

// isSchemeByte reports whether a byte may stand in a scheme.
func isSchemeByte(c byte) bool {
	return octets.IsLetter(c) || octets.IsDigit(c) || c == '+' || c == '-' || c == '.'
}

// goesOn reports whether a word goes on at an offset.
func goesOn(text string, at int) bool {
	r, size := utf8.DecodeRuneInString(text[at:])
	return size > 0 && !isBoundary(r)
}

// schemeEnd returns how long the scheme is with which a text begins, 0 if there is none.
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

// closing returns where the bracket or quote is that closes a wrapper. One that is not closed
// before the next "<", or before an empty line, is not closed at all; then ok is false.
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

// pass tells that something was passed over.
func (s *scanner) pass(why Why, section string, start, end int) {
	s.answer.TotalPassed++
	if s.room(start) > 0 {
		s.pieces++
		s.answer.Passed = append(s.answer.Passed, Passed{why, section, edition.Span{Start: start, End: end}})
	}
}

// room returns how many more pieces may be told. If there are none, nothing is told any more
// from an offset on.
func (s *scanner) room(at int) int {
	switch {
	case s.limit < 0:
		return len(s.text)*2 + 1 // more than there can be
	case s.pieces >= s.limit:
		s.answer.Until = min(s.answer.Until, at)
		return 0
	}
	return s.limit - s.pieces
}
