package listing_test

import (
	"testing"

	"uriscope/core/listing"
	"uriscope/core/trace"
)

// No fork changes the state that the next ones begin with.
func TestForks(t *testing.T) {
	p := listing.MustCompile(trace.NewListing(trace.Registers("text\nin\nout\n"), trace.Lines(`
# dots: A, 1
a: out ← ""
b: append text to out
c: append "x" to out
`)), listing.Words{})
	forks := p.Forks(option, "abcd")
	for _, c := range [][2]string{
		{`if "b" is in out: remove that`, "acd"},
		{`if "c" is in out: remove that`, "abd"},
		{`append "y" to out`, "abcdy"},
		{`in ← out; done`, "abcd"},
	} {
		changed, err := p.Change(listing.Change{Line: "c", Text: c[0]})
		if err != nil {
			t.Fatal(err)
		}
		if got, _ := forks.Run(changed).Text(2); got != c[1] {
			t.Errorf("%s: %q, want %q", c[0], got, c[1])
		}
	}
}

// The lines after a change run only if it has changed a register.
func TestForksJoin(t *testing.T) {
	ran := 0 // how often a line behind the changes did
	words := listing.Words{Verbs: []listing.Verb{{Name: "counted", Change: func(string) (int, string) { ran++; return 0, "" }}}}
	p := listing.MustCompile(trace.NewListing(trace.Registers("text\nin\nout\n"), trace.Lines(`
# dots: A, 1
a: out ← ""; in ← text
b: in ← text after its first "b"
c? if in starts with "c"
	d: append "+" to out
e| else
	f: append "-" to out
g: append in to out
h: text ← counted(text)
`)), words)
	for _, c := range []struct {
		change listing.Change
		want   string
		notOwn bool
		runs   bool // the last line
	}{
		{change: listing.Change{Line: "b", Text: `in ← text after its first "a"`}, want: "-bcd", notOwn: true, runs: true},
		{change: listing.Change{Line: "b", Text: `in ← text after its last "b"`}, want: "+cd"},
		{change: listing.Change{Line: "c", Before: `if in ends with "x": remove that`}, want: "+cd"},
		{change: listing.Change{Line: "c", Text: `if in starts with "cd"`}, want: "+cd"},
		{change: listing.Change{Line: "c", Text: `if in starts with "d"`}, want: "-cd", notOwn: true, runs: true},
		{change: listing.Change{Line: "f", Text: `append "/" to out`}, want: "+cd"},
		{change: listing.Change{Line: "g", After: `if out ends with "x": remove that`}, want: "+cd"},
		{change: listing.Change{Line: "g", After: `append "x" to out`}, want: "+cdx", notOwn: true, runs: true},
		{change: listing.Change{Line: "b", After: `done`}, want: "", notOwn: true},
	} {
		forks := p.Forks(option, "abcd")
		changed, err := p.Change(c.change)
		if err != nil {
			t.Fatal(err)
		}
		forks.Run(changed) // which runs up to the line at which it joins
		ran = 0
		run := forks.Run(changed)
		if (ran > 0) != c.runs {
			t.Errorf("%v: the last line runs: %v", c.change, ran > 0)
		}
		if got, _ := run.Text(2); got != c.want || (run != forks.Own()) != c.notOwn {
			t.Errorf("%v: %q, want %q; it is another run: %v", c.change, got, c.want, run != forks.Own())
		}
	}
}
