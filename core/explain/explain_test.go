package explain_test

import (
	"errors"
	"reflect"
	"strings"
	"testing"
	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/editions"

	"uriscope/core/explain"
	"uriscope/core/figure"
	_ "uriscope/core/trace/tracetest" // a run that names a line which there isn't panics
)

func explainPair(t testing.TB, base, reference string) *explain.Explanation {
	t.Helper()
	x, err := explain.Explain(explain.Request{Base: base, Reference: reference, Limit: -1})
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func TestOutcome(t *testing.T) {
	for _, c := range []struct {
		base, reference string
		outcome         edition.Outcome
		target, why     string
	}{
		{"http://a/b/c/d;p?q", "../../../g", edition.Target, "http://a/g", "climbs-out"},
		{"http://a/b/c/d;p?q", "../../g", edition.Target, "http://a/g", "climbs"},
		{"scheme:foo/bar", "../baz", edition.Target, "scheme:/baz", "slash-left"},
		{"scheme:a/b/c", "../../../..", edition.Target, "scheme:/", "slash-left"},
		{"scheme:a/b/c", "../g", edition.Target, "scheme:a/g", "climbs"},
		{"scheme:a", "../g", edition.Target, "scheme:g", "climbs-out"},
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

func TestFindings(t *testing.T) {
	for pair, want := range map[[2]string]string{
		{"http://a/b/c/d;p?q", "g"}:        "",
		{"http://a/b#f", "g"}:              "base base-fragment",
		{"mailto:x@y", "/..//e/x"}:         "reference flat-base, reference above-root, target reread",
		{"f:/a", ".//g"}:                   "target reread",
		{"http://a/", "//bank.test@evil/"}: "reference userinfo",
		{"http://0x7f.1/", "x"}:            "base rare-address",
		{"http://a/", "http:g"}:            "reference same-scheme",
		{"http://a/", "%2e%2e/x"}:          "reference encoded-dots",
		{"http://a/", "www.example.com/x"}: "reference suffix",
	} {
		var got []string
		for _, f := range explainPair(t, pair[0], pair[1]).Findings {
			got = append(got, f.On.String()+" "+f.ID.String())
		}
		if strings.Join(got, ", ") != want {
			t.Errorf("%q: %q, want %q", pair, got, want)
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
	if _, err := explain.Validate("x", "", "", "no-such-rule", nil); err == nil {
		t.Error("an unknown production has a validity")
	}
	if _, err := explain.Figure(explain.Request{}, "png", nil); err == nil {
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
		m, err := explain.Validate(c.text, "", "", c.production, nil)
		if err != nil {
			t.Fatal(err)
		}
		if (m == nil) != c.valid {
			t.Errorf("%s %q: %+v", c.production, c.text, m)
		}
		if len(m) > 0 && (m[0].State == "" || m[0].Section == "" || len(m[0].Expected) == 0) {
			t.Errorf("%s %q: an incomplete mismatch %+v", c.production, c.text, m)
		}
	}
}

// Offsets are bytes of the request's texts.
func TestOffsetsAreBytes(t *testing.T) {
	x := explainPair(t, "http://例え/😀", "é\xff😀?q")
	for _, text := range []explain.Text{x.Base, x.Reference, x.Result} {
		for _, p := range text.Parts {
			want := map[edition.Role]string{edition.Scheme: "http", edition.Authority: "例え", edition.Host: "例え", edition.Query: "q"}[p.Role]
			if p.Role == edition.Path {
				want = map[string]string{x.Base.Text: "/😀", x.Reference.Text: "é\xff😀", x.Result.Text: "/é\xff😀"}[text.Text]
			}
			if p.Span != edition.Absent && p.Span.Of(text.Text) != want {
				t.Errorf("%s of %q is %q, want %q", p.Name, text.Text, p.Span.Of(text.Text), want)
			}
		}
	}
	if m := explainPair(t, "http://a/", "a/%F0%9F%98%80/%zz").Reference.Problems; len(m) != 1 || m[0].At != len("a/%F0%9F%98%80/%") {
		t.Errorf("%+v", m)
	}
}

func FuzzExplain(f *testing.F) {
	for i := range editions.All {
		f.Add("http://a/b/c/d;p?q", "../../../g", true, i)
		f.Add("http://例え/\x00", "😀\xff%zz", false, i)
		f.Add("mailto:x@y", "/..//e/x", true, i)
	}
	f.Fuzz(func(t *testing.T, base, reference string, strict bool, e int) {
		q := explain.Request{Base: base, Reference: reference, Edition: editions.All[uint(e)%uint(len(editions.All))].ID, Options: edition.Options{}, Limit: -1}
		for _, o := range editions.Options() {
			if !strict {
				q.Options[o.Name] = o.Values[uint(e)%uint(len(o.Values))]
			}
		}
		for _, ask := range []func() error{
			func() error { _, err := explain.Explain(q); return err },
			func() error { _, err := explain.Answers(q); return err },
			func() error { _, err := explain.Part(q, editions.All[0].ID); return err },
			func() error { _, err := explain.Figure(q, figure.HTML, nil); return err },
			func() error { _, err := explain.Characters(reference, q.Edition, nil); return err },
		} {
			if err := ask(); err != nil && !errors.As(err, new(edition.Lack)) {
				t.Fatal(err)
			}
		}
	})
}

// Without reasons, the answers are the same.
func TestAnswersWithoutReasons(t *testing.T) {
	q := explain.Request{Base: "http://a/b/c/d;p?q", Reference: "../../../g?y/../x"}
	reasoned, err := explain.Answers(q)
	if err != nil {
		t.Fatal(err)
	}
	q.NoReasons = true
	answers, err := explain.Answers(q)
	if err != nil {
		t.Fatal(err)
	}
	differ := 0
	for i, a := range answers {
		want := reasoned[i]
		if want.Because != nil {
			differ++
		}
		want.Because = nil
		if !reflect.DeepEqual(a, want) {
			t.Errorf("%s: %v, want %v", a.Edition.ID, a, want)
		}
	}
	if differ == 0 {
		t.Error("nothing differs")
	}
}

// For texts that are too long, the result has every edition's answer, but no reason.
func TestAnswersToLongTexts(t *testing.T) {
	for _, c := range []struct {
		segments int
		reasoned bool
	}{{10, true}, {30_000, true}, {40_000, false}, {1_000_000, false}} {
		if testing.Short() && c.segments > 100_000 {
			continue
		}
		answers, err := explain.Answers(explain.Request{Base: "http://a/b", Reference: strings.Repeat("../", c.segments)})
		if err != nil || len(answers) != len(editions.All) {
			t.Fatal(err, answers)
		}
		differ := 0
		for _, a := range answers {
			if a.Same && (a.Because != nil || a.TooLong) || !a.Same && (a.Because != nil) != (c.reasoned && a.Edition.Parting != nil) || !a.Same && a.TooLong == c.reasoned {
				t.Errorf("%d segments, %s: %v, %v, %v", c.segments, a.Edition.ID, a.Same, a.Because, a.TooLong)
			}
			if !a.Same {
				differ++
			}
		}
		if differ != len(editiontest.With(edition.OfParting))-1 { // the URL Standard's answer is the same as in 2005
			t.Errorf("%d segments: %d answers differ", c.segments, differ)
		}
	}
}

// Only the URL Standard defines setting an attribute, so no spec diverges from it there.
func TestNoPartingWhereOneIsAlone(t *testing.T) {
	q := explain.Request{Base: "http://h/a", Reference: "%00", Edition: "url-standard"}
	if p, err := explain.Part(q, "rfc1738"); p == nil || err != nil {
		t.Fatalf("%v, %v", p, err)
	}
	for _, attribute := range []string{"host", "pathname", "protocol"} {
		q.Options = edition.Options{edition.Set: attribute}
		if p, err := explain.Part(q, "rfc1738"); p != nil || err != nil {
			t.Errorf("%s is set: %v, %v", attribute, p, err)
		}
	}
}

// If no production is named, RFC 1738 checks a text by its scheme's production everywhere: in an explanation,
// in a tree, alone, and on the board.
func TestProductionOfTheScheme(t *testing.T) {
	for text, want := range map[string]string{
		"http://u:p@h/": "httpurl", "FTP://h/a;type=x": "ftpurl", "mailto:": "mailtourl", "https://u:p@h/": "", "x-a:b": "",
	} {
		x, err := explain.Explain(explain.Request{Base: "http://a", Reference: text, Edition: "rfc1738"})
		if err != nil {
			t.Fatal(err)
		}
		tree, err := explain.Tree(explain.TreeRequest{Text: text, Edition: "rfc1738", Use: "reference"})
		if err != nil {
			t.Fatal(err)
		}
		whole, err := explain.Tree(explain.TreeRequest{Text: text, Edition: "rfc1738"})
		if err != nil {
			t.Fatal(err)
		}
		wrong, err := explain.Validate(text, "", "rfc1738", "", nil)
		if err != nil {
			t.Fatal(err)
		}
		if want == "" {
			want = "otherurl"
		}
		refused := want != "otherurl"
		for where, m := range map[string][]edition.Problem{
			"the reference": x.Reference.Problems, "a tree": tree.Mismatch.Problems(edition.AsReference),
			"a tree of no use": whole.Mismatch.Problems(edition.AsReference), "alone": wrong,
		} {
			if (len(m) > 0) != refused {
				t.Errorf("%q, %s: %+v", text, where, m)
			}
		}
		if x.Reference.Production != want || tree.Production != want || whole.Production != want {
			t.Errorf("%q is held against %s, %s and %s, not %s", text, x.Reference.Production, tree.Production, whole.Production, want)
		}
	}
}

// An explanation and a call that names no production find the same errors in every edition.
// The URL Standard isn't among them because its parser finds the errors of an explanation.
func TestValidateFindsTheErrorsOfAnExplanation(t *testing.T) {
	for _, e := range editiontest.With(edition.OfSyntax) {
		if e.Syntax.For == nil {
			continue
		}
		for _, text := range []string{
			"blob://u:p@a:65536#", "http://a/b#c", "http://a/b#", "http://a/b c#d", "http://a/#b c", "http://a/b#c#d",
			"http:g", "http:g#c", "HTTP:g#c", "mailto:a@b#c", "news:*#c", "x:y#z", "x:#", "x:y z", "a#b", "#a", "",
		} {
			x, err := explain.Explain(explain.Request{Reference: text, Edition: e.ID})
			if err != nil {
				t.Fatal(err)
			}
			if x.Reference.Production == "" {
				continue // no production, and therefore no errors
			}
			wrong, err := explain.Validate(text, "", e.ID, "", nil)
			if err != nil || !reflect.DeepEqual(wrong, x.Reference.Problems) {
				t.Errorf("%s: %q: validate finds %+v, explain %+v (%v)", e.ID, text, wrong, x.Reference.Problems, err)
			}
			tree, err := explain.Tree(explain.TreeRequest{Text: text, Edition: e.ID, Limit: 1})
			if err != nil || tree.Production != x.Reference.Production || !reflect.DeepEqual(tree.Mismatch.Problems(edition.AsReference), wrong) {
				t.Errorf("%s: %q: the tree is of %s: %+v (%v)", e.ID, text, tree.Production, tree.Mismatch, err)
			}
		}
	}
}

// A group's lines are reported whatever the limit on lines, if its run can be kept. The number of a run's
// groups doesn't depend on the limit.
func TestDetailOfLongRuns(t *testing.T) {
	for _, c := range []struct {
		name             string
		length, at       int
		want             error
		limit, mostLines int
	}{
		{"a few characters", 3, 3, nil, 2, 2},
		{"many characters", 10_000, 3, nil, 2, 2},
		{"more than can be kept", 400_000, 8, explain.TooLong(8), 2, 0},
		{"more than there are", 400_000, 300, explain.NoGroup(300), 2, 0},
	} {
		if testing.Short() && c.at == 300 {
			continue
		}
		q := explain.Request{Base: "http://h/", Reference: strings.Repeat("é", c.length), Edition: "url-standard", Limit: c.limit}
		d, err := explain.Detailed(q, c.at)
		if err != c.want {
			t.Errorf("%s: %v, want %v", c.name, err, c.want)
		}
		if err == nil && (len(d.Run.Steps()) > c.mostLines || len(d.Before) != c.at) {
			t.Errorf("%s: %d lines, and %d groups before it", c.name, len(d.Run.Steps()), len(d.Before))
		}
	}
}

// The targets of many pairs are those of explanations.
func TestTargets(t *testing.T) {
	pairs := [][2]string{{"http://a/b/c/d;p?q", "../g"}, {"http://a", "?y"}, {"b", "g"}, {"mailto:a@b", "g"}, {"http://a/", "http:g"}, {"http://a/b", "../../.."}}
	for _, e := range editions.All {
		all, err := explain.Targets(e.ID, nil, pairs)
		if err != nil || len(all) != len(pairs) {
			t.Fatalf("%s: %d targets, %v", e.ID, len(all), err)
		}
		for i, pair := range pairs {
			r := e.Resolve(pair[0], pair[1], nil, nil)
			if got := all[i]; (got != nil) != r.Outcome.HasTarget() || got != nil && *got != r.Target {
				t.Errorf("%s: %q gives %v, want %q", e.ID, pair, got, r.Target)
			}
		}
	}
	if _, err := explain.Targets("none", nil, pairs); err == nil {
		t.Error("an unknown edition has targets")
	}
}
