package grammar

import (
	"strings"

	"uriscope/core/internal/octets"
)

// maxCount is the maximum number of repetitions in a definition, because each is compiled separately.
const maxCount = 1000

// A reader parses one definition. Its methods parse one construct each, from pos on, and leave pos after it and
// the blanks that follow.
type reader struct {
	g    *Grammar
	rule int // the rule whose definition is parsed
	text string
	pos  int // in bytes

	// The first error. It moves pos to the end of the text, so that parsing finds nothing more; the terms
	// aren't used then.
	err *DefinitionError
}

// read parses the definition of a rule.
func (g *Grammar) read(rule int) (*term, error) {
	r := &reader{g: g, rule: rule, text: g.rules[rule].Definition}
	r.skipBlanks()
	t := r.alternatives()
	if r.pos < len(r.text) {
		r.failAt(r.pos, "nothing is allowed to follow here")
	}
	if r.err != nil {
		return nil, r.err
	}
	return t, nil
}

// failAt records an error. It returns a term so that callers can return it.
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

// accept skips b, if b comes next.
func (r *reader) accept(b byte) bool {
	if r.pos == len(r.text) || r.text[r.pos] != b {
		return false
	}
	r.pos++
	return true
}

// alternatives parses alternatives (RFC 5234, section 3.2), including the "|" of the older specs.
func (r *reader) alternatives() *term {
	t := &term{kind: alternatives, rule: none}
	for {
		t.subs = append(t.subs, r.sequence())
		if !r.accept('/') && !r.accept('|') {
			return t
		}
		r.skipBlanks()
	}
}

// sequence parses a concatenation: RFC 5234, section 3.1.
func (r *reader) sequence() *term {
	t := &term{kind: sequence, rule: none}
	for {
		t.subs = append(t.subs, r.repetition())
		r.skipBlanks()
		if strings.IndexByte("/|)]\x00", r.peek()) >= 0 {
			return t.simple()
		}
	}
}

// repetition parses an element with or without its count: RFC 5234, sections 3.6 and 3.7.
func (r *reader) repetition() *term {
	start := r.pos
	least := r.number(10, maxCount)
	most := least
	if r.accept('*') {
		second := r.pos
		most = r.number(10, maxCount)
		if r.pos == second {
			most = unbounded
		} else if most < least {
			r.failAt(second, "the upper count is below the lower one")
		}
	}
	counted := r.pos > start
	t := r.element()
	if !counted {
		return t
	}
	// A repeated option is the same as its content, repeated any number of times from zero. It matches the same
	// texts with the same trees, since trees don't show options.
	if t.kind == repetition && t.min == 0 && t.max == 1 {
		least = 0
		t = t.subs[0]
	}
	return repeat(t, least, most)
}

// repeat returns a repetition of t.
func repeat(t *term, least, most int) *term {
	return &term{kind: repetition, subs: []*term{t}, min: least, max: most, rule: none}
}

// element parses an element (RFC 5234, section 4), a rule's name in angle brackets (RFC 5234, section 2.1), or
// <">.
func (r *reader) element() *term {
	start := r.pos
	switch {
	case r.accept('('):
		return r.bracketed(start, ')')
	case r.accept('['):
		return repeat(r.bracketed(start, ']'), 0, 1)
	case r.accept('"'):
		return r.quoted(start, false)
	case r.accept('%'):
		return r.value(start)
	case !r.accept('<'):
		return r.reference()
	}
	var t *term
	if r.accept('"') {
		t = literal('"', `<">`)
	} else {
		t = r.reference()
	}
	r.closes(start, '>')
	return t
}

// bracketed parses a group or an option's content.
func (r *reader) bracketed(start int, end byte) *term {
	r.skipBlanks()
	t := r.alternatives()
	r.closes(start, end)
	return t
}

// closes parses the closing bracket for the bracket at start.
func (r *reader) closes(start int, end byte) {
	if !r.accept(end) {
		r.failAt(start, "the bracket is not closed")
	}
}

// reference parses a rule's name. RFC 5234, section 4 has letters, digits, and hyphens; the older specs also
// have path_segments and gopher+_string.
func (r *reader) reference() *term {
	start := r.pos
	for c := r.peek(); octets.IsLetter(c) || r.pos > start && strings.IndexByte("0123456789-_+", c) >= 0; c = r.peek() {
		r.pos++
	}
	if r.pos == start {
		return r.failAt(start, "an element is missing")
	}
	rule := r.g.find(r.text[start:r.pos])
	if rule == none {
		return r.failAt(start, "the rule is not defined")
	}
	return &term{kind: reference, rule: rule}
}
