// Package editiontest provides checks that the tests of all editions share.
package editiontest

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/internal/outside"
	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

// With returns the editions that have a capability, by its name.
func With(subject string) []*edition.Edition {
	return slices.DeleteFunc(slices.Clone(editions.All), func(e *edition.Edition) bool { return slices.Contains(e.Lacks(), subject) })
}

// Link returns the address of a case on the development server's page.
func Link(e *edition.Edition, base, reference string) string {
	return "http://127.0.0.1:8080/#base=" + base + "&reference=" + reference + "&edition=" + e.ID
}

// Options returns every combination of the values of an edition's options.
func Options(e *edition.Edition) []edition.Options {
	all := []edition.Options{{}}
	for _, option := range e.Options {
		var more []edition.Options
		for _, o := range all {
			for _, value := range option.Values {
				with := maps.Clone(o)
				with[option.Name] = value
				more = append(more, with)
			}
		}
		all = more
	}
	return all
}

// Hard has pairs of base and reference with empty, absent, superfluous, invalid, or easily misread parts.
var Hard = [][2]string{
	{"", ""}, {"a", "b"}, {"http://a", "g"}, {"http://a", ""}, {"http://a?q", "?"}, {"http://a?q", "#"},
	{"http://a/b", "//"}, {"http://a/b", "///x"}, {"mailto:x@y", "/..//e/x"}, {"f:/a", ".//g"}, {"f:a", "../b"},
	{"http://a/b/c/d;p?q", "../../../g"}, {"http://a/b/c/d;p?q", "http:g"}, {"http://a/b/c/d;p?q", "HTTP:g"}, {"a:b", "a:c"}, {"http://a/../b/./", "./.././x/.."},
	{"http://a/例/え", "./え/../😀"}, {"http://a/\x00", "\xff\xfe"}, {"1x:y", "%zz"}, {"http://a b", "c d"},
	{"http://a/b#f", "g"}, {"http://u:p@[::1]:80/x", "y"}, {"http://a/b/c/d;p?q", strings.Repeat("../", 50) + "g"},
	{"http://a/b/c/d;p?q", "g?y/../x"}, {"http://a/b/c/d;p?q", "?./../x"}, {"http://a/b/c/d;p?q", "#s/../x"},
	{"http://a", "x/../g"}, {"a:b/c", "../../d/.."}, {"http://a/b/c", "d//../e"}, {"http://a//b", "..//./.."}, {"s:", ".."}, {"s:a", "x:./../."},
}

// CheckRun checks that a run gives the same answer whether or not it is recorded, that its replay ends with
// that answer, that it follows the listing, and that it has been on the line that it names as decisive.
func CheckRun(t *testing.T, e *edition.Edition, base, reference string, o edition.Options) {
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
		t.Errorf("%s: %q + %q: replayed %q, want %q\n%s", e.ID, base, reference, replayed, want.Target, Link(e, base, reference))
	}
	if err := tracetest.Check(e.Listing, run, base, reference); e.Program == nil && err != nil {
		t.Errorf("%s: %q + %q: %v\n%s", e.ID, base, reference, err, Link(e, base, reference))
	}
	line := e.Listing.Find(got.Why.Line)
	if !slices.ContainsFunc(run.Steps(), func(s trace.Step) bool { return s.Line == line }) {
		t.Errorf("%s: %q + %q: %s is said to be decided by line %q, which did not run\n%s", e.ID, base, reference, got.Why.ID, got.Why.Line, Link(e, base, reference))
	}
	if want.Outcome.HasTarget() {
		CheckParts(t, e, want.Target, got.Parts)
	}
	if e.Components != nil {
		CheckParts(t, e, base, e.Split(base))
		CheckParts(t, e, reference, e.Split(reference))
	}
}

// CheckParts checks that the parts of a text are within it and in order.
func CheckParts(t *testing.T, e *edition.Edition, text string, parts []edition.Part) {
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
	if at < len(text)-1 { // a delimiter may follow the last part
		t.Errorf("%s: %q: the parts end at %d", e.ID, text, at)
	}
	for _, p := range parts {
		if p.Span != edition.Absent && (p.Span.Start < 0 || p.Span.End < p.Span.Start || p.Span.End > len(text)) {
			t.Errorf("%s: %q: %s at %v", e.ID, text, p.Name, p.Span)
		}
	}
}

