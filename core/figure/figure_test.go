package figure

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"uriscope/core/edition/rfc3986"
	"uriscope/core/editions"

	"uriscope/core/internal/outside"
	"uriscope/core/trace"
)

var update = flag.Bool("update", false, "write the golden files anew")

// golden holds a text against testdata/name. Read the difference: it is for eyes.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s:\n%s\nwant\n%s", name, got, want)
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
		b.WriteString(new(drawing).brackets(text, rfc3986.Edition.Split(text)))
		b.WriteString("\n")
	}
	golden(t, "brackets.golden", b.String())
}

// table draws the buffers of a path: that of a reference which has nothing else.
func table(path string) string {
	e := &rfc3986.Edition
	base := "x:" // the path of a reference with a scheme goes into the buffers as it is
	reference := "x:" + path
	run := trace.New(e.Listing, -1, base, reference)
	e.Resolve(base, reference, nil, run)
	return new(drawing).table(e.Listing, run, base, reference)
}

// The two runs of RFC 3986, section 5.2.4, character for character.
func TestTableIsTheDocuments(t *testing.T) {
	golden(t, "5.2.4-1.golden", table("/a/b/c/./../../g"))
	golden(t, "5.2.4-2.golden", table("mid/content=5/../6"))
	golden(t, "long.golden", table("/a-segment-that-is-longer-than-the-column/./../x"))
	if got := table(""); got != "STEP   OUTPUT BUFFER         INPUT BUFFER\n 1 :\n" {
		t.Errorf("the table of an empty path:\n%s", got)
	}
}

// Where the document is at hand, the golden files are held against it.
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
				indented += "\n" // the document leaves a line free
			}
		}
		if !strings.Contains(strings.ReplaceAll(document, "\r", ""), indented) {
			t.Errorf("%s is not in the document:\n%s", name, indented)
		}
	}
}

// A table of every edition that has buffers, each with its own rules.
func TestTableOfEveryEdition(t *testing.T) {
	var b strings.Builder
	for _, e := range editions.All {
		base, reference := "http://a/b/c/d;p?q", "./../../../g/."
		run := trace.New(e.Listing, -1, base, reference)
		e.Resolve(base, reference, nil, run)
		b.WriteString(e.ID + "\n" + new(drawing).table(e.Listing, run, base, reference) + "\n")
	}
	golden(t, "editions.golden", b.String())
}
