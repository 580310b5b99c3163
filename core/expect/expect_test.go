package expect

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/editions"
	"uriscope/core/explain"
	"uriscope/core/internal/golden"
	"uriscope/core/internal/outside"
	"uriscope/core/trace"
)

// A given is an expectation for a base and a reference.
type given struct{ Base, Reference, Expected, Kind string }

func givens(t testing.TB) (all []given) {
	outside.Cases(t, "expectations.json", &all)
	return all
}

func expect(t testing.TB, e *edition.Edition, o edition.Options, base, reference, expected string) *Answer {
	t.Helper()
	a, err := Expect(Request{explain.Request{Base: base, Reference: reference, Edition: e.ID, Options: o}, expected})
	if err != nil {
		t.Fatalf("%s: %q + %q, %q: %v", e.ID, base, reference, expected, err)
	}
	return a
}

// The explanations of the given cases: what comes first, the first change, the misreading, and the editions
// that give the expected target.
func TestGiven(t *testing.T) {
	for i, want := range []struct {
		first                                  First
		base, reference, kinds, misreading, by string
	}{
		{ByChange, "https://docs.example.com/tb/white-point/", "images/x.png", "base-slash", "whole-path", ""},
		{ByChange, "file:///project/config/", "../src", "base-slash", "whole-path", ""},
		{ByChange, "http://example.org/foo/x.json?old#frag", "bar.json?old#frag", "query fragment", "", ""},
		{ByMisreading, "", "", "", "dots-kept", "rfc1630"},
		{ByMisreading, "https://api.example.com/v1/", "users", "base-slash no-leading-slash", "path-added", ""},
		{ByChange, "https://api.example.com/v1/", "users", "no-leading-slash", "path-added", ""},
		{ByMisreading, "http://a/b#x", "#x", "fragment", "fragment-kept", "rfc1808"},
		{ByEdition, "http://a/b/c", "g", "no-scheme", "", "rfc2396 validating=no, rfc2396bis-01 validating=no, rfc3986 strict=no, url-standard"},
		{ByChange, "https://a/b", ".//cdn.example/x", "dot", "no-authority", ""},
		{ByMisreading, "http://a/", "./a:b", "dot-slash", "no-scheme", ""},
		{ByMisreading, "http://a/b/c", "/x", "backslash", "backslash", "url-standard"},
		{ByMisreading, "https://x.example/dir/index.html", "/dir", "shortest", "end-without-slash", "url-1993, rfc1630"},
		{ByChange, "https://a.example/b", "https://www.example.com", "scheme", "", ""},
		{ByChange, "file:///a/b", "/C:/x", "backslash slash", "", ""},
		{ByMisreading, "http://a/b/c;p?q", "g?y/x", "shortest", "dots-in-query", "url-1993, rfc1630, url-syntax-05"},
		{ByMisreading, "https://x.example/a/b/", "c", "no-dots", "parent-kept", ""},
	} {
		c := givens(t)[i]
		a := expect(t, editions.Standard, nil, c.Base, c.Reference, c.Expected)
		got := want
		got.first, got.base, got.reference, got.kinds, got.misreading, got.by = a.First, "", "", "", "", byOf(a)
		if len(a.Changes) > 0 {
			got.base, got.reference, got.kinds = a.Changes[0].Texts[0], a.Changes[0].Texts[1], kindsOf(a.Changes[0])
		}
		if a.Misread != nil {
			got.misreading = a.Misread.ID
		}
		if got != want {
			t.Errorf("%d: %q + %q, expected %q: %q, want %q", i+1, c.Base, c.Reference, c.Expected, got, want)
		}
	}
}

