package edition_test

import (
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/examples"
	"uriscope/core/trace"
)

// link is where the page shows a failing case.
func link(e *edition.Edition, base, reference string) string {
	return "http://127.0.0.1:8080/#base=" + base + "&reference=" + reference + "&edition=" + e.ID
}

// options are all that make a difference in some edition.
var options = []edition.Options{
	{},
	{NonStrict: true, NonValidating: true},
	{Excess: edition.Remove},
	{Excess: edition.Refuse},
}

// hard are pairs in which something is empty, absent, in excess, invalid or misread.
var hard = [][2]string{
	{"", ""}, {"a", "b"}, {"http://a", "g"}, {"http://a", ""}, {"http://a?q", "?"}, {"http://a?q", "#"},
	{"http://a/b", "//"}, {"http://a/b", "///x"}, {"mailto:x@y", "/..//e/x"}, {"f:/a", ".//g"}, {"f:a", "../b"},
	{"http://a/b/c/d;p?q", "../../../g"}, {"http://a/b/c/d;p?q", "http:g"}, {"a:b", "a:c"}, {"http://a/../b/./", "./.././x/.."},
	{"http://a/例/え", "./え/../😀"}, {"http://a/\x00", "\xff\xfe"}, {"1x:y", "%zz"}, {"http://a b", "c d"},
	{"http://a/b#f", "g"}, {"http://u:p@[::1]:80/x", "y"}, {"http://a/b/c/d;p?q", strings.Repeat("../", 50) + "g"},
	{"http://a/b/c/d;p?q", "g?y/../x"}, {"http://a/b/c/d;p?q", "?./../x"}, {"http://a/b/c/d;p?q", "#s/../x"},
	{"http://a", "x/../g"}, {"a:b/c", "../../d/.."}, {"http://a/b/c", "d//../e"}, {"http://a//b", "..//./.."},
}

func TestReplayIsTheResult(t *testing.T) {
	for _, e := range edition.All {
		for _, pair := range hard {
			for _, o := range options {
				checkReplay(t, e, pair[0], pair[1], o)
			}
		}
	}
}

// checkReplay holds the traced run against the untraced one, and against what a
// replay ends in.
func checkReplay(t *testing.T, e *edition.Edition, base, reference string, o edition.Options) {
	t.Helper()
	want := e.Resolve(base, reference, o, nil)
	run := trace.New(e.Listing, -1, base, reference)
	got := e.Resolve(base, reference, o, run)
	if got.Target != want.Target || got.Outcome != want.Outcome {
		t.Errorf("%s: %q + %q: traced %q %q, untraced %q %q", e.ID, base, reference, got.Outcome, got.Target, want.Outcome, want.Target)
	}
	state := trace.NewState(e.Listing, base, reference)
	for i := range run.Steps() {
		state.Apply(run.Edits(i))
	}
	result := len(e.Listing.Registers) - 1
	if replayed, _ := state.Text(result); replayed != want.Target {
		t.Errorf("%s: %q + %q: replayed %q, want %q\n%s", e.ID, base, reference, replayed, want.Target, link(e, base, reference))
	}
	at := 0
	for _, p := range state.Origins(result) {
		at += p.Len()
	}
	if at != len(want.Target) {
		t.Errorf("%s: %q + %q: origins for %d bytes of %d", e.ID, base, reference, at, len(want.Target))
	}
	for _, step := range run.Steps() {
		if line := e.Listing.Lines[step.Line]; line.Question != (step.Answer != trace.None) {
			t.Errorf("%s: line %s is a question: %v, but it was answered %v", e.ID, line.ID, line.Question, step.Answer)
		}
	}
	if want.Outcome.HasTarget() {
		checkParts(t, e, want.Target, got.Parts)
	}
	checkParts(t, e, base, e.Split(base))
	checkParts(t, e, reference, e.Split(reference))
}

