// Package stringbuffer has what the drafts of 1997 and 2003 have in common: they remove dot
// segments from a single buffer by four rules. These are
// draft-fielding-url-syntax-05, section 5.2, steps 6d to 6g and
// draft-fielding-uri-rfc2396bis-01, section 5.2, steps 3 to 6 of merging.
package stringbuffer

import (
	"bytes"

	"uriscope/core/trace"
)

// A Buffer is the string buffer of both drafts, and the trace that records what is done
// to it. Only "/" ends a segment in it, even where it holds a query as well.
//
// Every rule goes through the text once, from left to right, and moves what stays to the
// left, over what was removed. So it takes linear time. As the leftmost match is removed
// first, everything to the left of a match is already in its final state.
type Buffer struct {
	Text     []byte
	run      *trace.Trace
	register int
}

// New returns an empty buffer, which is a register of the run. It keeps its text in scratch
// as long as that is large enough.
func New(run *trace.Trace, register int, scratch []byte) Buffer {
	return Buffer{scratch[:0], run, register}
}

// Set sets the buffer to a text. The piece says where the text comes from.
func (b *Buffer) Set(text string, piece trace.Piece) {
	b.Text = append(b.Text[:0], text...)
	b.run.Set(b.register, piece)
}

// Append appends a text to the buffer. The piece says where the text comes from.
func (b *Buffer) Append(text string, piece trace.Piece) {
	b.Text = append(b.Text, text...)
	b.run.Append(b.register, piece)
}

// RemoveDots removes all "./" in which "." is a complete segment.
func (b *Buffer) RemoveDots(line string) {
	kept := 0 // bytes at the beginning that stay
	for at := 0; at < len(b.Text); {
		end := segmentEnd(b.Text, at)
		if string(b.Text[at:end]) == "./" {
			b.remove(line, kept, kept+len("./"))
		} else {
			kept += copy(b.Text[kept:], b.Text[at:end])
		}
		at = end
	}
	b.Text = b.Text[:kept]
	b.run.Ask(line, false)
}

// RemoveLastDot removes a "." that is the last segment.
func (b *Buffer) RemoveLastDot(line string) {
	end := len(b.Text) - len(".")
	if string(b.Text) != "." && !bytes.HasSuffix(b.Text, []byte("/.")) {
		b.run.Ask(line, false)
		return
	}
	b.remove(line, end, end+len("."))
	b.Text = b.Text[:end]
}

// RemoveParents removes all "<segment>/../" in which <segment> is complete and not "..",
// the leftmost first.
func (b *Buffer) RemoveParents(line string) {
	kept := 0
	for at := 0; at < len(b.Text); {
		end := segmentEnd(b.Text, at)
		parent := none
		if string(b.Text[at:end]) == "../" {
			parent = lastSegment(b.Text[:kept])
		}
		if parent != none {
			b.remove(line, parent, kept+len("../"))
			kept = parent
		} else {
			kept += copy(b.Text[kept:], b.Text[at:end])
		}
		at = end
	}
	b.Text = b.Text[:kept]
	b.run.Ask(line, false)
}

// RemoveLastParent removes a "<segment>/.." at the end in which <segment> is complete and
// not "..". It does that only once, whatever is then at the end.
func (b *Buffer) RemoveLastParent(line string) {
	parent := none
	if bytes.HasSuffix(b.Text, []byte("/..")) {
		parent = lastSegment(b.Text[:len(b.Text)-len("..")])
	}
	if parent == none {
		b.run.Ask(line, false)
		return
	}
	b.remove(line, parent, len(b.Text))
	b.Text = b.Text[:parent]
}

// Excess returns the length of the first segment of the buffer with the "/" after it, if
// that segment is ".."; if not, it returns 0. A "/" before the segment does not count.
func (b *Buffer) Excess() int {
	start := b.root()
	switch end := segmentEnd(b.Text, start); string(b.Text[start:end]) {
	case "..", "../":
		return end - start
	}
	return 0
}

// root returns the length of the "/" that the buffer begins with, or 0.
func (b *Buffer) root() int {
	if bytes.HasPrefix(b.Text, []byte("/")) {
		return len("/")
	}
	return 0
}

// removeExcess removes the ".." segments that the buffer begins with. A "/" before them
// stays. To save time, it is moved, and not the text after them.
func (b *Buffer) removeExcess(line string) {
	root := b.Text[:b.root()]
	for n := b.Excess(); n > 0; n = b.Excess() {
		b.remove(line, len(root), len(root)+n)
		b.Text = b.Text[n:]
		copy(b.Text, root)
	}
	b.run.Ask(line, false)
}

// What a document allows to do with excess ".." segments, as values of its option excess.
const (
	Keep   = "keep"   // they stay in the path
	Remove = "remove" // they are discarded
	Refuse = "refuse" // there is no target
)

// HandleExcess does what way says with the excess ".." segments; there is a line for each way. It
// reports whether the reference is followed.
func (b *Buffer) HandleExcess(way, keep, remove, refuse string) bool {
	switch way {
	case Remove:
		b.removeExcess(remove)
	case Refuse:
		b.run.Do(refuse)
		return false
	default:
		b.run.Do(keep)
	}
	return true
}

// remove records that the line has found the bytes [start, end) and removes them.
func (b *Buffer) remove(line string, start, end int) {
	b.run.Ask(line, true)
	b.run.Replace(b.register, start, end)
}

const none = -1

// segmentEnd returns the end of the segment that begins at an offset of the text, with the
// "/" after it.
func segmentEnd(text []byte, at int) int {
	if length := bytes.IndexByte(text[at:], '/'); length >= 0 {
		return at + length + len("/")
	}
	return len(text)
}

// lastSegment returns the offset of the last segment of a text that ends in "/" or is
// empty. It returns none if there is no segment, or if it is "..". Between two "/" there
// is always a segment, if only an empty one; before a "/" that begins the text there is
// none.
func lastSegment(text []byte) int {
	end := len(text) - len("/")
	if end <= 0 {
		return none
	}
	start := bytes.LastIndexByte(text[:end], '/') + 1
	if string(text[start:end]) == ".." {
		return none
	}
	return start
}
