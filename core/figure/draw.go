// Package figure draws figures like those in the specs: texts with brackets under their components, and a table
// of the buffers while dot segments are removed. It writes plain text, Markdown, HTML, and SVG.
//
// A figure's layout is in columns, for a monospaced font. A wide character, such as a Chinese one, takes two.
// Control characters are drawn as their Unicode pictures, other invisible characters as U+FFFD.
package figure

import (
	"strconv"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A Format is an output format of a figure.
type Format string

const (
	PlainText Format = "text"
	Markdown  Format = "markdown"
	HTML      Format = "html" // a fragment without styles, ids, or empty lines
	SVG       Format = "svg"  // a stand-alone document
)

// UnknownFormat is the error for a format that doesn't exist.
type UnknownFormat string

func (f UnknownFormat) Error() string { return "unknown figure format " + string(f) }

// mostSteps is the maximum number of steps in a figure.
const mostSteps = 400

// A drawing is a figure's layout, ready to be written.
type drawing struct {
	words    Words
	sections []*section
	source   string // spec, year, and options used for resolving
	// base, reference, and answer are for a sentence. The answer is the target, or the reason why there is
	// none.
	base, reference, answer string
	hasTarget               bool
	notes                   []string // sentences about omissions
	clipped                 bool     // whether a text was shortened
}

// A section is a titled part of a figure: a text with its components, a sentence, or a table.
type section struct {
	title  string
	text   string // a single line
	labels []*label
	lists  []string // lines that name the components without labels
	marks  []mark   // the origins of the text
	rows   [][]string
}

// A mark is a range [start, end) of a text, in columns, and the request's text that it comes from: 0 for the
// base, 1 for the reference, [trace.Supplied] for neither.
type mark struct{ start, end, from int }

// Draw draws a base, a reference, and the target with their components, and the buffers. A figure's size is
// bounded; a note at its end mentions omissions. The words default to English.
func Draw(e *edition.Edition, base, reference string, o edition.Options, format Format, words Words) (string, error) {
	if format != PlainText && format != Markdown && format != HTML && format != SVG {
		return "", UnknownFormat(format)
	}
	if format == HTML || format == SVG {
		words = words.escaped()
	}
	run := trace.New(e.Listing, mostSteps, base, reference)
	result := e.Resolve(base, reference, o, run)

	d := &drawing{words: words, source: source(e, o, words)}
	rows, end := d.rows(e.Listing, run, base, reference)
	ofBase, ofReference := e.PartsOf(base, reference, &result)
	d.sections = []*section{
		d.brackets(words.say("base"), base, ofBase),
		d.brackets(words.say("reference"), reference, ofReference),
		d.target(result, end, len(e.Listing.Registers)-1),
	}
	if len(rows) > 1 { // there are dot segments
		d.sections = append(d.sections, &section{title: words.say("dots"), rows: rows})
	}
	d.base, d.reference = visible(d.clip(base)), visible(d.clip(reference))
	if total := run.Total(); len(rows) > 1 && total > mostSteps {
		d.note("first-steps", "shown", strconv.Itoa(mostSteps), "all", strconv.Itoa(total))
	}
	if d.clipped {
		d.note("clipped", "most", strconv.Itoa(widest), "start", strconv.Itoa(atStart), "end", strconv.Itoa(atEnd), "elided", elided)
	}
	switch format {
	case Markdown:
		return d.text(true), nil
	case HTML:
		return d.html(), nil
	case SVG:
		return d.svg(), nil
	}
	return d.text(false), nil
}

// note adds a note.
func (d *drawing) note(name string, values ...string) {
	d.notes = append(d.notes, d.words.say(name, values...))
}

// source names a spec for a sentence, with the options that differ from its own choices, and changed lines.
func source(e *edition.Edition, o edition.Options, words Words) string {
	s, year := e.Document, e.Dated.String()
	if named := words.say(e.ID); named != "" {
		s = named
	}
	switch {
	case e.Dated.Living():
		s = words.say("as-of", "document", s, "day", year)
	case !strings.HasSuffix(s, year):
		s = words.say("dated", "document", s, "year", year)
	}
	for _, option := range e.Options {
		if value := o.Get(option); value != option.Values[0] {
			s += words.say("comma") + option.Name + ": " + value
		}
	}
	switch lines := strings.Join(e.ChangedLines, ", "); len(e.ChangedLines) {
	case 0:
		return s
	case 1:
		return words.say("changed-line", "source", s, "lines", lines)
	default:
		return words.say("changed-lines", "source", s, "lines", lines)
	}
}

// target lays out the target, or the reason why there is none. end is the final state of the run, and register
// holds the target.
func (d *drawing) target(r edition.Result, end *trace.State, register int) *section {
	s := &section{title: d.words.say("target")}
	switch {
	case r.Outcome.HasTarget():
		s = d.brackets(s.title, r.Target, r.Parts)
		d.answer, d.hasTarget = s.text, true
		if text, _ := end.Text(register); text == r.Target && !isLong(text) {
			s.marks = marks(text, end.Origins(register))
		}
		return s
	case r.Outcome == edition.CurrentDocument:
		d.answer = d.words.say("current-document") + visible(d.clip(r.Target))
	case r.Outcome == edition.NoRelativeForm:
		d.answer = d.words.say("no-relative-form")
	default:
		d.answer = d.words.say("none", "why", d.failure(r))
	}
	s.text = d.answer
	return s
}

// failure returns why there is no target: the reason or, if there are no words for it, the fatal problem.
func (d *drawing) failure(r edition.Result) string {
	switch r.Why.ID {
	case "excess-refused", "no-base-scheme":
		return d.words.say(r.Why.ID)
	}
	for _, p := range r.Problems {
		if p.Fatal {
			return p.ID
		}
	}
	return r.Why.ID
}

// marks returns the origin of each part of a text.
func marks(text string, origins []trace.Piece) (marks []mark) {
	at := 0
	for _, p := range origins {
		end, from := at+p.Len(), p.Register
		if p.Text != "" {
			from = trace.Supplied
		}
		marks = append(marks, mark{columns(text[:at]), columns(text[:end]), from})
		at = end
	}
	return marks
}

// sentence returns what the figure shows as a sentence in markup. quote formats texts.
func (d *drawing) sentence(quote func(string) string) string {
	answer := escape(d.answer)
	if d.hasTarget {
		answer = quote(d.answer)
	}
	return d.words.say("whole", "reference", quote(d.reference), "base", quote(d.base), "source", d.source, "answer", answer)
}
