package tracetest_test

import (
	"reflect"
	"strings"
	"testing"

	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

// machine is a small machine of two states, made for these tests: it separates words, and writes them in
// uppercase.
var machine = trace.NewListing(trace.Registers(`
Text = c
read[<Text] = c, pointer
state
buffer[~]
out: words of target
`), trace.Lines(`
## >
# machine: nowhere
run(read): run the machine on Text

## machine >
m.1: state ← "space"; buffer, out ← ""
m.2: run state
m.3+[Text, read]? while c is not the end
	m.4(read): pointer ← pointer + 1; run state

## space state =
space.1[Text, read]? if c is a letter
	space.1.1(state, read): state ← "word"; pointer ← pointer - 1
space.2[Text, read]?| else if c is the end: keep it

## word state =
word.1[Text, read]? if c is a letter
	word.1.1(buffer): append c to buffer, in upper case
word.2| else
	word.2.1!(out, buffer): write
	word.2.2: state ← "space"
## write
# machine: elsewhere
write.1(out): append buffer to the out
write.2: buffer ← ""
`))

const (
	mText = iota
	mRead
	mState
	mBuffer
	mOut
)

// words runs the machine.
func words(t *trace.Trace, text string) {
	at, state, buffer := -1, "space", 0
	move := func(to int) {
		switch {
		case to < 0:
			t.Undefine(mRead)
		case at < 0:
			t.Set(mRead)
		case to > at:
			t.Append(mRead, trace.From(mText, at, to))
		default:
			t.Replace(mRead, to, at)
		}
		at = to
	}
	visit := func() {
		t.Call()
		defer t.Return()
		letter := at >= 0 && at < len(text) && text[at] != ' '
		switch {
		case state == "space":
			if t.Ask("space.1", letter) {
				t.Do("space.1.1")
				state = "word"
				t.Set(mState, trace.Text(state))
				move(at - 1)
			} else {
				t.Ask("space.2", at == len(text))
			}
		case t.Ask("word.1", letter):
			t.Do("word.1.1")
			t.Append(mBuffer, trace.Written(strings.ToUpper(text[at:at+1]), mText, at, at+1))
			buffer++
		default:
			t.Do("word.2.1")
			t.Call()
			t.Do("write.1")
			t.Append(mOut, trace.From(mBuffer, 0, buffer))
			t.Do("write.2")
			t.Set(mBuffer)
			t.Return()
			t.Do("word.2.2")
			state, buffer = "space", 0
			t.Set(mState, trace.Text(state))
		}
	}
	t.Do("run")
	move(0)
	t.Call()
	t.Do("m.1")
	t.Set(mState, trace.Text(state))
	t.Set(mBuffer)
	t.Set(mOut)
	t.Do("m.2")
	visit()
	for t.Ask("m.3", at < len(text)) {
		t.Do("m.4")
		move(at + 1)
		visit()
	}
	t.Return()
}

// A run follows its listing if a register holds the state, calls nest, and an "else" asks a question.
func TestMachineAgainstItsListing(t *testing.T) {
	if err := tracetest.CheckListing(machine); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"", " ", "ab", "ab cd", " a  b "} {
		run := trace.New(machine, -1, text)
		words(run, text)
		if err := tracetest.Check(machine, run, text); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
	missed, _ := tracetest.Exchanged(machine, func(l *trace.Listing) error {
		if err := tracetest.CheckListing(l); err != nil {
			return err
		}
		run := trace.New(l, -1, " a  b ")
		words(run, " a  b ")
		return tracetest.Check(l, run, " a  b ")
	})
	if len(missed) > 2 {
		t.Errorf("no check notices %q", missed)
	}
}

func TestCallsNest(t *testing.T) {
	run := trace.New(machine, -1, "a ")
	words(run, "a ")
	var called []string
	for _, step := range run.Steps() {
		if id := machine.Lines[step.Line].ID; strings.HasPrefix(id, "write") || id == "word.2.2" {
			called = append(called, id+" by "+machine.Lines[step.Call].ID)
		}
	}
	if want := []string{"write.1 by word.2.1", "write.2 by word.2.1", "word.2.2 by m.4"}; !reflect.DeepEqual(called, want) {
		t.Errorf("%q, want %q", called, want)
	}
}

// Groups replay to the same result as the individual steps, and consist of all of them.
func TestFold(t *testing.T) {
	for _, text := range []string{"", "ab", "ab cd ", " a  bcd", strings.Repeat("x yz ", 200)} {
		fine := trace.New(machine, -1, text)
		words(fine, text)
		run := trace.New(machine, -1, text)
		run.Fold(text)
		words(run, text)
		groups, total := run.Groups()
		if total != len(groups) || run.Total() != fine.Total() {
			t.Fatalf("%q: %d groups of %d, %d steps, want %d", text, len(groups), total, run.Total(), fine.Total())
		}
		single, grouped := trace.NewState(machine, text), trace.NewState(machine, text)
		first := 0
		for i, g := range groups {
			if g.First != first {
				t.Fatalf("%q: group %d begins at step %d, want %d", text, i, g.First, first)
			}
			carried := 0
			for _, c := range g.Lines {
				carried += c.Yes + c.No
			}
			if carried != g.Steps {
				t.Errorf("%q: group %d carries out %d lines in %d steps", text, i, carried, g.Steps)
			}
			for ; first < g.First+g.Steps; first++ {
				single.Apply(fine.Edits(first))
			}
			grouped.Apply(g.Edits)
			for r := range machine.Registers {
				a, defined1 := single.Text(r)
				b, defined2 := grouped.Text(r)
				if a != b || defined1 != defined2 || !reflect.DeepEqual(single.Origins(r), grouped.Origins(r)) {
					t.Fatalf("%q: after group %d %s is %q %v, want %q %v", text, i, machine.Registers[r].Name, b, defined2, a, defined1)
				}
			}
		}
		if first != fine.Total() {
			t.Errorf("%q: the groups have %d of %d steps", text, first, fine.Total())
		}
	}
}

func TestGroups(t *testing.T) {
	run := trace.New(machine, -1, "ab c")
	run.Fold("ab c")
	words(run, "ab c")
	groups, _ := run.Groups()
	type seen struct {
		name, line, worked string
		from, to           int
	}
	var got []seen
	for _, g := range groups {
		got = append(got, seen{g.Name, machine.Lines[g.Line].ID, g.Worked, g.ReadFrom, g.ReadTo})
	}
	want := []seen{
		{"space state", "space.1.1", "", 0, 0},
		{"word state", "write.1", "AB", 0, 2},
		{"space state", "space.1.1", "", 3, 3},
		{"word state", "write.1", "C", 3, 4},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%v\nwant %v", got, want)
	}
	limited := trace.New(machine, 2, "ab c")
	limited.Fold("ab c")
	words(limited, "ab c")
	if groups, total := limited.Groups(); len(groups) != 2 || total != 4 || limited.Total() != run.Total() {
		t.Errorf("%d groups of %d and %d steps, want 2 of 4 and %d", len(groups), total, limited.Total(), run.Total())
	}
}

// Rewritten text keeps its origin, even when it is copied from a register.
func TestWrittenPiecesKeepTheirOrigin(t *testing.T) {
	run := trace.New(machine, -1, "ab")
	words(run, "ab")
	state := trace.NewState(machine, "ab")
	for i := range run.Steps() {
		state.Apply(run.Edits(i))
	}
	want := []trace.Piece{trace.Written("A", mText, 0, 1), trace.Written("B", mText, 1, 2)}
	if got := state.Origins(mOut); !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	state.Apply([]trace.Edit{{Register: mState, End: state.Len(mState), Pieces: []trace.Piece{trace.Written("=", mOut, 0, 2)}}})
	if got, want := state.Origins(mState)[0], trace.Written("=", mText, 0, 2); got != want {
		t.Errorf("written anew, its origin is %v, want %v", got, want)
	}
}

// The steps of a group can be recorded alone.
func TestSkip(t *testing.T) {
	whole := trace.New(machine, -1, "ab c")
	words(whole, "ab c")
	part := trace.New(machine, 5, "ab c")
	part.Skip(9)
	words(part, "ab c")
	if len(part.Steps()) != 5 || part.Total() != whole.Total() {
		t.Fatalf("%d steps of %d", len(part.Steps()), part.Total())
	}
	for i, step := range part.Steps() {
		if step.Line != whole.Steps()[9+i].Line || !reflect.DeepEqual(part.Edits(i), whole.Edits(9+i)) {
			t.Errorf("step %d: %v %v, want %v %v", i, step, part.Edits(i), whole.Steps()[9+i], whole.Edits(9+i))
		}
	}
}

// The groups that may be merged aren't kept beyond the limit: a long text has millions.
func TestGatheredGroupsAreFew(t *testing.T) {
	const limit = 3
	text := strings.Repeat("a ", 5000)
	run := trace.New(machine, limit, text)
	run.Fold(text)
	run.BeginMerge()
	words(run, text)
	groups, total := run.Groups()
	if total < 5000 || len(groups) != limit {
		t.Errorf("%d of %d groups; want %d of 5000 or more", len(groups), total, limit)
	}
	if kept := cap(groups); kept > 10*limit {
		t.Errorf("there was room for %d groups", kept)
	}
}

// Groups are recorded until there are more pieces than the limit allows, and then only counted.
func TestGroupsEndWhereThereAreTooManyPieces(t *testing.T) {
	many := strings.Repeat("a", 100_000)
	text := "ab cd " + many + " ef"
	run := trace.New(machine, 50, text)
	run.Fold(text)
	words(run, text)
	whole := trace.New(machine, 50, text)
	whole.Allow(-1)
	whole.Fold(text)
	words(whole, text)

	groups, total := run.Groups()
	all, want := whole.Groups()
	if len(all) != want || total != want || run.Total() != whole.Total() {
		t.Errorf("%d groups and %d steps; want %d, of which %d are recorded, and %d", total, run.Total(), want, len(all), whole.Total())
	}
	const until = 5 // a space and a word, twice, and the space before the long word
	if len(groups) != until || !reflect.DeepEqual(groups, all[:until]) {
		t.Errorf("%v\nwant %v", groups, all[:min(until, len(all))])
	}

	// Merged groups aren't recorded if one of them wasn't.
	one := trace.New(machine, 50, text)
	one.Fold(text)
	one.BeginMerge()
	words(one, text)
	one.MergeGroups("all")
	if groups, total := one.Groups(); len(groups) != 0 || total != 1 {
		t.Errorf("%d groups of %d", len(groups), total)
	}
}

// Pieces appended together count for the limit as if appended one by one.
func TestPiecesAppendedAtOnceCountOneByOne(t *testing.T) {
	const n = 700
	text := strings.Repeat("a", n+1)
	record := func(limit, most int, atOnce bool) *trace.Trace {
		run := trace.New(machine, limit, text)
		run.Allow(most)
		run.Fold(text)
		run.Do("m.1")
		run.Do("space.1.1")
		run.BeginRepeat()
		run.Do("word.1.1")
		run.Append(mBuffer, trace.Written("A", mText, 0, 1))
		run.Repeat(n)
		at := 0
		next := func() trace.Piece {
			at++
			return trace.Written("A", mText, at, at+1)
		}
		if atOnce {
			run.AppendEach(mBuffer, n, next)
			return run
		}
		for range n {
			run.Again()
			run.Append(mBuffer, next())
		}
		return run
	}
	spent := 0
	for _, most := range []int{-1, 5, 6, 7, 8, 20} {
		groups, total := record(50, most, true).Groups()
		want, all := record(50, most, false).Groups()
		if total != all || !reflect.DeepEqual(groups, want) {
			t.Errorf("limit %d: %d groups of %d, want %d of %d", most, len(groups), total, len(want), all)
		}
		if len(groups) < total {
			spent++
		}
	}
	if spent == 0 || spent == 6 {
		t.Errorf("%d of 6 limits were too low", spent)
	}
}

// If individual steps are recorded, pieces appended together are individual edits.
func TestPiecesAppendedAtOnceAreRecorded(t *testing.T) {
	run := trace.New(machine, -1, "aa")
	run.Do("m.1")
	at := 0
	run.AppendEach(mBuffer, 2, func() trace.Piece {
		at++
		return trace.Written("A", mText, at-1, at)
	})
	if edits := run.Edits(0); len(edits) != 2 {
		t.Errorf("%d edits, want 2", len(edits))
	}
}

// The number of groups before a step is known whatever is recorded.
func TestGroupsBeforeAStep(t *testing.T) {
	text := "ab cd " + strings.Repeat("a", 5_000) + " ef gh"
	whole := trace.New(machine, -1, text)
	whole.Fold(text)
	words(whole, text)
	groups, _ := whole.Groups()
	ends := 60
	if testing.Short() {
		ends = 16
	}
	for step := range whole.Total() + 2 {
		if step > ends && step < whole.Total()-ends {
			continue
		}
		want := 0
		for _, g := range groups {
			if g.First < step {
				want++
			}
		}
		for _, limit := range []int{0, 3, -1} {
			run := trace.New(machine, limit, text)
			run.Fold(text)
			run.CountBefore(step)
			words(run, text)
			if run.Before() != want {
				t.Fatalf("limit %d: %d groups before step %d, want %d", limit, run.Before(), step, want)
			}
		}
	}
}
