package wire

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"unicode/utf16"
)

// Offsets in an answer are in code units: the marks can be cut from the text in JavaScript. There is
// right-to-left text and surrogate pairs before and within the URIs.
func TestExtractedInUnits(t *testing.T) {
	var a struct {
		Found []struct {
			Whole   [2]int
			URI     string
			WrongAt *int
			Marks   []struct {
				Kind string
				Span [2]int
			}
			Doubts []struct{ Places [][2]int }
			Errors []struct{ At int }
		}
		Passed []struct{ Span [2]int }
		Until  int
	}
	const text = "\U0001F600 שלום <URL: http://é/\U0001F600-\n\u2003b>, é:é \"http://a/\U0001F600 x.\" x:1"
	b, err := Extracted(text, "", -1)
	if err == nil {
		err = json.Unmarshal(b, &a)
	}
	if err != nil {
		t.Fatal(err)
	}
	units := utf16.Encode([]rune(text))
	cut := func(span [2]int) string { return string(utf16.Decode(units[span[0]:span[1]])) }
	var got []string
	for _, f := range a.Found {
		got = append(got, cut(f.Whole), f.URI)
		for _, m := range f.Marks {
			got = append(got, fmt.Sprintf("%s %q", m.Kind, cut(m.Span)))
		}
		for _, d := range f.Doubts {
			for _, p := range d.Places {
				got = append(got, fmt.Sprintf("%q", cut(p)))
			}
		}
		got = append(got, fmt.Sprintf("%d %s", f.Errors[0].At, cut([2]int{*f.WrongAt, *f.WrongAt + 2})))
	}
	for _, p := range a.Passed {
		got = append(got, "passed "+cut(p.Span))
	}
	want := []string{
		"<URL: http://é/\U0001F600-\n\u2003b>", "http://é/\U0001F600-b", `open "<"`, `prefix "URL:"`, `space " "`, `break "\n\u2003"`, `close ">"`, `"-"`, "7 é/",
		"\"http://a/\U0001F600 x.\"", "http://a/\U0001F600x.", `open "\""`, `space " "`, `close "\""`, `" "`, `"."`, "9 \U0001F600",
		"passed x:1",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") || a.Until != len(units) {
		t.Errorf("%q\nwant\n%q", got, want)
	}
}