// FuzzResolve is every edition's fuzz target: for any two texts, [CheckRun] must succeed without a panic.
func FuzzResolve(f *testing.F, e *edition.Edition) {
	for _, pair := range Hard {
		f.Add(pair[0], pair[1], 0)
	}
	for _, example := range editions.Examples() {
		f.Add(example.Base, example.Input, 0)
	}
	options := Options(e)
	f.Fuzz(func(t *testing.T, base, reference string, o int) {
		CheckRun(t, e, base, reference, options[uint(o)%uint(len(options))])
		for use := edition.AsBase; use <= edition.AsTarget; use++ {
			if production, length := e.ProductionFor(use, reference); production != "" {
				e.Validate(production, reference[:length])
			}
		}
		e.Characters(reference)
	})
}

// Printed returns an answer in the format of the drafts.
func Printed(r edition.Result) string {
	if r.Outcome == edition.CurrentDocument {
		return "(current document)" + r.Target
	}
	return r.Target
}

// CheckExamples checks that an edition's own examples parse, that those without a remark resolve, and that
// there are as many of each kind as want says.
func CheckExamples(t *testing.T, e *edition.Edition, want map[edition.ExampleKind]int) {
	t.Helper()
	n := map[edition.ExampleKind]int{}
	for _, x := range e.AllExamples() {
		n[x.Kind]++
		if x.Kind == edition.KindParse {
			production, length := e.Usual(x.Input)
			if wrong := e.Validate(production, x.Input[:length]); wrong != nil {
				t.Errorf("%s: %q does not match: %+v", x.ID, x.Input, wrong)
			}
		}
		if x.Kind != edition.KindResolve || x.Remark != "" {
			continue
		}
		got := e.Resolve(x.Base, x.Input, x.Options, nil)
		if Printed(got) != x.Want[0] || got.Outcome == edition.Failed {
			t.Errorf("%s: %q, want %q\n%s", x.ID, Printed(got), x.Want[0], Link(e, x.Base, x.Input))
		}
	}
	for kind, wanted := range want {
		if n[kind] != wanted {
			t.Errorf("%d examples of kind %s, want %d", n[kind], kind, wanted)
		}
	}
}

// CheckWhy checks the result of resolving a reference, and the reason given for it.
func CheckWhy(t *testing.T, e *edition.Edition, base, reference string, o edition.Options, outcome edition.Outcome, target, why string) {
	t.Helper()
	got := e.Resolve(base, reference, o, nil)
	if got.Outcome != outcome || got.Target != target || got.Why.ID != why {
		t.Errorf("%s + %s: %s %q because %s, want %s %q because %s", base, reference, got.Outcome, got.Target, got.Why.ID, outcome, target, why)
	}
}

// CheckDrawn checks the parts of texts, in the format of [Draw].
func CheckDrawn(t *testing.T, e *edition.Edition, texts map[string]string) {
	t.Helper()
	for text, want := range texts {
		if got := Draw(e, text); got != want {
			t.Errorf("%q: %s\nwant %s", text, got, want)
		}
	}
}

// CheckPrinted runs a suite with the examples that one spec prints, and checks their number.
func CheckPrinted(t *testing.T, e *edition.Edition, file string, cases int) {
	t.Helper()
	var all []struct{ ID, Base, Ref, Want string }
	outside.Cases(t, file, &all)
	for _, c := range all {
		if got := Printed(e.Resolve(c.Base, c.Ref, nil, nil)); got != c.Want {
			t.Errorf("%s: %s: %q, want %q", file, c.ID, got, c.Want)
		}
	}
	if len(all) != cases {
		t.Errorf("%s: %d cases, want %d", file, len(all), cases)
	}
}

