package figure

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc3986"
	"uriscope/core/editions"
	"uriscope/core/internal/golden"
	"uriscope/core/internal/invisible"
	"uriscope/core/internal/outside"
	"uriscope/core/trace"
	_ "uriscope/core/trace/tracetest" // a run that names a line which there isn't panics
)

func TestColumns(t *testing.T) {
	for text, want := range map[string]int{"aé": 2, "例え": 4, "Ａ１！": 6, "한": 2, "😀": 2, "、。": 4, "ｱ": 1, "￥": 2} {
		if got := columns(text); got != want {
			t.Errorf("%q takes %d columns, want %d", text, got, want)
		}
	}
}

// A figure shows every character that a note would call invisible, and its brackets fit what it shows.
func TestInvisibleCharactersAreDrawn(t *testing.T) {
	for r := rune(utf8.RuneSelf); r <= utf8.MaxRune; r++ {
		if !invisible.Is(r) {
			continue
		}
		text := "a" + string(r) + "b"
		if got := visible(text); got != "a\uFFFDb" || columns(text) != len("a?b") {
			t.Errorf("%U: %q is drawn in %d columns", r, got, columns(text))
		}
	}
}

func TestBrackets(t *testing.T) {
	var b strings.Builder
	for _, text := range []string{
		"foo://example.com:8042/over/there?name=ferret#nose",
		"urn:example:animal:ferret:nose",
		"http://a/b/c/d;p?q",
		"http://a/g",
		"../../../g",
		"",
		"//",
		"a:?#",
		"x://y/?z#w",
		"http://例え/え?\x00\u200b",
		"s:p",
	} {
		s := new(drawing).brackets("", text, rfc3986.Edition.Split(text))
		b.WriteString(s.body())
		b.WriteString("\n")
	}
	golden.Compare(t, "brackets.golden", b.String())
}

// buffers draws the buffers of a run.
func buffers(e *edition.Edition, base, reference string) string {
	run := trace.New(e.Listing, -1, base, reference)
	e.Resolve(base, reference, nil, run)
	rows, _ := new(drawing).rows(e.Listing, run, base, reference)
	if len(rows) == 1 {
		return ""
	}
	return table(rows)
}

// tableOf draws the buffers for a path.
func tableOf(path string) string {
	return buffers(&rfc3986.Edition, "x:", "x:"+path) // a reference with a scheme: its path enters the buffers unchanged
}

// The two runs of RFC 3986, section 5.2.4, character for character.
func TestTableIsTheDocuments(t *testing.T) {
	golden.Compare(t, "5.2.4-1.golden", tableOf("/a/b/c/./../../g"))
	golden.Compare(t, "5.2.4-2.golden", tableOf("mid/content=5/../6"))
	golden.Compare(t, "long.golden", tableOf("/a-segment-that-is-longer-than-the-column/./../x"))
	if got := tableOf(""); got != "STEP   OUTPUT BUFFER         INPUT BUFFER\n 1 :\n" {
		t.Errorf("the table of an empty path:\n%s", got)
	}
}

// The golden files are compared with the spec, if it is available.
func TestGoldenIsTheDocument(t *testing.T) {
	document := outside.Document(t, "rfc3986.txt")
	for _, name := range []string{"5.2.4-1.golden", "5.2.4-2.golden"} {
		want, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			t.Fatal(err)
		}
		indented := "\n"
		for line := range strings.Lines(string(want)) {
			indented += "      " + line
			if strings.HasPrefix(line, "STEP") {
				indented += "\n" // the document has an empty line here
			}
		}
		if !strings.Contains(strings.ReplaceAll(document, "\r", ""), indented) {
			t.Errorf("%s is not in the document:\n%s", name, indented)
		}
	}
}

// The tables of all editions for the same texts.
func TestTableOfEveryEdition(t *testing.T) {
	var b strings.Builder
	for _, e := range editions.All {
		b.WriteString(e.ID + "\n" + buffers(e, "http://a/b/c/d;p?q", "./../../../g/.") + "\n")
	}
	golden.Compare(t, "editions.golden", b.String())
}

// However long the texts are, a figure is small, and says what it leaves out.
func TestFiguresAreBounded(t *testing.T) {
	said := strings.NewReplacer("{most}", "400", "{start}", "199", "{end}", "200", "{elided}", "…").Replace(english["clipped"])
	formats := []Format{PlainText, Markdown, HTML, SVG}
	for i, e := range editions.All {
		format := formats[i%len(formats)] // the run is the same in each
		if testing.Short() && i >= len(formats) && e != editions.Standard {
			continue
		}
		for name, reference := range map[string]string{
			"segments": strings.Repeat("../a/", 200_000), "one segment": "./" + strings.Repeat("a", 1_000_000), "query": "?" + strings.Repeat("例", 300_000),
			"a long start": strings.Repeat("a/", 400_000) + strings.Repeat("../", 1000), "not UTF-8": "./" + strings.Repeat("\xff\x80", 300_000),
			"many scripts": strings.Repeat("aé例/", 400) + strings.Repeat("../", 400),
		} {
			got, err := Draw(e, "http://a/b/c/d;p?q", reference, nil, format, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(got) > 2<<20 {
				t.Errorf("%s, %s, %s: %d bytes", e.ID, name, format, len(got))
			}
			if !strings.Contains(got, said) {
				t.Errorf("%s, %s, %s: the figure does not say what it leaves out", e.ID, name, format)
			}
			if !utf8.ValidString(got) {
				t.Errorf("%s, %s, %s: a character is cut", e.ID, name, format)
			}
		}
	}
}

// A figure shows the whole text up to the limit, and shortens a longer one.
func TestWidest(t *testing.T) {
	e := &rfc3986.Edition
	for length, whole := range map[int]bool{widest - 1: true, widest: true, widest + 1: false} {
		path := "/" + strings.Repeat("é", length-2) + "z"
		got, err := Draw(e, "x:", path, nil, PlainText, nil)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(got, path) != whole || strings.Contains(got, elided) == whole {
			t.Errorf("%d characters, shown whole: %v", length, strings.Contains(got, path))
		}
		if clipped := "/" + strings.Repeat("é", 198) + "…" + strings.Repeat("é", 199) + "z"; !whole && !strings.Contains(got, clipped) {
			t.Errorf("%d characters: the ends are not those of the text:\n%s", length, got)
		}
	}
}
