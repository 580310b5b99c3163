// Package figure draws figures made of text, like those in the documents: a URI with brackets
// under its components, and a table of the buffers while dot segments are removed. It
// writes them as plain text, as Markdown and as HTML.
//
// One character is one column, whatever its width on a screen. Control characters are drawn as
// the Unicode pictures of them, other invisible characters as U+FFFD.
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
	HTML      Format = "html"
)

// UnknownFormat is the error for a format that does not exist.
type UnknownFormat string

func (f UnknownFormat) Error() string { return "there is no figure as " + string(f) }

// mostSteps is how many steps a figure shows at most.
const mostSteps = 400

// Draw draws a base, a reference and the target with their components, and the buffers. The
// size of a figure is bounded; if something is left out, the figure says so at its end.
func Draw(e *edition.Edition, base, reference string, o edition.Options, format Format) (string, error) {
	if format != PlainText && format != Markdown && format != HTML {
		return "", UnknownFormat(format)
	}
	run := trace.New(e.Listing, mostSteps, base, reference)
	result := e.Resolve(base, reference, o, run)

	var d drawing
	var b []byte
	for _, section := range [...]struct{ title, body string }{
		{"Base URI", d.brackets(base, e.Split(base))},
		{"Reference", d.brackets(reference, e.Split(reference))},
		{"Target URI", d.answer(result)},
		{"Dot segments", d.table(e.Listing, run, base, reference)},
	} {
		if section.body == "" { // there are no dot segments
			continue
		}
		if len(b) > 0 && format != HTML {
			b = append(b, '\n')
		}
		b = format.appendSection(b, section.title, section.body)
	}
	if run.Total() > mostSteps {
		b = append(b, "\nThe figure shows the first "+strconv.Itoa(mostSteps)+" of "+strconv.Itoa(run.Total())+" steps.\n"...)
	}
	if d.clipped {
		b = append(b, "\nOf a component or a buffer of more than "+strconv.Itoa(widest)+" characters, the figure shows the first "+
			strconv.Itoa(atStart)+" and the last "+strconv.Itoa(atEnd)+"; "+elided+" stands for the others.\n"...)
	}
	return string(b), nil
}

// appendSection appends a part of a figure.
func (f Format) appendSection(b []byte, title, body string) []byte {
	switch f {
	case HTML:
		return append(b, "<figure><figcaption>"+title+"</figcaption><pre>"+escape(body)+"</pre></figure>\n"...)
	case Markdown:
		fence := fence(body)
		return append(b, "**"+title+"**\n\n"+fence+"text\n"+body+fence+"\n"...)
	}
	return append(b, title+"\n\n"+body...)
}

// answer draws the target, or says why there is none.
func (d *drawing) answer(r edition.Result) string {
	switch r.Outcome {
	case edition.CurrentDocument:
		return "(current document)" + r.Target + "\n"
	case edition.NoRelativeForm:
		return "none: this edition has no relative form\n"
	case edition.Failed:
		if r.Why.ID == edition.RefusedID {
			return "none: the reference climbs above the root\n"
		}
		return "none: the base has no scheme\n"
	}
	return d.brackets(r.Target, r.Parts)
}

// fence returns a code fence for a text: at least three "`", and more than are in any run of
// "`" in the text.
func fence(body string) string {
	fence, run := []byte("```"), 0
	for i := range len(body) {
		run++
		if body[i] != '`' {
			run = 0
		}
		if run == len(fence) {
			fence = append(fence, '`')
		}
	}
	return string(fence)
}

// escape escapes what could be read as markup inside an HTML element.
func escape(s string) string {
	s = strings.ReplaceAll(s, "&", "&amp;") // first, as the replacements of the others contain it
	s = strings.ReplaceAll(s, "<", "&lt;")
	return strings.ReplaceAll(s, ">", "&gt;")
}
