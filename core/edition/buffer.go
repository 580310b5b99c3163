package edition

// This file holds what the drafts of 1997 and 2003 have in common to the letter: dot
// segments leave a single buffer by four rules, which are
// draft-fielding-url-syntax-05, section 5.2, steps 6d to 6g and
// draft-fielding-uri-rfc2396bis-01, section 5.2, steps 3 to 6 of merging.

import (
	"bytes"
	"strings"

	"uriscope/core/trace"
)

// A buffer is the string buffer of both drafts, and who watches it. All that ends a
// segment in it is "/", even where it holds a query as well.
//
// Every rule goes through the text once, from left to right, and writes what stays
// over what has gone, so it takes linear time; and as the leftmost match goes first,
// a removal finds the text before it as it will remain.
type buffer struct {
	*trace.Trace
	register int
	text     []byte
}

// set makes the buffer hold a text, which is the piece.
func (b *buffer) set(text string, piece trace.Piece) {
	b.text = append(b.text[:0], text...)
	b.Set(b.register, piece)
}

// append puts a text, which is the piece, at the end of the buffer.
func (b *buffer) append(text string, piece trace.Piece) {
	b.text = append(b.text, text...)
	b.Append(b.register, piece)
}

// removeDots takes out all "./" in which "." is a complete segment.
func (b *buffer) removeDots(line int) {
	kept := 0 // bytes at the beginning that stay
	for at := 0; at < len(b.text); {
		end := segmentEnd(b.text, at)
		if string(b.text[at:end]) == "./" {
			b.remove(line, kept, kept+len("./"))
		} else {
			kept += copy(b.text[kept:], b.text[at:end])
		}
		at = end
	}
	b.text = b.text[:kept]
	b.Ask(line, false)
}

// removeLastDot takes out a "." that is the last segment.
func (b *buffer) removeLastDot(line int) {
	end := len(b.text) - len(".")
	if string(b.text) != "." && !bytes.HasSuffix(b.text, []byte("/.")) {
		b.Ask(line, false)
		return
	}
	b.remove(line, end, end+len("."))
	b.text = b.text[:end]
}

// removeParents takes out, the leftmost first, all "<segment>/../" in which <segment>
// is complete and not "..".
func (b *buffer) removeParents(line int) {
	kept := 0
	for at := 0; at < len(b.text); {
		end := segmentEnd(b.text, at)
		parent := none
		if string(b.text[at:end]) == "../" {
			parent = lastSegment(b.text[:kept])
		}
		if parent != none {
			b.remove(line, parent, kept+len("../"))
			kept = parent
		} else {
			kept += copy(b.text[kept:], b.text[at:end])
		}
		at = end
	}
	b.text = b.text[:kept]
	b.Ask(line, false)
}

// removeLastParent takes out a "<segment>/.." at the end in which <segment> is
// complete and not "..". It does that once: what then stands at the end stays.
func (b *buffer) removeLastParent(line int) {
	parent := none
	if bytes.HasSuffix(b.text, []byte("/..")) {
		parent = lastSegment(b.text[:len(b.text)-len("..")])
	}
	if parent == none {
		b.Ask(line, false)
		return
	}
	b.remove(line, parent, len(b.text))
	b.text = b.text[:parent]
}

// excess returns the length of a complete ".." segment that the buffer begins with, a
// "/" before it apart, and of the "/" behind it; 0 if there is none.
func (b *buffer) excess() int {
	start := b.root()
	switch end := segmentEnd(b.text, start); string(b.text[start:end]) {
	case "..", "../":
		return end - start
	}
	return 0
}

// root returns the length of the "/" that the buffer begins with, or 0.
func (b *buffer) root() int {
	if bytes.HasPrefix(b.text, []byte("/")) {
		return len("/")
	}
	return 0
}

// removeExcess takes out the ".." segments that the buffer begins with. Only the "/"
// before them is moved.
func (b *buffer) removeExcess(line int) {
	root := b.text[:b.root()]
	for n := b.excess(); n > 0; n = b.excess() {
		b.remove(line, len(root), len(root)+n)
		b.text = b.text[n:]
		copy(b.text, root)
	}
	b.Ask(line, false)
}

// remove records that the line has found the bytes [start, end) and takes them out.
func (b *buffer) remove(line, start, end int) {
	b.Ask(line, true)
	b.Replace(b.register, start, end)
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

// beginsWithParent reports whether a path begins with a complete ".." segment, a "/"
// before it apart.
func beginsWithParent(path string) bool {
	path = strings.TrimPrefix(path, "/")
	return path == ".." || strings.HasPrefix(path, "../")
}

// hasDotSegments reports whether "." or ".." is a complete segment of a path.
func hasDotSegments(path string) bool {
	for more := path != ""; more; {
		var segment string
		segment, path, more = strings.Cut(path, "/")
		if segment == "." || segment == ".." {
			return true
		}
	}
	return false
}

// directory returns a path up to its last "/", which may be nothing.
func directory(path string) string {
	return path[:strings.LastIndexByte(path, '/')+1]
}