// checkParts holds the parts of a text against it: they lie in it, in order.
func checkParts(t *testing.T, e *edition.Edition, text string, parts []edition.Part) {
	t.Helper()
	at := 0
	for _, p := range parts {
		if p.Span == edition.Absent || p.Inner {
			continue
		}
		if p.Span.Start < at || p.Span.End < p.Span.Start || p.Span.End > len(text) {
			t.Fatalf("%s: %q: %s at %v, after %d", e.ID, text, p.Name, p.Span, at)
		}
		at = p.Span.End
	}
	if at < len(text)-1 { // a delimiter may stand behind the last
		t.Errorf("%s: %q: the parts end at %d", e.ID, text, at)
	}
	for _, p := range parts {
		if p.Span != edition.Absent && (p.Span.Start < 0 || p.Span.End < p.Span.Start || p.Span.End > len(text)) {
			t.Errorf("%s: %q: %s at %v", e.ID, text, p.Name, p.Span)
		}
	}
}

// The size of a trace grows with the number of segments, not with its square.
func TestTraceIsLinear(t *testing.T) {
	for _, e := range edition.All {
		size := func(segments int) int {
			reference := strings.Repeat("a/../b/./", segments/4)
			run := trace.New(e.Listing, -1, "http://h/x/y", reference)
			e.Resolve("http://h/x/y", reference, edition.Options{}, run)
			n := len(run.Steps())
			for i := range run.Steps() {
				for _, edit := range run.Edits(i) {
					n += 1 + len(edit.Pieces)
				}
			}
			return n
		}
		perThousand := size(2000) - size(1000)
		if got, most := size(100_000)-size(99_000), perThousand+10; got > most {
			t.Errorf("%s: a thousand segments more are %d more entries at 100,000 segments, %d at 1,000", e.ID, got, perThousand)
		}
	}
}

func TestListingsAreWhole(t *testing.T) {
	for _, e := range edition.All {
		seen := map[string]bool{}
		for _, line := range e.Listing.Lines {
			if line.ID == "" || seen[line.ID] || line.Code == "" || line.Section == "" || line.Phase == "" {
				t.Errorf("%s: the line %+v lacks something, or its id stands twice", e.ID, line)
			}
			seen[line.ID] = true
		}
	}
}

// One target for every edition, so that each can be fuzzed as long as one likes.
func FuzzURL1993(f *testing.F)      { fuzzResolve(f, &edition.URL1993) }
func FuzzRFC1738(f *testing.F)      { fuzzResolve(f, &edition.RFC1738) }
func FuzzURLSyntax05(f *testing.F)  { fuzzResolve(f, &edition.URLSyntax05) }
func FuzzRFC2396bis01(f *testing.F) { fuzzResolve(f, &edition.RFC2396bis01) }
func FuzzRFC3986(f *testing.F)      { fuzzResolve(f, &edition.RFC3986) }

func fuzzResolve(f *testing.F, e *edition.Edition) {
	for _, pair := range hard {
		f.Add(pair[0], pair[1], 0)
	}
	for _, example := range examples.All() {
		f.Add(example.Base, example.Input, 0)
	}
	f.Fuzz(func(t *testing.T, base, reference string, o int) {
		checkReplay(t, e, base, reference, options[uint(o)%uint(len(options))])
		for use := edition.AsBase; use <= edition.AsTarget; use++ {
			if production, length := e.Hold(use, reference); production != "" {
				e.Validate(production, reference[:length])
			}
		}
		e.Characters(reference)
	})
}

func FuzzGrammar(f *testing.F) {
	for _, e := range examples.All() {
		f.Add(e.Input)
		f.Add(e.Want[0])
	}
	for _, s := range []string{"http://[::1]:80/", "//[v1.a]", "http://1.2.3.4.com", "a%2g", "1:2", "http://[1::2::3]", "//a@b@c", "?#?#", "x://u:p@h:8x"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, e := range edition.All {
			for _, production := range e.Productions {
				wrong := e.Validate(production, text)
				m := e.Grammar().Match(production, text)
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
