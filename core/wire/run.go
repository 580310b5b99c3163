package wire

import (
	"unicode/utf8"

	"uriscope/core/trace"
)

// run returns what writes the single steps of a run on texts with their rulers.
//
//go:noinline
func run(l *trace.Listing, run *trace.Trace, texts ...ruler) func(*writer) {
	return func(w *writer) { writeRun(w, l, run, texts...) }
}

func writeRun(w *writer, l *trace.Listing, run *trace.Trace, texts ...ruler) {
	ascii := true
	for i := range run.Steps() {
		ascii = ascii && supplyASCII(run.Edits(i))
	}
	r := newReplay(l, ascii, texts...)
	w.object("total", run.Total(), "steps", func(w *writer) { writeSteps(w, run, r) })
}

func writeSteps(w *writer, run *trace.Trace, r *replay) {
	w.open('[')
	for i, step := range run.Steps() {
		w.next()
		w.b = appendStep(w.b, step, r.of(run.Edits(i)))
	}
	w.close(']')
}

// writeGroups writes a run as its groups, each of which is a step with what only groups have. A
// long run goes a few ways through a state again and again: the lines of each are written once,
// after the steps, and a group says which of them are its own. engine.js gives them to the groups.
func writeGroups(w *writer, l *trace.Listing, groups []trace.Group, total int, texts ...ruler) {
	ascii := true
	for i := range groups {
		ascii = ascii && supplyASCII(groups[i].Edits)
	}
	r := newReplay(l, ascii, texts...)
	var ways ways
	_, read := l.Pointer()
	w.object(
		"total", total,
		"steps", array(func(w *writer) {
			for _, g := range groups {
				w.object(
					"line", g.Line,
					"call", optional(g.Call >= 0, g.Call),
					"edits", array(func(w *writer) {
						for _, e := range r.of(g.Edits) {
							w.next()
							w.b = appendEdit(w.b, e)
						}
					}),
					"group", func(w *writer) {
						w.object(
							"name", g.Name,
							"steps", g.Steps,
							"read", []int{r.units(read, g.ReadFrom), r.units(read, g.ReadTo)},
							"worked", g.Worked,
							"lines", ways.index(g.Lines),
						)
					},
				)
			}
		}),
		"lines", func(w *writer) {
			w.open('[')
			for _, lines := range ways.lines {
				writeCarried(w, l, lines)
			}
			w.close(']')
		},
	)
}

// ways are the lines that the groups of a run carried out, each once.
type ways struct {
	lines [][]trace.Carried
	found map[*trace.Carried]int // where they are, by the first of the slice that groups share
}

// index returns where some lines are.
func (w *ways) index(lines []trace.Carried) int {
	if len(lines) > 0 {
		if i, ok := w.found[&lines[0]]; ok {
			return i
		}
		if w.found == nil {
			w.found = make(map[*trace.Carried]int)
		}
		w.found[&lines[0]] = len(w.lines)
	}
	w.lines = append(w.lines, lines)
	return len(w.lines) - 1
}

// writeCarried writes the lines that a group carried out, and how often.
func writeCarried(w *writer, l *trace.Listing, lines []trace.Carried) {
	w.open('[')
	for _, c := range lines {
		if c.No > 0 || l.Lines[c.Line].Question {
			w.ints(c.Line, c.Yes, c.No)
		} else {
			w.ints(c.Line, c.Yes)
		}
	}
	w.close(']')
}

// appendStep uses no writer, to save time: nine tenths of an explanation are steps.
func appendStep(b []byte, step trace.Step, edits []trace.Edit) []byte {
	b = append(b, `{"line":`...)
	b = appendInt(b, step.Line)
	if step.Call >= 0 {
		b = append(b, `,"call":`...)
		b = appendInt(b, step.Call)
	}
	switch step.Answer {
	case trace.Yes:
		b = append(b, `,"answer":true`...)
	case trace.No:
		b = append(b, `,"answer":false`...)
	}
	b = append(b, `,"edits":[`...)
	for i, e := range edits {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendEdit(b, e)
	}
	return append(b, "]}"...)
}

func appendEdit(b []byte, e trace.Edit) []byte {
	b = appendRange(b, e.Register, e.Start, e.End)
	if e.Undefine {
		return append(b, ",null]"...)
	}
	b = append(b, ",["...)
	for i, p := range e.Pieces {
		if i > 0 {
			b = append(b, ',')
		}
		switch {
		case p.Register == trace.Literal && !p.Of.IsEmpty():
			b = append(appendRange(b, p.Of.Register, p.Of.Start, p.Of.End), ',')
			b = append(appendLiteral(b, p.Text[p.Start:p.End]), ']')
		case p.Register == trace.Literal:
			b = appendLiteral(b, p.Text[p.Start:p.End])
		default:
			b = append(appendRange(b, p.Register, p.Start, p.End), ']')
		}
	}
	return append(b, "]]"...)
}

// appendLiteral appends what an algorithm supplies. An octet that an encoding stood for is one
// code unit, so that offsets in octets are offsets in units.
func appendLiteral(b []byte, text string) []byte {
	if len(text) == 1 && text[0] >= utf8.RuneSelf {
		text = string(rune(text[0]))
	}
	return appendString(b, text)
}

// appendRange begins an array with a register and a range of it. The caller closes it.
func appendRange(b []byte, register, start, end int) []byte {
	b = append(b, '[')
	b = appendInt(b, register)
	b = append(b, ',')
	b = appendInt(b, start)
	b = append(b, ',')
	return appendInt(b, end)
}
