package edition_test

import (
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/examples"
	"uriscope/core/trace"
	"uriscope/core/uri"
)

// link is where the page shows a failing case.
func link(base, reference string) string {
	return "http://127.0.0.1:8080/#base=" + base + "&reference=" + reference
}

func TestRFC3986Examples(t *testing.T) {
	n := 0
	for _, e := range examples.Of("rfc3986") {
		if e.Kind != examples.Resolve {
			continue
		}
		n++
		r := edition.RFC3986.Resolve(e.Base, e.Input, edition.Options{NonStrict: e.NonStrict}, nil)
		if r.Target != e.Want[0] {
			t.Errorf("%s: %q, want %q\n%s", e.ID, r.Target, e.Want[0], link(e.Base, e.Input))
		}
		if e.Input != "http:g" { // the one reference of section 5.4 where the modes differ
			if other := edition.RFC3986.Resolve(e.Base, e.Input, edition.Options{NonStrict: true}, nil); other.Target != e.Want[0] {
				t.Errorf("%s, not strict: %q, want %q", e.ID, other.Target, e.Want[0])
			}
		}
	}
	if n != 43 {
		t.Errorf("%d examples of section 5.4, want 43", n)
	}
}

// hard are pairs in which something is empty, absent, in excess, invalid or misread.
var hard = [][2]string{
	{"", ""}, {"a", "b"}, {"http://a", "g"}, {"http://a", ""}, {"http://a?q", "?"}, {"http://a?q", "#"},
	{"http://a/b", "//"}, {"http://a/b", "///x"}, {"mailto:x@y", "/..//e/x"}, {"f:/a", ".//g"}, {"f:a", "../b"},
	{"http://a/b/c/d;p?q", "../../../g"}, {"http://a/b/c/d;p?q", "http:g"}, {"a:b", "a:c"}, {"http://a/../b/./", "./.././x/.."},
	{"http://a/例/え", "./え/../😀"}, {"http://a/\x00", "\xff\xfe"}, {"1x:y", "%zz"}, {"http://a b", "c d"},
	{"http://a/b#f", "g"}, {"http://u:p@[::1]:80/x", "y"}, {"http://a/b/c/d;p?q", strings.Repeat("../", 50) + "g"},
}

func TestReplayIsTheResult(t *testing.T) {
	for _, pair := range hard {
		for _, nonStrict := range []bool{false, true} {
			checkReplay(t, pair[0], pair[1], edition.Options{NonStrict: nonStrict})
		}
	}
}

// checkReplay holds the traced run against the untraced one, the fast way, and
// what a replay ends in.
func checkReplay(t *testing.T, base, reference string, o edition.Options) {
	t.Helper()
	e := &edition.RFC3986
	want := e.Resolve(base, reference, o, nil)
	run := trace.New(e.Listing, -1, base, reference)
	got := e.Resolve(base, reference, o, run)
	if got.Target != want.Target || got.Outcome != want.Outcome {
		t.Errorf("%q + %q: traced %q %q, untraced %q %q", base, reference, got.Outcome, got.Target, want.Outcome, want.Target)
	}
	if fast := string(uri.AppendTarget(nil, uri.Split(base), uri.Split(reference), !o.NonStrict)); fast != want.Target {
		t.Errorf("%q + %q: the fast way gives %q, want %q", base, reference, fast, want.Target)
	}
	state := trace.NewState(e.Listing, base, reference)
	for i := range run.Steps() {
		state.Apply(run.Edits(i))
	}
	result := len(e.Listing.Registers) - 1
	if replayed, ok := state.Text(result); !ok || replayed != want.Target {
		t.Errorf("%q + %q: replayed %q, want %q\n%s", base, reference, replayed, want.Target, link(base, reference))
	}
	at := 0
	for _, p := range state.Origins(result) {
		at += p.Len()
	}
	if at != len(want.Target) {
		t.Errorf("%q + %q: origins for %d bytes of %d", base, reference, at, len(want.Target))
	}
	checkParts(t, want.Target, got.Parts)
}

// checkParts holds the parts of a target against the text: they lie in it, in order.
func checkParts(t *testing.T, target string, parts []edition.Part) {
	t.Helper()
	at := 0
	for _, p := range parts {
		if p.Span == edition.Absent || p.Inner {
			continue
		}
		if p.Span.Start < at || p.Span.End < p.Span.Start || p.Span.End > len(target) {
			t.Errorf("%q: %s at %v, after %d", target, p.Name, p.Span, at)
		}
		at = p.Span.End
	}
	if at != len(target) && !strings.HasSuffix(target, ":") && target != "" {
		t.Errorf("%q: the parts end at %d", target, at)
	}
}

// The size of a trace grows with the number of segments, not with its square.
func TestTraceIsLinear(t *testing.T) {
	size := func(segments int) int {
		e := &edition.RFC3986
		reference := strings.Repeat("a/../b/", segments/3)
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
		t.Errorf("a thousand segments more are %d more entries at 100,000 segments, %d at 1,000", got, perThousand)
	}
}

func FuzzResolve(f *testing.F) {
	for _, pair := range hard {
		f.Add(pair[0], pair[1], true)
	}
	for _, e := range examples.Of("rfc3986") {
		f.Add(e.Base, e.Input, !e.NonStrict)
	}
	f.Fuzz(func(t *testing.T, base, reference string, strict bool) {
		checkReplay(t, base, reference, edition.Options{NonStrict: !strict})
	})
}

func FuzzGrammar(f *testing.F) {
	for _, e := range examples.Of("rfc3986") {
		f.Add(e.Input)
		f.Add(e.Want[0])
	}
	for _, s := range []string{"http://[::1]:80/", "//[v1.a]", "http://1.2.3.4.com", "a%2g", "1:2", "http://[1::2::3]", "//a@b@c", "?#?#", "x://u:p@h:8x"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, production := range edition.RFC3986.Productions {
			wrong := edition.RFC3986.Validate(production, text)
			m := edition.RFC3986.Grammar().Match(production, text)
			if m.OK != (wrong == nil) {
				t.Fatalf("%s %q: the grammar says %v, the validator %+v", production, text, m.OK, wrong)
			}
			if wrong != nil && (wrong.At < 0 || wrong.At > len(text)) {
				t.Fatalf("%s %q: wrong at %d", production, text, wrong.At)
			}
			if wrong != nil && wrong.At > m.Failure.At {
				t.Fatalf("%s %q: the validator goes on to %d, the grammar to %d", production, text, wrong.At, m.Failure.At)
			}
		}
	})
}
