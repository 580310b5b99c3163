package trace_test

import (
	"testing"

	"uriscope/core/trace"
)

// A listing of its own, so that the package is tested without any edition.
var listing = &trace.Listing{
	Registers: []trace.Register{{Name: "Base"}, {Name: "R"}, {Name: "out", Buffer: true}, {Name: "in", Buffer: true}},
	Lines:     []trace.Line{{ID: "fill"}, {ID: "ask", Question: true}, {ID: "move"}, {ID: "drop"}},
}

const (
	base = iota
	ref
	out
	in
)

// run moves segments of base+"-"+ref from one buffer to the other.
func run(t *trace.Trace) {
	t.Do(0)
	t.Set(in, trace.From(base, 0, 3), trace.Text("-"), trace.From(ref, 0, 2))
	t.Set(out)
	t.Ask(1, true)
	t.Do(2)
	t.Append(out, trace.From(in, 0, 4))
	t.Replace(in, 0, 4)
	t.Do(3)
	t.Replace(out, 1, 2)
	t.Undefine(in)
}

func TestReplay(t *testing.T) {
	tr := trace.New(listing, -1, "abc", "de")
	run(tr)
	type held struct{ out, in string }
	want := []held{{"", "abc-de"}, {"", "abc-de"}, {"abc-", "de"}, {"ac-", "undefined"}}
	if len(tr.Steps()) != len(want) || tr.Total() != len(want) {
		t.Fatalf("%d steps of %d, want %d", len(tr.Steps()), tr.Total(), len(want))
	}
	state := trace.NewState(listing, "abc", "de")
	for i := range tr.Steps() {
		state.Apply(tr.Edits(i))
		got := held{text(state, out), text(state, in)}
		if got != want[i] {
			t.Errorf("after step %d: %q, want %q", i, got, want[i])
		}
	}
	origins := state.Origins(out)
	wantOrigins := []trace.Piece{trace.From(base, 0, 1), trace.From(base, 2, 3), trace.Text("-")}
	if len(origins) != len(wantOrigins) {
		t.Fatalf("origins %v, want %v", origins, wantOrigins)
	}
	for i, p := range origins {
		if p != wantOrigins[i] {
			t.Errorf("origin %d: %v, want %v", i, p, wantOrigins[i])
		}
	}
}

func text(s *trace.State, register int) string {
	if held, ok := s.Text(register); ok {
		return held
	}
	return "undefined"
}

func TestNilTraceRecordsNothing(t *testing.T) {
	var tr *trace.Trace
	run(tr)
	if tr.Steps() != nil || tr.Total() != 0 {
		t.Error("a nil trace has steps")
	}
	if !tr.Ask(1, true) || tr.Ask(1, false) {
		t.Error("a nil trace changes the answer")
	}
	if n := testing.AllocsPerRun(100, func() { run(nil) }); n != 0 {
		t.Errorf("a run without a trace allocates %v times", n)
	}
}

func TestLimit(t *testing.T) {
	tr := trace.New(listing, 2, "abc", "de")
	run(tr)
	if len(tr.Steps()) != 2 || tr.Total() != 4 {
		t.Fatalf("%d steps of %d, want 2 of 4", len(tr.Steps()), tr.Total())
	}
	if n := len(tr.Edits(1)); n != 0 {
		t.Errorf("the last recorded step has %d edits of steps beyond the limit", n)
	}
}

// A buffer that is taken apart and put together from both ends behaves as a string does.
func TestRopeAgainstString(t *testing.T) {
	const text1, text2 = "0123456789", "abcdefghij"
	seed := uint32(1)
	random := func(n int) int {
		seed = seed*1664525 + 1013904223
		return int(seed>>8) % n
	}
	tr := trace.New(listing, -1, text1, text2)
	want := ""
	for range 2000 {
		start := random(len(want) + 1)
		end := start + random(len(want)-start+1)
		from, text := base, text1
		if random(2) == 0 {
			from, text = ref, text2
		}
		a := random(len(text) + 1)
		b := a + random(len(text)-a+1)
		tr.Do(0)
		tr.Replace(out, start, end, trace.From(from, a, b))
		want = want[:start] + text[a:b] + want[end:]
	}
	state := trace.NewState(listing, text1, text2)
	for i := range tr.Steps() {
		state.Apply(tr.Edits(i))
	}
	if got, _ := state.Text(out); got != want {
		t.Errorf("replayed %q\nwant     %q", got, want)
	}
}
