package wire_test

import (
	"encoding/json"
	"testing"
	"unicode/utf16"

	"uriscope/core/scheme"
	"uriscope/core/wire"
)

// The edits of a client's run, carried out on code units, give what was sent; an octet beyond
// US-ASCII that an encoding stood for is one unit, U+0080 to U+00FF, and spans are in units too.
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
			at := func(i int) int { return int(e[i].(float64)) }
			if e[3] == nil {
				held[at(0)] = nil
				continue
			}
			var added []uint16
			for _, piece := range e[3].([]any) {
				switch piece := piece.(type) {
				case string:
					added = append(added, utf16.Encode([]rune(piece))...)
				case []any:
					added = append(added, held[int(piece[0].(float64))][int(piece[1].(float64)):int(piece[2].(float64))]...)
				}
			}
			old := held[at(0)]
			held[at(0)] = append(append(append([]uint16{}, old[:at(1)]...), added...), old[at(2):]...)
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
	for _, p := range a.Parts {
		if p.Name == "name" && string(utf16.Decode(units[p.Span[0]:p.Span[1]])) != "%C3%A9b" {
			t.Errorf("the name is at %v", p.Span)
		}
	}
}
