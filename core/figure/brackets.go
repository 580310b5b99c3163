package figure

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
)

// brackets draws a text with a bracket and a name under each component, as RFC 3986, section
// 3 does. Components that are empty or absent are listed below. The spans of the parts are in
// bytes.
//
// Long components are shortened to their beginning and their end.
func (d *drawing) brackets(text string, parts []edition.Part) string {
	text, parts = d.shorten(text, parts)
	var labels []label
	var empty, absent []string
	for _, p := range parts {
		switch {
		case p.Inner:
		case p.Span == edition.Absent:
			absent = append(absent, p.Name)
		case p.Span.Start == p.Span.End:
			empty = append(empty, p.Name)
		default:
			start := utf8.RuneCountInString(text[:p.Span.Start])
			labels = append(labels, newLabel(p.Name, start, start+utf8.RuneCountInString(text[p.Span.Start:p.Span.End])))
		}
	}
	place(labels)
	margin := 0 // for a name that begins left of the text
	if len(labels) > 0 {
		margin = max(0, -labels[0].left)
	}
	c := canvas{margin: margin}
	c.put(0, 0, visible(text))
	for i := range labels {
		l := &labels[i]
		c.put(1, l.start, bracket(l.end-l.start))
		for row := range l.row + 1 {
			c.put(2+row, l.stem, "|")
		}
		c.put(3+l.row, l.left, l.name)
	}
	return c.String() + listing("empty: ", empty) + listing("absent: ", absent)
}

// A label is the name of a component under its bracket. Numbers are columns, except for row,
// which is a row of names, counted from 0.
type label struct {
	name       string
	start, end int // of the component
	stem       int // between bracket and name
	left       int // where the name begins; it may be negative
	row        int
}

func newLabel(name string, start, end int) label {
	return label{name: name, start: start, end: end, stem: (start + end - 1) / 2}
}

// place sets the column and the row of every name, from the last to the first. A name is
// centred under its component or, where it would cover the stem of the component before,
// begins under its own stem. So a name always fits into some row further down.
func place(labels []label) {
	for i := len(labels) - 1; i >= 0; i-- {
		l := &labels[i]
		l.left = l.stem - (len(l.name)-1)/2
		if i > 0 && l.left <= labels[i-1].stem {
			l.left = l.stem
		}
		for !l.fits(labels[i+1:]) {
			l.row++
		}
	}
}

// fits reports whether the name, in its row, neither touches the names to its right nor covers
// their stems. The labels of these are given.
func (l *label) fits(behind []label) bool {
	right := l.left + len(l.name)
	for _, b := range behind {
		if b.row == l.row && right >= b.left || b.row > l.row && right > b.stem {
			return false
		}
	}
	return true
}

func bracket(width int) string {
	if width == 1 {
		return "|"
	}
	return `\` + strings.Repeat("_", width-2) + "/"
}

func listing(what string, names []string) string {
	if len(names) == 0 {
		return ""
	}
	return what + strings.Join(names, ", ") + "\n"
}

// A canvas is lines of characters.
type canvas struct {
	margin int
	lines  [][]rune
}

// put writes s at a column of a row, which may lie in the margin.
func (c *canvas) put(row, column int, s string) {
	for len(c.lines) <= row {
		c.lines = append(c.lines, nil)
	}
	at := c.margin + column
	for _, r := range s {
		for len(c.lines[row]) <= at {
			c.lines[row] = append(c.lines[row], ' ')
		}
		c.lines[row][at] = r
		at++
	}
}

func (c *canvas) String() string {
	var b []byte
	for _, line := range c.lines {
		for _, r := range line {
			b = utf8.AppendRune(b, r)
		}
		b = endLine(b)
	}
	return string(b)
}
