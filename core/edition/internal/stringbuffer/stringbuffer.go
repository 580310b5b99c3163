// Package stringbuffer has what the drafts of 1997 and 2003 share word for word: dot
// segments are removed from a single buffer by four rules, which are
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
// Every rule goes through the text once, from left to right, and writes what stays
// over what has gone, so it takes linear time; and as the leftmost match goes first,
// a removal finds the text before it as it will remain.
type Buffer struct {
	Text     []byte
	run      *trace.Trace
	register int
}

// New returns an empty buffer that is the register of a run. Its text begins in room.
func New(run *trace.Trace, register int, room []byte) Buffer {
	return Buffer{room[:0], run, register}
}

// Set makes the buffer hold a text. The piece says where that comes from.
func (b *Buffer) Set(text string, piece trace.Piece) {
	b.Text = append(b.Text[:0], text...)
	b.run.Set(b.register, piece)
}

// Append puts a text at the end of the buffer. The piece says where that comes from.
func (b *Buffer) Append(text string, piece trace.Piece) {
	b.Text = append(b.Text, text...)
	b.run.Append(b.register, piece)
}

// RemoveDots takes out all "./" in which "." is a complete segment.
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

// RemoveLastDot takes out a "." that is the last segment.
func (b *Buffer) RemoveLastDot(line string) {
	end := len(b.Text) - len(".")
	if string(b.Text) != "." && !bytes.HasSuffix(b.Text, []byte("/.")) {
		b.run.Ask(line, false)
		return
	}
	b.remove(line, end, end+len("."))
	b.Text = b.Text[:end]
}

// RemoveParents takes out, the leftmost first, all "<segment>/../" in which <segment>
// is complete and not "..".
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

// RemoveLastParent takes out a "<segment>/.." at the end in which <segment> is
// complete and not "..". It does that once: what then stands at the end stays.
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

// Excess returns the length of a complete ".." segment that the buffer begins with, a
// "/" before it apart, and of the "/" behind it; 0 if there is none.
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

// RemoveExcess takes out the ".." segments that the buffer begins with. Only the "/"
// before them is moved.
func (b *Buffer) RemoveExcess(line string) {
	root := b.Text[:b.root()]
	for n := b.Excess(); n > 0; n = b.Excess() {
		b.remove(line, len(root), len(root)+n)
		b.Text = b.Text[n:]
		copy(b.Text, root)
	}
	b.run.Ask(line, false)
}

// remove records that the line has found the bytes [start, end) and takes them out.
func (b *Buffer) remove(line string, start, end int) {
	b.run.Ask(line, true)
	b.run.Replace(b.register, start, end)
}

const none = -1

// segmentEnd returns where the segment that begins at a byte of the text ends, the
// "/" behind it included.
func segmentEnd(text []byte, at int) int {
	if length := bytes.IndexByte(text[at:], '/'); length >= 0 {
		return at + length + len("/")
	}
	return len(text)
}

// lastSegment returns where the last segment of a text begins that ends in "/" or is
// empty. It is none if there is no such segment, or if it is "..". The nothing before
// a "/" that begins the text is no segment; nothing between two "/" is one.
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
