package listing

import (
	"bytes"
	"strings"

	"uriscope/core/trace"
)

// A source is a register's content, or part of it.
type source struct {
	register int
	part     part
	mark     string // the text at which the part ends or begins
}

// A part of a text ends or begins at a mark. If the text doesn't contain the mark, parts that end at the first
// mark are the whole text, and parts that end at the last are empty; parts that begin at a mark are the other
// way around.
type part int8

const (
	whole part = iota
	throughLast
	throughFirst
	upToLast
	upToFirst
	afterLast
	afterFirst
)

var parts = [...]string{throughLast: " through its last ", throughFirst: " through its first ", upToLast: " up to its last ",
	upToFirst: " up to its first ", afterLast: " after its last ", afterFirst: " after its first "}

// source parses a register, and which part of it is meant.
func (r *reader) source() source {
	s := source{register: r.register()}
	for p := throughLast; p <= afterFirst; p++ {
		if r.cut(parts[p]) {
			s.part, s.mark = p, r.quotedNotEmpty()
			return s
		}
	}
	return s
}

// span returns the part as bytes [start, end) of the register.
func (s source) span(run *Run) (start, end int) {
	text := run.values[s.register].bytes
	if s.part == whole {
		return 0, len(text)
	}
	first := bytes.Index(text, []byte(s.mark))
	last := first
	if s.part == throughLast || s.part == upToLast || s.part == afterLast {
		last = bytes.LastIndex(text, []byte(s.mark))
	}
	switch behind := last + len(s.mark); {
	case s.part == afterLast && last < 0, s.part == throughFirst && last < 0, s.part == upToFirst && last < 0:
		return 0, len(text)
	case s.part == afterFirst && last < 0:
		return len(text), len(text)
	case last < 0:
		return 0, 0
	case s.part == throughLast || s.part == throughFirst:
		return 0, behind
	case s.part == upToLast || s.part == upToFirst:
		return 0, last
	default:
		return behind, len(text)
	}
}

// A term is a literal text in the line, or a source.
type term struct {
	kind   kindOfTerm
	text   []byte
	source source
	before string // precedes the source if that is defined
}

type kindOfTerm int8

const (
	isText kindOfTerm = iota
	isSource
	isMarked // a source with literal text before it
)

type terms []term

// terms parses terms separated by " + ".
func (r *reader) terms() (all terms) {
	for {
		all = append(all, r.term())
		if !r.cut(" + ") {
			return all
		}
	}
}

func (r *reader) term() term {
	if text, ok := r.literal(); ok {
		return term{text: []byte(text)}
	}
	t := term{kind: isSource, source: r.source()}
	before := r.rest
	if r.cut(" with ") {
		t.kind, t.before = isMarked, r.quoted()
		if !r.cut(" before it") {
			r.rest = before
			t.kind = isSource
		}
	}
	return t
}

// literal parses a term that is literal text, if it is one.
func (r *reader) literal() (text string, ok bool) {
	switch {
	case r.cut("CR LF"):
		return "\r\n", true
	case r.cut("HT"):
		return "\t", true
	case r.cut("NUL"):
		return "\x00", true
	case strings.HasPrefix(r.rest, `"`):
		return r.quoted(), true
	}
	return "", false
}

// constant parses terms that are all literal.
func (r *reader) constant() string {
	var b strings.Builder
	for {
		text, ok := r.literal()
		if !ok || text == "" {
			r.fail("a text that is not empty")
		}
		b.WriteString(text)
		if !r.cut(" + ") {
			return b.String()
		}
	}
}

// text returns the text of the terms. Several terms are joined in new memory.
func (all terms) text(run *Run) []byte {
	if len(all) == 1 && all[0].kind != isMarked {
		return all[0].of(run)
	}
	length := 0
	for i := range all {
		length += len(all[i].before) + len(all[i].of(run))
	}
	if !run.budget.allows(length, length) {
		return nil
	}
	text := make([]byte, 0, length)
	for i := range all {
		if t := &all[i]; t.kind == isMarked && run.values[t.source.register].defined {
			text = append(text, t.before...)
		}
		text = append(text, all[i].of(run)...)
	}
	return text
}

// of returns the text of a term.
func (t *term) of(run *Run) []byte {
	if t.kind == isText {
		return t.text
	}
	start, end := t.source.span(run)
	return run.values[t.source.register].bytes[start:end]
}

// pieces returns the terms as pieces of a trace.
func (all terms) pieces(run *Run) []trace.Piece {
	if run.t == nil {
		return nil
	}
	pieces := run.space.pieces[:0]
	for i := range all {
		t := &all[i]
		if t.kind == isText {
			pieces = append(pieces, trace.Text(string(t.text)))
			continue
		}
		if t.kind == isMarked && run.values[t.source.register].defined {
			pieces = append(pieces, trace.Text(t.before))
		}
		start, end := t.source.span(run)
		pieces = append(pieces, trace.From(t.source.register, start, end))
	}
	return pieces
}
