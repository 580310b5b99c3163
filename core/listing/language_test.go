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
	line           string // that says it, with its id and mark
	texts          [2]string
}

// language is all that lines can say, in the order of the README.
var language = []struct {
	title string
	forms []form
}{
	{"Conditions", []form{
		{`A is defined`, `An empty register is defined.`, `x? if in is defined`, [2]string{""}},
		{`A is undefined`, ``, `x? if none is undefined`, [2]string{}},
		{`A is empty`, `An undefined register is empty, too. "is undefined or empty" says so.`, `x? if none is empty`, [2]string{}},
		{`A is not empty`, ``, `x? if in is not empty`, [2]string{"a"}},
		{`A, B, and C are undefined`, `Or "are defined".`, `x? if in and none are undefined`, [2]string{}},
		{`A is "x" or "y"`, `"that" is the whole text then. One text can have ", ignoring case" behind it.`, `x? if in is "." or ".."`, [2]string{".."}},
		{`A is one of "x y", ignoring case`, `The words have spaces between them.`, `x? if in is one of "htm html", ignoring case`, [2]string{"HTML"}},
		{`A is neither empty nor "x"`, `It can have ", ignoring case" behind it.`, `x? if in is neither empty nor "localhost"`, [2]string{"localhost"}},
		{`A equals B`, `An undefined register equals nothing. It can have ", ignoring case" behind it.`, `x? if in equals other, ignoring case`, [2]string{"http", "HTTP"}},
		{`A starts with "x" or "y"`, `"that" is what was found. A text can be several, with " + " between them.`, `x? if in starts with "../" or "./": remove that`, [2]string{"./a"}},
		{`A does not start with "x"`, ``, `x? if in does not start with "//"`, [2]string{"/a"}},
		{`A ends with "x" or "y"`, `"that" is what was found.`, `x? if in ends with "/": remove that`, [2]string{"a/"}},
		{`A starts with "x" or is "y"`, `Or the other way around.`, `x? if in starts with "/./" or is "/.": replace that with "/"`, [2]string{"/."}},
		{`A starts with a segment "x"`, `A "/" before the segment doesn't count. "that" is the segment, with the "/" behind it.`, `x? if in starts with a segment "..": remove that`, [2]string{"/../a"}},
		{`A decoded starts with "x"`, ``, `x? if in decoded starts with "+" + HT`, [2]string{"+%09"}},
		{`"x" is in A`, `"that" is the first one.`, `x? if "?" is in in: out ← in after its first "?"`, [2]string{"a?b"}},
		{`A has "x", ignoring case`, ``, `x? if in has ";type=", ignoring case`, [2]string{"a;TYPE=d"}},
		{`strict`, `The name of an option that is a switch. "not strict" is the opposite.`, `x? if not strict`, [2]string{}},
		{`C and D`, `All of them have to hold. Commas can be between them.`, `x? if in is defined and other is empty`, [2]string{"a"}},
	}},
	{"Instructions", []form{
		{`A ← B + "x"`, `HT, NUL, and CR LF are texts, too.`, `x: out ← in + "/" + other`, [2]string{"a", "b"}},
		{`A ← B`, `The register becomes undefined if the other one is.`, `x: out ← none`, [2]string{}},
		{`A ← undefined`, ``, `x: in ← undefined`, [2]string{"a"}},
		{`B through its last "x"`, `Or "first". Without the mark: all for the first, nothing for the last.`, `x: out ← in through its last "/" + other`, [2]string{"/a/b", "c"}},
		{`B up to its first "x"`, `Or "last". Without the mark: the same.`, `x: out ← in up to its first "?"`, [2]string{"a?b?c"}},
		{`B after its last "x"`, `Or "first". Without the mark: nothing for the first, all for the last.`, `x: out ← in after its last "/"`, [2]string{"/a/b"}},
		{`B after its last "x", if any`, `Without the mark, the register becomes undefined.`, `x: out ← in after its last ".", if any`, [2]string{"a"}},
		{`B with "x" before it`, `Nothing if the register is undefined.`, `x: out ← in with "#" before it`, [2]string{"s"}},
		{`A ← B, with each "x" replaced by "y"`, ``, `x: out ← in, with each "+" replaced by " "`, [2]string{"a+b"}},
		{`A, B ← C, at its first "x"`, `Or "last". The mark is in neither. Without it, the second one becomes undefined.`, `x: out, rest ← in, at its first ":"`, [2]string{"a:b:c"}},
		{`A, B ← C, up to its first "x" or "y"`, `The second one begins with the mark. Without one, it is empty.`, `x: out, rest ← in, up to its first "/" or "?"`, [2]string{"a?b"}},
		{`A, B ← the first character of C, and the rest`, `An encoding is one character.`, `x: out, rest ← the first character of in, and the rest`, [2]string{"%41b"}},
		{`A, B ← split(C)`, `A verb of the document. The components of the registers say which parts they get.`, `x: scheme, path ← split(in)`, [2]string{"a:b"}},
		{`A ← name(B)`, `Carries out the lines below the heading "## name(parameter)". Its "return" sets the register.`, `x: out ← twice(in)`, [2]string{"a"}},
		{`append T + "x" to A`, ``, `x: append "?" + other to in`, [2]string{"a", "b"}},
		{`remove that`, `What the condition found.`, `x? if in starts with "./": remove that`, [2]string{"./a"}},
		{`replace that with "x"`, `If the text that was found ends or begins with the new one, that part is kept.`, `x? if in starts with "/./": replace that with "/"`, [2]string{"/./a"}},
		{`remove the last segment of A`, `With the "/" before it.`, `x: remove the last segment of in`, [2]string{"/a/b"}},
		{`move its first segment to B`, `"its" is of what the condition is about. A segment has the "/" before it. Or: "the first segment of A".`, `x: move the first segment of in to other`, [2]string{"/a/b", "/c"}},
		{`decode A, B`, `It can have ", except CR and LF" behind it.`, `x: decode in`, [2]string{"%41%0d"}},
		{`send T + "x"`, `Appends to the register that is sent.`, `x: send "GET " + in + CR LF`, [2]string{"/"}},
		{`keep …`, `Does nothing, and says so.`, `x: keep in`, [2]string{"a"}},
	}},
	{"Segments", []form{
		{`while A has a segment "./": remove that`, `The leftmost first.`, `x+? while in has a segment "./": remove that`, [2]string{"./a/./b./"}},
		{`if A ends with a segment ".": remove that`, ``, `x? if in ends with a segment ".": remove that`, [2]string{"a/."}},
		{`while A has "<segment>/../": remove the leftmost`, `", not "../../"" keeps ".." segments.`, `x+? while in has "<segment>/../", not "../../": remove the leftmost`, [2]string{"a/../../b/../c"}},
		{`if A ends with "<segment>/..": remove that`, `", not "../.."" keeps ".." segments.`, `x? if in ends with "<segment>/..", not "../..": remove that`, [2]string{"a/b/.."}},
	}},
	{"Where to go on", []form{
		{`go on with 7`, `A line below with that id, or with "7. " before its words.`, `x? if in is empty: go on with 7`, [2]string{""}},
		{`…; else: …`, `If the question before it is answered no.`, `x? if in is empty: out ← "a"; else: out ← "b"`, [2]string{"c"}},
		{`done`, `Ends the run. A remark and a colon can be before it.`, `x: out ← in; done`, [2]string{"a"}},
		{`done: the current document`, `Ends the run, and the target is the current document.`, `x: out ← in; done: the current document`, [2]string{"a"}},
		{`no result: …`, `Ends the run without a result.`, `x: no result: there is none`, [2]string{"a"}},
		{`for excess "keep": …`, `The line counts only if the option has the value.`, `x: for excess "remove": out ← in`, [2]string{"a"}},
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
	}},
}

func option(name string) string { return map[string]string{"strict": "yes", "excess": "keep"}[name] }

// example runs the line of a form, and returns what it did in words.
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
			_, code, _ := strings.Cut(f.line, " ")
			fmt.Fprintf(&b, "| `%s` | %s | `%s` | %s |\n", f.words, f.meaning, code, f.example(t))
		}
	}
	golden.Compare(t, "../README.md", b.String())
}

const about = `# core/listing: the language of the algorithms

The lines of a listing are compiled and run. So the line on display is the line that ran, and a line
can be changed. Package trace describes the marks of the lines. This page is written by
` + "`go test ./core/listing -update`" + `, and its examples run in that test.

A line that starts with "if" or "while" asks. If its mark is ` + "`?`" + `, it is a question: each answer is a step
of the run. If its mark is ` + "`:`" + `, it is a rule: it is a step only when it applies, and "else if" and "else"
continue it. A loop whose mark is ` + "`:`" + ` is never a step itself; it is for rules. Lines that are nested
in a line come after what it does. "it" is the register that the last condition is about, or the
one of the loop around it. "the" before a register's name means nothing. Text in parentheses at the
end of a condition is a remark.

In the examples, in and other hold a text, none is undefined, strict is on, and excess is "keep".
`
