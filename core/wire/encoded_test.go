package wire

import (
	"encoding/json"
	"testing"

	"uriscope/core/encode"
)

// Offsets are in code units, for the characters and in the run, and half a surrogate pair isn't a character.
func TestEncodedInUnits(t *testing.T) {
	type answer struct {
		Encoded, Decoded *string
		Characters       []struct {
			Span    [2]int
			Octets  string
			Encoded string
		}
		Run struct {
			Steps []struct {
				Edits [][]any
			}
		}
	}
	ask := func(data, edition string) (a answer) {
		b, err := Encoded(encode.Request{Data: data, Limit: -1}, edition)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(b, &a); err != nil {
			t.Fatal(err)
		}
		return a
	}
	const data = "é\U0001F600x é"
	for _, edition := range []string{"rfc3986", "rfc1738"} {
		a := ask(data, edition)
		want := [][2]int{{0, 1}, {1, 3}, {3, 4}, {4, 5}, {5, 6}}
		for i, c := range a.Characters {
			if c.Span != want[i] {
				t.Errorf("character %d is at %v, want %v", i, c.Span, want[i])
			}
		}
		if *a.Decoded != data || *a.Encoded != "%C3%A9%F0%9F%98%80x%20%C3%A9" {
			t.Errorf("%q, %q", *a.Encoded, *a.Decoded)
		}
		found := false
		for _, step := range a.Run.Steps {
			for _, edit := range step.Edits {
				for _, piece := range edit[3].([]any) {
					if p, ok := piece.([]any); ok && p[0] == 0.0 {
						found = p[1] == 3.0 && p[2] == 4.0 && edit[1] == 18.0
					}
				}
			}
		}
		if !found {
			t.Errorf("%s: the x is not taken from 3 to 4, and put at 18: %v", edition, a.Run.Steps)
		}
	}
	a := ask("a\ufffdb"+encode.NoCharacter, "rfc3986")
	if a.Encoded != nil || a.Characters[1].Octets != "EFBFBD" || a.Characters[3].Octets != "" {
		t.Errorf("%+v", a.Characters)
	}
}
