package explain

import (
	"strconv"

	"uriscope/core/edition"
	"uriscope/core/figure"
	"uriscope/core/trace"
)

// A Format is a way to write a figure.
type Format string

const (
	PlainText Format = "text"
	Markdown  Format = "markdown"
	HTML      Format = "html"
)

// figureSteps is how many steps a figure shows at most: its tables grow with the
// square of the steps.
const figureSteps = 400

// UnknownFormat is the error for a format that is not there.
type UnknownFormat string

func (f UnknownFormat) Error() string { return "there is no figure as " + string(f) }

// Figure draws the base, the reference and the target with their components, and
// the buffers, as the documents do.
func Figure(q Request, format Format) (string, error) {
	e, err := lookUp(q.Edition)
	if err != nil {
		return "", err
	}
	if format != PlainText && format != Markdown && format != HTML {
		return "", UnknownFormat(format)
	}
	run := trace.New(e.Listing, figureSteps, q.Base, q.Reference)
	result := e.Resolve(q.Base, q.Reference, q.Options, run)

	var b []byte
	for _, section := range [...]struct{ title, body string }{
		{"Base URI", figure.Brackets(q.Base, e.Split(q.Base))},
		{"Reference", figure.Brackets(q.Reference, e.Split(q.Reference))},
		{"Target URI", answer(result)},
		{"Dot segments", figure.Table(e.Listing, run, q.Base, q.Reference)},
	} {
		if section.body == "" { // there are no dot segments
			continue
		}
		if len(b) > 0 && format != HTML {
			b = append(b, '\n')
		}
		b = format.appendSection(b, section.title, section.body)
	}
	if run.Total() > figureSteps {
		b = append(b, "\nThe figure shows the first "+strconv.Itoa(figureSteps)+" of "+strconv.Itoa(run.Total())+" steps.\n"...)
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

// answer draws the target, or says in words what there is instead.
func answer(r edition.Result) string {
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
	return figure.Brackets(r.Target, r.Parts)
}

// fence returns one "`" more than stand together anywhere in a text, at least three.
func fence(body string) string {
	fence, together := []byte("```"), 0
	for i := range len(body) {
		together++
		if body[i] != '`' {
			together = 0
		}
		if together == len(fence) {
			fence = append(fence, '`')
		}
	}
	return string(fence)
}

// escape makes text of what could be read as markup inside an element.
func escape(s string) string {
	var b []byte
	for i := range len(s) {
		switch s[i] {
		case '&':
			b = append(b, "&amp;"...)
		case '<':
			b = append(b, "&lt;"...)
		case '>':
			b = append(b, "&gt;"...)
		default:
			b = append(b, s[i])
		}
	}
	return string(b)
}
