package wire_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"uriscope/core/scheme"
	"uriscope/core/wire"
)

// The edits of a client's run, applied to code units, give the sent text. An octet beyond US-ASCII from an
// encoding is one unit, U+0080 to U+00FF, and spans are in units, too.
func TestSchemeInUnits(t *testing.T) {
	const url = "ftp://h/😀é%E9/%C3%A9b"
	answer, err := wire.Scheme(scheme.Request{Text: url, Edition: "rfc1738", Limit: -1})
	if err != nil {
		t.Fatal(err)
	}
	var a struct {
		Errors []struct{ At int }
		Parts  []struct {
			Name string
			Span []int
		}
		Listing struct {
			Registers []struct {
				Name string
				Sent bool
			}
		}
		Run struct{ Steps []struct{ Edits [][]any } }
	}
	if err := json.Unmarshal(answer, &a); err != nil {
		t.Fatal(err)
	}
	units := utf16.Encode([]rune(url))
	held := make([][]uint16, len(a.Listing.Registers))
	held[0] = units
	for _, step := range a.Run.Steps {
		for _, e := range step.Edits {
			carryOut(held, e)
		}
	}
	sent := ""
	for i, r := range a.Listing.Registers {
		if r.Sent {
			sent = string(utf16.Decode(held[i]))
		}
	}
	if want := "USER anonymous\r\nPASS user@client.example\r\nCWD 😀é\u00e9\r\nRETR \u00c3\u00a9b\r\n"; sent != want {
		t.Errorf("%q, want %q", sent, want)
	}
	if len(a.Errors) != 1 || a.Errors[0].At != len("ftp://h/") {
		t.Errorf("errors %v", a.Errors)
	}
	name := ""
	for _, p := range a.Parts {
		if p.Name == "name" {
			name = string(utf16.Decode(units[p.Span[0]:p.Span[1]]))
		}
	}
	if name != "%C3%A9b" {
		t.Errorf("the name is %q", name)
	}
}

// A path's first character isn't cut, however many units or bytes it has.
func TestGopherTypeIsACharacter(t *testing.T) {
	answer, err := wire.Scheme(scheme.Request{Text: "gopher://h/😀x", Edition: "rfc1738", Limit: -1})
	if want := `"name":"gophertype","role":"path","level":2,"span":[11,13]`; err != nil || !strings.Contains(string(answer), want) {
		t.Errorf("%v: %s, want %s", err, answer, want)
	}
}

// carryOut applies an edit from the JSON to registers, in code units.
func carryOut(held [][]uint16, edit []any) {
	number := func(v any) int { return int(v.(float64)) }
	register, start, end := number(edit[0]), number(edit[1]), number(edit[2])
	if edit[3] == nil {
		held[register] = nil
		return
	}
	old := held[register]
	text := slices.Clone(old[:start])
	for _, piece := range edit[3].([]any) {
		switch piece := piece.(type) {
		case string:
			text = append(text, utf16.Encode([]rune(piece))...)
		case []any:
			text = append(text, held[number(piece[0])][number(piece[1]):number(piece[2])]...)
		}
	}
	held[register] = append(text, old[end:]...)
}
