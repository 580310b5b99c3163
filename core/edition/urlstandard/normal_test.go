package urlstandard

import (
	"slices"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

// onlyWithMore are the lines of the normal form's listing that need a base or a state override.
var onlyWithMore = []string{
	"scheme-start.3a",
	"scheme.2.1.1", "scheme.2.1.2", "scheme.2.1.3", "scheme.2.1.4", "scheme.2.3.1", "scheme.2.3.2", "scheme.4a",
	"no-scheme.2", "no-scheme.3", "no-scheme.4a",
	"file.4.1", "file.4.2", "file.4.3", "file.4.4", "file.4.4.1", "file.4.4.2", "file.4.4.2a", "file.4.4.3.1", "file.4.4.3.2", "file.4.4.4",
	"file-slash.2.1.1", "file-slash.2.1.2",
}

// watchNormal records the run to a normal form, and returns any error in it.
func watchNormal(l *trace.Listing, text string) error {
	run := trace.New(l, -1, text)
	normalize(text, true, nil, run)
	return tracetest.Check(l, run, text)
}

// The normal form is the result of parsing without a base, with or without a trace. Normalizing it again
// changes nothing.
func TestNormalForm(t *testing.T) {
	lines := map[int]bool{}
	var checked []string // texts whose runs have a line or an answer that those before have not
	type seen struct {
		line   int
		answer trace.Answer
	}
	found := map[seen]bool{}
	for _, c := range suite[wptCase](t, "wpt-2026-07-urltestdata.json") {
		want := Resolve("", c.Input, nil)
		run := trace.New(normalListing, -1, c.Input)
		if got := normalize(c.Input, true, nil, run); got != want.Href || normalize(c.Input, true, nil, nil) != got {
			t.Errorf("%q: %q, want %q", c.Input, got, want.Href)
		}
		problems, _ := refuses(c.Input)
		if (len(problems) > 0) != (want.Failure != "") {
			t.Errorf("%q is refused because of %v, want %s", c.Input, problems, want.Failure)
		}
		state := trace.NewState(normalListing, c.Input)
		for i := range run.Steps() {
			state.Apply(run.Edits(i))
		}
		if replayed, defined := state.Text(rNormal); replayed != want.Href || defined != (want.Failure == "") {
			t.Errorf("%q: replayed %q", c.Input, replayed)
		}
		if again := normalize(want.Href, true, nil, nil); again != want.Href {
			t.Errorf("%q becomes %q, and that %q", c.Input, want.Href, again)
		}
		tells := false
		for _, step := range run.Steps() {
			lines[step.Line] = true
			if s := (seen{step.Line, step.Answer}); !found[s] {
				found[s], tells = true, true
			}
		}
		if tells {
			checked = append(checked, c.Input)
			if err := watchNormal(normalListing, c.Input); err != nil {
				t.Errorf("%q: %v", c.Input, err)
			}
		}
	}
	var unseen []string
	for i, line := range normalListing.Lines {
		if !lines[i] && (!line.Else || line.Question) {
			unseen = append(unseen, line.ID)
		}
	}
	if !slices.Equal(unseen, onlyWithMore) {
		t.Errorf("no text has the lines %q, want %q", unseen, onlyWithMore)
	}
	if err := tracetest.CheckListing(normalListing); err != nil {
		t.Error(err)
	}
	t.Logf("%d lines, %d texts", len(normalListing.Lines), len(checked))
}

// A check detects every exchange of two neighboring lines around the parser.
func TestExchangedNormalLines(t *testing.T) {
	missed, caught := tracetest.Exchanged(normalListing, func(l *trace.Listing) error {
		if err := tracetest.CheckListing(l); err != nil {
			return err
		}
		for i, line := range l.Lines {
			own := strings.HasPrefix(normalListing.Lines[i].ID, "equals.") || strings.HasPrefix(line.ID, "equals.")
			if own && (line.ID != normalListing.Lines[i].ID || line.Code != normalListing.Lines[i].Code) {
				for _, text := range []string{"HTTP://a", "x:", "http:", "a"} {
					if err := watchNormal(l, text); err != nil {
						return err
					}
				}
				return nil
			}
		}
		return errOthers // of the parser's lines, another test
	})
	if len(missed) > 0 {
		t.Errorf("no check fails when one exchanges %q", missed)
	}
	t.Log(caught)
}

var errOthers = edition.Lack{}

func TestNormalForms(t *testing.T) {
	for text, want := range map[string]string{
		"HTTP://EXAMPLE.com":           "http://example.com/",
		"http://example.com:80/%7e":    "http://example.com/%7e",
		"http:\\\\0x7f.1\\a\\..\\%2e":  "http://127.0.0.1/",
		"https://[::0:1]:443/#":        "https://[::1]/#",
		"file://localhost/C|/a":        "file:///C:/a",
		"mailto:Joe@Example.COM":       "mailto:Joe@Example.COM",
		"web+demo:/a/..//b":            "web+demo:/.//b",
		" http://u:@h/a b?é'#`\t":      "http://u@h/a%20b?%C3%A9%27#%60",
		"//example.com/":               "",
		"http://a b/":                  "",
		"http://bücher.example/":       "http://xn--bcher-kva.example/",
		"http://XN--bcher-kva.example": "http://xn--bcher-kva.example/",
	} {
		if got := normalize(text, true, nil, nil); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
	if _, relative := refuses("../a"); !relative {
		t.Error("a relative reference is not refused for want of a base")
	}
	if _, relative := refuses("http://a b/"); relative {
		t.Error("an invalid host is refused for want of a base")
	}
}
