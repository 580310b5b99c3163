package edition

import (
	"strings"

	"uriscope/core/trace"
)

// lines reads the lines of a listing. A text costs the wasm a fraction of what the
// same lines cost as values.
//
// A line is its id, a ":" or, if it is a question, a "?", and the line in our own
// words; the tabs before it are its depth. A "*" behind the id marks one for which
// the document leaves something open. The lines behind "# phase: document, section"
// are of that phase and stand there in the document. Empty lines mean nothing.
func lines(text string) []trace.Line {
	var read []trace.Line
	var of trace.Line // what the next line has from the last "#"
	for text != "" {
		var written string
		written, text, _ = strings.Cut(text, "\n")
		id, code, _ := strings.Cut(written, " ")
		switch {
		case written == "":
			continue
		case id == "#":
			phase, section, _ := strings.Cut(code, ": ")
			of.Phase, of.Section = trace.Phase(phase), section
			continue
		}
		line := of
		line.Code = code
		line.ID = strings.TrimLeft(id, "\t")
		line.Depth = len(id) - len(line.ID)
		end := len(line.ID) - 1
		line.Question = line.ID[end] == '?'
		line.ID, line.Decided = strings.CutSuffix(line.ID[:end], "*")
		read = append(read, line)
	}
	return read
}