// Public questions: testdata/public.json has the place, the expectation, the answer given there, and where
// Expect has that answer: as the first change or a later one, as a misreading, as a spec that gives the
// expected target, as the lost part, or because both are equivalent. Whether it is the same answer was judged
// by reading.
func TestPublic(t *testing.T) {
	data, err := os.ReadFile("testdata/public.json")
	if err != nil {
		t.Fatal(err)
	}
	var all []struct{ From, Edition, Base, Reference, Expected, Answer, Found, What string }
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	for i, c := range all {
		e := editions.Standard
		if c.Edition != "" {
			e = editions.ByID(c.Edition)
		}
		a := check(t, e, nil, c.Base, c.Reference, c.Expected)
		var found []string
		switch c.Found {
		case "first", "later":
			for _, change := range a.Changes {
				found = append(found, kindsOf(change))
			}
			if first := len(found) > 0 && found[0] == c.What; first != (c.Found == "first") {
				found = nil
			}
		case "misreading":
			if a.Misread != nil {
				found = []string{a.Misread.ID}
			}
		case "by":
			found = strings.Split(byOf(a), ", ")
		case "lost":
			if a.Lost != nil {
				found = []string{string(a.Lost.Role)}
			}
		case "equivalent":
			if a.Equivalent {
				found = []string{""}
			}
		case "nothing":
			found = []string{""}
		}
		if !slices.Contains(found, c.What) {
			t.Errorf("%d, %s: %q + %q, expected %q: %q is not %s", i+1, c.From, c.Base, c.Reference, c.Expected, c.What, c.Found)
		}
		count[c.Found]++
	}
	t.Log(len(all), count)
}

func kindsOf(c *Change) string { return strings.Trim(fmt.Sprint(c.Kinds), "[]") }

func byOf(a *Answer) string {
	var all []string
	for _, by := range a.By {
		one := by.Edition.ID
		for name, value := range by.Options {
			one += " " + name + "=" + value
		}
		all = append(all, one)
	}
	return strings.Join(all, ", ")
}

// TestLost writes where each edition loses text in the given cases and some more. The golden file was checked
// against the specs.
func TestLost(t *testing.T) {
	all := givens(t)
	for _, c := range [][3]string{
		{"http://a/b/c/d", "../../../g", "http://a/../g"},
		{"http://a/b/c?x#f", "", "http://a/b/c"},
		{"http://a", "b", "http://ab"},
		{"http://a/b/", "c?y", "http://a/b/c?x&y"},
		{"http://u@a:80/b", "//c/d", "http://u@a:80/c/d"},
		{"http://a/b/c", "?y", "http://a/b/?y"},
		{"http://a/b/c", "d#x", "http://a/b/d"},
		{"http://a/例/え", "お", "http://a/例/え/お"},
		{"mailto:a@b", "c", "mailto:a@c"},
		{"http://a/b", "mailto:x@y", "http://a/mailto:x@y"},
		{"http://a/b c", "d", "http://a/b%20c/d"},
		{"a/b", "c", "a/c"},
		{"http://a/b", "c", "http://elsewhere/c"},
		{"http://a/b/c", "./d/../e", "http://a/b/d/e"},
		{"https://docs.example.com/guide/intro", "images/x.png", "https://docs.example.com/guide/intro/images/x.png"},
		{"http://a/b", "bc", "http://a/b/bc"},
		{"http://a/b", "bd", "http://a/bcd"},
		{"http://x/p/x", "/q", "http://x/q/x"},
		{"http://a/b/c/", "/g", "http://a/g/"},
	} {
		all = append(all, given{Base: c[0], Reference: c[1], Expected: c[2]})
	}
	var b strings.Builder
	for _, c := range all {
		fmt.Fprintf(&b, "%q + %q, expected %q\n", c.Base, c.Reference, c.Expected)
		for _, e := range editions.All {
			a := expect(t, e, nil, c.Base, c.Reference, c.Expected)
			said := "cannot be said"
			switch l := a.Lost; {
			case a.Met:
				said = "is met"
			case l != nil:
				text := [...]string{c.Base, c.Reference, ""}[l.On]
				said = fmt.Sprintf("%d %s: %s", l.Step, e.Listing.Lines[l.Line].ID, l.How)
				if l.How != NoTarget {
					said += fmt.Sprintf(" %s %s %q", l.On, cmp.Or(l.Role, "-"), l.Span.Of(text))
				}
			}
			fmt.Fprintf(&b, "\t%-14s %s\n", e.ID, said)
		}
	}
	golden.Compare(t, "lost.golden", b.String())
}

