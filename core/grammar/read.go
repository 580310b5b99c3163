package grammar

import (
	"strconv"
	"strings"
)

// maxCount is the largest number of repetitions that a definition may ask for:
// they are compiled one after the other.
const maxCount = 1000

// A reader reads one definition. Its methods read one construct each, from
// pos on, and leave pos after it and the blanks that follow.
type reader struct {
	g    *Grammar
	rule int // whose definition is read
	text string
	pos  int // in bytes

	// The first error. It puts pos at the end of the text, so that whatever
	// is being read finds nothing more; the terms are then of no account.
	err *DefinitionError
}

// read reads the definition of a rule.
func (g *Grammar) read(rule int) (*term, error) {
	r := &reader{g: g, rule: rule, text: g.rules[rule].Definition}
	r.skipBlanks()
	t := r.alternatives()
	if r.pos < len(r.text) {
		r.failAt(r.pos, "unexpected "+strconv.Quote(r.text[r.pos:r.pos+1]))
	}
	if r.err != nil {
		return nil, r.err
	}
	return t, nil
}

// failAt notes an error. It returns a term for the sake of its callers.
func (r *reader) failAt(pos int, message string) *term {
	if r.err == nil {
		r.err = r.g.errorAt(r.rule, pos, message)
		r.pos = len(r.text)
	}
	return new(term)
}

// skipBlanks skips white space and comments: c-wsp of RFC 5234, section 4.
func (r *reader) skipBlanks() {
	for r.pos < len(r.text) {
		switch r.text[r.pos] {
		case ' ', '\t', '\r', '\n':
			r.pos++
		case ';':
			n := strings.IndexByte(r.text[r.pos:], '\n')
			if n < 0 {
				n = len(r.text) - r.pos
			}
			r.pos += n
		default:
			return
		}
	}
}

// peek returns the next byte, or 0 at the end.
func (r *reader) peek() byte {
	if r.pos == len(r.text) {
		return 0
	}
	return r.text[r.pos]
}

// accept passes over b, if b comes next.
func (r *reader) accept(b byte) bool {
	if r.pos == len(r.text) || r.text[r.pos] != b {
		return false
	}
	r.pos++
	return true
}

// alternatives reads RFC 5234, section 3.2, with the older documents' "|".
func (r *reader) alternatives() *term {
	t := &term{kind: alternatives, subs: []*term{r.sequence()}}
	for r.accept('/') || r.accept('|') {
		r.skipBlanks()
		t.subs = append(t.subs, r.sequence())
	}
	return t.simple()
}

// sequence reads a concatenation: RFC 5234, section 3.1.
func (r *reader) sequence() *term {
	t := &term{kind: sequence}
	for strings.IndexByte("/|)]\x00", r.peek()) < 0 {
		t.subs = append(t.subs, r.repetition())
	}
	if len(t.subs) == 0 {
		return r.failAt(r.pos, missing)
	}
	return t.simple()
}

// missing is the message where a definition ends or goes on too early.
const missing = "an element is missing"

// repetition reads an element with or without its count: RFC 5234, sections
// 3.6 and 3.7.
func (r *reader) repetition() *term {
	start := r.pos
	least := r.count(0)
	most := least
	counted := r.pos > start
	if r.accept('*') {
		second := r.pos
		most = r.count(unbounded)
		if most != unbounded && most < least {
			r.failAt(second, "the upper count is below the lower one")
		}
		counted = true
	}
	empty := counted && most == 0
	t := r.element(empty)
	r.skipBlanks()
	switch {
	case empty:
		return &term{kind: sequence}
	case counted:
		return repeat(t, least, most)
	}
	return t
}

// repeat returns a repetition of t. An option is repeated as what is in it,
// any number of times down to none: the texts are the same, and so are the
// trees, which show rules and not options.
func repeat(t *term, least, most int) *term {
	if t.kind == repetition && t.min == 0 && t.max == 1 {
		return &term{kind: repetition, subs: t.subs, max: most}
	}
	return &term{kind: repetition, subs: []*term{t}, min: least, max: most}
}

// count reads a decimal number; without digits it returns the default.
func (r *reader) count(absent int) int {
	start, n := r.pos, 0
	for isDigit(r.peek()) {
		if n = n*10 + int(r.peek()-'0'); n > maxCount {
			r.failAt(start, "the count is above "+strconv.Itoa(maxCount))
			return 0
		}
		r.pos++
	}
	if r.pos == start {
		return absent
	}
	return n
}

// element reads RFC 5234's element. Where it is to be repeated no times,
// anything may stand between angle brackets.
func (r *reader) element(unused bool) *term {
	switch c := r.peek(); {
	case c == '(':
		return r.bracketed(')')
	case c == '[':
		return &term{kind: repetition, subs: []*term{r.bracketed(']')}, max: 1}
	case c == '"':
		return r.quoted(false)
	case c == '%':
		return r.value()
	case c == '<':
		return r.angled(unused)
	case isLetter(c):
		start := r.pos
		return r.reference(start, r.name())
	case r.pos == len(r.text):
		return r.failAt(r.pos, missing)
	}
	return r.failAt(r.pos, "no element begins with "+strconv.Quote(r.text[r.pos:r.pos+1]))
}

// bracketed reads a group or what is in an option.
func (r *reader) bracketed(end byte) *term {
	start := r.pos
	r.pos++
	r.skipBlanks()
	t := r.alternatives()
	if !r.accept(end) {
		r.failAt(start, "the bracket is not closed")
	}
	return t
}

// angled reads a rule's name in angle brackets (RFC 5234, section 2.1) or <">.
func (r *reader) angled(unused bool) *term {
	start := r.pos
	content, _, closed := strings.Cut(r.text[start+1:], ">")
	if !closed {
		return r.failAt(start, "the angle bracket is not closed")
	}
	r.pos++
	isName := r.name() == content
	r.pos = start + len("<") + len(content) + len(">")
	switch {
	case content == `"`:
		return literal('"', `<">`)
	case unused:
		return new(term)
	case !isName:
		return r.failAt(start, "prose cannot be matched")
	}
	return r.reference(start+1, content)
}

// name reads a rule's name. RFC 5234, section 4 has letters, digits and
// hyphens; the older documents also have path_segments and gopher+_string.
func (r *reader) name() string {
	start := r.pos
	for c := r.peek(); isLetter(c) || r.pos > start && (isDigit(c) || strings.IndexByte("-_+", c) >= 0); c = r.peek() {
		r.pos++
	}
	return r.text[start:r.pos]
}

// reference returns a reference to the rule of a name, which stands at start.
func (r *reader) reference(start int, name string) *term {
	rule, ok := r.g.index[lower(name)]
	if !ok {
		return r.failAt(start, "the rule "+name+" is not defined")
	}
	return &term{kind: reference, rule: rule}
}

func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
func isLetter(c byte) bool { c |= 0x20; return 'a' <= c && c <= 'z' }
