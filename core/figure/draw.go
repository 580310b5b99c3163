// Package figure draws figures like those in the documents: texts with brackets under their
// components, and a table of the buffers while dot segments are removed. It writes them as
// plain text, as Markdown, as HTML and as SVG.
//
// A figure is laid out in columns, as for a font whose characters all have one width; a wide
// character, as those of Chinese are, takes two. Control characters are drawn as the Unicode
// pictures of them, other invisible characters as U+FFFD.
package figure

import (
	"strconv"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A Format is a way to write a figure.
type Format string

const (
	PlainText Format = "text"
	Markdown  Format = "markdown"
	HTML      Format = "html" // a fragment; it needs no style, and has neither ids nor empty lines
	SVG       Format = "svg"  // a document of its own
)

// UnknownFormat is the error for a format that does not exist.
type UnknownFormat string

func (f UnknownFormat) Error() string { return "unknown figure format " + string(f) }

// mostSteps is how many steps a figure shows at most.
const mostSteps = 400

// A drawing is a figure that has been laid out and is to be written.
type drawing struct {
	words    Words
	sections []*section
	source   string // document, year and options by which the reference is resolved
	// base, reference and answer are for a sentence. The answer is the target, or says why
	// there is none.
	base, reference, answer string
	hasTarget               bool
	notes                   []string // sentences about what is left out
	clipped                 bool     // whether something was shortened
}

// A section is a part of a figure under its title: a text with its components, a sentence,
// or a table.
type section struct {
	title  string
	text   string // one line
	labels []*label
	lists  []string // lines that name the components without a label
	marks  []mark   // where the text is from
	rows   [][]string
}

// A mark is a range [start, end) of a text, in columns, and the text of the request that it
// was taken from: 0 for the base, 1 for the reference, [trace.Supplied] for neither.
type mark struct{ start, end, from int }

// Draw draws a base, a reference and the target with their components, and the buffers. The
// size of a figure is bounded; if something is left out, the figure says so at its end. Without
// words it is English.
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
	if total := run.Total(); total > mostSteps {
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

// note adds a sentence.
func (d *drawing) note(name string, values ...string) {
	d.notes = append(d.notes, d.words.say(name, values...))
}

// source names a spec as a sentence does, the options that are not at its own choice, and changed lines.
func source(e *edition.Edition, o edition.Options, words Words) string {
	s, year := e.Document, e.Dated.String()
	if named := words.say(e.ID); named != "" {
		s = named
	}
	if !strings.HasSuffix(s, year) {
		s += " (" + year + ")"
	}
	for _, option := range e.Options {
		if value := o.Get(option); value != option.Values[0] {
			s += ", " + option.Name + ": " + value
		}
	}
	if len(e.ChangedLines) > 0 {
		s += ", " + words.say("changed", "lines", strings.Join(e.ChangedLines, ", "))
	}
	return s
}

// target lays out the target, or says why there is none. The state is that at the end of the
// run, and the register is the one that then holds the target.
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

// failure says why there is no target: by the reason or, where there are no words for it here, by
// the problem that was fatal.
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

// marks says where each part of a text is from.
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

// sentence says what the figure shows, as markup. Texts are written as quote does it.
func (d *drawing) sentence(quote func(string) string) string {
	answer := escape(d.answer)
	if d.hasTarget {
		answer = quote(d.answer)
	}
	return d.words.say("whole", "reference", quote(d.reference), "base", quote(d.base), "source", d.source, "answer", answer)
}