// check checks what must be true of any answer.
func check(t *testing.T, e *edition.Edition, o edition.Options, base, reference, expected string) *Answer {
	t.Helper()
	a := expect(t, e, o, base, reference, expected)
	fail := func(format string, args ...any) {
		t.Helper()
		t.Errorf("%s %v: %q + %q, expected %q: %s", e.ID, o, base, reference, expected, fmt.Sprintf(format, args...))
	}
	r := e.Resolve(base, reference, o, nil)
	if a.Outcome != r.Outcome || a.Target != r.Target || a.Met != (r.Outcome.HasTarget() && r.Target == expected) {
		fail("%q %q, met %v", a.Outcome, a.Target, a.Met)
	}
	if a.Instead != edition.Absent {
		if before, behind := expected[:a.Differs.Start], expected[a.Differs.End:]; before+a.Instead.Of(a.Target)+behind != a.Target {
			fail("%v differs from %v of %q", a.Differs, a.Instead, a.Target)
		}
	}
	if !slices.IsSortedFunc(a.Changes, func(a, b *Change) int { return cmp.Compare(a.size, b.size) }) || len(a.Changes) > mostChanges || a.Met && len(a.Changes) > 0 {
		fail("changes %v", a.Changes)
	}
	for i, c := range a.Changes {
		same := func(other *Change) bool { return other.Texts == c.Texts }
		if c.Texts == [2]string{base, reference} || slices.ContainsFunc(a.Changes[:i], same) {
			fail("%q changes nothing, or is offered twice", c.Texts)
		}
		got := e.Resolve(c.Texts[0], c.Texts[1], o, nil)
		if !got.Outcome.HasTarget() || got.Target != c.Target || c.Target != expected && (hasDotSegments(expected) || e.Normal == nil || e.Normal.Run(c.Target, true, o, nil) != e.Normal.Run(expected, true, o, nil)) {
			fail("%s: %q gives %q, which it says is %q", kindsOf(c), c.Texts, got.Target, c.Target)
		}
	}
	for _, by := range slices.Concat(a.By, a.Equivalents) {
		got := by.Edition.Resolve(base, reference, by.Options, nil)
		if !got.Outcome.HasTarget() || got.Target != by.Target {
			fail("%s %v gives %q, which it says is %q", by.Edition.ID, by.Options, got.Target, by.Target)
		}
	}
	for _, by := range a.By {
		if by.Target != expected {
			fail("%s gives %q", by.Edition.ID, by.Target)
		}
	}
	for _, by := range a.Equivalents {
		n := by.Edition.Normal
		if by.Target == expected || n.Run(by.Target, true, by.Options, nil) != n.Run(expected, true, by.Options, nil) || by.Edition == e && a.Equivalent {
			fail("%s gives %q as an equivalent", by.Edition.ID, by.Target)
		}
	}
	if m := a.Misread; m != nil {
		at := slices.IndexFunc(e.Misreadings.All, func(known edition.Misreading) bool { return known.ID == m.ID })
		if got := e.Misread()[at].Resolve(base, reference, o, nil); got.Target != expected || m.Step < 1 {
			fail("the misreading %s gives %q, from step %d on", m.ID, got.Target, m.Step)
		}
	}
	if l := a.Lost; l != nil {
		run := trace.New(e.Listing, -1, base, reference)
		if e.Listing.Grouped {
			run.Fold(base, reference)
		}
		e.Resolve(base, reference, o, run)
		steps := len(run.Steps())
		if groups, total := run.Groups(); e.Listing.Grouped {
			steps = total
			if l.Step >= 1 && l.Step <= total && !slices.ContainsFunc(groups[l.Step-1].Lines, func(c trace.Carried) bool { return c.Line == l.Line }) {
				fail("line %s is not in step %d", e.Listing.Lines[l.Line].ID, l.Step)
			}
		} else if l.Step >= 1 && l.Step <= steps && run.Steps()[l.Step-1].Line != l.Line {
			fail("line %s is not that of step %d", e.Listing.Lines[l.Line].ID, l.Step)
		}
		text := [...]string{base, reference, ""}[l.On]
		if l.Step < 1 || l.Step > steps || l.Span.Start < 0 || l.Span.End > len(text) || l.How != NoTarget && l.Span.Start >= l.Span.End {
			fail("lost %+v", *l)
		}
		if of := l.Span.Of(text); l.How != Added && l.How != Split && l.How != NoTarget && a.Misread == nil && !strings.Contains(expected, of) {
			fail("%q is lost, and was not expected", of)
		}
	}
	if a.Met && (a.Lost != nil || a.First != Nothing || a.Misread != nil || !a.Equivalent) {
		fail("met, and yet %v %q", a.Lost, a.First)
	}
	return a
}

