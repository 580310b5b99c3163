package compare_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"uriscope/core/compare"
	"uriscope/core/edition"
	"uriscope/core/editions"
)

// today is the spec whose parser says which texts are URLs.
var today = editions.ByID("url-standard")

func TestCompareParsed(t *testing.T) {
	const base = "http://h/a/b"
	for _, test := range []struct {
		a, b, meet, without string
		resolved            [2]bool
		hosts               string
	}{
		{"http://a/b", "http://a/b", "string", "string", [2]bool{}, "a = a"},
		{"HTTP://A:80", "http://a/", "equals", "equals", [2]bool{}, "a = a"},
		{"http://a/%7E", "http://a/~", "", "", [2]bool{}, "a = a"},
		{"http://a/#x", "http://a/#y", "", "string", [2]bool{}, "a = a"},
		{"http://A/#x", "http://a/", "", "equals", [2]bool{}, "a = a"},
		{"http://a/#", "http://a/", "", "string", [2]bool{}, "a = a"},
		{"http://127.1/", "http://0x7f000001/b", "", "", [2]bool{}, "127.0.0.1 = 127.0.0.1"},
		{"http://a./", "http://a/", "", "", [2]bool{}, "a. ≠ a"},
		{"mailto:a", "http://mailto/", "", "", [2]bool{}, "- ≠ mailto"},
		{"mailto:a", "urn:a", "", "", [2]bool{}, "- = -"},
		{"file:///", "http://a/", "", "", [2]bool{}, " ≠ a"},
		{"../x", "http://h/x", "string", "string", [2]bool{true, false}, "h = h"},
		{"http:x", "http://x/", "", "", [2]bool{true, false}, "h ≠ x"}, // of the base, as that has the scheme, too
		{"https:x", "https://x/", "equals", "equals", [2]bool{}, "x = x"},
	} {
		a := look(t, compare.Request{A: test.a, B: test.b, Base: base, Edition: today.ID})
		if got := [2]bool{a.A.Resolved, a.B.Resolved}; meet(a, a.Meet) != test.meet || meet(a, a.MeetWithout) != test.without || got != test.resolved {
			t.Errorf("%q and %q meet at %q, without fragments at %q, resolved %v; want %+v", test.a, test.b, meet(a, a.Meet), meet(a, a.MeetWithout), got, test)
		}
		if got := hosts(a.Hosts); got != test.hosts {
			t.Errorf("%q and %q: the hosts are %s, want %s", test.a, test.b, got, test.hosts)
		}
		last := a.Rungs[len(a.Rungs)-1]
		if want := a.MeetWithout >= 0; last.Equal != want || last.ID != "equals-without" {
			t.Errorf("%q and %q: the last rung is %+v", test.a, test.b, last)
		}
	}
}

func hosts(h *compare.Hosts) string {
	text := func(s *string) string {
		if s == nil {
			return "-"
		}
		return *s
	}
	sign := " ≠ "
	if h.Equal {
		sign = " = "
	}
	return text(h.A) + sign + text(h.B)
}

// A text that the parser rejects has no normal form, and a reason. Only relative texts are called relative.
func TestRefused(t *testing.T) {
	for _, test := range []struct {
		base, text, problem string
		resolved            bool
	}{
		{"http://h/", "http://a b/", "domain-to-ASCII", false},
		{"", "a", "missing-scheme-non-relative-URL", true},
		{"mailto:a", "a", "missing-scheme-non-relative-URL", true},
		{"http://a b/", "http://a/", "", false}, // the base counts for nothing
	} {
		a := look(t, compare.Request{A: test.text, B: "x:", Base: test.base, Edition: today.ID})
		problem := ""
		if len(a.A.Problems) > 0 {
			problem = a.A.Problems[0].ID
		}
		if problem != test.problem || a.A.Resolved != test.resolved || (a.A.Run == nil) != (problem != "") || (len(a.Rungs) == 0) != (problem != "") {
			t.Errorf("%q against %q: %+v", test.text, test.base, a.A)
		}
	}
	for text, want := range map[string]string{"HTTP://a": "http://a/", "a": "", "http://a b": ""} {
		n, err := compare.Normalize(compare.NormalRequest{Text: text, Edition: today.ID, Limit: -1})
		if err != nil || n.Form != want || (len(n.Problems) == 0) != (want != "") {
			t.Errorf("%q becomes %q because of %v (error %v)", text, n.Form, n.Problems, err)
		}
	}
}

