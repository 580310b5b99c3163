package wire_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"uriscope/core/compare"
	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/explain"
	"uriscope/core/trace"
	_ "uriscope/core/trace/tracetest" // a run that names a line which there isn't panics
	"uriscope/core/wire"
)

func explained(t testing.TB, dst []byte, q explain.Request) []byte {
	t.Helper()
	b, err := wire.Explanation(dst, q)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// Parts of an explanation as they are written.
type (
	partJSON struct {
		Name string
		Span *[2]int
	}
	errorJSON struct {
		At      int
		Message string
	}
	textJSON struct {
		Text   string
		Parts  []partJSON
		Groups []*[2]int
		Errors []errorJSON
	}
	explanationJSON struct {
		Outcome         string
		Base, Reference textJSON
		Result          *textJSON
		Findings        []struct {
			ID, On, Section, Sure string
			Span                  [2]int
			Args                  map[string]string
		}
		Run struct {
			Total int
			Steps []struct{ Edits [][4]json.RawMessage }
		}
	}
)

func decode(t testing.TB, q explain.Request) explanationJSON {
	t.Helper()
	var x explanationJSON
	b := explained(t, nil, q)
	if err := json.Unmarshal(b, &x); err != nil {
		t.Fatalf("%+v: %v\n%s", q, err, b)
	}
	return x
}

// slice returns a range of a text in code units, as JavaScript does.
func slice(text string, span *[2]int) string {
	return string(utf16.Decode(utf16.Encode([]rune(text))[span[0]:span[1]]))
}

// An explanation in reused memory is the same as in new memory.
func TestUsedMemory(t *testing.T) {
	var run trace.Trace
	var dst []byte
	references := []string{strings.Repeat("../g/", 100), "", "g", strings.Repeat("a/", 6000) + "..", "//h:8x", "?y", "../../../g#s", "例"}
	for round := range 2 {
		for _, reference := range references {
			for i := range editions.All {
				q := explain.Request{Base: "http://a/b/c/d;p?q", Reference: reference, Edition: editions.All[(i+round)%len(editions.All)].ID, Limit: -1}
				want := explained(t, nil, q)
				q.Run = &run
				if dst = explained(t, dst[:0], q); !bytes.Equal(dst, want) {
					t.Fatalf("%s of %.40q differs from one in new memory:\n%.400s\n%.400s", q.Edition, reference, dst, want)
				}
			}
		}
	}
}

// Offsets are UTF-16 code units, whatever the texts are made of.
func TestOffsetsAreUTF16(t *testing.T) {
	q := explain.Request{Base: "http://例え/😀/x?え#f", Reference: "é\xff😀?q", Limit: -1}
	x := decode(t, q)
	want := map[string]string{
		"base scheme": "http", "base authority": "例え", "base host": "例え", "base path": "/😀/x", "base query": "え", "base fragment": "f",
		"reference path": "é�😀", "reference query": "q",
		"target scheme": "http", "target authority": "例え", "target host": "例え", "target path": "/😀/é�😀", "target query": "q",
	}
	got := 0
	for name, text := range map[string]textJSON{"base": x.Base, "reference": x.Reference, "target": *x.Result} {
		for _, p := range text.Parts {
			if p.Span == nil {
				continue
			}
			got++
			if slice(text.Text, p.Span) != want[name+" "+p.Name] {
				t.Errorf("%s %s is %q, want %q", name, p.Name, slice(text.Text, p.Span), want[name+" "+p.Name])
			}
		}
		if whole := slice(text.Text, text.Groups[0]); whole != text.Text {
			t.Errorf("the whole %s is %q", name, whole)
		}
	}
	if got != len(want) {
		t.Errorf("%d components, want %d", got, len(want))
	}
	if e := x.Reference.Errors[0]; e.At != 0 || !strings.HasPrefix(e.Message, `at 0: found "é", expected `) {
		t.Errorf("error of the reference: %+v", e)
	}
	q.Reference = "%F0%9F%98%80😀?😀"
	if e := decode(t, q).Reference.Errors[0]; e.At != 12 || !strings.HasPrefix(e.Message, `at 12: found "😀", expected `) {
		t.Errorf("error of the reference: %+v", e)
	}
}

// A finding's characters are the text's, and its position is in UTF-16 code units.
func TestFindingsInTheirText(t *testing.T) {
	x := decode(t, explain.Request{Base: "http://😀/😀", Reference: "//😀b\u0430nk.test:25/é", Limit: -1})
	if len(x.Findings) != 2 {
		t.Fatalf("%+v", x.Findings)
	}
	port, like := x.Findings[0], x.Findings[1]
	if slice(x.Reference.Text, &port.Span) != "25" || port.ID != "reserved-port" || port.On != "reference" || port.Section != "RFC 3986, section 7.2" || port.Sure != "possible" {
		t.Errorf("%+v", port)
	}
	if slice(x.Reference.Text, &like.Span) != "\u0430" || like.Args["character"] != "\u0430" || like.Args["like"] != "a" || like.Sure != "likely" {
		t.Errorf("%+v", like)
	}
}

// Different characters of the same length stay different: schemes are compared.
func TestDifferentCharactersDiffer(t *testing.T) {
	for reference, want := range map[string]string{"例:g": "例:/g", "え:g": "え:g"} {
		q := explain.Request{Base: "例:/b", Reference: reference, Options: edition.Options{"strict": edition.No}, Limit: -1}
		x := decode(t, q)
		if x.Result.Text != want {
			t.Errorf("%s: %s, want %s", reference, x.Result.Text, want)
		}
		path := x.Result.Parts[5]
		if got := slice(x.Result.Text, path.Span); !strings.HasSuffix(want, ":"+got) {
			t.Errorf("%s: the path is %q", reference, got)
		}
	}
}

// A long text of many characters that aren't ASCII.
func TestManyCharacters(t *testing.T) {
	var b strings.Builder
	for r := '一'; r < '一'+1000; r++ {
		b.WriteRune(r)
		b.WriteString("😀/")
	}
	x := decode(t, explain.Request{Base: "http://a/", Reference: b.String(), Limit: -1})
	if got := slice(x.Result.Text, x.Result.Parts[5].Span); got != "/"+b.String() {
		t.Errorf("%.60q", got)
	}
}

// A letter outside ASCII isn't an uppercase one.
func TestSchemeWithoutUppercase(t *testing.T) {
	answer, err := wire.Comparison(compare.Request{A: "é:a", B: "é:a", Edition: "rfc2396bis-01"})
	if want := `"id":"lower-scheme","section":"draft-fielding-uri-rfc2396bis-01, section 6.3","broken":null`; err != nil || !strings.Contains(string(answer), want) {
		t.Errorf("%v: %s, want %s", err, answer, want)
	}
}

func TestJSONIsValid(t *testing.T) {
	for _, pair := range [][2]string{{"http://a/b/c/d;p?q", "../g"}, {"", ""}, {"\x00\"\\\u2028", "\xff<>\n"}, {"x", "例え😀"}} {
		got := decode(t, explain.Request{Base: pair[0], Reference: pair[1], Limit: -1})
		if want := strings.ToValidUTF8(pair[1], "�"); got.Reference.Text != want && len(pair[1]) < 3 {
			t.Errorf("reference %q, want %q", got.Reference.Text, want)
		}
		if got.Run.Total == 0 {
			t.Errorf("%q: no steps", pair)
		}
	}
	for _, answer := range [][]byte{wire.Editions(), wire.Options(), wire.Failure("panic", "\"\x00é\xff\n")} {
		if !json.Valid(answer) {
			t.Errorf("not JSON: %s", answer)
		}
	}
}

func TestNeighbour(t *testing.T) {
	for _, c := range []struct{ base, reference, want string }{
		{"http://a/b/c/d;p?q", "../g", `{"target":"http://a/b/g","refused":null}`},
		{"", "", `{"target":"","refused":null}`},
		{"http://a:x/", "g", `{"target":null,"refused":{"on":"base","message":"invalid port \u0022:x\u0022 after host"}}`},
	} {
		if got := string(wire.Neighbour(c.base, c.reference)); got != c.want {
			t.Errorf("%q + %q: %s, want %s", c.base, c.reference, got, c.want)
		}
	}
}

func TestCharacters(t *testing.T) {
	got, err := wire.Characters("😀a ", "", nil)
	if err != nil {
		t.Fatal(err)
	}
	if want := `[{"start":0,"end":2,"class":null},{"start":2,"end":3,"class":3},{"start":3,"end":4,"class":null}]`; string(got) != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestTree(t *testing.T) {
	var tree struct {
		Length int
		Errors []errorJSON
	}
	b, err := wire.Tree(explain.TreeRequest{Text: "http://a/😀#f", Use: "base", To: -1, Limit: -1})
	if err == nil {
		err = json.Unmarshal(b, &tree)
	}
	if err != nil || tree.Length != len("http://a/")+2 || tree.Errors[0].At != len("http://a/") || !strings.Contains(tree.Errors[0].Message, `found "😀"`) {
		t.Errorf("%v: %s", err, b)
	}
	b, err = wire.Tree(explain.TreeRequest{Text: "a:", Production: "scheme", To: -1, Limit: -1})
	if err != nil || !json.Valid(b) {
		t.Errorf("%v: %s", err, b)
	}
}

// agrees is null if and only if it was not computed.
func TestBoardSaysOnlyWhatWasComputed(t *testing.T) {
	kinds := map[edition.ExampleKind]int{}
	for _, e := range editions.All {
		var rows []struct {
			ID    string
			Cells []struct {
				Edition string
				Agrees  *bool
				Lines   []string
				Valid   *bool
			}
		}
		b, err := wire.Board(e.ID)
		if err == nil {
			err = json.Unmarshal(b, &rows)
		}
		if err != nil {
			t.Fatal(err)
		}
		for i, example := range e.AllExamples() {
			kinds[example.Kind]++
			for _, c := range rows[i].Cells {
				computed := true
				switch example.Kind {
				case edition.KindParse:
					computed = editions.ByID(c.Edition).Syntax != nil
				case edition.KindEquivalent, edition.KindDifferent:
					computed = editions.ByID(c.Edition).Normal != nil
				case edition.KindExtract:
					computed = editions.ByID(c.Edition).Delimiting != nil
				case edition.KindPart, edition.KindParts, edition.KindEncode, edition.KindGroups, edition.KindBuffers, edition.KindClient:
					// Other editions may have nothing that makes such lines.
					computed = c.Edition == e.ID || c.Lines != nil || c.Valid != nil
				}
				if (c.Agrees != nil) != computed {
					t.Errorf("%s by %s: agrees %v", example.ID, c.Edition, c.Agrees)
				}
			}
		}
	}
	if kinds[edition.KindExtract] == 0 || kinds[edition.KindEquivalent] == 0 {
		t.Errorf("examples by kind: %v", kinds)
	}
}

// For any input, the output is JSON.
func FuzzWire(f *testing.F) {
	for i := range editions.All {
		f.Add("http://a/b/c/d;p?q", "../../../g", i)
		f.Add("http://例え/\x00", "😀\xff%zz", i)
		f.Add("mailto:x@y", "/..//e/x", i)
	}
	f.Fuzz(func(t *testing.T, base, reference string, e int) {
		id := editions.All[uint(e)%uint(len(editions.All))].ID
		q := explain.Request{Base: base, Reference: reference, Edition: id, Limit: -1}
		for _, ask := range []func() ([]byte, error){
			func() ([]byte, error) { return wire.Explanation(nil, q) },
			func() ([]byte, error) { return wire.Answers(q) },
			func() ([]byte, error) { return wire.Parting(q, editions.All[0].ID) },
			func() ([]byte, error) { return wire.Figure(q, "markdown", "") },
			func() ([]byte, error) { return wire.Validity(reference, base, id, "", nil) },
			func() ([]byte, error) {
				return wire.Normalized(compare.NormalRequest{Text: reference, Edition: id, ByScheme: true, Limit: -1})
			},
			func() ([]byte, error) {
				return wire.Comparison(compare.Request{A: base, B: reference, Base: base, Edition: id, Limit: -1})
			},
			func() ([]byte, error) {
				return wire.Relative(compare.RelativeRequest{Base: base, Target: reference, Edition: id})
			},
			func() ([]byte, error) { return wire.Characters(reference, id, nil) },
			func() ([]byte, error) {
				return wire.Tree(explain.TreeRequest{Text: base, Edition: id, To: -1, Limit: 100})
			},
			func() ([]byte, error) { return wire.Neighbour(base, reference), nil },
			func() ([]byte, error) { return wire.Extracted(base+" <URL:"+reference+"\n>", id, e%9) },
		} {
			b, err := ask()
			if errors.As(err, new(edition.Lack)) {
				continue // the document doesn't speak of it
			}
			if err != nil || !json.Valid(b) {
				t.Fatalf("%v: %s", err, b)
			}
		}
	})
}

// The data baked into a page is what the engine would give it.
func TestBaked(t *testing.T) {
	q := explain.Request{Base: "http://a/b/c/d;p?q", Reference: "../../../g"}
	got, err := wire.Baked(q)
	if err != nil {
		t.Fatal(err)
	}
	var baked struct {
		Explanation, Answers json.RawMessage
		Editions             []map[string]json.RawMessage
	}
	if err := json.Unmarshal(got, &baked); err != nil {
		t.Fatal(err)
	}
	explanation, _ := wire.Explanation(nil, q)
	answers, _ := wire.Answers(q)
	account, _ := wire.Account(q)
	var of struct{ Clauses json.RawMessage }
	if err := json.Unmarshal(account, &of); err != nil {
		t.Fatal(err)
	}
	without := strings.Replace(string(baked.Explanation), `,"clauses":`+string(of.Clauses), "", 1)
	if start, end := strings.Index(without, `,"account":[`), strings.Index(without, `,"findings":`); start > 0 && start < end {
		without = without[:start] + without[end:]
	}
	if without == string(baked.Explanation) || without != string(explanation) || string(baked.Answers) != string(answers) {
		t.Errorf("explanation and answers are others:\n%s\n%s", baked.Explanation, baked.Answers)
	}
	var all []map[string]json.RawMessage
	if err := json.Unmarshal(wire.Editions(), &all); err != nil {
		t.Fatal(err)
	}
	for i, whole := range all {
		members := []string{"id", "year", "document", "choices", "options"}
		if string(whole["id"]) == `"rfc3986"` {
			members = slices.Collect(maps.Keys(whole))
		}
		if _, living := whole["living"]; living {
			members = append(members, "living")
		}
		want := map[string]string{}
		for _, name := range members {
			want[name] = string(whole[name])
		}
		has := map[string]string{}
		for name, value := range baked.Editions[i] {
			has[name] = string(value)
		}
		if !maps.Equal(has, want) {
			t.Errorf("edition %s:\n%v\nwant\n%v", whole["id"], has, want)
		}
	}
	if _, err := wire.Baked(explain.Request{Edition: "nothing"}); err == nil {
		t.Error("an edition that there is not")
	}
}
