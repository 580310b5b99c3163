package wire

import (
	"slices"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// A ruler converts offsets in a text from bytes to UTF-16 code units. Invalid UTF-8 counts as the U+FFFD that
// replaces it in the output.
type ruler struct {
	text  string
	marks []mark // about every 64th byte; nil if the text is ASCII
	last  mark   // the last one used, since most offsets are just after the previous one
}

// A mark is the offset of a character, in bytes and in code units.
type mark struct{ at, units int }

const markEvery = 64

func newRuler(text string) ruler {
	r := ruler{text: text}
	if octets.IsASCII(text) {
		return r
	}
	r.marks = make([]mark, 0, len(text)/markEvery+1)
	units := 0
	for i, c := range text {
		if i >= markEvery*len(r.marks) {
			r.marks = append(r.marks, mark{i, units})
		}
		units++
		if c > 0xFFFF {
			units++
		}
	}
	return r
}

// units returns the number of code units before a byte offset, or of the whole text if at is beyond it.
func (r *ruler) units(at int) int {
	at = min(at, len(r.text))
	if r.marks == nil {
		return at
	}
	from := r.last
	if at < from.at || at-from.at > markEvery {
		i := min(at/markEvery, len(r.marks)-1)
		if r.marks[i].at > at {
			i--
		}
		from = r.marks[i]
	}
	units := from.units + length(r.text[from.at:at])
	if at == len(r.text) || utf8.RuneStart(r.text[at]) {
		r.last = mark{at, units}
	}
	return units
}

// span returns a span of the text in code units.
func (r *ruler) span(s edition.Span) edition.Span {
	if r.marks == nil || s == edition.Absent {
		return s
	}
	return edition.Span{Start: r.units(s.Start), End: r.units(s.End)}
}

// between returns the bytes [start, end) of the text as a span in code units.
func (r *ruler) between(start, end int) edition.Span {
	return r.span(edition.Span{Start: start, End: end})
}

// spans returns spans of the text in code units.
func (r *ruler) spans(all []edition.Span) each {
	return each{len(all), func(w *writer, i int) { w.value(r.span(all[i])) }}
}

// length returns the number of code units in a text.
func length(s string) int {
	n := 0
	for _, c := range s {
		n++
		if c > 0xFFFF {
			n++
		}
	}
	return n
}

// A replay writes a run's edits, with their offsets converted from bytes for JavaScript: it replays the run and
// counts the code units in each register.
type replay struct {
	state *trace.State // nil if everything is ASCII, so that offsets are the same
	// For a run in groups: its texts, which all pieces are from, and the number of remaining edits of each
	// register. The last one isn't replayed if no later offset in the register is needed.
	texts []ruler
	left  []int
	long  repeats
}

// areASCII reports whether all texts are ASCII.
func areASCII(texts []ruler) bool {
	return !slices.ContainsFunc(texts, func(r ruler) bool { return r.marks != nil })
}

// newReplay returns a replay for writing a run on texts with these rulers. If the texts, and everything that
// the run adds, are ASCII, it has nothing to count.
func newReplay(l *trace.Listing, ascii bool, texts []ruler) *replay {
	if ascii {
		return &replay{}
	}
	words := make([]string, len(texts))
	for i := range texts {
		words[i] = texts[i].text
	}
	measure := func(p trace.Piece) int {
		if p.Text != "" {
			return length(p.Text)
		}
		r := &texts[p.Register]
		return r.units(p.End) - r.units(p.Start)
	}
	return &replay{state: trace.NewMeasured(l, measure, words...)}
}

// apply applies an edit that has been written.
func (r *replay) apply(e trace.Edit) {
	if r.state == nil {
		return
	}
	if r.left != nil {
		if r.left[e.Register]--; r.left[e.Register] == 0 {
			return
		}
	}
	r.state.Apply([]trace.Edit{e})
}

// units returns the number of code units before a byte offset in a register, or 0 without a register.
func (r *replay) units(register, at int) int {
	switch {
	case register < 0:
		return 0
	case r.state == nil:
		return at
	case register < len(r.texts):
		return r.texts[register].units(at)
	}
	return r.state.Measured(register, at)
}

// supplyASCII reports whether everything that edits add is ASCII. A single octet from a percent-encoding is one
// byte and one code unit.
func supplyASCII(edits []trace.Edit) bool {
	for i := range edits {
		for j := range edits[i].Pieces {
			p := &edits[i].Pieces[j]
			if len(p.Text) > 1 && !octets.IsASCII(p.Text) {
				return false
			}
		}
	}
	return true
}
