package grammar

import (
	"strconv"
	"strings"
)

// quoted reads a text in quotation marks: RFC 5234, section 2.3. Its letters
// stand for both cases unless it is sensitive (RFC 7405).
func (r *reader) quoted(sensitive bool) *term {
	content, _, closed := strings.Cut(r.text[r.pos+1:], `"`)
	if !closed {
		return r.failAt(r.pos, "the quotation mark is not closed")
	}
	t := &term{kind: sequence}
	for i := range len(content) {
		c := content[i]
		if c < ' ' || c > '~' {
			return r.failAt(r.pos+1+i, "only printable US-ASCII can stand in quotation marks")
		}
		// An expectation shows what is still missing: `"//"` after the colon
		// of "://" has been matched.
		sub := literal(c, `"`+content[i:]+`"`)
		if sensitive {
			sub.text = "%s" + sub.text
		} else if isLetter(c) {
			sub.set.addRange(c^0x20, c^0x20)
		}
		t.subs = append(t.subs, sub)
	}
	r.pos += len(content) + 2
	return t.simple()
}

// value reads what begins with a percent sign: a terminal value of RFC 5234,
// section 2.3, a range of section 3.4, or a text of RFC 7405.
func (r *reader) value() *term {
	start := r.pos
	r.pos++
	base := 0
	switch c := r.peek() | 0x20; c {
	case 's', 'i':
		r.pos++
		if r.peek() != '"' {
			return r.failAt(r.pos, "a quotation mark is missing")
		}
		return r.quoted(c == 's')
	case 'x':
		base = 16
	case 'd':
		base = 10
	case 'b':
		base = 2
	default:
		return r.failAt(r.pos, "one of x, d, b, s and i must follow the percent sign")
	}
	r.pos++
	prefix := r.text[start:r.pos]
	at := []int{r.pos}
	numbers := []byte{r.number(base)}
	if r.accept('-') {
		second := r.pos
		hi := r.number(base)
		if hi < numbers[0] {
			return r.failAt(second, "the range ends before it begins")
		}
		t := &term{kind: character, text: r.text[start:r.pos]}
		t.set.addRange(numbers[0], hi)
		return t
	}
	for r.accept('.') {
		at = append(at, r.pos)
		numbers = append(numbers, r.number(base))
	}
	t := &term{kind: sequence}
	for i, b := range numbers {
		t.subs = append(t.subs, literal(b, prefix+r.text[at[i]:r.pos]))
	}
	return t.simple()
}

// number reads one byte's number.
func (r *reader) number(base int) byte {
	start := r.pos
	for isDigit(r.peek()) || isLetter(r.peek()) {
		r.pos++
	}
	n, err := strconv.ParseUint(r.text[start:r.pos], base, 8)
	if err != nil {
		r.failAt(start, "no number of a byte: "+strconv.Quote(r.text[start:r.pos]))
	}
	return byte(n)
}

// literal returns the term for one byte, shown as text.
func literal(b byte, text string) *term {
	t := &term{kind: character, text: text}
	t.set.addRange(b, b)
	return t
}

// simple returns alternatives or a sequence of one as that one.
func (t *term) simple() *term {
	if len(t.subs) == 1 {
		return t.subs[0]
	}
	return t
}
