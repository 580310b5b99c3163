package wire

import (
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// A ruler converts offsets in a text from bytes to UTF-16 code units. Invalid UTF-8 counts as the
// U+FFFD that is written for it.
type ruler struct {
	text  string
	marks []mark // about every 64th byte; nil where the text is ASCII
}

// A mark is the beginning of a character, in bytes and in code units.
type mark struct{ at, units int }

const markEvery = 64

func newRuler(text string) ruler {
	r := ruler{text: text}
	if octets.IsASCII(text) {
		return r
	}
	r.marks = make([]mark, 0, len(text)/markEvery+1)
	units := 0
	for i, c := range text {
		if i >= markEvery*len(r.marks) {
			r.marks = append(r.marks, mark{i, units})
		}
		units += unitsOf(c)
	}
	return r
}

// units returns the code units before a byte of the text, all of them where at is beyond it.
func (r *ruler) units(at int) int {
	at = min(at, len(r.text))
	if r.marks == nil {
		return at
	}
	i := min(at/markEvery, len(r.marks)-1)
	if r.marks[i].at > at {
		i--
	}
	return r.marks[i].units + length(r.text[r.marks[i].at:at])
}

// span returns a span of the text in code units.
//
//go:noinline
func (r *ruler) span(s edition.Span) edition.Span {
	if r.marks == nil || s == edition.Absent {
		return s
	}
	return edition.Span{Start: r.units(s.Start), End: r.units(s.End)}
}

// between returns the bytes [start, end) of the text as a span in code units.
//
//go:noinline
func (r *ruler) between(start, end int) edition.Span {
	return r.span(edition.Span{Start: start, End: end})
}

// length returns how many code units a text has.
func length(s string) int {
	n := 0
	for _, r := range s {
		n += unitsOf(r)
	}
	return n
}

func unitsOf(c rune) int {
	if c > 0xFFFF {
		return 2
	}
	return 1
}
