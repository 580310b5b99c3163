package trace_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"uriscope/core/trace"
)

// listing is made for these tests, which use no edition.
var listing = trace.NewListing([]trace.Register{{Name: "Base"}, {Name: "R"}, {Name: "out", Buffer: true}, {Name: "in", Buffer: true}},
	trace.Lines(`
# dots: nowhere
fill(in, out): out ← ""; in ← Base and "-" and R
ask? if there is anything in in
	move(in, out): move some of in to out
drop(in, out): drop some of out, and forget in
`))

const (
	base = iota
	ref
	out
	in
)

// run moves segments of base+"-"+ref from one buffer to the other.
func run(t *trace.Trace) {
	t.Do("fill")
	t.Set(in, trace.From(base, 0, 3), trace.Text("-"), trace.From(ref, 0, 2))
	t.Set(out)
	t.Ask("ask", true)
	t.Do("move")
	t.Append(out, trace.From(in, 0, 4))
	t.Replace(in, 0, 4)
	t.Do("drop")
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
	if !tr.Ask("ask", true) || tr.Ask("ask", false) {
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

// A register edited at random offsets always has the same content as a string edited in the same way.
func TestRopeAgainstString(t *testing.T) {
	const text1, text2 = "0123456789", "abcdefghij"
	seed := uint32(1)
	random := func(n int) int {
		seed = seed*1664525 + 1013904223
		return int(seed>>8) % n
	}
	tr := trace.New(listing, -1, text1, text2)
	held, longest := "", 0
	var want []string
	for range 4000 {
		start := random(len(held) + 1)
		end := start + random(min(len(held)-start, 9)+1)
		from := []int{base, ref, out}[random(3)]
		text := []string{text1, text2, held}[from]
		a := random(len(text) + 1)
		b := a + random(min(len(text)-a, 9)+1)
		literal := "<>"[:random(3)]
		tr.Do("fill")
		tr.Replace(out, start, end, trace.From(from, a, b), trace.Text(literal))
		held = held[:start] + text[a:b] + literal + held[end:]
		want = append(want, held)
		longest = max(longest, len(held))
	}
	if longest < 100 {
		t.Fatalf("the buffer never held more than %d bytes", longest)
	}
	state := trace.NewState(listing, text1, text2)
	for i := range tr.Steps() {
		state.Apply(tr.Edits(i))
		if got := text(state, out); got != want[i] {
			t.Fatalf("replayed %q\nwant     %q", got, want[i])
		}
		if got := spelled(state.Origins(out), text1, text2); got != want[i] {
			t.Fatalf("origins of %q\nwant       %q", got, want[i])
		}
	}
}

// A group's effect doesn't change when later groups edit the register.
func TestGroupsAgainstString(t *testing.T) {
	const text = "0123456789"
	grouped := trace.NewListing([]trace.Register{{Name: "Base"}, {Name: "out"}, {Name: "in"}}, trace.Lines(`
# dots: nowhere
##  = even
even(in, out): change in or out
##  = odd
odd(in, out): change in or out
`))
	const out, in = 1, 2
	r := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		tr := trace.New(grouped, -1, text)
		tr.Fold(text)
		var held [3]string
		var want [][3]string
		for i := range 20 {
			tr.Do([]string{"even", "odd"}[i%2])
			for range 1 + r.IntN(4) {
				to := out + r.IntN(2)
				from := out + in - to
				start := r.IntN(len(held[to]) + 1)
				end := start + r.IntN(len(held[to])-start+1)
				if r.IntN(2) == 0 {
					start, end = len(held[to])*r.IntN(2), len(held[to])
				}
				at := r.IntN(len(text) + 1)
				if len(held[from]) > 99 {
					held[from] = ""
					tr.Set(from)
				}
				tr.Replace(to, start, end, trace.Text("<>"[:r.IntN(3)]), trace.From(from, 0, len(held[from])), trace.From(base, at, len(text)))
				made := tr.Edits(len(tr.Steps()) - 1)
				held[to] = held[to][:start] + spelled(made[len(made)-1].Pieces, text, held[out], held[in]) + held[to][end:]
			}
			want = append(want, held)
		}
		groups, _ := tr.Groups()
		held = [3]string{}
		for i, g := range groups {
			for _, e := range g.Edits {
				held[e.Register] = held[e.Register][:e.Start] + spelled(e.Pieces, text) + held[e.Register][e.End:]
			}
			if held != want[i] {
				t.Fatalf("group %d leads to\n%q, want\n%q", i, held, want[i])
			}
		}
	}
}

// spelled returns the text of pieces of the texts.
func spelled(pieces []trace.Piece, texts ...string) string {
	text := ""
	for _, p := range pieces {
		if p.Text != "" {
			text += p.Text
		} else {
			text += texts[p.Register][p.Start:p.End]
		}
	}
	return text
}

// middle records a run that works in the middle of one buffer, as step 6 of
// draft-fielding-url-syntax-05, section 5.2 does: it fills the buffer, removes each "./",
// and then each segment followed by "../", the leftmost first. It returns the run, the base
// that it starts from, and what is left in the buffer.
func middle(units int) (tr *trace.Trace, text, left string) {
	text = strings.Repeat("p/./a/./b/./../../", units)
	tr = trace.New(listing, -1, text, "")
	tr.Do("fill")
	tr.Set(out, trace.From(base, 0, len(text)))
	remove := func(start, length int) {
		tr.Do("drop")
		tr.Replace(out, start, start+length)
	}
	for i := range units {
		at := i * len("p/a/b/../../")
		remove(at+len("p/"), len("./"))
		remove(at+len("p/a/"), len("./"))
		remove(at+len("p/a/b/"), len("./"))
	}
	for i := range units {
		at := i * len("p/")
		remove(at+len("p/a/"), len("b/../"))
		remove(at+len("p/"), len("a/../")) // back to the left
	}
	return tr, text, strings.Repeat("p/", units)
}

func TestReplayInTheMiddleIsLinear(t *testing.T) {
	tr, base, left := middle(16_667)
	state := trace.NewState(listing, base, "")
	most := 0
	for i := range tr.Steps() {
		state.Apply(tr.Edits(i))
		most = max(most, state.Pieces(out))
	}
	if most < 50_000 {
		t.Fatalf("the buffer never had more than %d pieces", most)
	}
	if got := text(state, out); got != left {
		t.Errorf("replayed %d bytes that are not the %d wanted", len(got), len(left))
	}
	steps := len(tr.Steps())
	if work := state.Work(out); work < steps || work > 5*steps {
		t.Errorf("%d steps took %d moves of pieces", steps, work)
	}
}

// Reading a buffer near its ends or near the last edit doesn't walk over all of it.
func TestSliceIsNear(t *testing.T) {
	tr, base, _ := middle(1000)
	state := trace.NewState(listing, base, "")
	for i := range 4000 { // half of the second pass
		state.Apply(tr.Edits(i))
	}
	length, place := len(text(state, out)), tr.Edits(3999)[0].Start
	for _, at := range []int{0, place - 20, place, place + 20, length - 20} {
		before := state.Work(out)
		state.Copy(in, out, at, at+20)
		if work := state.Work(out) - before; work == 0 || work > 40 {
			t.Errorf("20 bytes at %d of %d, the last edit at %d, took %d steps over pieces", at, length, place, work)
		}
	}
}

// An edit that reaches beyond its register is cut off at its end.
func TestApplyBeyondTheRegister(t *testing.T) {
	state := trace.NewState(listing, "abc", "de")
	state.Apply([]trace.Edit{
		{Register: base, Start: 5, End: 9, Pieces: []trace.Piece{trace.Text("d"), trace.From(ref, 1, 7)}},
		{Register: ref, Start: -3, End: 1, Pieces: []trace.Piece{trace.From(base, -2, 1), trace.From(base, 7, 2)}},
		{Register: out, Start: 2, End: 1},
	})
	for register, want := range []string{"abcde", "ae", ""} {
		if got := text(state, register); got != want {
			t.Errorf("register %d holds %q, want %q", register, got, want)
		}
	}
}

// A step whose line isn't in the listing isn't recorded; its edits belong to the step before it.
func TestUnknownLine(t *testing.T) {
	for _, id := range []string{"", "none", "fil", "fill "} {
		tr := trace.New(listing, -1, "abc", "de")
		tr.Do("fill")
		tr.Do(id)
		tr.Set(out, trace.From(base, 0, 3))
		if !tr.Ask(id, true) || len(tr.Steps()) != 1 || tr.Total() != 1 || len(tr.Edits(0)) != 1 {
			t.Errorf("%q: %d steps of %d", id, len(tr.Steps()), tr.Total())
		}
	}
}

// A malformed listing is reported with its position.
func TestMalformedListings(t *testing.T) {
	for text, want := range map[string]string{
		"# dots: A, 1\na: in ← Base\nb in":    `a listing of A, 1: line 3, column 1: expected an id and a mark`,
		"# dots: A, 1\n\ta*b: in ← Base":      `a listing of A, 1: line 2, column 4: expected one of the marks`,
		"# dots: A, 1\na?if in":               `a listing of A, 1: line 2, column 2: expected one of the marks`,
		"# dots: A, 1\na(in: in ← Base":       `a listing of A, 1: line 2, column 2: expected )`,
		"# dots: A, 1\na[in? if in":           `a listing of A, 1: line 2, column 2: expected ]`,
		"# spots: A, 1\na: in ← Base":         `a listing of A, 1: line 1, column 3: "spots" is not a phase`,
		"# dots: A, 1\na[inn]? if in":         `a listing of A, 1: the line a names the register "inn", which there is not`,
		"# dots: A, 1\na(out, inn): in ← out": `a listing of A, 1: the line a names the register "inn", which there is not`,
	} {
		got := func() (got any) {
			defer func() { got = recover() }()
			return trace.NewListing(trace.Registers("Base\nin\nout\n"), trace.Lines(text))
		}()
		if err, ok := got.(*trace.Error); !ok || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, got, want)
		}
	}
}
