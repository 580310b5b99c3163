package mutation

import (
	"slices"
	"testing"

	"uriscope/core/listing"
	"uriscope/core/trace"
)

// Each rule does what its kind says, outside of quotation marks, and nothing else.
func TestRewritten(t *testing.T) {
	registers := trace.Registers("Base.path\nR.path\nR.fragment\nT.path\n")
	for code, want := range map[string][]string{
		`if R.path is defined and Base.path is empty`: {
			`opposite: unless R.path is defined and Base.path is empty`,
			`empty: if R.path is not empty and Base.path is empty`,
			`condition: if Base.path is empty`,
			`condition: if R.path is defined`,
			`register: if R.path is defined and R.path is empty`,
			`register: if Base.path is defined and Base.path is empty`,
		},
		`else if it starts with "/../" or is "/..": replace that with "/"; remove the last /segment of T.path`: {
			`opposite: else unless it starts with "/../" or is "/..": replace that with "/"; remove the last /segment of T.path`,
			`alternative: else if it starts with "/../": replace that with "/"; remove the last /segment of T.path`,
			`alternative: else if it is "/..": replace that with "/"; remove the last /segment of T.path`,
			`part: else if it starts with "/../" or is "/..": remove the last /segment of T.path`,
			`part: else if it starts with "/../" or is "/..": replace that with "/"`,
		},
		`if it is "." or " or ": remove that`: {
			`opposite: unless it is "." or " or ": remove that`,
			`alternative: if it is ".": remove that`,
			`alternative: if it is " or ": remove that`,
		},
		`return Base.path through its last "/" + R.path`: {
			`place: return Base.path through its first "/" + R.path`,
			`place: return Base.path up to its last "/" + R.path`,
			`part: return R.path`,
			`part: return Base.path through its last "/"`,
			`part: return Base.path + R.path`,
			`register: return R.path through its last "/" + R.path`,
			`register: return Base.path through its last "/" + Base.path`,
		},
		`T.path ← merge(Base.path, R.path)`: {
			`call: T.path ← Base.path`,
			`call: T.path ← R.path`,
			`register: T.path ← merge(R.path, R.path)`,
			`register: T.path ← merge(Base.path, Base.path)`,
		},
		`R.path, R.fragment ← R.path, at its first "#"`: {
			`place: R.path, R.fragment ← R.path, at its last "#"`,
			`register: R.path, R.fragment ← Base.path, at its first "#"`,
		},
		`append "//" + R.fragment to result`: {
			`part: append R.fragment to result`,
			`part: append "//" to result`,
		},
	} {
		var got []string
		for _, r := range rewritten(code, registers) {
			got = append(got, string(r.kind)+": "+r.text)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s:\n%q, want\n%q", code, got, want)
		}
	}
}

// A line moves together with its nested lines, and a loop that isn't a question doesn't move.
func TestBehind(t *testing.T) {
	p := listing.MustCompile(trace.NewListing(trace.Registers("in\nout\n"), trace.Lines(`
# parts: A, 1
a? if in is defined
	b: out ← in
c: out ← "c"
d+: while in is not empty
	e: in ← ""
f: out ← out + "f"
`)), listing.Words{})
	for _, m := range All(p) {
		if m.Kind != Behind {
			continue
		}
		run := m.Program.Run(nil, nil, "x")
		if got, _ := run.Text(1); m.Line == "a" && got != "xf" || m.Line == "c" && got != "cf" || m.Line != "a" && m.Line != "c" {
			t.Errorf("%s: %q", m.Name(), got)
		}
	}
}