// For odd texts, in every edition and with all options, answers are right, and nothing panics.
func TestHard(t *testing.T) {
	for _, e := range editions.All {
		for n, o := range editiontest.Options(e) {
			if e.Alone(o) {
				continue
			}
			for i, pair := range editiontest.Hard {
				if testing.Short() && i%5 != n%5 {
					continue
				}
				other := editiontest.Hard[(i+1)%len(editiontest.Hard)]
				for _, expected := range []string{"", pair[0], pair[1], pair[0] + pair[1], other[0], e.Resolve(other[0], pair[1], o, nil).Target, e.Resolve(pair[0], other[1], o, nil).Target, "\x00", "\xff"} {
					check(t, e, o, pair[0], pair[1], expected)
				}
			}
		}
	}
}

// For an assignment, no reference is resolved; an unknown edition has no answer.
func TestRefused(t *testing.T) {
	q := Request{explain.Request{Edition: "url-standard", Base: "http://a/", Reference: "x", Options: edition.Options{edition.Set: "hash"}}, "http://a/#x"}
	if _, err := Expect(q); err != (Assigned{}) {
		t.Errorf("an assignment: %v", err)
	}
	q.Options[edition.Set] = "none"
	if _, err := Expect(q); err != nil {
		t.Errorf("no assignment: %v", err)
	}
	q.Edition = "none"
	if _, err := Expect(q); err != explain.UnknownEdition("none") {
		t.Errorf("an unknown edition: %v", err)
	}
}

// An equivalent counts if nothing has dot segments, and is marked.
func TestEquivalent(t *testing.T) {
	for _, c := range []struct {
		edition, base, reference, expected string
		met, equivalent                    bool
	}{
		{"rfc3986", "http://a/b", "c", "http://a/c", true, true},
		{"rfc3986", "http://a/b", "%7Ec", "HTTP://a/~c", false, true},
		{"rfc3986", "http://a/b/c", "../g", "http://a/b/../g", false, false},
		{"url-standard", "http://a/b", "//c", "http://c", false, true},
		{"rfc3986", "http://a/b", "//c", "http://c/", false, true},
		{"rfc1738", "http://a/b", "c", "http://a/c", false, false},
	} {
		a := expect(t, editions.ByID(c.edition), nil, c.base, c.reference, c.expected)
		if a.Met != c.met || a.Equivalent != c.equivalent {
			t.Errorf("%+v: met %v, equivalent %v", c, a.Met, a.Equivalent)
		}
	}
}

