package wire

import (
	"slices"
	"unicode/utf8"

	"uriscope/core/trace"
)

// run returns a run of a listing on texts with their rulers: its groups, where it has them, or else its
// single steps.
func run(l *trace.Listing, t *trace.Trace, texts ...ruler) members {
	if groups, total := t.Groups(); l.Grouped {
		return grouped(l, groups, total, texts)
	}
	ascii := areASCII(texts)
	for i := range t.Steps() {
		ascii = ascii && supplyASCII(t.Edits(i))
	}
	return object("total", t.Total(), "steps", newReplay(l, ascii, texts).steps(t))
}

// steps returns the single steps of a run.
func (r *replay) steps(t *trace.Trace) each {
	steps := t.Steps()
	return each{len(steps), func(w *writer, i int) {
		w.next()
		w.b = r.appendStep(w.b, steps[i], t.Edits(i))
		w.close('}')
	}}
}

// grouped returns a run as its groups, each of which is a step with what only groups have. A long run
// goes a few ways through a state again and again: the lines of each are written once, after the
// steps, and a group says which of them are its own. Pieces that are written already may be a range
// of these: see repeats. engine.js puts both where they belong.
func grouped(l *trace.Listing, groups []trace.Group, total int, texts []ruler) members {
	ascii, pieces, left := areASCII(texts), 0, make([]int, len(l.Registers))
	for i := range groups {
		ascii = ascii && supplyASCII(groups[i].Edits)
		for _, e := range groups[i].Edits {
			pieces += len(e.Pieces)
			left[e.Register]++
		}
	}
	var ways ways
	_, read := l.Pointer()
	if read >= 0 {
		left[read]++ // places in it are counted in every group
	}
	r := newReplay(l, ascii, texts)
	r.texts, r.left = texts, left
	const perPiece = 24 // bytes
	return object(
		"total", total,
		"steps", each{len(groups), func(w *writer, i int) {
			if i == 0 {
				w.b = slices.Grow(w.b, perPiece*pieces)
			}
			g := &groups[i]
			w.next()
			w.b = r.appendStep(w.b, trace.Step{Line: g.Line, Call: g.Call}, g.Edits)
			w.key("group")
			w.object("name", g.Name, "steps", g.Steps, "read", []int{r.units(read, g.ReadFrom), r.units(read, g.ReadTo)},
				"worked", g.Worked, "lines", ways.index(g.Lines))
			w.close('}')
		}},
		"lines", func(w *writer) {
			w.value(each{len(ways.lines), func(w *writer, i int) {
				w.value(each{len(ways.lines[i]), func(w *writer, j int) {
					if c := &ways.lines[i][j]; c.No > 0 || l.Lines[c.Line].Question {
						w.ints(c.Line, c.Yes, c.No)
					} else {
						w.ints(c.Line, c.Yes)
					}
				}})
			}})
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

// appendStep begins a step, which the caller closes. It uses no writer, to save time: nine tenths of an
// explanation are steps.
func (r *replay) appendStep(b []byte, step trace.Step, edits []trace.Edit) []byte {
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
		b = r.appendEdit(b, e)
		r.apply(e)
	}
	return append(b, ']')
}

func (r *replay) appendEdit(b []byte, e trace.Edit) []byte {
	b = r.appendRange(b, e.Register, e.Start, e.End)
	if e.Undefine {
		return append(b, ",null]"...)
	}
	b = append(b, ",["...)
	repeats := false
	for i := 0; i < len(e.Pieces); {
		if i > 0 {
			b = append(b, ',')
		}
		if from, n := r.long.find(e.Pieces[i:]); n > 0 {
			b = appendInt(append(b, '['), from)
			b = appendInt(append(b, ','), from+n)
			b = append(b, ']')
			i, repeats = i+n, true
			continue
		}
		p := &e.Pieces[i]
		switch {
		case p.Register == trace.Supplied:
			b = appendLiteral(b, p.Text)
		case p.Text != "":
			b = append(r.appendRange(b, p.Register, p.Start, p.End), ',')
			b = append(appendLiteral(b, p.Text), ']')
		default:
			b = append(r.appendRange(b, p.Register, p.Start, p.End), ']')
		}
		i++
	}
	if r.texts != nil && !repeats {
		r.long.add(e.Pieces)
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

// appendRange begins an array with a register and a range of it, in code units. The caller closes it.
func (r *replay) appendRange(b []byte, register, start, end int) []byte {
	b = append(b, '[')
	b = appendInt(b, register)
	b = append(b, ',')
	b = appendInt(b, r.units(register, start))
	b = append(b, ',')
	return appendInt(b, r.units(register, end))
}

// repeats are the long lists of pieces of a run in groups, one after the other. Where a later list
// has pieces of them, it has the array [start, end] instead, as it takes a third of the time to
// read a path once and not with each text that it becomes part of. A list with such an array
// isn't added.
type repeats struct {
	lists map[trace.Piece]repeated // by their first and second pieces: the first may be part of a longer one later
	total int                      // pieces of the lists
}

// repeated are pieces of a long list, and the number of those before them.
type repeated struct {
	pieces []trace.Piece
	from   int
}

// long is the number of pieces from which on a list is long. engine.js knows it, too.
const long = 64

// add adds a list if it is long.
func (r *repeats) add(pieces []trace.Piece) {
	if len(pieces) < long {
		return
	}
	if r.lists == nil {
		r.lists = make(map[trace.Piece]repeated)
	}
	for i, p := range pieces[:2] {
		r.lists[p] = repeated{pieces[i:], r.total + i}
	}
	r.total += len(pieces)
}

// find returns with which of all added pieces a list begins, and how many they are; none if they are few.
func (r *repeats) find(pieces []trace.Piece) (from, n int) {
	if r.total == 0 || len(pieces) < long/2 {
		return 0, 0
	}
	list := r.lists[pieces[0]]
	for n < min(len(list.pieces), len(pieces)) && list.pieces[n] == pieces[n] {
		n++
	}
	if n < long/2 {
		return 0, 0
	}
	return list.from, n
}
