package explain

import (
	"strconv"
	"strings"

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
	run := trace.New(e.Listing, figureSteps, q.Base, q.Reference)
	result := e.Resolve(q.Base, q.Reference, q.Options, run)

	type section struct{ title, body string }
	sections := []section{
		{"Base URI", figure.Brackets(q.Base, e.Split(q.Base))},
		{"Reference", figure.Brackets(q.Reference, e.Split(q.Reference))},
	}
	sections = append(sections, section{"Target URI", answer(result)})
	if table := figure.Table(e.Listing, run, q.Base, q.Reference); table != "" {
		sections = append(sections, section{"Dot segments", table})
	}

	var b strings.Builder
	for i, s := range sections {
		switch format {
		case PlainText:
			if i > 0 {
				b.WriteByte('\n')
			}
			b.WriteString(s.title + "\n\n" + s.body)
		case Markdown:
			if i > 0 {
				b.WriteByte('\n')
			}
			fence := strings.Repeat("`", max(3, longestRun(s.body, '`')+1))
			b.WriteString("**" + s.title + "**\n\n" + fence + "text\n" + s.body + fence + "\n")
		case HTML:
			b.WriteString("<figure><figcaption>" + s.title + "</figcaption><pre>" + escape(s.body) + "</pre></figure>\n")
		default:
			return "", UnknownFormat(format)
		}
	}
	if run.Total() > figureSteps {
		b.WriteString("\nThe figure shows the first " + strconv.Itoa(figureSteps) + " of " + strconv.Itoa(run.Total()) + " steps.\n")
	}
	return b.String(), nil
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

// escape makes text of what could be read as markup inside an element.
func escape(s string) string {
	s = strings.ReplaceAll(s, "&", "&amp;")
	s = strings.ReplaceAll(s, "<", "&lt;")
	return strings.ReplaceAll(s, ">", "&gt;")
}

// longestRun returns the length of the longest run of c.
func longestRun(s string, c byte) int {
	longest, run := 0, 0
	for i := range len(s) {
		if s[i] != c {
			run = 0
			continue
		}
		run++
		longest = max(longest, run)
	}
	return longest
}
