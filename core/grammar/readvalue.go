package grammar

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/internal/octets"
)

// quoted parses the rest of a text in quotation marks: RFC 5234, section 2.3. Its letters match both cases
// unless they are exact (RFC 7405).
func (r *reader) quoted(start int, exact bool) *term {
	content, _, closed := strings.Cut(r.text[r.pos:], `"`)
	if !closed {
		return r.failAt(start, "the quotation mark is not closed")
	}
	t := &term{kind: sequence, rule: none}
	for i := range len(content) {
		c := content[i]
		if c < ' ' || c > '~' {
			return r.failAt(r.pos+i, "only printable US-ASCII is allowed in quotation marks")
		}
		// An expectation shows what is still missing: `"//"` after the colon
		// of "://" has been matched.
		sub := literal(int(c), `"`+content[i:]+`"`)
		if exact {
			sub.text = "%s" + sub.text
		} else if octets.IsLetter(c) {
			c ^= 0x20
			sub.set.addRange(int(c), int(c))
		}
		t.subs = append(t.subs, sub)
	}
	r.pos += len(content) + 1
	return t.simple()
}

// value parses the rest of a terminal value (RFC 5234, section 2.3) or of a range (RFC 5234, section 3.4),
// which must be hexadecimal, or of a text with exact letters (RFC 7405).
func (r *reader) value(start int) *term {
	if strings.HasPrefix(r.text[r.pos:], `s"`) {
		r.pos += len(`s"`)
		return r.quoted(start, true)
	}
	if !r.accept('x') {
		return r.failAt(r.pos, "an x must follow the percent sign")
	}
	first := r.pos
	lo := r.number(16, utf8.MaxRune)
	hi, second := lo, first
	if r.accept('-') {
		second = r.pos
		hi = r.number(16, utf8.MaxRune)
	}
	if r.pos == second {
		return r.failAt(second, "a number is missing")
	}
	if hi < lo {
		return r.failAt(second, "the range ends before it begins")
	}
	if hi > 255 {
		r.g.wide[r.rule] = true
		return utf8Range(rune(lo), rune(hi), r.text[start:r.pos])
	}
	t := literal(lo, r.text[start:r.pos])
	t.set.addRange(lo, hi)
	return t
}

// utf8Range returns the term for the characters from lo to hi, without US-ASCII and surrogates, in UTF-8:
// sequences of bytes, each with an independent range.
func utf8Range(lo, hi rune, text string) *term {
	t := &term{kind: alternatives, text: text, rule: none}
	for lo <= hi {
		// Blocks of characters that differ only in their last bytes, as large as possible, and as many as have
		// the same leading bytes.
		block := rune(1)
		fits := func(size rune) bool {
			last := lo | (size - 1)
			return lo&(size-1) == 0 && last <= hi && utf8.RuneLen(last) == utf8.RuneLen(lo)
		}
		for fits(block * 64) {
			block *= 64
		}
		end := lo | (block - 1)
		for next := end + block; next <= hi && next/(block*64) == lo/(block*64) && utf8.RuneLen(next) == utf8.RuneLen(lo); next += block {
			end = next
		}
		var from, to [utf8.UTFMax]byte
		n := utf8.EncodeRune(from[:], lo)
		utf8.EncodeRune(to[:], end)
		one := &term{kind: sequence, rule: none}
		for i := range n {
			sub := literal(int(from[i]), text)
			sub.set.addRange(int(from[i]), int(to[i]))
			one.subs = append(one.subs, sub)
		}
		t.subs = append(t.subs, one)
		lo = end + 1
	}
	return t
}

// number parses a number; without digits it returns 0.
func (r *reader) number(base, limit int) (n int) {
	start := r.pos
	for {
		digit := strings.IndexByte("0123456789ABCDEFabcdef", r.peek())
		if digit >= 16 {
			digit -= 6
		}
		if digit < 0 || digit >= base {
			return n
		}
		n = n*base + digit
		if n > limit {
			r.failAt(start, "the number is too large")
			return 0
		}
		r.pos++
	}
}

// literal returns the term for one byte, shown as text.
func literal(b int, text string) *term {
	t := &term{kind: character, text: text, rule: none}
	t.set.addRange(b, b)
	return t
}