func TestRelativizeParsed(t *testing.T) {
	const base = "http://a/b/c/d;p?q"
	for _, test := range []struct {
		base, target, want string
		why                compare.Shape
	}{
		{base, "HTTP://a:80/b/c/./g", "g", compare.Down},
		{base, base + "#s", "#s", compare.Empty},
		{base, "http://a/", "/", compare.Root},
		{base, "http://a", "/", compare.Root},
		{base, "http://b.de/", "//b.de", compare.Host},
		{base, "https://b/", "https://b", compare.Whole}, // "https:b" is shorter, and an error
		{base, "http://a/b/c/x y", "x%20y", compare.Down},
		{"file:///C:/a/b", "file:///C:/x", "/x", compare.Root},
		{"file:///C:/a/b", "file:///x", "///x", compare.Host},
		{"mailto:a", "mailto:a#b", "#b", compare.Empty},
		{"mailto:a", "mailto:b", "mailto:b", compare.Whole},
		{"a", "http://a", "-", compare.NoBase},
		{base, "http://a b", "-", compare.NoBase},
	} {
		a := relativize(t, compare.RelativeRequest{Base: test.base, Target: test.target, Edition: today.ID})
		if test.want == "-" && a.Found || test.want != "-" && (!a.Found || a.Reference != test.want) || a.Why != test.why {
			t.Errorf("from %q to %q: %q (%v), %s; want %q, %s", test.base, test.target, a.Reference, a.Found, a.Why, test.want, test.why)
		}
	}
}

// The shortest reference is the one found by trying all short ones that have no validation error that the
// target doesn't have.
func TestRelativizeParsedShortest(t *testing.T) {
	more := *more
	if testing.Short() {
		more--
	}
	for _, of := range []struct {
		alphabet string
		most     int
		bases    []string
	}{
		{"a/.?#", 5, []string{"ws://a/a/a", "ws://a/", "ws://a/a?a", "ws://a//a", "a://a", "a://a/a/a", "a:/a/a", "a:/.//a", "a:a", "a://a?a", "file:///a/a", "file://a/a", "file:///C:/a/a", "file:///C:/"}},
		{"ws:/a", 6, []string{"http://a/a", "ws://a/a", "wss://s/", "a:a", "file:///C:/a"}},
		{"a/C:|", 5, []string{"file:///C:/a", "file:///a", "file://a/C:/a"}},
		{"a/.", 8, []string{"ws://a/aaaaaaaa/aa/a/a/a", "ws://aaaaaaaa/a"}},
	} {
		for _, base := range of.bases {
			best, pairs := map[string]string{}, 0
			for _, reference := range textsOf(of.alphabet, of.most+more) {
				if r := today.Resolve(base, reference, nil, nil); r.Outcome.HasTarget() {
					if _, ok := best[r.Target]; !ok && noneIsNew(r.Problems, today.Resolve("", r.Target, nil, nil).Problems) {
						best[r.Target] = reference
					}
				}
			}
			for target, want := range best {
				pairs++
				a := relativize(t, compare.RelativeRequest{Base: base, Target: target, Edition: today.ID})
				if !a.Found || len(a.Reference) > len(want) {
					t.Errorf("base %q, target %q: %q (%v), but %q leads there", base, target, a.Reference, a.Found, want)
				}
			}
			t.Logf("base %q: %d targets", base, pairs)
		}
	}
}

func noneIsNew(problems, known []edition.Problem) bool {
	return !slices.ContainsFunc(problems, func(p edition.Problem) bool {
		return p.On == edition.AsReference && !slices.ContainsFunc(known, func(one edition.Problem) bool { return one.ID == p.ID })
	})
}

// For many pairs: a normal form is its own normal form, and equal texts stay equal when normalized. A reference
// is always found, leads to the target, and isn't longer than the target.
func TestManyParsed(t *testing.T) {
	r := random{rand.New(rand.NewPCG(2026, 7))}
	counts := map[string]int{}
	for range 4 * tries() {
		base := r.uri()
		target := r.target(base)
		from, to := today.Normal.Run(base, true, nil, nil), today.Normal.Run(target, true, nil, nil)
		if from == "" || to == "" {
			counts["refused"]++
			continue
		}
		if again := today.Normal.Run(to, true, nil, nil); again != to {
			t.Errorf("%q becomes %q, and that %q", target, to, again)
		}
		if is := today.Resolve("", target, nil, nil); is.Target != to {
			t.Errorf("%q is %q, normalized %q", target, is.Target, to)
		}
		a := relativize(t, compare.RelativeRequest{Base: base, Target: target, Edition: today.ID})
		if got := today.Resolve(base, a.Reference, nil, nil); !a.Found || got.Target != to || len(a.Reference) > len(to) {
			t.Errorf("base %q, target %q: %q (%v), which leads to %q", base, target, a.Reference, a.Found, got.Target)
		}
		counts[string(a.Why)]++
	}
	t.Log(counts)
}
