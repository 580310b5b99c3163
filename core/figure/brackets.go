package figure

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
)

// brackets lays out a text with a bracket and a name under each component, like RFC 3986, section 3. Components
// that are empty or absent are listed below. The spans of the parts are in bytes.
//
// Long components are shortened to their beginning and their end.
func (d *drawing) brackets(title, text string, parts []edition.Part) *section {
	text, parts = d.shorten(text, parts)
	s := &section{title: title, text: visible(text)}
	var empty, absent string
	for _, p := range parts {
		switch {
		case p.Inner:
		case p.Span == edition.Absent:
			absent += d.words.say("comma") + p.Name
		case p.Span.Start == p.Span.End:
			empty += d.words.say("comma") + p.Name
		default:
			// Measures the component alone, because texts needn't be UTF-8, and a character can cross
			// components.
			start, own := columns(text[:p.Span.Start]), p.Span.Of(text)
			l := newLabel(p.Name, start, start+columns(own))
			l.text = visible(own)
			s.labels = append(s.labels, l)
		}
	}
	place(s.labels)
	d.list(s, "empty-parts", empty)
	d.list(s, "absent-parts", absent)
	return s
}

// list adds a line that names components. Each name has a comma before it.
func (d *drawing) list(s *section, name, names string) {
	if names != "" {
		s.lists = append(s.lists, d.words.say(name, "names", names[len(d.words.say("comma")):]))
	}
}

// margin returns how many columns left of its text a section begins.
func (s *section) margin() int {
	if len(s.labels) == 0 {
		return 0
	}
	return max(0, -s.labels[0].left)
}

// drawn returns the text with its brackets and labels below it, as lines of characters.
func (s *section) drawn() string {
	c := canvas{margin: s.margin()}
	c.put(0, 0, s.text)
	for _, l := range s.labels {
		c.put(1, l.start, bracket(l.end-l.start))
		for row := range l.row + 1 {
			c.put(2+row, l.stem, "|")
		}
		c.put(3+l.row, l.left, l.name)
	}
	return c.String()
}

// A label is the name of a component under its bracket. Numbers are columns, except for row,
// which is a row of names, counted from 0.
type label struct {
	name, text string // of the component
	start, end int
	stem       int // between bracket and name
	left       int // where the name begins; can be negative
	row        int
}

func newLabel(name string, start, end int) *label {
	return &label{name: name, start: start, end: end, stem: (start + end - 1) / 2}
}

// place sets the column and the row of every name, from the last to the first. A name is centered under its
// component or, if it would cover the previous component's stem, begins under its own stem. So it always fits
// into some row further down.
func place(labels []*label) {
	for i := len(labels) - 1; i >= 0; i-- {
		l := labels[i]
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
func (l *label) fits(behind []*label) bool {
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

// second marks the second column of a wide character.
const second = -1

// A canvas is lines of columns, with a character in each.
type canvas struct {
	margin int
	lines  [][]rune
}

// put writes s at a column of a row, perhaps in the margin.
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
		if at++; isWide(r) {
			c.lines[row] = append(c.lines[row][:at], second)
			at++
		}
	}
}

func (c *canvas) String() string {
	var b []byte
	for _, line := range c.lines {
		for _, r := range line {
			if r != second {
				b = utf8.AppendRune(b, r)
			}
		}
		b = endLine(b)
	}
	return string(b)
}
