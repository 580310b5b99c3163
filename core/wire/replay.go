package wire

import (
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A ruler says how many UTF-16 code units come before a byte of a text.
type ruler struct {
	text  string
	marks []mark // about every 64th byte; nil where the text is ASCII
}

// A mark is the beginning of a character, in bytes and in code units.
type mark struct{ at, units int }

const markEvery = 64

func newRuler(text string) ruler {
	r := ruler{text: text}
	if isASCII(text) {
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

// units returns the code units before a byte of the text.
func (r *ruler) units(at int) int {
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
func (r *ruler) span(s edition.Span) edition.Span {
	if r.marks == nil || s == edition.Absent {
		return s
	}
	return edition.Span{Start: r.units(s.Start), End: r.units(s.End)}
}

// parts returns parts of the text with their spans in code units.
func (r *ruler) parts(parts []edition.Part) []edition.Part {
	if r.marks == nil {
		return parts
	}
	counted := append([]edition.Part(nil), parts...)
	for i := range counted {
		counted[i].Span = r.span(counted[i].Span)
	}
	return counted
}

func unitsOf(c rune) int {
	if isPair(c) {
		return 2
	}
	return 1
}

func isASCII(text string) bool {
	for i := range len(text) {
		if text[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// A replay turns the edits of a run, whose offsets are in bytes, into those for JavaScript: it
// replays the run, and counts the code units in each register.
type replay struct {
	state  *trace.State // nil where all is ASCII, so that offsets are the same
	edits  []trace.Edit
	pieces []trace.Piece
}

// newReplay returns a replay of what is to be passed to edit, on texts with their rulers.
func newReplay(l *trace.Listing, ascii bool, texts ...ruler) *replay {
	if ascii {
		return &replay{}
	}
	measure := func(p trace.Piece) int {
		if p.Register == trace.Literal {
			return length(p.Text[p.Start:p.End])
		}
		r := &texts[p.Register]
		return r.units(p.End) - r.units(p.Start)
	}
	words := make([]string, len(texts))
	for i := range texts {
		words[i] = texts[i].text
	}
	return &replay{state: trace.NewMeasured(l, measure, words...)}
}

// of returns edits with their offsets in code units. They are valid until the next call.
func (r *replay) of(edits []trace.Edit) []trace.Edit {
	if r.state == nil {
		return edits
	}
	r.edits, r.pieces = r.edits[:0], r.pieces[:0]
	for _, e := range edits {
		counted := e
		counted.Start, counted.End = r.state.Measured(e.Register, e.Start), r.state.Measured(e.Register, e.End)
		first := len(r.pieces)
		for _, p := range e.Pieces {
			if p.Register != trace.Literal {
				p.Start, p.End = r.state.Measured(p.Register, p.Start), r.state.Measured(p.Register, p.End)
			} else if !p.Of.IsEmpty() {
				p.Of.Start, p.Of.End = r.state.Measured(p.Of.Register, p.Of.Start), r.state.Measured(p.Of.Register, p.Of.End)
			}
			r.pieces = append(r.pieces, p)
		}
		counted.Pieces = r.pieces[first:len(r.pieces):len(r.pieces)]
		r.edits = append(r.edits, counted)
		r.state.Apply([]trace.Edit{e})
	}
	return r.edits
}

// place returns a place of a register in code units.
func (r *replay) place(register, at int) int {
	if r.state == nil {
		return at
	}
	return r.state.Measured(register, at)
}

// suppliesASCII reports whether all that edits supply is ASCII.
func suppliesASCII(edits []trace.Edit) bool {
	for _, e := range edits {
		for _, p := range e.Pieces {
			if p.Register == trace.Literal && !isASCII(p.Text) {
				return false
			}
		}
	}
	return true
}
