package figure

import (
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc2396bis01"
	"uriscope/core/edition/rfc3986"
	"uriscope/core/edition/urlsyntax05"
	"uriscope/core/editions"
	"uriscope/core/internal/golden"
)

// same shortens what is the same in every SVG.
var same = strings.NewReplacer(
	` font-family="system-ui,sans-serif" font-size="13"`, " (sans)", ` fill="none" stroke="currentColor" stroke-opacity=".6"`, " (bracket)",
	`<svg xmlns="http://www.w3.org/2000/svg" xml:lang="en" class="uriscope" `, "<svg ", ` color="#1c1f24" fill="currentColor" font-family="ui-monospace,monospace" font-size="15"`, "",
	`<rect width="100%" height="100%" fill="#fbfaf7"/>`+"\n", "",
)

// The examples of resolving in three specs, as figures: RFC 3986, sections 5.2.4 and 5.4, and Appendix C of the
// drafts of 1997 and 2003. Each figure shows the target that the spec prints, unless it prints it as a mistake.
func TestExamples(t *testing.T) {
	for _, document := range []struct {
		edition  *edition.Edition
		sections string
		count    int // of the examples
	}{
		{&rfc3986.Edition, "5.2.4 5.4.1 5.4.2", 45},
		{&rfc2396bis01.Edition, "C.1 C.2", 45},
		{&urlsyntax05.Edition, "C.1 C.2", 44},
	} {
		e := document.edition
		var examples []edition.Example
		for _, x := range e.AllExamples() {
			_, section, _ := strings.Cut(x.ID, "/")
			section, _, _ = strings.Cut(section, "/")
			if !strings.Contains(document.sections, section) || x.Kind != edition.KindResolve && x.Kind != edition.KindDots {
				continue
			}
			if x.Kind == edition.KindDots { // a path is a reference, too
				x.Base, x.Want[0] = "x:", "x:"+x.Want[0]
			}
			examples = append(examples, x)
		}
		if len(examples) != document.count {
			t.Errorf("%s: %d examples of %s", e.ID, len(examples), document.sections)
		}
		for format, suffix := range map[Format]string{PlainText: ".txt", Markdown: ".md", SVG: ".svgs"} {
			var b strings.Builder
			for _, x := range examples {
				got, err := Draw(e, x.Base, x.Input, x.Options, format, nil)
				if err != nil {
					t.Fatal(err)
				}
				if answer := ": " + escape(x.Want[0]) + "</title>"; format == SVG && x.Remark != "stripped" && !strings.Contains(got, answer) {
					t.Errorf("the figure of %s does not show %s:\n%s", x.ID, x.Want[0], got)
				}
				if format == SVG && b.Len() > 0 { // the first one is written whole
					before, style, _ := strings.Cut(got, "<style>")
					_, after, _ := strings.Cut(style, "</style>\n")
					got = same.Replace(before + after)
				}
				b.WriteString("==== " + x.ID + "\n" + got + "\n")
			}
			golden.Compare(t, e.ID+suffix, b.String())
		}
	}
}

// HTML of every edition, and an SVG whose characters are of one byte and of several, and of one
// column and of two.
func TestOtherFigures(t *testing.T) {
	var b strings.Builder
	for _, e := range editions.All {
		got, err := Draw(e, "http://a/b/c/d;p?q", "../../../g", edition.Options{"strict": edition.No}, HTML, nil)
		if err != nil {
			t.Fatal(err)
		}
		b.WriteString(got)
	}
	golden.Compare(t, "editions.html", b.String())
	got, err := Draw(editions.Standard, "http://例え.jp/b/", "./é/אב/../國/😀?<x>#\x00", nil, SVG, nil)
	if err != nil {
		t.Fatal(err)
	}
	golden.Compare(t, "scripts.svg", got)
}
