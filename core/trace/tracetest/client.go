package tracetest

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"uriscope/core/trace"
)

// This file checks the words of listings for what a client does with a URL. The first register of these
// listings is called URL.

// isClients reports whether a listing is about what a client does.
func isClients(l *trace.Listing) bool { return l.Registers[0].Name == "URL" }

var (
	decodes        = regexp.MustCompile(`^decode (.*?)(, except CR and LF)?$`)
	parted         = regexp.MustCompile(`^(.*), (.*) ← (.*?), at (?:its|the) (first|last) "(.*)"$`)
	firstCharacter = regexp.MustCompile(`^(.*), (.*) ← the first character of (.*), and the rest$`)
	upToFirst      = regexp.MustCompile(`^(.*), (.*) ← (.*?), up to its first "(.)"(?: or "(.)")?$`)
	after          = regexp.MustCompile(`^(.*) after its first "(.*)"$`)
	behindLast     = regexp.MustCompile(`^(.*) after its last "(.)"(, if any)?$`)
	forEach        = regexp.MustCompile(`^(.*), with each "(.*)" replaced by "(.*)"$`)
)

// sentNames returns the names of the registers that a line sets by sending or decoding.
func sentNames(l *trace.Listing, code string) string {
	if m := decodes.FindStringSubmatch(code); m != nil {
		return m[1]
	}
	if !strings.HasPrefix(code, "send ") {
		return ""
	}
	var names []string
	for _, r := range l.Registers {
		if r.Sent {
			names = append(names, r.Name)
		}
	}
	return strings.Join(names, ", ")
}

// client checks the registers' content after a client's step, and reports whether it understands the line's
// words.
func (s *sentence) client(code string) (known bool, err error) {
	if !isClients(s.l) {
		return false, nil
	}
	if m := decodes.FindStringSubmatch(code); m != nil && s.line.Sets == "" {
		return true, s.decoded(strings.Split(m[1], ", "), m[2] != "")
	}
	if message, ok := strings.CutPrefix(code, "send "); ok {
		sent := sentNames(s.l, code)
		before := ""
		if s.before[sent] != nil {
			before = *s.before[sent]
		}
		text, known, defined := s.joined(message)
		if !known || !defined {
			return true, fmt.Errorf("the message %s is not understood", message)
		}
		return true, s.is(sent, before+text, true)
	}
	if m := firstCharacter.FindStringSubmatch(code); m != nil {
		return true, s.first(m[1], m[2], m[3])
	}
	if m := parted.FindStringSubmatch(code); m != nil {
		return true, s.parted(m[1], m[2], m[3], m[4], m[5])
	}
	if m := upToFirst.FindStringSubmatch(code); m != nil {
		return true, s.partedBefore(m[1], m[2], m[3], m[4]+m[5])
	}
	m := assignment.FindStringSubmatch(code)
	if m == nil || strings.Contains(m[1], ", ") || strings.Contains(m[1], " ← ") {
		return false, nil
	}
	text, known, defined := s.joined(m[2])
	if !known {
		return false, nil
	}
	return true, s.is(m[1], text, defined)
}

// is checks a register's content after the step.
func (s *sentence) is(name, want string, defined bool) error {
	got, ok := s.register(s.after, name)
	switch {
	case !ok:
		return fmt.Errorf("%q is no register", name)
	case defined != (got != nil) || defined && *got != want:
		return fmt.Errorf("%s is %s, not %q", name, quoted(got), want)
	}
	return nil
}

// joined returns the text of terms separated by " + ". It is undefined if one of them is.
func (s *sentence) joined(terms string) (text string, known, defined bool) {
	defined = true
	for term := range strings.SplitSeq(terms, " + ") {
		one, ok, is := s.term(term)
		if !ok {
			return "", false, false
		}
		text, defined = text+one, defined && is
	}
	return text, true, defined
}

func (s *sentence) term(term string) (text string, known, defined bool) {
	switch term {
	case "CR LF":
		return "\r\n", true, true
	case "HT":
		return "\t", true, true
	case "NUL":
		return "\x00", true, true
	}
	if m := behindLast.FindStringSubmatch(term); m != nil {
		text, known, defined := s.term(m[1])
		at := strings.LastIndex(text, m[2])
		return text[at+1:], known, defined && (at >= 0 || m[3] == "")
	}
	if m := forEach.FindStringSubmatch(term); m != nil {
		text, known, defined := s.term(m[1])
		return strings.ReplaceAll(text, m[2], m[3]), known, defined
	}
	if m := after.FindStringSubmatch(term); m != nil {
		text, known, defined := s.term(m[1])
		_, text, _ = strings.Cut(text, m[2])
		return text, known, defined
	}
	if len(term) > 1 && term[0] == '"' && strings.IndexByte(term[1:], '"') == len(term)-2 {
		return term[1 : len(term)-1], true, true
	}
	held, ok := s.register(s.before, term)
	if !ok || held == nil {
		return "", ok, false
	}
	return *held, true, true
}

