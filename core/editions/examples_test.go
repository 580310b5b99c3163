package editions_test

import (
	"slices"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc3986"
	"uriscope/core/editions"
	"uriscope/core/internal/outside"
)

func TestExamplesAreWhole(t *testing.T) {
	want := map[edition.ExampleKind]int{
		edition.KindParse:      27, // 2 in 1.1, 8 in 1.1.2, 2 each in 1.2.3, 3, 3.3, 4.2, 6.2.4 and D.2, 1 each in 4.5, 6.2.3, 7.6, B and C
		edition.KindDots:       2,
		edition.KindResolve:    23 + 19 + 1, // 5.4.1, 5.4.2, and the second answer for "http:g"
		edition.KindEquivalent: 9,
		edition.KindDifferent:  4,
		edition.KindParts:      4, // 2 each in 3 and 3.3
		edition.KindExtract:    1,
		edition.KindPart:       2,
		edition.KindEncode:     7, // 1 each in 2.1 and 2.4, 5 in 2.5
		edition.KindGroups:     1,
		edition.KindBuffers:    2,
	}
	got := map[edition.ExampleKind]int{}
	for _, e := range rfc3986.Edition.AllExamples() {
		got[e.Kind]++
	}
	for kind, n := range want {
		if got[kind] != n {
			t.Errorf("%d examples of kind %s, want %d", got[kind], kind, n)
		}
	}
}

// printedIn are the files of the documents.
var printedIn = map[string]string{
	"url-1993": "seed-1993-url-draft.txt", "rfc1630": "rfc1630.txt", "rfc1738": "rfc1738.txt", "url-syntax-05": "draft-fielding-url-syntax-05.txt",
	"rfc1808": "rfc1808.txt", "rfc2396": "rfc2396.txt", "rfc2396bis-01": "draft-fielding-uri-rfc2396bis-01.txt", "rfc3986": "rfc3986.txt",
	"url-standard": "url-standard-2026-07.bs",
}

// The spec does print the text of each example and its result, apart from white space. Examples of data are
// described in words.
func TestExamplesArePrinted(t *testing.T) {
	dense := func(text string) string { return strings.Join(strings.Fields(text), "") }
	for _, e := range editions.All {
		if len(e.AllExamples()) == 0 {
			continue // the document prints none
		}
		t.Run(e.ID, func(t *testing.T) {
			document := strings.NewReplacer("<ask_item1_value>", "ask_item1_value", "<ask_item2_value>", "ask_item2_value").Replace(dense(outside.Document(t, printedIn[e.ID])))
			for _, x := range e.AllExamples() {
				printed := x.Want
				switch x.Kind {
				case edition.KindExtract: // its texts are broken over lines
					continue
				case edition.KindEncode:
				case edition.KindParts:
					printed = []string{x.Input}
					for _, value := range x.Want {
						if _, value, _ = strings.Cut(value, " = "); value != "<undefined>" {
							printed = append(printed, value)
						}
					}
				case edition.KindBuffers:
					printed = append(strings.Split(strings.Join(printed, "\n"), " | "), x.Input)
					printed = strings.Split(strings.Join(printed, "\n"), "\n")
				default:
					printed = append(slices.Clone(printed), x.Input)
				}
				for _, text := range printed {
					if text = dense(strings.TrimPrefix(text, "1: ")); !strings.Contains(document, text) {
						t.Errorf("%s: the document does not print %s", x.ID, text)
					}
				}
			}
		})
	}
}

func TestIDsAreUnique(t *testing.T) {
	seen := map[string]bool{}
	for _, e := range editions.Examples() {
		if seen[e.ID] {
			t.Errorf("id %q stands twice", e.ID)
		}
		seen[e.ID] = true
		if e.Section == "" || e.Edition == "" || len(e.Want) == 0 {
			t.Errorf("%q: section %q, edition %q, %d answers", e.ID, e.Section, e.Edition, len(e.Want))
		}
	}
	if len(seen) == 0 {
		t.Error("no examples")
	}
}
