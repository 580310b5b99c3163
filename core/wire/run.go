package wire

import (
	"slices"
	"unicode/utf8"

	"uriscope/core/trace"
)

// run returns a run of a listing on texts with these rulers: its groups, if it has any, or else its individual
// steps.
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

// steps returns the individual steps of a run.
func (r *replay) steps(t *trace.Trace) each {
	steps := t.Steps()
	return each{len(steps), func(w *writer, i int) {
		w.next()
		w.b = r.appendStep(w.b, steps[i], t.Edits(i))
		w.close('}')
	}}
}

// grouped returns a run as its groups; each is a step with additional members. A long run takes the same few
// ways through a state again and again, so the lines of each way are written once, after the steps, and a group
// refers to them. Pieces already written can be a range of them: see repeats. completing.js restores both.
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
		left[read]++ // every group needs offsets in it
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

// ways are the lines that groups of a run ran, each set once.
type ways struct {
	lines [][]trace.Carried
	found map[*trace.Carried]int // their indexes, by the first element of the slice that groups share
}

// index returns the index of some lines.
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

// appendStep begins a step, which the caller closes. It doesn't use a writer, to save time: nine tenths of an
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

// appendLiteral appends text that an algorithm adds. An octet from a percent-encoding is one code unit, so
// offsets in octets are offsets in units.
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

// repeats are the long lists of pieces in a run in groups, one after the other. A later list that contains
// pieces of them has the array [start, end] instead, because parsing a path once takes a third of the time of
// parsing it in each text that contains it. A list with such an array isn't added.
type repeats struct {
	lists map[trace.Piece]repeated // by their first and second pieces, since a later list can begin within a longer piece
	total int                      // number of pieces in the lists
}

// repeated are pieces of a long list, and the number of pieces before them.
type repeated struct {
	pieces []trace.Piece
	from   int
}

// long is the minimum length of a long list, in pieces. completing.js has the same number.
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

// find returns the position among all added pieces of those that a list begins with, and their number; 0 if
// they are few.
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
