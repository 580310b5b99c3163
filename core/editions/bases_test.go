package editions_test

import (
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/internal/outside"
)

// A phrase in each section that an edition cites.
var saidOfBases = map[string]map[string]string{
	"url-1993": {"Partial form": "context locator", "Uniqueness": "context of the official name"},
	"rfc1630":  {"Partial (relative) form": "context URI is that of the document"},
	"rfc1738":  {"section 2.3": "original URL"},
	"rfc1808": {
		"section 2.3": "generic-RL", "section 3": "order of precedence", "section 3.1": "base-header", "section 3.2": "enclosed within another entity",
		"section 3.3": "redirected request", "section 3.4": "empty string",
	},
	"url-syntax-05": {
		"section 3": "FORM \"action\" attribute and IMG \"src\"", "section 5": "unsuitable base URL", "section 5.1": "order of precedence",
		"section 5.1.1": "Content-Base takes precedence", "section 5.1.2": "enclosed within another entity", "section 5.1.3": "redirected request", "section 5.1.4": "empty string",
	},
	"rfc2396": {
		"section 4.2": "FORM element", "section 5": "unsuitable base URI", "section 5.1": "order of precedence",
		"section 5.1.1": "MHTML", "section 5.1.2": "enclosed within another entity", "section 5.1.3": "redirected request", "section 5.1.4": "application-dependent",
	},
	"rfc2396bis-01": {
		"section 4.2": "FORM element", "section 5": "cannot use relative references", "section 5.1": "order of precedence",
		"section 5.1.1": "MHTML", "section 5.1.2": "enclosed within another entity", "section 5.1.3": "redirected request", "section 5.1.4": "application-dependent",
	},
	"rfc3986": {
		"section 5.1": "order of precedence", "section 5.1.1": "embedded", "section 5.1.2": "encapsulated", "section 5.1.3": "redirected request", "section 5.1.4": "application",
	},
}

// The sections that an edition cites for the base exist, and discuss it.
func TestBasesRestOnSections(t *testing.T) {
	for id, file := range printedIn {
		if editions.ByID(id).Bases == nil {
			continue // the document doesn't speak of them
		}
		t.Run(id, func(t *testing.T) {
			b := editions.ByID(id).Bases
			named := append([]string{b.Section, b.Fields, b.Hierarchy}, b.Layers[:]...)
			if b.Requests != nil {
				named = append(named, b.Requests.Section)
			}
			text := outside.Document(t, file)
			seen := map[string]bool{}
			for _, section := range named {
				if section == "" {
					continue
				}
				document, name, _ := strings.Cut(section, ", ")
				words, ok := saidOfBases[id][name]
				if said := sectionText(text, name); document != editions.ByID(id).Document || !ok || !strings.Contains(said, words) {
					t.Errorf("%s does not say %q: %.200s …", section, words, said)
				}
				seen[name] = true
			}
			for name := range saidOfBases[id] {
				if !seen[name] {
					t.Errorf("nothing rests on %s", name)
				}
			}
			if b.NoRelative != (b.Layers == [edition.LayerIDs]string{}) {
				t.Error("there is a layer that is for nothing, or none")
			}
		})
	}
}