// The explanations of expectations that once had a wrong one. In a misreading, "@" precedes the step.
func TestExplained(t *testing.T) {
	for _, c := range []struct {
		edition, base, reference, expected string
		first                              First
		kinds, misreading, lost            string
	}{
		{"rfc3986", "https://example.com/docs/guide", "../img/x.png", "https://example.com/docs/img/x.png", ByChange, "base-slash", "whole-path@10", "10 dropped guide"},
		{"rfc3986", "http://a/b/", "./../d", "http://a/b/d", ByMisreading, "no-dots", "parent-kept@15", "15 removed b/"},
		{"rfc3986", "file:///a/b/", "file://../x", "file:///x", ByChange, "no-scheme no-leading-slash", "", "6 added .."},
		{"rfc3986", "http://a/b/", "c/../../d", "http://a/b/d", ByChange, "no-dots", "", "16 removed b/"},
		{"rfc3986", "foo:", "baz", "foo:/baz", ByChange, "base-slash", "from-root@10", ""},
		{"rfc3986", "http://a/b", "x/", "http://a/x", ByChange, "no-end-slash", "end-slash-dropped@25", "10 added /"},
		{"rfc3986", "http://x/a%2Fb/c", "d", "http://x/a/b/d", ByMisreading, "shortest", "path-decoded@25", "10 added %2F"},
		{"rfc3986", "", "postgres://user:pass#word@server/db", "postgres://user:pass%23word@server/db", ByChange, "encoded", "", "2 split #"},
		{"rfc3986", "", "postgres://u:a#b#c@h/", "postgres://u:a%23b%23c@h/", ByChange, "encoded", "", "11 added b#"},
		{"url-standard", "", "https://user:a/b@h/", "https://user:a%2Fb@h/", ByChange, "encoded", "", "9 no-target"},
		{"url-standard", "file://h/a", "/x", "file:///x", ByMisreading, "scheme", "base-host-dropped@6", "6 added h"},
		{"url-standard", "file:///C:/a", "/x", "file:///x", ByMisreading, "scheme", "drive-dropped@6", "6 added /C:"},
		{"rfc3986", "app://", "x", "app:/x", ByMisreading, "shortest", "empty-host-dropped@22", ""},
		{"rfc3986", "foo:x", "foo:./../bar", "foo:../bar", ByMisreading, "", "relative-stays@10", "10 removed ../"},
		{"rfc2396", "http://a/b/c", "../../../d", "http://a/d", ByMisreading, "shortest", "excess-dropped@17", "11 added ../../"},
		{"url-standard", "http://a/", "//010.1.1.1/", "http://10.1.1.1/", ByMisreading, "shortest", "octal-as-decimal@10", "10 dropped 0"},
		{"rfc2396", "http://a/b/c", "?y", "http://a/b/c?y", ByMisreading, "shortest", "query-keeps-file@10", "10 dropped c"},
		{"rfc3986", "http://192.168.11.11/a-page/", "http:another-page/", "http://192.168.11.11/another-page/", ByChange, "no-base-slash no-scheme", "", "4 replaced 192.168.11.11"},
		{"url-standard", "http://h/x/y", "git@example.com:user/repo", "git@example.com:user/repo", ByEdition, "", "", "6 added http"},
		{"url-standard", "file:///b", "a", "file:/a", ByNormal, "", "", ""},
		{"rfc3986", "foo:x", "foo:..///bar", "foo:.///bar", Nothing, "", "", ""},
		{"url-standard", "http://a/", "/.///../", "http://a///../", ByMisreading, "", "parents-kept@10", "10 removed /../"},
		{"rfc3986", "app:/", "x", "app:///x", ByMisreading, "base-slash", "slashes-always@23", ""},
		{"rfc3986", "http://a/b", "%2e%2e/c", "http://a/c", ByNormal, "decoded", "dots-decoded@3", ""},
		{"rfc3986", "file:///a/b", "c", "file:/a/c", ByNormal, "shortest", "empty-host-dropped@23", ""},
		{"rfc3986", "foo:///a/b", "c", "foo:/a/c", ByMisreading, "shortest", "empty-host-dropped@23", ""},
		{"rfc3986", "http://a", "./g", "http://a./g", ByMisreading, "shortest", "joined@20", "13 removed ."},
		{"rfc3986", "http://a//b//c", "..//g", "http://a//b/g", ByChange, "no-dots up", "", "10 added /"},
		{"rfc2396", "http://a/b?q", "#s", "http://a/b?q#s", ByEdition, "shortest", "", "3 no-target"},
		{"rfc3986", "a/b", "c", "a/c", ByMisreading, "", "relative-base@25", "1 no-target"},
		{"rfc3986", "http://a/vocab#", "Dog", "http://a/vocab#Dog", ByChange, "hash", "joined@19", "10 dropped vocab"},
	} {
		a := check(t, editions.ByID(c.edition), nil, c.base, c.reference, c.expected)
		got := c
		got.first, got.kinds, got.misreading, got.lost = a.First, "", "", ""
		if len(a.Changes) > 0 {
			got.kinds = kindsOf(a.Changes[0])
		}
		if m := a.Misread; m != nil {
			got.misreading = fmt.Sprintf("%s@%d", m.ID, m.Step)
		}
		if l := a.Lost; l != nil {
			got.lost = strings.TrimSpace(fmt.Sprintf("%d %s %s", l.Step, l.How, l.Span.Of([...]string{c.base, c.reference, ""}[l.On])))
		}
		if got != c {
			t.Errorf("%+v\n\twant %+v", got, c)
		}
	}
}

