package editions_test

import (
	"strings"
	"testing"

	"uriscope/core/edition/editiontest"
	"uriscope/core/editions"
	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

func TestReplayIsTheResult(t *testing.T) {
	for _, e := range editions.All {
		for _, pair := range editiontest.Hard {
			for _, o := range editiontest.Options(e) {
				editiontest.CheckRun(t, e, pair[0], pair[1], o)
			}
		}
	}
}

// The size of a trace grows with the number of segments, not with its square.
func TestTraceIsLinear(t *testing.T) {
	for _, e := range editions.All {
		size := func(segments int) int {
			reference := strings.Repeat("a/../b/./", segments/4)
			run := trace.New(e.Listing, -1, "http://h/x/y", reference)
			e.Resolve("http://h/x/y", reference, nil, run)
			n := len(run.Steps())
			for i := range run.Steps() {
				for _, edit := range run.Edits(i) {
					n += 1 + len(edit.Pieces)
				}
			}
			return n
		}
		perThousand := size(2000) - size(1000)
		long := 100_000
		if testing.Short() {
			long = 20_000
		}
		if got, most := size(long)-size(long-1000), perThousand+10; got > most {
			t.Errorf("%s: a thousand segments more are %d more entries at %d segments, %d at 1,000", e.ID, got, long, perThousand)
		}
	}
}

func TestListings(t *testing.T) {
	for _, e := range editions.All {
		if e.Program != nil {
			continue // compiling it is the check
		}
		if err := tracetest.CheckListing(e.Listing); err != nil {
			t.Errorf("%s: %v", e.ID, err)
		}
	}
}

// Together, the checked runs run every line, except those that never run themselves: an else, and a loop that
// only contains other lines.
func TestEveryLineIsCarriedOut(t *testing.T) {
	for _, e := range editions.All {
		if e.Listing.Grouped {
			continue // its own folder checks that
		}
		done := make([]bool, len(e.Listing.Lines))
		for _, r := range runs(e) {
			run := trace.New(e.Listing, -1, r.base, r.reference)
			e.Resolve(r.base, r.reference, r.options, run)
			for _, step := range run.Steps() {
				done[step.Line] = true
			}
		}
		for i, line := range e.Listing.Lines {
			if idle := line.Else || line.Loop && line.Code == "while input buffer is not empty"; done[i] == idle {
				t.Errorf("%s: the line %s (%s) is carried out: %v", e.ID, line.ID, line.Code, done[i])
			}
		}
	}
}

func FuzzGrammar(f *testing.F) {
	for _, e := range editions.Examples() {
		f.Add(e.Input)
		f.Add(e.Want[0])
	}
	for _, s := range []string{"http://[::1]:80/", "//[v1.a]", "http://1.2.3.4.com", "a%2g", "1:2", "http://[1::2::3]", "//a@b@c", "?#?#", "x://u:p@h:8x"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, e := range editions.All {
			if e.Syntax == nil {
				continue // it has no grammar
			}
			for _, production := range e.Syntax.Productions {
				wrong := e.Validate(production, text)
				m := e.Syntax.Grammar().Match(production, text)
				if wrong != nil && wrong.Condition != "" {
					continue // the grammar can't tell
				}
				if m.OK != (wrong == nil) {
					t.Fatalf("%s: %s %q: the grammar says %v, the validator %+v", e.ID, production, text, m.OK, wrong)
				}
				if wrong != nil && (wrong.At < 0 || wrong.At > len(text)) {
					t.Fatalf("%s: %s %q: wrong at %d", e.ID, production, text, wrong.At)
				}
				if wrong != nil && wrong.At > m.Failure.At {
					t.Fatalf("%s: %s %q: the validator goes on to %d, the grammar to %d", e.ID, production, text, wrong.At, m.Failure.At)
				}
			}
		}
	})
}

// A run on 100,000 segments can be replayed in linear time, even if several rules in turn pass over the buffer
// and remove every other segment. Quadratic time would be minutes, longer than the test runner waits.
func TestReplayOfManySegments(t *testing.T) {
	const base = "http://a/b"
	for _, part := range []string{"./a/", "a/../b/./", "a/../"} {
		segments := 100_000
		if testing.Short() {
			segments = 30_000
		}
		reference := strings.Repeat(part, segments/strings.Count(part, "/"))
		for _, e := range editions.All {
			run := trace.New(e.Listing, -1, base, reference)
			want := e.Resolve(base, reference, nil, run).Target
			state := trace.NewState(e.Listing, base, reference)
			for i := range run.Steps() {
				state.Apply(run.Edits(i))
			}
			if got, _ := state.Text(len(e.Listing.Registers) - 1); got != want {
				t.Errorf("%s: %s …: replayed %d bytes, want %d", e.ID, part, len(got), len(want))
			}
		}
	}
}
