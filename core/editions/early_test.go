package editions_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/internal/outside"
)

// The specs of 1993 and 1994 print URLs between angle brackets, with line breaks in them. The examples are
// exactly these URLs, in the same order.
func TestEarlyExamplesAreWhole(t *testing.T) {
	for _, c := range []struct {
		edition, file, bracketed string
		parse, extract           int
	}{
		{"url-1993", "seed-1993-url-draft.txt", `<([a-z]+:[^>]*)>`, 12, 2},
		{"rfc1738", "rfc1738.txt", `<URL:([^>]*)>`, 27, 1},
	} {
		var urls []string
		got := map[edition.ExampleKind]int{}
		for _, e := range editions.ByID(c.edition).AllExamples() {
			if e.Kind == edition.KindParse || e.Kind == edition.KindExtract {
				if got[e.Kind]++; e.Kind == edition.KindExtract && c.edition == "url-1993" {
					continue // its URLs are among the others, too
				}
				urls = append(urls, e.Want...)
			}
		}
		if got[edition.KindParse] != c.parse || got[edition.KindExtract] != c.extract {
			t.Errorf("%s: %v, want %d to parse and %d to extract", c.edition, got, c.parse, c.extract)
		}
		t.Run(c.edition, func(t *testing.T) {
			document := outside.Document(t, c.file)
			var printed []string
			for _, m := range regexp.MustCompile(c.bracketed).FindAllStringSubmatch(document, -1) {
				printed = append(printed, strings.Join(strings.Fields(m[1]), ""))
			}
			if !slices.Equal(urls, printed) {
				t.Errorf("%s: the examples are\n%s\nbut the document prints\n%s", c.edition, strings.Join(urls, "\n"), strings.Join(printed, "\n"))
			}
		})
	}
}

// Every URL that the two specs print is a URL by their own grammar and, without its fragment, by its scheme's
// rule.
func TestEarlyExamplesAreURLs(t *testing.T) {
	starts := map[string]map[string]string{
		"url-1993": {"ftp": "fileaddress", "gopher": "gopheraddress", "wais": "waisaddress"},
		"rfc1738":  {"ftp": "ftpurl", "http": "httpurl", "news": "newsurl", "file": "fileurl", "prospero": "prosperourl"},
	}
	n := 0
	for id, rules := range starts {
		e := editions.ByID(id)
		for _, example := range e.AllExamples() {
			if example.Kind != edition.KindParse && example.Kind != edition.KindExtract {
				continue
			}
			for _, url := range example.Want {
				n++
				production, length := e.ProductionFor(edition.AsReference, url)
				scheme, _, _ := strings.Cut(url, ":")
				url, _, _ := strings.Cut(url[:length], "#")
				for _, production := range []string{production, rules[scheme]} {
					if wrong := e.Validate(production, url); wrong != nil {
						t.Errorf("%s: %s: %+v", example.ID, production, wrong)
					}
				}
			}
		}
	}
	if n != 12+30+3 { // three of 1993 are printed twice here
		t.Errorf("%d URLs", n)
	}
}