// parted checks that a text was split at a delimiter, which is in neither part. Without one, the first part is
// the whole text, and the other is undefined.
func (s *sentence) parted(first, second, whole, where, delimiter string) error {
	text, known, defined := s.term(whole)
	if !known {
		return fmt.Errorf("%q is not understood", whole)
	}
	find := strings.Index
	if where == "last" {
		find = strings.LastIndex
	}
	at := find(lower(text), delimiter)
	if !defined || at < 0 {
		if err := s.is(first, text, defined); err != nil {
			return err
		}
		return s.is(second, "", false)
	}
	if err := s.is(first, text[:at], true); err != nil {
		return err
	}
	return s.is(second, text[at+len(delimiter):], true)
}

// partedBefore checks that a text was split before the first of some characters. The second part begins with
// that character, and is empty if there is none.
func (s *sentence) partedBefore(first, second, whole, delimiters string) error {
	text, known, defined := s.term(whole)
	if !known {
		return fmt.Errorf("%q is not understood", whole)
	}
	at := strings.IndexAny(text, delimiters)
	if at < 0 {
		at = len(text)
	}
	if err := s.is(first, text[:at], defined); err != nil {
		return err
	}
	return s.is(second, text[at:], defined)
}

// first checks that a text's first character, encoded or not, was split off.
func (s *sentence) first(character, rest, whole string) error {
	text, known, _ := s.term(whole)
	if !known || text == "" {
		return fmt.Errorf("%q has no first character", whole)
	}
	_, end := utf8.DecodeRuneInString(text)
	if len(text) >= 3 && len(decoded(text[:3], false)) == 1 {
		end = 3
	}
	if err := s.is(character, text[:end], true); err != nil {
		return err
	}
	return s.is(rest, text[end:], true)
}

// decoded checks that the encodings in some registers were replaced with their octets.
func (s *sentence) decoded(names []string, butLineEnds bool) error {
	for _, name := range names {
		before, ok := s.register(s.before, name)
		if !ok {
			return fmt.Errorf("%q is no register", name)
		}
		want := ""
		if before != nil {
			want = decoded(*before, butLineEnds)
		}
		if err := s.is(name, want, before != nil); err != nil {
			return err
		}
	}
	return nil
}

// decoded returns a text with its encodings replaced by octets.
func decoded(text string, butLineEnds bool) string {
	var b strings.Builder
	for rest := text; rest != ""; rest = rest[1:] {
		if rest[0] == '%' && len(rest) > 2 {
			octet, err := strconv.ParseUint(rest[1:3], 16, 8)
			if err == nil && !(butLineEnds && (octet == '\r' || octet == '\n')) {
				b.WriteByte(byte(octet))
				rest = rest[2:]
				continue
			}
		}
		b.WriteByte(rest[0])
	}
	return b.String()
}

var (
	beginsNot   = regexp.MustCompile(`^(.*) does not start with "([^"]*)"$`)
	isUndefined = regexp.MustCompile(`^(.*) is undefined( or empty)?$`)
	eitherCase  = regexp.MustCompile(`^(.*) (has|is) "([^"]*)", ignoring case$`)
	isOneOf     = regexp.MustCompile(`^(.*) is one of "([^"]*)", ignoring case$`)
	neither     = regexp.MustCompile(`^(.*) is neither empty nor "([^"]*)"(, ignoring case)?$`)
	beginsAll   = regexp.MustCompile(`^(.*?)( decoded)? starts with (.*)$`)
	isText      = regexp.MustCompile(`^(.*) is "([^"]*)"$`)
)

// clientHolds reports whether a client's condition holds, if it understands the condition.
func (s *sentence) clientHolds(part string) (holds, known bool) {
	if m := beginsNot.FindStringSubmatch(part); m != nil {
		text, ok := s.register(s.before, m[1])
		return text == nil || !strings.HasPrefix(*text, m[2]), ok
	}
	if m := isUndefined.FindStringSubmatch(part); m != nil {
		text, ok := s.register(s.before, m[1])
		return text == nil || m[2] != "" && *text == "", ok
	}
	if m := eitherCase.FindStringSubmatch(part); m != nil {
		text, ok := s.register(s.before, m[1])
		switch {
		case text == nil:
			return false, ok
		case m[2] == "has":
			return strings.Contains(lower(*text), m[3]), ok
		}
		return lower(*text) == m[3], ok
	}
	if m := isOneOf.FindStringSubmatch(part); m != nil {
		text, ok := s.register(s.before, m[1])
		return text != nil && slices.Contains(strings.Fields(m[2]), lower(*text)), ok
	}
	if m := neither.FindStringSubmatch(part); m != nil {
		text, ok := s.register(s.before, m[1])
		return text != nil && *text != "" && *text != m[2] && (m[3] == "" || lower(*text) != m[2]), ok
	}
	if m := beginsAll.FindStringSubmatch(part); m != nil {
		text, ok, defined := s.term(m[1])
		start, known, _ := s.joined(m[3])
		if m[2] != "" {
			text = decoded(text, false)
		}
		return defined && strings.HasPrefix(text, start), ok && known
	}
	if m := isText.FindStringSubmatch(part); m != nil {
		text, ok := s.register(s.before, m[1])
		return text != nil && *text == m[2], ok
	}
	return false, false
}