// Mistakes of students: testdata/pupils.json has what each of them did, and nearly all are explained.
func TestPupils(t *testing.T) {
	data, err := os.ReadFile("testdata/pupils.json")
	if err != nil {
		t.Fatal(err)
	}
	var all []struct{ Base, Reference, Expected, Why string }
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	unexplained := 0
	for _, c := range all {
		if a := check(t, editions.Standard, nil, c.Base, c.Reference, c.Expected); a.First == Nothing {
			unexplained++
			t.Logf("%q + %q, expected %q: %s", c.Base, c.Reference, c.Expected, c.Why)
		}
	}
	if unexplained > 4 {
		t.Errorf("%d of %d are not explained", unexplained, len(all))
	}
}

// A text that isn't a reference by the grammar is marked, and has an answer anyway.
func TestFault(t *testing.T) {
	for _, e := range editions.All {
		if a := expect(t, e, nil, "http://a/b", "c", "http://a/%zz"); len(a.Fault) != 1 || a.Fault[0].At < len("http://a/") {
			t.Errorf("%s: %+v", e.ID, a.Fault)
		}
		if a := expect(t, e, nil, "http://a/b", "c", "http://a/d"); len(a.Fault) != 0 {
			t.Errorf("%s: %+v", e.ID, a.Fault)
		}
	}
}

// For texts that are too long, only the difference is reported.
func TestTooLong(t *testing.T) {
	long := "http://a/" + strings.Repeat("b", most)
	a := expect(t, editions.Standard, nil, long, "c", long)
	if !a.TooLong || a.Met || a.By != nil || a.Changes != nil || a.Lost != nil || a.Differs.End != len(long) {
		t.Errorf("%+v", a)
	}
	if a := expect(t, editions.Standard, nil, long, "", long); !a.TooLong || !a.Met || !a.Equivalent {
		t.Errorf("met: %+v", a)
	}
}

// The start of a difference, if several places are equally right.
func TestDiffering(t *testing.T) {
	for _, c := range []struct{ a, b, ofA, ofB string }{
		{"http://h/intro/images", "http://h/images", "intro/", ""},
		{"http://h/images", "http://h/intro/images", "", "intro/"},
		{"http://h/aa", "http://h/a", "a", ""},
		{"http://h/é/éa", "http://h/éa", "é/", ""},
		{"xab", "xb", "a", ""},
		{"abab", "ab", "ab", ""},
		{"", "a", "", "a"},
		{"http://h/a", "http://h/b", "a", "b"},
	} {
		ofA, ofB := Differing(c.a, c.b)
		if ofA.Of(c.a) != c.ofA || ofB.Of(c.b) != c.ofB {
			t.Errorf("%q and %q differ in %q and %q, and not %q and %q", c.a, c.b, ofA.Of(c.a), ofB.Of(c.b), c.ofA, c.ofB)
		}
		if c.a[:ofA.Start] != c.b[:ofB.Start] || c.a[ofA.End:] != c.b[ofB.End:] {
			t.Errorf("%q and %q are not alike around %v and %v", c.a, c.b, ofA, ofB)
		}
	}
}