// CheckSuite runs the suite's cases for the edition's spec, except the one whose reference is skip. There must
// be 43.
func CheckSuite(t *testing.T, e *edition.Edition, file, skip string) {
	t.Helper()
	var cases []struct {
		ID, Edition, Base, Ref, Want, Note string
		Strict                             bool
	}
	outside.Cases(t, file, &cases)
	good, total := 0, 0
	for _, c := range cases {
		if c.Edition != "" && c.Edition != e.Document || c.Ref == skip {
			continue
		}
		total++
		want := c.Want
		if document, ok := strings.CutPrefix(c.Note, "spec says "); ok {
			want = document
		}
		var o edition.Options
		if !c.Strict {
			o = edition.Options{"validating": edition.No}
		}
		r := e.Resolve(c.Base, c.Ref, o, nil)
		got := Printed(r)
		if r.Outcome == edition.CurrentDocument && got != want {
			got = c.Base + r.Target // for the current document, the suites have the base
		}
		if got != want {
			t.Errorf("%s: %s: %q, want %q", file, c.ID, got, want)
			continue
		}
		good++
	}
	if good != 43 || total != 43 {
		t.Errorf("%s: %d of %d, want 43 of 43", file, good, total)
	}
}

// ClassOf returns the name of the class of an octet by itself, or "".
func ClassOf(t *testing.T, e *edition.Edition, octet int) string {
	t.Helper()
	found := e.Characters(string([]byte{byte(octet)}))
	if len(found) != 1 || found[0].Start != 0 || found[0].End != 1 {
		t.Fatalf("%s: octet %#x: %+v", e.ID, octet, found)
	}
	if found[0].Class < 0 {
		return ""
	}
	return e.Classes[found[0].Class].Name
}

// CheckClasses checks that every octet is in the class that lists it.
func CheckClasses(t *testing.T, e *edition.Edition, want map[string]string) {
	t.Helper()
	for c := range 256 {
		text := string([]byte{byte(c)})
		name := ClassOf(t, e, c)
		wanted := ""
		for class, octets := range want {
			if strings.Contains(octets, text) {
				wanted = class
			}
		}
		if name != wanted {
			t.Errorf("%s: %q is %q, want %q", e.ID, text, name, wanted)
		}
	}
	if found := e.Characters("%4a"); len(found) != 1 || e.Classes[found[0].Class].Name != "escaped" {
		t.Errorf("%s: %%4a is %v", e.ID, found)
	}
}

// CheckOctets checks the class of every octet by itself, and of a percent-encoding. An octet in none of the
// wanted classes must be in the class called others. A class must be marked as excluded if the grammar allows
// none of its characters in a URL.
func CheckOctets(t *testing.T, e *edition.Edition, want map[string]string, others string) {
	t.Helper()
	for c := range 256 {
		text := string([]byte{byte(c)})
		name := others
		for class, octets := range want {
			if strings.Contains(octets, text) {
				name = class
			}
		}
		found := e.Characters(text)
		if len(found) != 1 || found[0].Class < 0 || e.Classes[found[0].Class].Name != name {
			t.Fatalf("%s: octet %#x: %+v, want %s", e.ID, c, found, name)
		}
		production, before := "url", "news:a"
		if strings.Contains("?/+", text) {
			before = "http://a/b?c"
		}
		allowed := e.Validate(production, before+text+"a") == nil || e.Validate("httpurl", "http://a/b"+text+"a") == nil ||
			e.Validate("fragmentaddress", "news:a"+text+"a") == nil || e.Validate("generic", "a:b"+text+"a") == nil
		if allowed == e.Classes[found[0].Class].Excluded {
			t.Errorf("%s: octet %#x is allowed: %v, but its class says otherwise", e.ID, c, allowed)
		}
	}
	if found := e.Characters("%4a%zz"); len(found) != 3 || e.Classes[found[0].Class].Name != "escape" || found[0].End != 3 || found[1].End != 4 {
		t.Errorf("%s: %%4a%%zz: %+v", e.ID, found)
	}
	for _, c := range e.Classes {
		if !strings.HasPrefix(c.Section, e.Document+", ") {
			t.Errorf("%s: class %s is of %q", e.ID, c.Name, c.Section)
		}
	}
}

