package listing

import "bytes"

// A sweep removes segments from a register. It goes through the text once, from left to right, and
// moves what stays to the left, over what was removed, so that it takes linear time: as the
// leftmost match is removed first, everything to the left of a match is in its final state.
type sweep struct {
	register   int
	parents    bool // whether it removes "<segment>/../" or "<segment>/..", and not "./" or "."
	anySegment bool // whether <segment> may be ".."
	atEnd      bool // whether only the end of the text counts
	loop       bool // whether it goes on until there is no match
}

// sweep reads a line that removes segments from a register; nil if the line is another one.
//
//	while R has "./" where "." is a segment: remove that
//	if R ends with "." where "." is a segment: remove that
//	while R has "<segment>/../" where <segment> is not "..": remove the leftmost
//	if R ends with "<segment>/.." where <segment> is not "..": remove that
func (r *reader) sweep(l *line) *sweep {
	before := r.rest
	s := &sweep{loop: l.loop}
	var ok bool
	if s.register, ok = r.named(); !ok {
		return nil
	}
	switch {
	case r.cut(` has "./" where "." is a segment`):
	case r.cut(` ends with "." where "." is a segment`):
		s.atEnd = true
	case r.cut(` has "<segment>/../"`):
		s.parents = true
	case r.cut(` ends with "<segment>/.."`):
		s.parents, s.atEnd = true, true
	default:
		r.rest = before
		return nil
	}
	s.anySegment = s.parents && !r.cut(` where <segment> is not ".."`)
	if !r.cut(": remove that") {
		r.must(": remove the leftmost")
	}
	r.reads, r.sets = append(r.reads, s.register), append(r.sets, s.register)
	return s
}

// run removes the matches. The question is answered yes for each, and then no, unless it is asked
// only once.
func (s *sweep) run(r *Run, l *line) {
	v := &r.values[s.register]
	if !v.own {
		v.bytes, v.own = bytes.Clone(v.bytes), true
	}
	v.made = true
	if s.atEnd {
		s.runAtEnd(r, l, v)
		return
	}
	kept := 0 // bytes at the beginning that stay
	text := v.bytes
	for at := 0; at < len(text); {
		end := segmentEnd(text, at)
		from := s.match(text[:kept], text[at:end])
		if from < 0 {
			kept += copy(text[kept:], text[at:end])
			at = end
			continue
		}
		r.answer(l, true)
		r.t.Replace(s.register, from, kept+end-at)
		kept, at = from, end
		if !s.loop {
			kept += copy(text[kept:], text[end:])
			v.bytes = text[:kept]
			return
		}
	}
	v.bytes = text[:kept]
	r.answer(l, false)
}

// match returns where what is removed begins if a segment with the "/" after it ends it, and -1
// if it does not. The text is that before the segment.
func (s *sweep) match(before, segment []byte) int {
	switch {
	case s.parents && string(segment) == "../":
		return s.lastSegment(before)
	case !s.parents && string(segment) == "./":
		return len(before)
	}
	return -1
}

func (s *sweep) runAtEnd(r *Run, l *line, v *value) {
	for {
		from := s.end(v.bytes)
		if r.answer(l, from >= 0); from < 0 {
			return
		}
		r.t.Replace(s.register, from, len(v.bytes))
		v.bytes = v.bytes[:from]
		if !s.loop {
			return
		}
	}
}

// end returns where what is removed from the end of a text begins, and -1 if nothing is.
func (s *sweep) end(text []byte) int {
	switch {
	case s.parents && bytes.HasSuffix(text, []byte("/..")):
		return s.lastSegment(text[:len(text)-len("..")])
	case !s.parents && (string(text) == "." || bytes.HasSuffix(text, []byte("/."))):
		return len(text) - len(".")
	}
	return -1
}

// lastSegment returns the offset of the last segment of a text that ends in "/" or is empty; -1 if
// there is no segment, or if it may not be removed. Between two "/" there is always a segment, if
// only an empty one; before a "/" that begins the text there is none.
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

// segmentEnd returns the end of the segment that begins at an offset of a text, with the "/" after
// it.
func segmentEnd(text []byte, at int) int {
	if length := bytes.IndexByte(text[at:], '/'); length >= 0 {
		return at + length + len("/")
	}
	return len(text)
}

// firstSegment reads the condition that a text starts with a whole segment, behind a "/" if it begins with
// one; "that" is the segment, with the "/" after it.
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
