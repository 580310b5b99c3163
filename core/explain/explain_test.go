package explain_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf16"
	"uriscope/core/edition"
	"uriscope/core/editions"

	"uriscope/core/explain"
	"uriscope/core/trace"
)

func explainPair(t testing.TB, base, reference string) *explain.Explanation {
	t.Helper()
	x, err := explain.Explain(explain.Request{Base: base, Reference: reference, Limit: -1})
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// An explanation that uses the memory of the one before is the same as one of its own.
func TestUsedMemory(t *testing.T) {
	var run trace.Trace
	var dst []byte
	references := []string{strings.Repeat("../g/", 100), "", "g", strings.Repeat("a/", 6000) + "..", "//h:8x", "?y", "../../../g#s", "例"}
	for round := range 2 {
		for _, reference := range references {
			for i := range editions.All {
				q := explain.Request{Base: "http://a/b/c/d;p?q", Reference: reference, Edition: editions.All[(i+round)%len(editions.All)].ID, Limit: -1}
				want, err := explain.Explain(q)
				if err != nil {
					t.Fatal(err)
				}
				q.Run = &run
				got, err := explain.Explain(q)
				if err != nil {
					t.Fatal(err)
				}
				if dst = got.AppendJSON(dst[:0]); !bytes.Equal(dst, want.JSON()) {
					t.Fatalf("%s of %.40q differs from one with memory of its own:\n%.400s\n%.400s", q.Edition, reference, dst, want.JSON())
				}
			}
		}
	}
}

func TestOutcome(t *testing.T) {
	for _, c := range []struct {
		base, reference string
		outcome         edition.Outcome
		target, why     string
	}{
		{"http://a/b/c/d;p?q", "../../../g", edition.Target, "http://a/g", "climbs-out"},
		{"http://a/b/c/d;p?q", "../../g", edition.Target, "http://a/g", "climbs"},
		{"http://a/b/c/d;p?q", "g", edition.Target, "http://a/b/c/g", "replaces-last"},
		{"http://a/b/c/", "g", edition.Target, "http://a/b/c/g", "appends"},
		{"http://a/b/c/d;p?q", "./", edition.Target, "http://a/b/c/", "stays"},
		{"http://a/b/c/d;p?q", "", edition.SameDocument, "http://a/b/c/d;p?q", "empty"},
		{"http://a/b/c/d;p?q", "#s", edition.SameDocument, "http://a/b/c/d;p?q#s", "fragment-only"},
		{"http://a/b/c/d;p?q", "?y", edition.Target, "http://a/b/c/d;p?y", "query-only"},
		{"http://a/b/c/d;p?q", "//g", edition.Target, "http://g", "own-authority"},
		{"http://a/b/c/d;p?q", "g:h", edition.Target, "g:h", "own-scheme"},
		{"http://a/b/c/d;p?q", "/g", edition.Target, "http://a/g", "absolute-path"},
		{"http://a", "g", edition.Target, "http://a/g", "root-added"},
		{"mailto:x@y", "z", edition.Target, "mailto:z", "no-directory"},
		{"a/b", "c", edition.Failed, "", "no-base-scheme"},
		{"", "x:y", edition.Target, "x:y", "own-scheme"},
		{"http://a/b/例", "え", edition.Target, "http://a/b/え", "replaces-last"},
	} {
		x := explainPair(t, c.base, c.reference)
		if x.Outcome != c.outcome || x.Target != c.target || x.Why.ID != c.why {
			t.Errorf("%q + %q: %s %q because %s, want %s %q because %s",
				c.base, c.reference, x.Outcome, x.Target, x.Why.ID, c.outcome, c.target, c.why)
		}
	}
}

// Offsets are UTF-16 code units, whatever the texts are made of.
func TestOffsetsAreUTF16(t *testing.T) {
	x := explainPair(t, "http://例え/😀/x?え#f", "é\xff😀?q")
	slice := func(text string, s edition.Span) string {
		return string(utf16.Decode(utf16.Encode([]rune(text))[s.Start:s.End]))
	}
	want := map[string]string{
		"base scheme": "http", "base authority": "例え", "base host": "例え", "base path": "/😀/x", "base query": "え", "base fragment": "f",
		"reference path": "é�😀", "reference query": "q",
		"target scheme": "http", "target authority": "例え", "target host": "例え", "target path": "/😀/é�😀", "target query": "q",
	}
	got := 0
	for name, text := range map[string]explain.Text{"base": x.Base, "reference": x.Reference, "target": x.Result} {
		for _, p := range text.Parts {
			if p.Span == edition.Absent {
				continue
			}
			got++
			if slice(text.Text, p.Span) != want[name+" "+p.Name] {
				t.Errorf("%s %s is %q, want %q", name, p.Name, slice(text.Text, p.Span), want[name+" "+p.Name])
			}
		}
	}
	if got != len(want) {
		t.Errorf("%d components, want %d", got, len(want))
	}
	if at := x.Reference.Errors[0].At; at != 0 {
		t.Errorf("error of the reference at %d, want 0", at)
	}
	if at := explainPair(t, "http://a/", "a/%F0%9F%98%80/%zz").Reference.Errors[0].At; at != len("a/%F0%9F%98%80/%") {
		t.Errorf("error at %d", at)
	}
}

func TestFindings(t *testing.T) {
	for pair, want := range map[[2]string]string{
		{"http://a/b/c/d;p?q", "g"}:        "",
		{"http://a/b#f", "g"}:              "base base-fragment",
		{"mailto:x@y", "/..//e/x"}:         "target reread",
		{"f:/a", ".//g"}:                   "target reread",
		{"http://a/", "//bank.test@evil/"}: "reference userinfo",
		{"http://0x7f.1/", "x"}:            "base ipv4-look-like",
		{"http://a/", "http:g"}:            "reference same-scheme",
		{"http://a/", "%2e%2e/x"}:          "reference encoded-dots",
		{"http://a/", "www.example.com/x"}: "reference suffix",
	} {
		var got []string
		for _, f := range explainPair(t, pair[0], pair[1]).Findings {
			got = append(got, f.On+" "+f.ID)
		}
		if strings.Join(got, ", ") != want {
			t.Errorf("%q: %q, want %q", pair, got, want)
		}
	}
}

func TestJSONIsValid(t *testing.T) {
	for _, pair := range [][2]string{{"http://a/b/c/d;p?q", "../g"}, {"", ""}, {"\x00\"\\\u2028", "\xff<>\n"}, {"x", "例え😀"}} {
		x := explainPair(t, pair[0], pair[1])
		var got struct {
			Base, Reference struct{ Text string }
			Run             struct{ Total int }
		}
		if err := json.Unmarshal(x.JSON(), &got); err != nil {
			t.Fatalf("%q: %v\n%s", pair, err, x.JSON())
		}
		if want := strings.ToValidUTF8(pair[1], "�"); got.Reference.Text != want && len(pair[1]) < 3 {
			t.Errorf("reference %q, want %q", got.Reference.Text, want)
		}
		if got.Run.Total == 0 {
			t.Errorf("%q: no steps", pair)
		}
	}
	for _, answer := range [][]byte{explain.Editions(), explain.String("\"\x00é\xff"), explain.Failure("panic", "x\ny")} {
		if !json.Valid(answer) {
			t.Errorf("not JSON: %s", answer)
		}
	}
}

func TestLimit(t *testing.T) {
	x, err := explain.Explain(explain.Request{Base: "http://a/", Reference: strings.Repeat("a/", 1000), Limit: 100})
	if err != nil {
		t.Fatal(err)
	}
	if n := len(x.Run.Steps()); n != 100 || x.Run.Total() < 1000 {
		t.Errorf("%d steps of %d", n, x.Run.Total())
	}
	if want := "http://a/" + strings.Repeat("a/", 1000); x.Target != want {
		t.Errorf("the target is %d bytes long, want %d", len(x.Target), len(want))
	}
}

func TestUnknown(t *testing.T) {
	if _, err := explain.Explain(explain.Request{Edition: "rfc0"}); err == nil {
		t.Error("an unknown edition has an explanation")
	}
	if _, err := explain.Validate("x", "", "no-such-rule"); err == nil {
		t.Error("an unknown production has a validity")
	}
	if _, err := explain.Figure(explain.Request{}, "png"); err == nil {
		t.Error("an unknown format has a figure")
	}
}

func TestValidateAnyRule(t *testing.T) {
	for _, c := range []struct {
		production, text string
		valid            bool
	}{
		{"IPv6address", "::1", true}, {"IPv6address", "::1::", false}, {"port", "80", true}, {"port", "8x", false},
		{"URI", "a:b", true}, {"URI", "b", false}, {"", "b", true}, {"segment-nz-nc", "a:b", false},
	} {
		v, err := explain.Validate(c.text, "", c.production)
		if err != nil {
			t.Fatal(err)
		}
		if (len(v.Errors) == 0) != c.valid {
			t.Errorf("%s %q: %+v", c.production, c.text, v.Errors)
		}
		for _, p := range v.Errors {
			if p.Rule == "" || p.Section == "" || len(p.Expected) == 0 || p.Message == "" {
				t.Errorf("%s %q: an incomplete error %+v", c.production, c.text, p)
			}
		}
	}
}

func FuzzExplain(f *testing.F) {
	for i := range editions.All {
		f.Add("http://a/b/c/d;p?q", "../../../g", true, i)
		f.Add("http://例え/\x00", "😀\xff%zz", false, i)
		f.Add("mailto:x@y", "/..//e/x", true, i)
	}
	f.Fuzz(func(t *testing.T, base, reference string, strict bool, e int) {
		q := explain.Request{
			Base: base, Reference: reference, Edition: editions.All[uint(e)%uint(len(editions.All))].ID,
			Options: edition.Options{"excess": []string{"keep", "remove", "refuse"}[uint(e)%3]}, Limit: -1,
		}
		if !strict {
			q.Options["strict"], q.Options["validating"] = edition.No, edition.No
		}
		x, err := explain.Explain(q)
		if err != nil {
			t.Fatal(err)
		}
		if b := x.JSON(); !json.Valid(b) {
			t.Fatalf("not JSON: %s", b)
		}
		if _, err := explain.Figure(q, explain.HTML); err != nil {
			t.Fatal(err)
		}
		if _, err := explain.Normalize(reference, q.Edition, true); err != nil {
			t.Fatal(err)
		}
		for _, call := range []func() ([]byte, error){
			func() ([]byte, error) { return explain.Answers(q) },
			func() ([]byte, error) { return explain.Parting(q, editions.All[0].ID) },
		} {
			if b, err := call(); err != nil || !json.Valid(b) {
				t.Fatalf("%v: %s", err, b)
			}
		}
	})
}
