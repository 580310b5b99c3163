package listing

import (
	"bytes"
	"strings"
)

// A sweep removes segments from a register in linear time. It passes over the text once, from left to right,
// and moves the kept text left, over the removed text. Since the leftmost match is removed first, everything to
// the left of a match is final.
type sweep struct {
	register   int
	dots       string // the segment "." or "..", with the "/" after it if that is also removed
	parents    bool   // whether it also removes the segment before the dots
	anySegment bool   // whether that can be ".."
	atEnd      bool   // whether only the end of the text counts
}

// sweep parses a line that removes segments from a register; nil for any other line.
//
//	while R has "./" where "." is a segment: remove that
//	while R has "/." where "." is a segment: remove that
//	if R ends with "." where "." is a segment: remove that
//	while R has "<segment>/../" where <segment> is not "..": remove the leftmost
//	while R has "/<segment>/.." where <segment> is not "..": remove the leftmost
//	if R ends with "<segment>/.." where <segment> is not "..": remove that
func (r *reader) sweep() *sweep {
	before := r.rest
	var s sweep
	var ok bool
	if s.register, ok = r.named(); !ok {
		return nil
	}
	switch {
	case r.cut(` has "./" where "." is a segment`):
		s.dots = "./"
	case r.cut(` has "/." where "." is a segment`):
		s.dots = "."
	case r.cut(` ends with "." where "." is a segment`):
		s.dots, s.atEnd = ".", true
	case r.cut(` has "<segment>/../"`):
		s.dots, s.parents = "../", true
	case r.cut(` has "/<segment>/.."`):
		s.dots, s.parents = "..", true
	case r.cut(` ends with "<segment>/.."`):
		s.dots, s.parents, s.atEnd = "..", true, true
	default:
		r.rest = before
		return nil
	}
	s.anySegment = s.parents && !r.cut(` where <segment> is not ".."`)
	if !r.cut(": remove that") {
		r.must(": remove the leftmost")
	}
	r.reads, r.sets = append(r.reads, s.register), append(r.sets, s.register)
	return &s
}

// sweeps reports whether a line can sweep its register together with another sweep.
func (b block) sweeps(at int, with *sweep) bool {
	l := &b[at]
	return l.sweep != nil && l.sweep.register == with.register && !l.sweep.atEnd && !l.isElse && l.guard == nil && l.behind == at+1
}

// sweep runs lines that sweep the same register, and always removes the leftmost match of any of them first.
// Each match answers its line's question with yes, and at the end all are answered no. Without a loop, it
// removes only one match.
func (r *Run) sweep(lines block, loop bool) {
	if len(lines) == 0 {
		return
	}
	first := lines[0].sweep
	v := &r.values[first.register]
	if !v.own {
		v.bytes, v.own = bytes.Clone(v.bytes), true
	}
	v.made = true
	if first.atEnd {
		first.runAtEnd(r, &lines[0], v)
		return
	}
	kept := 0 // number of bytes kept at the beginning
	text := v.bytes
	for at := 0; at < len(text); {
		end := segmentEnd(text, at)
		l, from := lines.match(text[:kept], text[at:end])
		if l == nil {
			kept += copy(text[kept:], text[at:end])
			at = end
			continue
		}
		behind := at + len(l.sweep.dots)
		r.answer(l, true)
		r.t.Replace(first.register, from, kept+behind-at)
		kept, at = from, behind
		if !loop {
			kept += copy(text[kept:], text[at:])
			v.bytes = text[:kept]
			return
		}
	}
	v.bytes = text[:kept]
	for i := range lines {
		r.answer(&lines[i], false)
	}
}

// match returns the line whose sweep matches a segment, including the "/" after it, and where the removed text
// begins. before is the text before the segment. The line is nil if there is no match.
func (b block) match(before, segment []byte) (l *line, from int) {
	for i := range b {
		if from := b[i].sweep.match(before, segment); from >= 0 {
			return &b[i], from
		}
	}
	return nil, -1
}

func (s *sweep) match(before, segment []byte) (from int) {
	slash := strings.HasSuffix(s.dots, "/") // otherwise the "/" before it all is removed
	if !slash {
		segment = bytes.TrimSuffix(segment, []byte("/"))
	}
	if string(segment) != s.dots {
		return -1
	}
	from = len(before)
	if s.parents {
		from = s.lastSegment(before)
	}
	if !slash {
		from--
	}
	return from
}

func (s *sweep) runAtEnd(r *Run, l *line, v *value) {
	for {
		from := s.end(v.bytes)
		if r.answer(l, from >= 0); from < 0 {
			return
		}
		r.t.Replace(s.register, from, len(v.bytes))
		v.bytes = v.bytes[:from]
		if !l.loop {
			return
		}
	}
}

// end returns the start of the text removed from the end, or -1.
func (s *sweep) end(text []byte) int {
	switch {
	case s.parents && bytes.HasSuffix(text, []byte("/..")):
		return s.lastSegment(text[:len(text)-len("..")])
	case !s.parents && (string(text) == "." || bytes.HasSuffix(text, []byte("/."))):
		return len(text) - len(".")
	}
	return -1
}

// lastSegment returns the offset of the last segment of a text that ends in "/" or is empty, or -1 if there is
// no segment or it can't be removed. Between two "/" there is always a segment, even if it is empty; before a
// leading "/" there isn't.
func (s *sweep) lastSegment(text []byte) int {
	end := len(text) - len("/")
	if end <= 0 {
		return -1
	}
	start := bytes.LastIndexByte(text[:end], '/') + 1
	if !s.anySegment && string(text[start:end]) == ".." {
		return -1
	}
	return start
}

// segmentEnd returns the end of the segment at an offset, including the "/" after it.
func segmentEnd(text []byte, at int) int {
	if length := bytes.IndexByte(text[at:], '/'); length >= 0 {
		return at + length + len("/")
	}
	return len(text)
}

// firstSegment parses the condition that a text starts with a whole segment, after an optional leading "/".
// "that" is the segment with the "/" after it.
func (r *reader) firstSegment(from source) func(*Run) bool {
	want := r.quoted()
	r.must(` where "` + want + `" is a segment`)
	return func(run *Run) bool {
		text := run.values[from.register].bytes
		start := 0
		if bytes.HasPrefix(text, []byte("/")) {
			start = len("/")
		}
		end := segmentEnd(text, start)
		run.that = match{from.register, start, end}
		return string(bytes.TrimSuffix(text[start:end], []byte("/"))) == want
	}
}