// A Case is a case of an independent suite. Each kind of suite uses some of the fields.
type Case struct {
	ID, Edition, Base, Ref, Want, Input, Production string
	Valid                                           bool
	Scheme, Host, User, Password, Path, Query       *string
}

// Cases reads the cases of a suite. It skips the test if the file doesn't exist.
func Cases(t *testing.T, name string) (cases []Case) {
	t.Helper()
	outside.Cases(t, name, &cases)
	return cases
}

// Draw returns the parts that a text has, each as "name=text(kind)".
func Draw(e *edition.Edition, text string) string {
	var b strings.Builder
	for _, p := range e.Split(text) {
		if p.Span == edition.Absent {
			continue
		}
		b.WriteString(" " + p.Name + "=" + text[p.Span.Start:p.Span.End])
		if p.Kind != "" {
			b.WriteString("(" + p.Kind + ")")
		}
	}
	return strings.TrimPrefix(b.String(), " ")
}

// FuzzAuthority checks that the kind of an authority and of its host agrees with the grammar rule that it
// matches: a server or a registry-based name, and the first matching host rule.
func FuzzAuthority(f *testing.F, e *edition.Edition, registry string, hosts ...string) {
	first := func(text string, rules ...string) string {
		for _, rule := range rules {
			if e.Validate(rule, text) == nil {
				return rule
			}
		}
		return ""
	}
	f.Fuzz(func(t *testing.T, authority string) {
		if strings.ContainsAny(authority, "/?#") {
			return
		}
		want := first(authority, "server", registry)
		for _, p := range e.Split("//" + authority) {
			switch p.Name {
			case "authority":
				if p.Kind != want {
					t.Errorf("%q is a %q, want %q", authority, p.Kind, want)
				}
			case "host":
				if (p.Span == edition.Absent) != (want != "server" || authority == "") {
					t.Errorf("%q, a %q, has a host: %v", authority, want, p.Span != edition.Absent)
				} else if p.Span != edition.Absent {
					host := p.Span.Of("//" + authority)
					if kind := first(host, hosts...); p.Kind != kind {
						t.Errorf("the host of %q is a %q, want %q", authority, p.Kind, kind)
					}
				}
			}
		}
	})
}

// CheckLeftmostFirst checks that an edition's single pass over its path, which is the last register but one,
// removes the same elements in the same order as repeatedly searching for the leftmost.
func CheckLeftmostFirst(t *testing.T, e *edition.Edition, seed uint64, removeLeftmost func(path string) (left string, more bool)) {
	t.Helper()
	random := rand.New(rand.NewPCG(1, seed))
	path := len(e.Listing.Registers) - 2
	if !e.Listing.Registers[path].Buffer {
		t.Fatal("the path is elsewhere")
	}
	for range 20_000 {
		var reference strings.Builder
		for range random.IntN(12) {
			reference.WriteString([]string{"/", "/", ".", "..", "a", "?", "b"}[random.IntN(7)])
		}
		r := strings.TrimLeft(reference.String(), "/")
		base := []string{"s:", "s:/x/y", "s:x/y/z"}[random.IntN(3)]
		run := trace.New(e.Listing, -1, base, r)
		e.Resolve(base, r, nil, run)
		state := trace.NewState(e.Listing, base, r)
		var want string
		for i, step := range run.Steps() {
			line := e.Listing.Lines[step.Line]
			state.Apply(run.Edits(i))
			got, _ := state.Text(path)
			switch {
			case line.ID == "remove":
				want = got
			case line.Phase == trace.Dots && step.Answer == trace.Yes:
				want, _ = removeLeftmost(want)
				if got != want {
					t.Fatalf("%q + %q: step %d leaves %q, want %q", base, r, i, got, want)
				}
			case line.Phase == trace.Dots && step.Answer == trace.No:
				if next, more := removeLeftmost(got); more {
					t.Fatalf("%q + %q: %q is left, not %q", base, r, got, next)
				}
			}
		}
	}
}
