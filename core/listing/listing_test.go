package listing_test

import (
	"errors"
	"strings"
	"testing"

	"uriscope/core/listing"
	"uriscope/core/trace"
)

// A line that isn't in the language is an error with a position.
func TestUnknownWords(t *testing.T) {
	for line, want := range map[string]string{
		`x: in becomes other`:                  `expected "←", found:  becomes other`,
		`x: out ← nothing`:                     `expected the name of a register, found: nothing`,
		`x: inn ← other`:                       `expected the name of a register, found: inn`,
		`x: out ← in and other`:                `expected the end of the line, found:  and other`,
		`x: out ← "a`:                          `expected a second quotation mark, found: "a`,
		`x: out, rest ← in, at its middle "x"`: `expected "at its first", "at its last", or "up to its first"`,
		`x: out, rest ← in, at its first ""`:   `expected a text that is not empty`,
		`x: decode in, except HT`:              `expected the end of the line, found: , except HT`,
		`x: remove that`:                       `expected a condition that finds a text`,
		`x: return in`:                         `expected no return outside of a routine`,
		`x: out, scheme, path ← in`:            `expected a verb of the document`,
		`x: out, rest ← split(in)`:             `expected registers for components that split finds`,
		`x? if in is like "x"`:                 `expected a condition, found: like "x"`,
		`x? if in has a host`:                  `expected a component that a verb of the document finds, found: host`,
		`x? when in is empty`:                  `expected the name of a register, found: when in is empty`,
		`x? if in is empty or so`:              `expected "and", the only word that joins conditions, found:  or so`,
		`x? while in is empty`:                 `expected the mark of a loop`,
		`x| otherwise`:                         `expected the name of a register, found: otherwise`,
		`x? if speed is "high": out ← in`:      `expected the name of a register, found: speed is "high"`,
		`x: move in to out`:                    `expected "its first /segment"`,
	} {
		_, err := compileForm(line)
		var e *listing.Error
		if !errors.As(err, &e) || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", line, err, want)
			continue
		}
		if _, code, _ := strings.Cut(line, " "); e.Line != "x" || code != e.Code {
			t.Errorf("%s: the line is %s: %q", line, e.Line, e.Code)
		}
	}
}

// Words of other languages, and misspelled ones, lead to words of this one.
func TestDidYouMean(t *testing.T) {
	for line, want := range map[string]string{
		`x? if in is empty or other is empty`:            "and",
		`x? if in or other is empty`:                     "and",
		`x? if in is empty && other is empty`:            "and",
		`x? if in contains "x"`:                          "has",
		`x? if in includes "x": out ← in`:                "has",
		`x? if contains(in, "x")`:                        "has",
		`x? if in == other`:                              "equals",
		`x? if in = other: out ← in`:                     "equals",
		`x? if in == "x"`:                                "is",
		`x? if in is empty: out = other`:                 "←",
		`x: out = in`:                                    "←",
		`x: out := in + "/"`:                             "←",
		`x: out <- in`:                                   "←",
		`x: out ← lowercase(in)`:                         "ignoring case",
		`x? if toLower(in) is "x"`:                       "ignoring case",
		`x: out ← splitt(in)`:                            "split",
		`x: out ← twise(in)`:                             "twice",
		`x: out ← length(in)`:                            "split(…), start_as_in(…), in_lowercase(…), twice(…)",
		`x: out ← twice(twice(in))`:                      "",
		`x: prepend "/" to out`:                          `out ← "/" + out`,
		`x: prepend "/" + in to out; in ← ""`:            `out ← "/" + in + out`,
		`x: out ← absent`:                                "undefined",
		`x? if in strats with "/"`:                       "starts with",
		`x: out ← othr`:                                  "other",
		`x? if length(in) is "3"`:                        "",
		`x? if in is like "x"`:                           "",
		`x? if excess is "keep": if in == "x": out = in`: "is",
	} {
		_, err := compileForm(line)
		var e *listing.Error
		if !errors.As(err, &e) || e.DidYouMean != want {
			t.Errorf("%s: %v, want %q", line, err, want)
		}
	}
}

