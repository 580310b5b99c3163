package trace

import "strings"

// Lines reads the lines of a listing. A text costs the wasm a fraction of what the
// same lines cost as values.
//
// A line begins with as many tabs as its depth, and its id. Behind the id stand, in this
// order and as far as they apply,
//
//   - the document leaves something open
//   - a loop: the line, or what is in it, may be carried out more than once
//     (a, b)     the registers that the line sets, where the code does not say so
//
// and one of
//
//	:          an instruction
//	?          a question
//	|          the other way of the question before it at the same depth
//
// and, behind a space, the code, in our own words. The lines behind "# phase: document,
// section" are of that phase and stand there in the document. Empty lines mean nothing.
func Lines(text string) []Line {
	var read []Line
	var of Line // what the next line has from the last "#"
	for text != "" {
		var written string
		written, text, _ = strings.Cut(text, "\n")
		if written == "" {
			continue
		}
		if heading, ok := strings.CutPrefix(written, "# "); ok {
			phase, section, _ := strings.Cut(heading, ": ")
			of.Phase, of.Section = Phase(phase), section
			continue
		}
		read = append(read, of.read(written))
	}
	return read
}

// read reads one line.
func (of Line) read(written string) Line {
	for written[of.Depth] == '\t' {
		of.Depth++
	}
	written = written[of.Depth:]
	end := 0
	for strings.IndexByte("*+(:?|", written[end]) < 0 {
		end++
	}
	of.ID, written = written[:end], written[end:]
	written, of.Decided = cutMark(written, '*')
	written, of.Loop = cutMark(written, '+')
	if written[0] == '(' {
		of.Sets, written, _ = strings.Cut(written[len("("):], ")")
	}
	of.Question, of.Else = written[0] == '?', written[0] == '|'
	of.Code = written[len(": "):]
	return of
}

// cutMark cuts a mark off the beginning of a text, and reports whether it was there.
func cutMark(text string, mark byte) (rest string, found bool) {
	if text[0] == mark {
		return text[1:], true
	}
	return text, false
}
