package trace

import "strings"

// A named is the index of a line by its id.
type named struct {
	id   string
	line int
}

// NewListing returns a listing, which must not change any more.
func NewListing(registers []Register, lines []Line) *Listing {
	size := 1
	for size < 4*len(lines) {
		size *= 2
	}
	l := &Listing{Registers: registers, Lines: lines, byID: make([]named, size)}
	for i, line := range lines {
		at := place(line.ID, size)
		for l.byID[at].id != "" {
			at = (at + 1) & (size - 1)
		}
		l.byID[at] = named{line.ID, i}
	}
	return l
}

// find returns the index of the line of that id, or -1. It takes less time than a map:
// a run asks for every step.
func (l *Listing) find(id string) int {
	if id == "" {
		return -1
	}
	byID := l.byID
	for at := place(id, len(byID)); ; at++ {
		switch n := &byID[at&(len(byID)-1)]; n.id {
		case id:
			return n.line
		case "":
			return -1
		}
	}
}

// place returns where the search for an id begins in a table of that size.
func place(id string, size int) int {
	if id == "" {
		return 0
	}
	return (len(id) + 3*int(id[0]) + 7*int(id[len(id)/2]) + 11*int(id[len(id)-1])) & (size - 1)
}

// Lines reads the lines of a listing. A text costs the wasm a fraction of what the
// same lines cost as values.
//
// A line begins with as many tabs as its depth, and its id. Behind the id stand, in this
// order and as far as they apply,
//
//   - the document leaves something open
//   - a loop: the line, or what is in it, may be carried out more than once
//     (a, b)     the registers that the line sets, where the code does not say so
//
// and one of
//
//	:          an instruction
//	?          a question
//	|          the other way of the question before it at the same depth
//
// and, behind a space, the code, in our own words. The lines behind "# phase: document,
// section" are of that phase and stand there in the document. Those behind "## name" belong
// to a routine of that name, those behind "##" to none. Empty lines mean nothing.
func Lines(text string) []Line {
	var read []Line
	var of Line // what the next line has from the last "#"
	for text != "" {
		var written string
		written, text, _ = strings.Cut(text, "\n")
		if written == "" {
			continue
		}
		if routine, ok := strings.CutPrefix(written, "##"); ok {
			of.Routine = strings.TrimPrefix(routine, " ")
			continue
		}
		if heading, ok := strings.CutPrefix(written, "# "); ok {
			phase, section, _ := strings.Cut(heading, ": ")
			of.Phase, of.Section = Phase(phase), section
			continue
		}
		read = append(read, of.read(written))
	}
	return read
}

// read reads one line.
func (of Line) read(written string) Line {
	for written[of.Depth] == '\t' {
		of.Depth++
	}
	written = written[of.Depth:]
	end := 0
	for strings.IndexByte("*+(:?|", written[end]) < 0 {
		end++
	}
	of.ID, written = written[:end], written[end:]
	written, of.Decided = cutMark(written, '*')
	written, of.Loop = cutMark(written, '+')
	if written[0] == '(' {
		of.Sets, written, _ = strings.Cut(written[len("("):], ")")
	}
	of.Question, of.Else = written[0] == '?', written[0] == '|'
	of.Code = written[len(": "):]
	return of
}

// cutMark cuts a mark off the beginning of a text, and reports whether it was there.
func cutMark(text string, mark byte) (rest string, found bool) {
	if text[0] == mark {
		return text[1:], true
	}
	return text, false
}
