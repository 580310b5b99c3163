package editions_test

import (
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/internal/outside"
)

// The sections that an edition cites for URIs in running text exist, and discuss them.
func TestDelimitingRestsOnSections(t *testing.T) {
	for _, e := range editiontest.With(edition.OfDelimiting) {
		d := e.Delimiting
		if d == nil {
			continue // the document doesn't speak of it
		}
		words := map[string][2]string{ // a word or two of the section
			"all":         {d.Section, "<URL:"},
			"prefix":      {d.Prefix, `prefix "URL:"`},
			"white space": {d.WhiteSpace, "space should be ignored"},
			"hyphen":      {d.Hyphen, "may or may not actually be part"},
		}
		switch e.ID {
		case "url-1993":
			words["all"] = [2]string{d.Section, d.Wrappers[0].Before + "<"}
			words["white space"] = [2]string{d.WhiteSpace, "white space characters has been avoided"}
		case "rfc1630":
			words["all"] = [2]string{d.Section, "<ftp://"}
			words["prefix"] = [2]string{d.Prefix, "u r l : url"}
			words["white space"] = [2]string{d.WhiteSpace, "extraneous white space"}
		case "rfc1738":
			words["prefix"] = [2]string{d.Prefix, `characters "URL:"`}
		default:
			words["all"] = [2]string{d.Section, "double-quotes"}
		}
		t.Run(e.ID, func(t *testing.T) {
			document := outside.Document(t, printedIn[e.ID])
			for what, w := range words {
				section, ok := strings.CutPrefix(w[0], e.Document+", ")
				if w[0] == "" && (what == "prefix" || what == "hyphen") {
					continue
				}
				text := sectionText(document, section)
				if e.ID == "rfc1738" { // its appendix has no number
					_, text, _ = strings.Cut(strings.Join(strings.Fields(document), " "), "APPENDIX: ")
					ok = ok && section == "Appendix"
				}
				if !ok || !strings.Contains(text, w[1]) {
					t.Errorf("%s: %s does not say %q: %.200s …", what, w[0], w[1], text)
				}
			}
		})
	}
}