// rules is a listing with a loop over rules and a routine.
func rules(t *testing.T) *listing.Program {
	t.Helper()
	p, err := listing.Compile(trace.NewListing(trace.Registers("text\nin\nout\n"), trace.Lines(`
# dots: A, 1
call: out ← without(text)
## without(path)
1: in ← path; out ← ""
2+: while in is not empty
	A: if it starts with "./": remove that
	B: else if it is ".": remove that
	C: else: move its first /segment to out
3: return out
`)), listing.Words{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func result(p *listing.Program, text string) string {
	run := p.Run(nil, option, text)
	if run.Endless() {
		return "endless"
	}
	out, _ := run.Text(2)
	return out
}

// A rule is a step only if it applies, and the loop isn't a step.
func TestRules(t *testing.T) {
	p := rules(t)
	run := trace.New(p.Listing, -1, "./a/.")
	p.Run(run, option, "./a/.")
	var ids []string
	for _, step := range run.Steps() {
		ids = append(ids, p.Listing.Lines[step.Line].ID)
	}
	if got := strings.Join(ids, " "); got != "call 1 A C C 3" {
		t.Errorf("the steps are %s", got)
	}
}

func TestChange(t *testing.T) {
	for _, c := range []struct {
		changes    []listing.Change
		text, want string
	}{
		{nil, "./a/./b", "a/./b"},
		{[]listing.Change{{Line: "A", Omit: true}}, "./a", "./a"},
		{[]listing.Change{{Line: "A", Text: `if it starts with "./" or "../": remove that`}}, "../a", "a"},
		{[]listing.Change{{Line: "A", Before: `if it starts with "../": remove that`}, {Line: "A", Text: `else if it starts with "./": remove that`}}, ".././a", "a"},
		{[]listing.Change{{Line: "C", Before: `else if it starts with "/": remove that`}}, "a/b", "ab"},
		{[]listing.Change{{Line: "3", Before: "if out is empty\n\tout ← \"/\"\nelse\n\tappend \"!\" to out"}}, ".", "/"},
		{[]listing.Change{{Line: "3", Before: "if out is empty\n\tout ← \"/\"\nelse\n\tappend \"!\" to out"}}, "a", "a!"},
		{[]listing.Change{{Line: "3", Before: "if out is empty: out ← \"/\"\nelse: append \"!\" to out"}}, "a", "a!"},
		{[]listing.Change{{Line: "3", Before: "if out is empty\n\tout ← \"/\"\nelse: append \"!\" to out"}}, ".", "/"},
		{[]listing.Change{{Line: "1", Text: "while path starts with \"/\": remove that"}, {Line: "1", After: "in ← path; out ← \"\""}}, "//a", "a"},
		{[]listing.Change{{Line: "A", Omit: true}, {Line: "B", Omit: true}}, "./a/.", "./a/."},
		{[]listing.Change{{Line: "3", After: "out ← \"never\""}}, "a", "a"},
		{[]listing.Change{{Line: "3", Text: "return out + out"}}, "a", "aa"},
		{[]listing.Change{{Line: "1", After: "out ← out + out"}, {Line: "1", Text: "in ← path; out ← path"}}, "a", "aaa"},
		{[]listing.Change{{Line: "call", After: "while \"/\" is in out: out ← out after its first \"/\""}}, "a/b/c", "c"},
	} {
		p, err := rules(t).Change(c.changes...)
		if err != nil {
			t.Errorf("%+v: %v", c.changes, err)
			continue
		}
		if got := result(p, c.text); got != c.want {
			t.Errorf("%+v: %q gives %q, want %q", c.changes, c.text, got, c.want)
		}
	}
}

// A question that is left out is answered no.
func TestOmittedQuestion(t *testing.T) {
	p, err := listing.Compile(trace.NewListing(trace.Registers("text\nin\nout\n"), trace.Lines(`
# dots: A, 1
a? if text is empty
	b: out ← "empty"
c| else
	d: out ← "full"
`)), listing.Words{})
	if err != nil {
		t.Fatal(err)
	}
	changed, err := p.Change(listing.Change{Line: "a", Omit: true})
	if err != nil {
		t.Fatal(err)
	}
	if got := result(p, ""); got != "empty" {
		t.Errorf("%q", got)
	}
	if got := result(changed, ""); got != "full" {
		t.Errorf("without the question: %q", got)
	}
}

// Lines that remove segments together can be changed as long as they can still do so.
func TestRepeat(t *testing.T) {
	p, err := listing.Compile(trace.NewListing(trace.Registers("text\nin\nout\n"), trace.Lines(`
# dots: A, 1
1: out ← text
2+: repeat the leftmost of these until there is none
	A? if out has "/<segment>/..": remove that
	B? if out has "/." where "." is a segment: remove that
`)), listing.Words{})
	if err != nil {
		t.Fatal(err)
	}
	for want, change := range map[string]listing.Change{
		"/c":           {Line: "1", Text: "out ← text"},
		"/a/b/../c":    {Line: "2", Omit: true},
		"/a/b/c":       {Line: "B", Omit: true},
		"/a/b/../../c": {Line: "A", Omit: true},
	} {
		changed, err := p.Change(change)
		if err != nil {
			t.Errorf("%+v: %v", change, err)
		} else if got := result(changed, "/a/b/./.././../c"); got != want {
			t.Errorf("%+v: %q, want %q", change, got, want)
		}
	}
	for _, other := range []string{
		"out ← in", `if out ends with "." where "." is a segment: remove that`, `if in has "./" where "." is a segment: remove that`,
		"if out is empty: out ← in", "else: repeat the leftmost of these until there is none",
	} {
		var e *listing.Error
		if _, err := p.Change(listing.Change{Line: "B", Text: other}); !errors.As(err, &e) || e.Line != "B" {
			t.Errorf("%s: %v", other, err)
		}
	}
}

func TestChangeErrors(t *testing.T) {
	wide := strings.TrimSuffix(strings.Repeat("out ← in\n", 200_000), "\n")
	for name, changes := range map[string][]listing.Change{
		"no line":   {{Line: "D", Omit: true}},
		"not words": {{Line: "A", Text: "sned it"}},
		"an else":   {{Line: "C", Text: "if in is else"}},
		"wide":      {{Line: "1", After: wide}},
		"long":      {{Line: "1", Text: "out ← " + strings.Repeat(`"a" + `, 200_000) + "in"}},
		"deep":      {{Line: "1", After: strings.Repeat("\t", 1<<20) + "out ← in"}},
		"lone else": {{Line: "3", Before: "else: out ← in"}},
		"elsewhere": {{Line: "call", Before: "skip to step 3"}},
		"itself":    {{Line: "1", Text: "out ← without(in)"}},
	} {
		var e *listing.Error
		if _, err := rules(t).Change(changes...); !errors.As(err, &e) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// "unless" leaves no "that" to remove, and can't be followed by a removal of segments.
func TestUnless(t *testing.T) {
	for words, want := range map[string]string{
		`unless it starts with "../": remove that`:               "",
		`unless in has "./" where "." is a segment: remove that`: `another condition, as "unless" can't remove segments`,
	} {
		var e *listing.Error
		if _, err := rules(t).Change(listing.Change{Line: "A", Text: words}); !errors.As(err, &e) || want != "" && e.Want != want {
			t.Errorf("%s: %v", words, err)
		}
	}
}

// Removing segments passes over the whole text, so it can't be a rule in a loop.
func TestNoRuleRemovesSegments(t *testing.T) {
	segments := []string{`in has "./" where "." is a segment: remove that`, `in has "/<segment>/..": remove the leftmost`, `in ends with "." where "." is a segment: remove that`}
	for _, words := range segments {
		for _, change := range []listing.Change{
			{Line: "A", Text: "if " + words}, {Line: "A", Before: "if " + words}, {Line: "B", Text: "else if " + words}, {Line: "C", Before: "else if " + words},
			{Line: "2", Text: "while " + words}, {Line: "A", Text: "while " + words},
		} {
			var e *listing.Error
			_, err := rules(t).Change(change)
			if !errors.As(err, &e) || e.Want != "another condition, as a loop of rules can't remove segments in this way" || !strings.HasSuffix(words, e.Code[e.At:][2:]) {
				t.Errorf("%+v: %v", change, err)
			}
		}
		if _, err := rules(t).Change(listing.Change{Line: "3", Before: "while " + words}); err != nil {
			t.Error(err)
		}
	}
}

// A changed program that would run forever, or use unlimited memory, is stopped.
func TestEndless(t *testing.T) {
	for name, change := range map[string]listing.Change{
		"nothing is removed": {Line: "A", Text: `if it starts with "./": replace that with "./"`},
		"no rule applies":    {Line: "C", Omit: true},
		"it grows":           {Line: "C", Text: "else: append it + it to in"},
		"a question":         {Line: "1", After: "while in is not empty\n\tout ← in"},
		"one for each":       {Line: "1", After: `while in is not empty: in ← in, with each "a" replaced by "aa"`},
		"a sum":              {Line: "1", After: "while in is not empty\n\tout ← in + in\n\tin ← out + out"},
	} {
		p, err := rules(t).Change(change)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got := result(p, "./a"); got != "endless" {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// A loop at a standstill ends at once. If it is recorded, its iterations are recorded until the budget is used
// up. A loop that still changes something continues, however slowly.
func TestStandstill(t *testing.T) {
	verbs := 0
	words := listing.Words{Verbs: []listing.Verb{{Name: "looked_at", Change: func(string) (int, string) { verbs++; return 0, "" }}}}
	p := listing.MustCompile(trace.NewListing(trace.Registers("text\nin\nout\n"), trace.Lines(`
# dots: A, 1
a: in ← text
b+: while in is not empty
	c: out ← looked_at(text)
	d: if in starts with "a": remove that
`)), words)
	for _, c := range []struct {
		line, text string
		endless    bool
	}{{"b", "aab", true}, {"b", strings.Repeat("a", 2000), false}, {"b", strings.Repeat("a", 15) + "b", true}} {
		changed, err := p.Change(listing.Change{Line: c.line, Text: "while in is not empty"})
		if err != nil {
			t.Fatal(err)
		}
		verbs = 0
		run := changed.Run(nil, option, c.text)
		if turns := verbs / len(c.text); run.Endless() != c.endless || c.endless && turns > 50 {
			t.Errorf("%.20s…: endless %v after %d turns", c.text, run.Endless(), turns)
		}
		if line := changed.Listing.Lines[run.Repeated()]; c.endless && (line.ID != "c" || line.It != "") {
			t.Errorf("%.20s…: repeats %s, whose it is %q", c.text, line.ID, line.It)
		}
		verbs = 0
		changed.Run(trace.New(changed.Listing, -1, c.text), option, c.text)
		if turns := verbs / len(c.text); c.endless && turns < 1000 {
			t.Errorf("%.20s…: only %d turns are recorded", c.text, turns)
		}
	}
}

// A changed program has enough budget for everything that takes linear time, for a text of any length.
func TestBudget(t *testing.T) {
	p, err := rules(t).Change(listing.Change{Line: "B", Omit: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{"a/", "./", "/"} {
		if text := strings.Repeat(part, 50_000); result(p, text) == "endless" {
			t.Errorf("%s…: it is ended", part)
		}
	}
}

// A verb that rewrites a text needs one register, and preserves each character's origin.
func TestRewrite(t *testing.T) {
	words := listing.Words{Verbs: []listing.Verb{{Name: "spelled", Change: func(rest string) (length int, by string) {
		if rest[0] == '1' {
			return 1, "one"
		}
		return 1, rest[:1]
	}, Within: func(text string) listing.Span { return listing.Span{End: len(text) - 1} }}}}
	compile := func(line string) (*listing.Program, error) {
		return listing.Compile(trace.NewListing(trace.Registers("text\nin\nout\n"), trace.Lines("# dots: A, 1\na: "+line+"\n")), words)
	}
	for line, want := range map[string]string{
		"text ← spelled(text); out ← text": "a one 1",
		"out ← spelled(text)":              "a one 1",
		"out ← spelled(in)":                "",
	} {
		p, err := compile(line)
		if err != nil {
			t.Fatal(err)
		}
		if got := result(p, "a 1 1"); got != want {
			t.Errorf("%s: %q, want %q", line, got, want)
		}
		run := trace.New(p.Listing, -1, "a 1 1")
		p.Run(run, option, "a 1 1")
		var origins []trace.Piece
		for _, edit := range run.Edits(0) {
			for _, piece := range edit.Pieces {
				if piece.Text != "" {
					piece.Text = ""
					origins = append(origins, piece)
				}
			}
		}
		if one := trace.From(0, 2, 3); want != "" && (len(origins) != 1 || origins[0] != one) {
			t.Errorf("%s: origins %v", line, origins)
		}
	}
	var e *listing.Error
	if _, err := compile("in, out ← spelled(text)"); !errors.As(err, &e) {
		t.Errorf("two registers: %v", err)
	}
}
