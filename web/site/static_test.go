package site

import (
	"bytes"
	"encoding/json"
	"html/template"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"

	"uriscope/core/wire"
)

// english is the content of pages in English, which is slow to make.
var english = sync.OnceValues(func() (Static, error) { return NewStatic("../..", "en") })

// The page without a script shows the case that the script opens with.
func TestStartIsThatOfTheScript(t *testing.T) {
	link, err := os.ReadFile("../src/run/link.js")
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{start.Base, start.Reference, start.Edition} {
		if !strings.Contains(string(link), strconv.Quote(text)) {
			t.Errorf("web/src/run/link.js does not have %q", text)
		}
	}
	s, err := english()
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(s.Figure), start.Reference) {
		t.Errorf("the figure: %s", s.Figure)
	}
	for _, want := range []string{">" + start.Base + "</textarea>", ">" + start.Reference + "</textarea>", ">https://docs.example.com/guide/images/x.png<", "<uri-stepper", "Base URI"} {
		if !strings.Contains(string(s.Stage), want) {
			t.Errorf("the boxes of the stage have no %s: %s", want, s.Stage)
		}
	}
	if !strings.Contains(string(s.Menu), `aria-current="page">`) {
		t.Errorf("the menu: %s", s.Menu)
	}
}

// The data in the page equals the engine's answer, with words for it, and can't end its element.
func TestBakedCase(t *testing.T) {
	want, err := wire.Baked(start)
	if err != nil {
		t.Fatal(err)
	}
	s, err := english()
	if err != nil {
		t.Fatal(err)
	}
	page := template.Must(template.New("").Parse(`<script type="application/json">{{.Case}}</script>`))
	var out bytes.Buffer
	if err := page.Execute(&out, s); err != nil {
		t.Fatal(err)
	}
	text := strings.TrimSuffix(strings.TrimPrefix(out.String(), `<script type="application/json">`), "</script>")
	if strings.Contains(text, "<") {
		t.Errorf("there is a < in %s", text)
	}
	var got, wanted map[string]any
	if err := json.Unmarshal([]byte(text), &got); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(want, &wanted); err != nil {
		t.Fatal(err)
	}
	if said, _ := json.Marshal(got["words"]); !strings.Contains(string(said), "replaces-last") {
		t.Errorf("the case has no words for its reason: %s", said)
	}
	delete(got, "words")
	a, _ := json.Marshal(got)
	b, _ := json.Marshal(wanted)
	if !bytes.Equal(a, b) {
		t.Errorf("the page has\n%s\nwant\n%s", a, b)
	}
}

// A case can contain any text.
func TestInScript(t *testing.T) {
	text := "</script><!--<script>"
	quoted, _ := json.Marshal(map[string]string{"text": text})
	written := inScript([]byte(strings.ReplaceAll(string(quoted), `\u003c`, "<")))
	var got map[string]string
	if strings.Contains(written, "<") || json.Unmarshal([]byte(written), &got) != nil || got["text"] != text {
		t.Errorf("%s is written as %s", text, written)
	}
}
