// Package figure draws as text what the documents draw as text: a URI with brackets
// under its components, and the table of the buffers that dot segments leave.
//
// One character is one column, whatever its width on a screen; characters that have
// no picture of their own are drawn by their Unicode control pictures or as U+FFFD.
package figure

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// Brackets draws a text with a bracket and a name under each component, as
// RFC 3986, section 3 does. Components that are empty or absent have nothing to
// stand under and are listed in a last line. The spans of the parts are bytes.
func Brackets(text string, parts []edition.Part) string {
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

// A label is the name of a component under its bracket. All fields but the name are
// columns; row counts the rows of names.
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

// place gives every name its column and row, from the last to the first: under the
// middle of its component, or, where it would cover the stem before it, beginning
// under its own stem. So a row further down always has room for a name.
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

// fits reports whether the name, in its row, neither touches the names behind it
// nor covers their stems.
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
	return `\` + repeat("_", width-2) + "/"
}

// repeat is strings.Repeat, which is as large as all else that draws brackets.
func repeat(s string, n int) string {
	var b []byte
	for range n {
		b = append(b, s...)
	}
	return string(b)
}

func listing(what string, names []string) string {
	if len(names) == 0 {
		return ""
	}
	return what + strings.Join(names, ", ") + "\n"
}

// Table draws what the buffers hold after each step of the removal of dot segments,
// as RFC 3986, section 5.2.4 does; it is empty where a run has no such step. The
// texts are those that the run began with.
func Table(l *trace.Listing, run *trace.Trace, texts ...string) string {
	rows := tableRows(l, run, texts)
	if rows == nil {
		return ""
	}
	widths := make([]int, len(rows[0])) // at least those of the document
	for _, row := range rows {
		for i, cell := range row {
			narrowest := 22
			if i == 0 {
				narrowest = len("STEP") + 3
			}
			widths[i] = max(widths[i], utf8.RuneCountInString(cell)+2, narrowest)
		}
	}
	var b []byte
	for _, row := range rows {
		for i, cell := range row {
			b = append(b, cell...)
			b = append(b, repeat(" ", widths[i]-utf8.RuneCountInString(cell))...)
		}
		b = endLine(b)
	}
	return string(b)
}

// endLine ends a line, without blanks at its end.
func endLine(b []byte) []byte {
	for len(b) > 0 && b[len(b)-1] == ' ' {
		b = b[:len(b)-1]
	}
	return append(b, '\n')
}

// tableRows returns the cells of the table, its head first. What the buffers hold
// before the first step, if anything, has a row without a step; a step that leaves
// every buffer as it was, the return of the last one for instance, has none.
func tableRows(l *trace.Listing, run *trace.Trace, texts []string) [][]string {
	head := []string{"STEP"}
	var buffers []int
	for i, r := range l.Registers {
		if r.Buffer {
			head = append(head, upper(r.Name))
			buffers = append(buffers, i)
		}
	}
	rows := [][]string{head}
	held := make([]register, len(l.Registers))
	for i, text := range texts {
		held[i] = register{text, true}
	}
	add := func(step string) {
		row := []string{step}
		for _, b := range buffers {
			row = append(row, visible(held[b].text))
		}
		rows = append(rows, row)
	}
	for i, step := range run.Steps() {
		edits := run.Edits(i)
		line := l.Lines[step.Line]
		removes := line.Phase == trace.Dots && touches(edits, buffers)
		if removes && len(rows) == 1 && held[buffers[0]].defined {
			add("")
		}
		for _, e := range edits {
			held[e.Register] = edited(held, e)
		}
		if removes {
			add(" " + line.ID + repeat(" ", len("2E")-len(line.ID)) + ":")
		}
	}
	if len(rows) == 1 {
		return nil
	}
	return rows
}

// A register is what a register of a listing holds.
type register struct {
	text    string
	defined bool
}

// edited returns what an edit makes of its register. A [trace.State] would say where
// each character comes from, which a table does not show.
func edited(held []register, e trace.Edit) register {
	before := held[e.Register].text
	b := append([]byte(nil), before[:e.Start]...)
	for _, p := range e.Pieces {
		text := p.Text
		if p.Register != trace.Literal {
			text = held[p.Register].text
		}
		b = append(b, text[p.Start:p.End]...)
	}
	return register{string(append(b, before[e.End:]...)), !e.Undefine}
}

func touches(edits []trace.Edit, registers []int) bool {
	for _, e := range edits {
		for _, r := range registers {
			if e.Register == r {
				return true
			}
		}
	}
	return false
}

// visible makes one printable character of every character.
func visible(s string) string {
	var b []byte
	for _, r := range s {
		switch {
		case r < ' ':
			r += '␀'
		case r == 0x7F:
			r = '␡'
		case unseen(r):
			r = utf8.RuneError
		}
		b = utf8.AppendRune(b, r)
	}
	return string(b)
}

// unseen reports whether a character beyond ASCII has no picture of its own, or
// changes that of others. It knows the common ones: the tables of package unicode
// would be a sizeable part of the wasm.
func unseen(r rune) bool {
	for _, span := range [...][2]rune{
		{0x80, 0x9F}, {0xAD, 0xAD}, // controls, soft hyphen
		{0x300, 0x36F}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}, // combining marks, variation selectors
		{0x200B, 0x200F}, {0x2028, 0x202E}, {0x2060, 0x206F}, {0xFEFF, 0xFEFF}, // format characters
		{0xE0000, 0xE0FFF}, // tags
	} {
		if span[0] <= r && r <= span[1] {
			return true
		}
	}
	return false
}

// upper returns an ASCII text in capitals.
func upper(s string) string {
	b := []byte(s)
	for i, c := range b {
		if 'a' <= c && c <= 'z' {
			b[i] = c - 'a' + 'A'
		}
	}
	return string(b)
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
