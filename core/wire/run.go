package wire

import (
	"unicode/utf8"

	"uriscope/core/trace"
)

func writeRun(w *writer, run *trace.Trace) {
	w.open('{')
	w.key("total")
	w.int(run.Total())
	w.key("steps")
	w.b = append(w.b, '[')
	for i, step := range run.Steps() {
		if i > 0 {
			w.b = append(w.b, ',')
		}
		w.b = appendStep(w.b, step, run.Edits(i))
	}
	w.b = append(w.b, ']')
	w.close('}')
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
		if p.Register == trace.Literal {
			b = appendLiteral(b, p.Text)
		} else {
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
