package listing_test

import (
	"fmt"
	"strings"
	"testing"

	"uriscope/core/internal/golden"
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// A form is something that a line can say.
type form struct {
	words, meaning string
	line           string // the line that says it, with its id and mark
	texts          [2]string
}

// language is everything that lines can say, in the order of the README.
var language = []struct {
	title string
	forms []form
}{
	{"Conditions", []form{
		{`A is defined`, `An empty register is defined.`, `x? if in is defined`, [2]string{""}},
		{`A is undefined`, ``, `x? if none is undefined`, [2]string{}},
		{`A is empty`, `So is an undefined register. You can write "is undefined or empty".`, `x? if none is empty`, [2]string{}},
		{`A is not empty`, ``, `x? if in is not empty`, [2]string{"a"}},
		{`A, B, and C are undefined`, `Or "are defined".`, `x? if in and none are undefined`, [2]string{}},
		{`A is "x" or "y"`, `"that" is the whole text then. You can add ", ignoring case" after a single text.`, `x? if in is "." or ".."`, [2]string{".."}},
		{`A is one of "x y", ignoring case`, `The words have spaces between them.`, `x? if in is one of "htm html", ignoring case`, [2]string{"HTML"}},
		{`A is neither empty nor "x"`, `You can add ", ignoring case".`, `x? if in is neither empty nor "localhost"`, [2]string{"localhost"}},
		{`A equals B`, `An undefined register equals nothing. You can add ", ignoring case".`, `x? if in equals other, ignoring case`, [2]string{"http", "HTTP"}},
		{`A starts with "x" or "y"`, `"that" is the text that was found. You can join texts with " + ".`, `x? if in starts with "../" or "./": remove that`, [2]string{"./a"}},
		{`A is not "x"`, `You can add ", ignoring case".`, `x? if in is not "."`, [2]string{"a"}},
		{`A does not start with "x"`, ``, `x? if in does not start with "//"`, [2]string{"/a"}},
		{`A does not end with "x"`, ``, `x? if in does not end with "/.."`, [2]string{"/a"}},
		{`A ends with "x" or "y"`, `"that" is the text that was found.`, `x? if in ends with "/": remove that`, [2]string{"a/"}},
		{`A starts with "x" or is "y"`, `Or the other way around.`, `x? if in starts with "/./" or is "/.": replace that with "/"`, [2]string{"/."}},
		{`A starts with "x" where "x" is a segment`, `A "/" before the segment doesn't count. "that" is the segment and the "/" after it.`, `x? if in starts with ".." where ".." is a segment: remove that`, [2]string{"/../a"}},
		{`A decoded starts with "x"`, ``, `x? if in decoded starts with "+" + HT`, [2]string{"+%09"}},
		{`"x" is in A`, `"that" is the first match.`, `x? if "?" is in in: out ← in after its first "?"`, [2]string{"a?b"}},
		{`A has "x"`, `Like "x" is in A. With ", ignoring case", "that" is the last match.`, `x? if in has ";type=", ignoring case`, [2]string{"a;TYPE=d"}},
		{`A has a scheme`, `Or "an". A component that a verb of the spec finds.`, `x? if in has a scheme`, [2]string{"a:b"}},
		{`strict`, `The name of an option that is a switch.`, `x? if strict`, [2]string{}},
		{`not strict`, ``, `x? if not strict`, [2]string{}},
		{`unless C`, `In place of "if": the opposite. There is no "that" then.`, `x? unless in is defined`, [2]string{"a"}},
		{`C and D`, `Both have to hold. Conditions can be joined only with "and" and commas.`, `x? if in is defined and other is empty`, [2]string{"a"}},
	}},
	{"Instructions", []form{
		{`A ← B + "x"`, `HT, NUL, and CR LF can be used where texts are joined.`, `x: out ← in + "/" + other`, [2]string{"a", "b"}},
		{`A ← B`, `The register becomes undefined if the other one is.`, `x: out ← none`, [2]string{}},
		{`A ← undefined`, ``, `x: in ← undefined`, [2]string{"a"}},
		{`B through its last "x"`, `If "x" is missing, "first" gives all of B, and "last" gives an empty text.`, `x: out ← in through its last "/" + other`, [2]string{"/a/b", "c"}},
		{`B up to its first "x"`, `If "x" is missing, "first" gives all of B, and "last" gives an empty text.`, `x: out ← in up to its first "?"`, [2]string{"a?b?c"}},
		{`B after its last "x"`, `If "x" is missing, "first" gives an empty text, and "last" gives all of B.`, `x: out ← in after its last "/"`, [2]string{"/a/b"}},
		{`B after its last "x", if any`, `If "x" is missing, the register becomes undefined.`, `x: out ← in after its last ".", if any`, [2]string{"a"}},
		{`B with "x" before it`, `Nothing if the register is undefined.`, `x: out ← in with "#" before it`, [2]string{"s"}},
		{`A ← B, with each "x" replaced by "y"`, ``, `x: out ← in, with each "+" replaced by " "`, [2]string{"a+b"}},
		{`A, B ← C, at its first "x"`, `Or "last". "x" is in neither. If it is missing, B becomes undefined.`, `x: out, rest ← in, at its first ":"`, [2]string{"a:b:c"}},
		{`A, B ← C, up to its first "x" or "y"`, `B starts with the text that was found. If there is none, B is empty.`, `x: out, rest ← in, up to its first "/" or "?"`, [2]string{"a?b"}},
		{`A, B ← the first character of C, and the rest`, `A percent-encoding counts as one character.`, `x: out, rest ← the first character of in, and the rest`, [2]string{"%41b"}},
		{`A, B ← split(C)`, `A verb of the spec. Each register gets the component that it is named after.`, `x: scheme, path ← split(in)`, [2]string{"a:b"}},
		{`A ← start_as_in(B, C)`, `A verb can take another text.`, `x: out ← start_as_in(in, other)`, [2]string{"/a/b", "/a/c"}},
		{`A ← in_lowercase(B)`, `A verb can write parts of a text in another way.`, `x: out ← in_lowercase(in)`, [2]string{"aBC"}},
		{`A ← name(B)`, `Runs the lines under the heading "## name(parameter)". Their "return" sets A.`, `x: out ← twice(in)`, [2]string{"a"}},
		{`append T + "x" to A`, ``, `x: append "?" + other to in`, [2]string{"a", "b"}},
		{`remove that`, `The text that the condition found.`, `x? if in starts with "./": remove that`, [2]string{"./a"}},
		{`replace that with "x"`, `If the text that was found ends or starts with the new one, that part is kept.`, `x? if in starts with "/./": replace that with "/"`, [2]string{"/./a"}},
		{`remove the last /segment of A`, `A /segment is a segment with the "/" before it, if there is one.`, `x: remove the last /segment of in`, [2]string{"/a/b"}},
		{`move its first /segment to B`, `"its" refers to the register that the condition tests; after "C and D", to the one that D tests. You can write "the first /segment of A".`, `x? if other is defined and in is not empty: move its first /segment to other`, [2]string{"/a/b", "/c"}},
		{`decode A, B`, `You can add ", except CR and LF".`, `x: decode in`, [2]string{"%41%0d"}},
		{`send T + "x"`, `Appends the text to the register of what is sent.`, `x: send "GET " + in + CR LF`, [2]string{"/"}},
		{`keep …`, `Does nothing, and says so.`, `x: keep in`, [2]string{"a"}},
	}},
	{"Segments", []form{
		{`while A has "./" where "." is a segment: remove that`, `The leftmost first. None of these can be a rule in a loop.`, `x+? while in has "./" where "." is a segment: remove that`, [2]string{"./a/./b./"}},
		{`if A ends with "." where "." is a segment: remove that`, ``, `x? if in ends with "." where "." is a segment: remove that`, [2]string{"a/."}},
		{`while A has "/." where "." is a segment: remove that`, `The "/" before the segment is removed, and not the one after it.`, `x+? while in has "/." where "." is a segment: remove that`, [2]string{"a/./b/."}},
		{`while A has "<segment>/../": remove the leftmost`, `Any segment counts. You can add "where <segment> is not ".."".`, `x+? while in has "<segment>/../" where <segment> is not "..": remove the leftmost`, [2]string{"a/../../b/../c"}},
		{`while A has "/<segment>/..": remove the leftmost`, `The same, with the "/" before the segment.`, `x+? while in has "/<segment>/..": remove the leftmost`, [2]string{"/a/b/.."}},
		{`if A ends with "<segment>/..": remove that`, `The same.`, `x? if in ends with "<segment>/.." where <segment> is not "..": remove that`, [2]string{"a/b/.."}},
		{`repeat the leftmost of these until there is none`, `The lines nested in it each remove segments from the same register. Each removal is a step.`, "x+: repeat the leftmost of these until there is none\n\ta? if in has \"./\" where \".\" is a segment: remove that\n\tb? if in has \"<segment>/../\": remove that", [2]string{"a/./../b/../c"}},
	}},
	{"Where to go on", []form{
		{`skip to step 7`, `Continues at the later line with that id, or whose text starts with "7. ".`, `x? if in is empty: skip to step 7`, [2]string{""}},
		{`…; else: …`, `If the question before it is answered no.`, `x? if in is empty: out ← "a"; else: out ← "b"`, [2]string{"c"}},
		{`done`, `Ends the run. A remark and a colon can come before it.`, `x: out ← in; done`, [2]string{"a"}},
		{`done: the current document`, `Ends the run without a target: the reference means the current document.`, `x: out ← in; done: the current document`, [2]string{"a"}},
		{`no result: …`, `Ends the run without a result.`, `x: no result: there is none`, [2]string{"a"}},
		{`if excess is "keep": …`, `The line counts only if the option has that value.`, `x: if excess is "remove": out ← in`, [2]string{"a"}},
	}},
}

// compileForm compiles a listing with the line of a form.
func compileForm(line string) (*listing.Program, error) {
	return listing.Compile(trace.NewListing(trace.Registers("in\nother\nnone\nout\nrest\nsent[>]\nscheme: scheme of base\npath: path of base\n"), trace.Lines(
		"# parts: A, 1\n"+line+"\n7: keep out\n## twice(text)\ny: return text + text\n")), words)
}

var words = listing.Words{
	Options: []string{"strict", "excess"},
	Verbs: []listing.Verb{{
		Name: "split", Components: []string{"scheme", "path"},
		Split: func(text string, spans []listing.Span) {
			colon := strings.IndexByte(text, ':')
			spans[0], spans[1] = listing.Span{Start: 0, End: colon}, listing.Span{Start: colon + 1, End: len(text)}
		},
	}, {
		Name: "start_as_in", Components: []string{""},
		SplitBy: func(text, other string, spans []listing.Span) {
			end := 0
			for end < min(len(text), len(other)) && text[end] == other[end] {
				end++
			}
			spans[0] = listing.Span{Start: 0, End: end}
		},
	}, {
		Name: "in_lowercase",
		Change: func(rest string) (length int, by string) {
			if c := rest[0]; 'A' <= c && c <= 'Z' {
				return 1, string(rune(c | 0x20))
			}
			return 0, ""
		},
	}},
}

func option(name string) string { return map[string]string{"strict": "yes", "excess": "keep"}[name] }

// example runs the line of a form, and describes its effect.
func (f *form) example(t *testing.T) string {
	p, err := compileForm(f.line)
	if err != nil {
		t.Fatal(err)
	}
	run := trace.New(p.Listing, -1, f.texts[0], f.texts[1])
	end := p.Run(run, option, f.texts[0], f.texts[1])
	state := trace.NewState(p.Listing, f.texts[0], f.texts[1])
	for i := range run.Steps() {
		state.Apply(run.Edits(i))
	}
	var before, after []string
	for i, r := range p.Listing.Registers {
		held, defined := end.Text(i)
		if replayed, ok := state.Text(i); replayed != held || ok != defined {
			t.Errorf("%s: %s is %q, replayed %q", f.line, r.Name, held, replayed)
		}
		if i < 2 && f.texts[i] != "" {
			before = append(before, fmt.Sprintf("%s is %q", r.Name, f.texts[i]))
		}
		switch {
		case i < 2 && !defined:
			after = append(after, r.Name+" is undefined")
		case i < 2 && held != f.texts[i] || i >= 2 && defined:
			after = append(after, fmt.Sprintf("%s is %q", r.Name, held))
		}
	}
	if steps := run.Steps(); len(steps) > 0 && steps[0].Answer != trace.None {
		answer := "no"
		if steps[0].Answer == trace.Yes {
			answer = "yes"
		}
		after = append([]string{answer}, after...)
	}
	if len(after) == 0 {
		after = []string{"nothing changes"}
	}
	if len(before) > 0 {
		return strings.Join(before, ", ") + ": " + strings.Join(after, ", ")
	}
	return strings.Join(after, ", ")
}

// The README has all that lines can say, with examples that run.
func TestLanguage(t *testing.T) {
	var b strings.Builder
	b.WriteString(about)
	for _, group := range language {
		fmt.Fprintf(&b, "\n## %s\n\n| words | meaning | example | what it does |\n|---|---|---|---|\n", group.title)
		for _, f := range group.forms {
			var code []string
			for line := range strings.SplitSeq(f.line, "\n") {
				_, words, _ := strings.Cut(line, " ")
				code = append(code, words)
			}
			fmt.Fprintf(&b, "| `%s` | %s | `%s` | %s |\n", f.words, f.meaning, strings.Join(code, "`<br>`"), f.example(t))
		}
	}
	golden.Compare(t, "../README.md", b.String())
	golden.Compare(t, "../../../web/src/cases/language.js", module())
}

// module returns the forms as a module for the editor of lines.
func module() string {
	var b strings.Builder
	b.WriteString(`/**
 * All forms of a line, by group, each with an example after a tab. Written by go test ./core/listing -update.
 */
export const language = String.raw` + "`")
	for _, group := range language {
		title, _, _ := strings.Cut(strings.ToLower(group.title), " ")
		fmt.Fprintf(&b, "# %s\n", title)
		for _, f := range group.forms {
			line, _, _ := strings.Cut(f.line, "\n")
			_, words, _ := strings.Cut(line, " ")
			fmt.Fprintf(&b, "%s\t%s\n", f.words, words)
		}
	}
	b.WriteString("`;\n")
	return b.String()
}

const about = `# core/listing: the language of the algorithms

The lines of a listing are compiled and run. So the line on display is the line that ran, and a line
can be changed. Package trace describes the marks of the lines. This page is written by
` + "`go test ./core/listing -update`" + `, and its examples run in that test.

A line that starts with "if", "unless", or "while" tests a condition. If its mark is ` + "`?`" + `, it is a question, and each
answer is a step of the run. If its mark is ` + "`:`" + `, it is a rule: a step only if its condition holds. "else if"
and "else" continue a rule. A "while" marked ` + "`:`" + ` is never a step; only the rules inside it are. A line's own
instruction runs before the lines nested in it. "it" is the register tested last, or the one that the
enclosing loop tests. You can write "the" before the name of a register. Text in parentheses after
a condition is a remark.

A changed or inserted line gets the mark that its words need: it is a rule directly in a loop of rules,
and a question elsewhere. A change can't add registers or routines, and an "else" itself can't be changed.
A question that is left out is answered no. "return" ends the routine.

In the examples, in and other hold a text, none is undefined, strict is on, and excess is "keep".
`
