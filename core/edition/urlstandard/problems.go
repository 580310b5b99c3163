package urlstandard

import (
	"sort"

	"uriscope/core/edition"
	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// mostProblems is the maximum number of validation errors recorded individually.
const mostProblems = 100

// problem records a validation error at the pointer.
func (p *parser) problem(line, id string) { p.problemAt(line, id, p.inText(p.at), false) }

// fail records a validation error with which the parser fails. It returns false.
func (p *parser) fail(line, id string, at int) bool {
	if p.does(Refusing) || p.url.Scheme == "" {
		p.failure, p.refusedAt, p.failedAt = id, line, line
		p.problemAt(line, id, at, true)
	}
	return false
}

// failAgain makes the parser return failure for a validation error that it has noted before: the
// document names none where it does. It returns false.
func (p *parser) failAgain(line string) bool {
	if p.does(Refusing) {
		last := &p.problems[len(p.problems)-1]
		p.failure, p.failedAt, last.Fatal = last.ID, line, true
		p.Set(rFailure, p.Whole(rError))
	}
	return false
}

// problemAt records a validation error at a byte of the text.
func (p *parser) problemAt(line, id string, at int, fatal bool) {
	if fatal {
		p.Set(rFailure, trace.Text(id))
	} else {
		p.Set(rError, trace.Text(id))
	}
	if len(p.problems) == mostProblems {
		p.problems = p.problems[:mostProblems-1] // makes room for the error with which the parser fails
	}
	on := edition.AsReference
	if p.text == rBase {
		on = edition.AsBase
	}
	l := lineOf(line)
	p.problems = append(p.problems, edition.Problem{
		ID: id, On: on, At: at, State: l.Routine, Section: l.Section, Line: line, Fatal: fatal, Found: p.found(at), Step: max(0, p.Total()-1),
	})
}

// found returns the character at a byte offset of the text, or "" at its end.
func (p *parser) found(at int) string {
	if at >= len(p.whole) {
		return ""
	}
	return p.whole[at : at+runeLength(p.whole[at:])]
}

// inText converts an offset in the input to one in the text.
func (p *parser) inText(at int) int {
	at = p.leading + max(at, 0)
	return at + sort.Search(len(p.removed), func(i int) bool { return p.removed[i]-i > at })
}

// lineOf returns the line with an id.
func lineOf(id string) *trace.Line {
	for i := range listing.Lines {
		if listing.Lines[i].ID == id {
			return &listing.Lines[i]
		}
	}
	return new(trace.Line) // a test covers all problems
}

// checkUnit makes the two checks of c that several states share; each state has its own line ids for them.
func (p *parser) checkUnit(noCodePoint, noEscape string) {
	c := p.cAlone()
	if p.Ask(noCodePoint, c != '%' && !isURLCodePoint(c)) {
		p.problem(noCodePoint, "invalid-URL-unit")
	}
	if p.Ask(noEscape, c == '%' && !octets.BeginEncoding(p.input[p.at:])) {
		p.problem(noEscape, "invalid-URL-unit")
	}
}
