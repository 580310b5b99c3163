package client_test

import (
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
	_ "uriscope/core/trace/tracetest"
)

// defined defines a scheme whose listing has additional lines.
func defined(lines, own string) (s *edition.URLScheme, panicked any) {
	defer func() { panicked = recover() }()
	return client.Define(&client.Scheme{
		Name: "a", Registers: "\nURL\nall\none\nrest\nsent[>]\n", Own: own,
		Lines: "# parts: A, section 1\nall: all ← URL after its first \":\"\n" + lines,
	})[0], nil
}

// A line that can't be compiled fails when the program starts, not when a URL reaches it.
func TestUnknownWords(t *testing.T) {
	for _, line := range []string{
		"x: all becomes one", "x: sned all", "x: all ← nothing", "x: all ← one and rest", "x: send all +", "x: all, one ← rest, at its end \"x\"",
		"x: decode all, but for HT", "x: send \"a", "x: all ← one; rest", "x? if all is like \"x\"", "x? when all is empty", "x? if all is empty or so", "x| otherwise",
	} {
		if _, panicked := defined(line, "one: path"); panicked == nil {
			t.Errorf("%q is read", line)
		}
	}
	for _, own := range []string{"two: path", "one = two: path", "one: way", "one: path maybe"} {
		if _, panicked := defined("", own); panicked == nil {
			t.Errorf("the part %q is read", own)
		}
	}
}

// A part is its register's last content, except that the pieces that a loop takes are one part. The parts after
// a failed question are found, without the register that it tests.
func TestParts(t *testing.T) {
	const loop = `
none[all]? if all is empty
	nothing: no result: nothing is there
split: all, rest ← all, at its first "?"
pieces+[all]? while "/" is in all
	piece: one, all ← all, at its first "/"
	decode: decode one
	sent: send one
`
	for text, want := range map[string][3]edition.Span{
		"a:%41/b/c?d": {{Start: 2, End: 7}, {Start: 2, End: 9}, {Start: 10, End: 11}},
		"a:b":         {edition.Absent, {Start: 2, End: 3}, edition.Absent},
		"a:":          {edition.Absent, edition.Absent, edition.Absent},
	} {
		s, _ := defined(loop, "one: path, everything = all: path within, rest: query if any")
		parts := s.Split(text)[1:]
		if rest := want[2]; rest != edition.Absent && (len(parts) != 3 || parts[2].Span != rest) || rest == edition.Absent && len(parts) != 2 {
			t.Errorf("%s: %+v, want rest at %v", text, parts, rest)
		}
		if parts[0].Span != want[0] || parts[1].Span != want[1] || parts[1].Name != "everything" || !parts[1].Inner || parts[0].Inner {
			t.Errorf("%s: %+v, want %v", text, parts, want)
		}
	}
}
