package explain_test

import (
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/explain"
)

// Everything else that a spec prints is what its own edition computes: parts, encodings, groups of the
// expression, buffers, the text a client sends, and URIs in running text. Nothing is left uncomputed.
func TestWhatElseIsPrinted(t *testing.T) {
	want := map[string]map[edition.ExampleKind]int{
		"url-1993":      {edition.KindPart: 2, edition.KindExtract: 2},
		"rfc1738":       {edition.KindClient: 3, edition.KindPart: 9, edition.KindParts: 4, edition.KindExtract: 1},
		"url-syntax-05": {edition.KindParts: 3, edition.KindEncode: 2, edition.KindGroups: 1, edition.KindExtract: 1},
		"rfc2396bis-01": {edition.KindEncode: 2, edition.KindGroups: 1, edition.KindExtract: 1},
		"rfc3986":       {edition.KindParts: 4, edition.KindDifferent: 4, edition.KindExtract: 1, edition.KindEncode: 7, edition.KindPart: 2, edition.KindBuffers: 2, edition.KindGroups: 1},
	}
	for id, kinds := range want {
		rows, err := explain.Board(id)
		if err != nil {
			t.Fatal(err)
		}
		got := map[edition.ExampleKind]int{}
		for _, row := range rows {
			switch row.Example.Kind {
			case edition.KindPart, edition.KindParts, edition.KindDifferent, edition.KindEncode, edition.KindGroups, edition.KindBuffers, edition.KindClient, edition.KindExtract:
			default:
				continue
			}
			got[row.Example.Kind]++
			for _, c := range row.Cells {
				if c.Edition.ID == id && c.Agrees != explain.Agrees {
					t.Errorf("%s: %q, the document has %q", row.Example.ID, strings.Join(c.Lines, "\n"), strings.Join(row.Example.Want, "\n"))
				}
			}
		}
		for kind, n := range kinds {
			if got[kind] != n {
				t.Errorf("%s: %d of kind %s, want %d", id, got[kind], kind, n)
			}
			delete(got, kind)
		}
		if len(got) > 0 {
			t.Errorf("%s: %v besides", id, got)
		}
	}
}

// Anything that an edition can't compute is left open, and different results are marked as different.
func TestWhatOthersMakeOfIt(t *testing.T) {
	cells := map[string]string{} // by example and edition
	for _, id := range []string{"url-1993", "rfc1738", "rfc3986", "rfc2396bis-01", "url-syntax-05"} {
		rows, err := explain.Board(id)
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range rows {
			for _, c := range row.Cells {
				cells[row.Example.ID+" "+c.Edition.ID] = map[explain.Verdict]string{explain.NotComputed: "open", explain.Agrees: "agrees", explain.Differs: "differs"}[c.Agrees] + " " + strings.Join(c.Lines, "\n")
			}
		}
	}
	for _, c := range [][2]string{
		{"rfc1738/Appendix/1 rfc3986", "agrees "},
		{"rfc1738/Appendix/1 url-1993", "differs "},
		{"rfc3986/C/1 url-1993", "differs ftp://foo.example.com/rfc/\nhttp://www.ics"},
		{"rfc3986/C/1 rfc1738", "differs "},
		{"rfc1738/3.4.7/1 rfc3986", "open "},
		{"rfc1738/3.2.2/4 rfc3986", "open "},
		{"rfc1738/3.2.2/5 url-1993", "differs RETR etc/motd"},
		{"rfc3986/5.2.4/3 rfc2396bis-01", "open "},
		{"rfc3986/B/2 rfc1738", "open "},
		{"rfc3986/B/2 url-syntax-05", "agrees "},
		{"rfc3986/3.3/3 url-syntax-05", "agrees "},
		{"rfc3986/3.3/3 url-1993", "open "},
		{"rfc3986/2.5/4 url-1993", "differs %C0"},
		{"url-1993/References/13 rfc3986", "agrees "},
		{"url-1993/References/14 rfc1738", "differs "},
		// Values of components. In 2005 the user information is a single one, with the colon.
		{"rfc1738/3.1/4 url-syntax-05", "agrees "}, {"rfc1738/3.1/6 rfc3986", "open "}, {"url-syntax-05/4.3.1/6 rfc1738", "agrees "},
		{"rfc1738/3.11/2 rfc3986", "open "}, {"rfc3986/3/3 rfc2396", "agrees "}, {"rfc3986/3/3 url-1993", "agrees "}, {"rfc3986/3.3/6 rfc2396", "agrees "},
		{"rfc3986/3.3/6 rfc1738", "differs path = <undefined>"},
		// "?" with nothing after it isn't nothing.
		{"rfc3986/6.2.3/7 url-syntax-05", "agrees "}, {"rfc3986/6.2.3/10 rfc1738", "agrees "},
		// Pairs that are equivalent in one spec, by each spec's normal forms.
		{"rfc3986/6.2.2/1 rfc3986", "agrees "},
		{"rfc3986/6.2.2/1 rfc2396bis-01", "agrees "},
		{"rfc3986/6.2.2.1/1 url-syntax-05", "agrees "},
		{"rfc3986/6.2.2.1/1 rfc1738", "differs "}, // the host keeps its letters
		{"rfc3986/6.2.3/3 rfc2396bis-01", "agrees "},
		{"rfc3986/6.2.3/3 url-syntax-05", "agrees "},
		{"rfc3986/6.2.3/4 url-syntax-05", "agrees "},
		{"rfc3986/6.2.3/1 rfc2396bis-01", "differs "},
	} {
		if got := cells[c[0]]; !strings.HasPrefix(got, c[1]) {
			t.Errorf("%s: %q, want %q", c[0], got, c[1])
		}
	}
}
