package figure

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/trace"
)

// table draws the buffers after each step of removing dot segments, like RFC 3986, section 5.2.4. It changes
// the rows.
func table(rows [][]string) string {
	widths := make([]int, len(rows[0])) // at least as in RFC 3986, section 5.2.4
	for _, row := range rows[1:] {
		if row[0] != "" {
			row[0] = " " + row[0] + strings.Repeat(" ", max(0, len("2E")-len(row[0]))) + ":"
		}
	}
	for _, row := range rows {
		for i, cell := range row {
			narrowest := 22
			if i == 0 {
				narrowest = len("STEP") + 3
			}
			widths[i] = max(widths[i], columns(cell)+2, narrowest)
		}
	}
	var b []byte
	for _, row := range rows {
		for i, cell := range row {
			b = append(b, cell...)
			b = append(b, strings.Repeat(" ", widths[i]-columns(cell))...)
		}
		b = endLine(b)
	}
	return string(b)
}

// endLine removes blanks from the end of a line and ends it.
func endLine(b []byte) []byte {
	for len(b) > 0 && b[len(b)-1] == ' ' {
		b = b[:len(b)-1]
	}
	return append(b, '\n')
}

// rows returns the cells of the table, its head first, and the state at the end of the run. texts are the run's
// input. If the buffers are in use before the first step, there is a row for that without a step's name. A step
// that edits no buffer, such as the last one, which returns its text, has no row.
//
// Long buffers are shortened to their beginning and their end.
func (d *drawing) rows(l *trace.Listing, run *trace.Trace, texts ...string) ([][]string, *trace.State) {
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
			row = append(row, visible(d.content(state, b)))
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
			add(line.ID)
		}
	}
	return rows, state
}

// content returns a register's content, shortened if it is long.
func (d *drawing) content(state *trace.State, register int) string {
	const enough = widest * utf8.UTFMax // bytes that contain all characters to be shown at one end
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
