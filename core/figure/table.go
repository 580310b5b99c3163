package figure

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/trace"
)

// table draws what the buffers hold after each step of the removal of dot segments,
// as RFC 3986, section 5.2.4 does; it is empty where a run has no such step. The
// texts are those that the run began with. Of a buffer that holds a long text, it shows
// the beginning and the end.
func (d *drawing) table(l *trace.Listing, run *trace.Trace, texts ...string) string {
	rows := d.rows(l, run, texts)
	if len(rows) == 1 {
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
			b = append(b, strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell))...)
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

// rows returns the cells of the table, its head first. What the buffers hold
// before the first step, if anything, has a row without a step; a step that leaves
// every buffer as it was, the return of the last one for instance, has none.
func (d *drawing) rows(l *trace.Listing, run *trace.Trace, texts []string) [][]string {
	head := []string{"STEP"}
	var buffers []int
	for i, r := range l.Registers {
		if r.Buffer {
			head = append(head, strings.ToUpper(r.Name))
			buffers = append(buffers, i)
		}
	}
	rows := [][]string{head}
	state := trace.NewState(l, texts...)
	add := func(step string) {
		row := []string{step}
		for _, b := range buffers {
			row = append(row, visible(d.held(state, b)))
		}
		rows = append(rows, row)
	}
	for i, step := range run.Steps() {
		edits := run.Edits(i)
		line := l.Lines[step.Line]
		removes := line.Phase == trace.Dots && touches(edits, buffers)
		if removes && len(rows) == 1 {
			if _, defined := state.Text(buffers[0]); defined {
				add("")
			}
		}
		state.Apply(edits)
		if removes {
			add(" " + line.ID + strings.Repeat(" ", max(0, len("2E")-len(line.ID))) + ":")
		}
	}
	return rows
}

// held returns what a register holds, or the ends of a long text.
func (d *drawing) held(state *trace.State, register int) string {
	const enough = widest * utf8.UTFMax // bytes that have the characters to be shown
	length := state.Len(register)
	if length <= 2*enough {
		text, _ := state.Text(register)
		return d.clip(text)
	}
	d.clipped = true
	return head(state.Slice(register, 0, enough)) + elided + tail(state.Slice(register, length-enough, length))
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
