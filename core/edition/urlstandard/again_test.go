package urlstandard

import (
	"reflect"
	"strings"
	"testing"

	"uriscope/core/trace"
)

// Groups have the same steps as a run recorded step by step, although the parser skips ahead over similar
// characters, and they replay to the same pieces.
func TestGroupsHaveAllStepsOfAlikeCharacters(t *testing.T) {
	for _, prefix := range []string{"http://h/", "http://h/?", "http://h/#", "x:", "x://", "http://u:"} {
		for _, word := range []string{"ab", "ü", "日本", "😀a", "%C3%BC", "%zz", "a%4", "ü\uFDD0ü", "\xffü", "\uFFFD", "aüb-c"} {
			text := prefix + strings.Repeat(word, 700)
			single := trace.New(normalListing, -1, text)
			form := normalize(text, true, nil, single)
			fold := trace.New(normalListing, -1, text)
			fold.KeepForms()
			fold.Fold(text)
			if got := normalize(text, true, nil, fold); got != form || fold.Total() != single.Total() {
				t.Errorf("%.20q…: %d steps to %.20q…, want %d to %.20q…", text, fold.Total(), got, single.Total(), form)
				continue
			}
			groups, _ := fold.Groups()
			one, all := trace.NewState(normalListing, text), trace.NewState(normalListing, text)
			lines := map[int]int{}
			for i, step := range single.Steps() {
				one.Apply(single.Edits(i))
				lines[step.Line]++
			}
			for _, g := range groups {
				all.Apply(g.Edits)
				for _, c := range g.Lines {
					lines[c.Line] -= c.Yes + c.No
				}
			}
			for r := range normalListing.Registers {
				if !reflect.DeepEqual(one.Origins(r), all.Origins(r)) {
					t.Errorf("%.20q…: %s isn't what the single steps make of it", text, normalListing.Registers[r].Name)
				}
			}
			for line, n := range lines {
				if n != 0 {
					t.Errorf("%.20q…: the groups carry out %s %d times less", text, normalListing.Lines[line].ID, n)
				}
			}
		}
	}
}

// The parser skips ahead over similar characters in each state that appends them, and over nothing else.
func TestTheParserGoesOnOverAlikeCharacters(t *testing.T) {
	for _, state := range []string{"authority", "host", "path", "opaque path", "query", "fragment"} {
		for input, last := range map[string]string{
			"ab1/": "1/", "üöä/": "ä/", "日本語": "語", "%C3%BC%": "C%", "üa": "üa", "aü": "aü", "ü\uFDD0": "ü\uFDD0", "ü\xff": "ü\xff", "/a": "/a", "": "",
		} {
			p := &parser{input: input, state: state}
			if p.sameAgain(); p.input[p.at:] != last {
				t.Errorf("%s state: it goes on to %q of %q, want %q", state, p.input[p.at:], input, last)
			}
		}
	}
}

// Repeated steps count in the end of a phase, if the forms of a text are kept.
func TestRepeatedStepsCountInTheirPhase(t *testing.T) {
	run := trace.New(normalListing, -1, "a")
	run.KeepForms()
	run.Fold("a")
	run.Do("equals.0")
	run.BeginRepeat()
	run.Ask("url.9a", true)
	run.Do("url.9b")
	phase := normalListing.Lines[normalListing.Find("url.9b")].Phase
	if !run.Repeat(3) || run.Total() != 9 || run.PhaseEnd(phase) != 9 {
		t.Errorf("%d steps, and %d at the end of the phase", run.Total(), run.PhaseEnd(phase))
	}
}
