package compare_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"uriscope/core/compare"
	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/trace"
)

// look answers a request with an existing edition.
func look(t *testing.T, q compare.Request) *compare.Answer {
	t.Helper()
	q.Limit = -1
	a, err := compare.Compare(q)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// meet returns the id of a rung, "" for none.
func meet(a *compare.Answer, at int) string {
	if at < 0 {
		return ""
	}
	return a.Rungs[at].ID
}

func TestCompare(t *testing.T) {
	for _, test := range []struct{ edition, a, b, meet, without string }{
		// RFC 3986, section 6.2.
		{"rfc3986", "http://a/b", "http://a/b", "string", "string"},
		{"rfc3986", "HTTP://www.EXAMPLE.com/", "http://www.example.com/", "case", "case"},
		{"rfc3986", "example://a/b/c/%7Bfoo%7D", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "dots", "dots"},
		{"rfc3986", "http://a/%3a", "http://a/%3A", "case", "case"},
		{"rfc3986", "http://a/%7E", "http://a/~", "escapes", "escapes"},
		{"rfc3986", "http://example.com", "http://example.com/", "scheme", "scheme"},
		{"rfc3986", "http://example.com:/", "http://example.com:80/", "scheme", "scheme"},
		{"rfc3986", "http://example.com/?", "http://example.com/", "", ""},
		{"rfc3986", "http://example.com/#", "http://example.com/", "", "string"},
		{"rfc3986", "mailto:Joe@Example.COM", "mailto:Joe@example.com", "scheme", "scheme"},
		{"rfc3986", "mailto:A@B@C.COM", "mailto:a@b@c.com", "", ""},
		{"rfc3986", "mailto:A@B@C.COM", "mailto:A@B@c.com", "scheme", "scheme"},
		{"rfc3986", "mailto:%22A@B%22@C", "mailto:%22A@b%22@c", "", ""},
		{"rfc3986", "http://example.com/data", "http://example.com/data/", "", ""},
		{"rfc3986", "f:/a/..//b", "f:/.//b", "dots", "dots"},
		{"rfc3986", "f:/a/..//b", "f://b", "", ""},
		// draft-fielding-uri-rfc2396bis-01, section 6.2.
		{"rfc2396bis-01", "example://a/b/c/%7A", "eXAMPLE://a/./b/../b/c/%7a", "dots", "dots"},
		{"rfc2396bis-01", "http://example.com/", "http://example.com:80/", "scheme", "scheme"},
		{"rfc2396bis-01", "http://example.com/", "http://example.com:/", "scheme", "scheme"},
		{"rfc2396bis-01", "http://example.com:80/", "http://example.com:/", "scheme", "scheme"},
		{"rfc2396bis-01", "ftp://example.com/", "ftp://example.com:/", "", ""},
		{"rfc2396bis-01", "http://a/%28", "http://a/(", "", ""},
		{"rfc2396bis-01", "http://a/%5F", "http://a/_", "escapes", "escapes"},
		{"rfc3986", "http://a/%28", "http://a/(", "", ""},
		// draft-fielding-url-syntax-05, section 6.
		{"url-syntax-05", "http://www.XEROX.com", "http://www.xerox.com", "case", "case"},
		{"url-syntax-05", "http://a:80/", "http://a/", "scheme", "scheme"},
		{"url-syntax-05", "http://a/b/../c", "http://a/c", "", ""},
		{"rfc1738", "HTTP://a/", "http://a/", "case", "case"},
		{"rfc1738", "X-A://a/", "x-a://a/", "case", "case"},
		{"rfc1738", "eXAMPLE:a", "example:a", "case", "case"},
		{"rfc1738", "CID:x", "cid:X", "", ""},
		{"rfc1738", "http://A/", "http://a/", "", ""},
		{"rfc1738", "http://a/%7E", "http://a/~", "", ""},
		{"rfc1738", "file://localhost/a", "file:///a", "scheme", "scheme"},
		{"url-1993", "http://a/b#", "http://a/b", "fragment", "string"},
		{"url-1993", "http://a/b#c", "http://a/b", "", "string"},
	} {
		a := look(t, compare.Request{A: test.a, B: test.b, Edition: test.edition})
		if got := meet(a, a.Meet); got != test.meet {
			t.Errorf("%s: %q and %q meet at %q, want %q", test.edition, test.a, test.b, got, test.meet)
		}
		if got := meet(a, a.MeetWithout); got != test.without {
			t.Errorf("%s: %q and %q without fragments meet at %q, want %q", test.edition, test.a, test.b, got, test.without)
		}
		back := look(t, compare.Request{A: test.b, B: test.a, Edition: test.edition})
		if back.Meet != a.Meet || back.MeetWithout != a.MeetWithout {
			t.Errorf("%s: %q and %q meet elsewhere when exchanged", test.edition, test.a, test.b)
		}
	}
}

func TestCompareRelative(t *testing.T) {
	a := look(t, compare.Request{A: "../x", B: "http://h/x", Base: "http://h/a/b"})
	if !a.A.Resolved || a.B.Resolved || a.A.Target != "http://h/x" || meet(a, a.Meet) != "string" {
		t.Errorf("%+v", a)
	}
	for id, want := range map[string]edition.Outcome{"rfc1738": edition.NoRelativeForm, "url-syntax-05": edition.CurrentDocument} {
		a := look(t, compare.Request{A: "", B: "http://h/x", Base: "http://h/a/b", Edition: id})
		if a.A.Outcome != want || a.A.Run != nil || len(a.Rungs) != 0 || a.Meet != -1 {
			t.Errorf("%s: %+v", id, a)
		}
	}
	if _, err := compare.Compare(compare.Request{Edition: "none"}); err == nil {
		t.Error("there is an answer of no edition")
	}
	// The normal form depends on the option, too.
	for excess, want := range map[string]string{"keep": "", "remove": "dots", "refuse": ""} {
		a := look(t, compare.Request{A: "http://h/../x", B: "http://h/x", Edition: "rfc2396bis-01", Options: edition.Options{"excess": excess}})
		if got := meet(a, a.Meet); got != want {
			t.Errorf("excess: %s: they meet at %q, want %q", excess, got, want)
		}
	}
	// If not strict, the base's scheme is ignored.
	for strict, want := range map[string]string{edition.Yes: "", edition.No: "string"} {
		a := look(t, compare.Request{A: "http:g", B: "http://h/a/g", Base: "http://h/a/b", Options: edition.Options{"strict": strict}})
		if got := meet(a, a.Meet); got != want || a.A.Resolved != (want != "") || a.B.Resolved {
			t.Errorf("strict: %s: they meet at %q, want %q; %+v", strict, got, want, a.A)
		}
	}
}

// Texts that break the grammar are compared as strings, and on no other rung.
func TestCompareInvalid(t *testing.T) {
	for _, test := range []struct{ a, b, base, want string }{
		{"HTTP://a b", "http://a b", "http://h/", ""},
		{"http://a", "HTTP://a b", "http://h/", ""},
		{"http://a b", "http://a b", "http://h/", "string"},
		{"x", "HTTP://h/ /x", "http://h/ /y", ""}, // the target isn't a URI, because the base isn't
		{"x", "HTTP://h/x", "http://h/y", "case"},
	} {
		a := look(t, compare.Request{A: test.a, B: test.b, Base: test.base})
		if got := meet(a, a.Meet); got != test.want {
			t.Errorf("%q and %q meet at %q, want %q", test.a, test.b, got, test.want)
		}
		for i, rung := range a.Rungs {
			if rung.Skipped != (i > 0 && test.want != "case") || rung.Skipped && (rung.Equal || rung.A != a.Rungs[0].A) {
				t.Errorf("%q and %q: %+v", test.a, test.b, rung)
			}
		}
	}
}

// Text that could end up naming something else keeps a guard, or doesn't change.
func TestGuards(t *testing.T) {
	for _, test := range []struct{ text, removed string }{
		{"scheme:/a/..//evil", "scheme:/.//evil"},
		{"foo:/.//@@", "foo:/.//@@"},
		{"f:/x/..//y", "f:/.//y"},
		{"a/../b:c", "a/../b:c"}, // not "/b:c", and not "b:c"
		{".%2E/..", ".%2E/.."},   // not "../..", which climbs
	} {
		for _, e := range editions.All {
			if e.Normal == nil || e.Normal.Refuses != nil {
				continue // the document doesn't speak of it, or of no text that is relative
			}
			want := test.text
			if removes(e, test.text) {
				want = test.removed
			}
			form := e.Normal.Run(test.text, true, nil, nil)
			if form != want && matches(e, edition.AsReference, test.text) {
				t.Errorf("%s: %q becomes %q, want %q", e.ID, test.text, form, want)
			}
			const base = "http://h/i/j/k"
			was, is := e.Resolve(base, test.text, nil, nil), e.Resolve(base, form, nil, nil)
			if was, is := e.Normal.Run(was.Target, true, nil, nil), e.Normal.Run(is.Target, true, nil, nil); was != is {
				t.Errorf("%s: %q leads to %q, and its normal form to %q", e.ID, test.text, was, is)
			}
		}
	}
}

// The forms belong to the rungs, and the steps to the run.
func TestRungs(t *testing.T) {
	a := look(t, compare.Request{A: "eXAMPLE://A/./b/../b/%63:80/%7bfoo%7d", B: "x:"})
	var forms []string
	for i, rung := range a.Rungs {
		forms = append(forms, rung.ID+" "+rung.A)
		if i > 0 && rung.Steps[0] < a.Rungs[i-1].Steps[0] {
			t.Errorf("the rung %s goes back to step %d", rung.ID, rung.Steps[0])
		}
	}
	want := []string{
		"string eXAMPLE://A/./b/../b/%63:80/%7bfoo%7d", "case example://a/./b/../b/%63:80/%7Bfoo%7D", "escapes example://a/./b/../b/c:80/%7Bfoo%7D",
		"dots example://a/b/c:80/%7Bfoo%7D", "scheme example://a/b/c:80/%7Bfoo%7D", "protocol example://a/b/c:80/%7Bfoo%7D",
	}
	if strings.Join(forms, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(forms, "\n"), strings.Join(want, "\n"))
	}
	limited, err := compare.Compare(compare.Request{A: "f:/a/b/c/../d", B: "x:", Limit: 2})
	if err != nil || len(limited.A.Run.Steps()) != 2 || limited.Rungs[3].A != "f:/a/b/d" {
		t.Errorf("a run that is cut off changes the forms: %+v (error %v)", limited, err)
	}
}

// draft-fielding-uri-rfc2396bis-01, section 6.3.
func TestPractices(t *testing.T) {
	for text, want := range map[string]string{
		"http://a/b":                "",
		"HTTP://a/b":                "lower-scheme HTTP",
		"http://A.b/":               "lower-host A.b",
		"http://a/%41%2F":           "essential-escapes %41",
		"http://a/%2f%C3%A9":        "upper-digits %2f",
		"http://a/%C3%A9%20x%E9%20": "utf-8 %E9%20",
		"http://a/b/../c/.":         "no-dots ..",
		"a":                         "",
		"../a":                      "no-dots ..", // which the resolution keeps
		"HTTP://A/./%61%e9":         "lower-scheme HTTP, lower-host A, essential-escapes %61, upper-digits %e9, utf-8 %61%e9, no-dots .",
	} {
		a := look(t, compare.Request{A: text, B: text, Edition: "rfc2396bis-01", Base: "http://h/"})
		var broken []string
		for _, p := range a.A.Practices {
			if p.Broken != edition.Absent {
				broken = append(broken, p.ID+" "+p.Broken.Of(a.A.Target))
			}
		}
		if got := strings.Join(broken, ", "); got != want || len(a.A.Practices) != 6 {
			t.Errorf("%q: %d practices, broken: %s; want %s", text, len(a.A.Practices), got, want)
		}
	}
}

// Texts that are equal at a rung are equal at all later ones.
func FuzzCompare(f *testing.F) {
	for _, pair := range [][2]string{{"http://a/b", "HTTP://A:80/%62"}, {"f:/a/..//b", "f://b"}, {"../x", "http://a"}, {"mailto:a@B", "mailto:a@b"}, {"", "#"}} {
		f.Add(pair[0], pair[1])
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		for _, e := range editions.All {
			if e.Normal == nil {
				continue // the document doesn't speak of it
			}
			answer := look(t, compare.Request{A: a, B: b, Base: "http://h/i/j?k", Edition: e.ID})
			for i, rung := range answer.Rungs {
				if met := answer.Meet >= 0 && i >= answer.Meet; rung.Equal != met && !rung.Skipped && !rung.Excludes {
					t.Errorf("%s: %q and %q: at the rung %s they are equal: %v, but they have met at %d", e.ID, a, b, rung.ID, rung.Equal, answer.Meet)
				}
			}
			n := len(answer.Rungs)
			for n > 0 && answer.Rungs[n-1].Excludes {
				n--
			}
			if n > 0 && !answer.Rungs[n-1].Skipped {
				if got, want := answer.Rungs[n-1].A, e.Normal.Run(answer.A.Target, true, nil, nil); got != want {
					t.Errorf("%s: %q ends as %q, its normal form is %q", e.ID, a, got, want)
				}
			}
		}
	})
}

func ExampleCompare() {
	a, err := compare.Compare(compare.Request{A: "http://example.com", B: "HTTP://Example.com:80/%7Euser/..", Limit: -1})
	if err != nil {
		panic(err)
	}
	for _, rung := range a.Rungs {
		fmt.Println(rung.ID, rung.A, rung.B, rung.Equal)
	}
	// Output:
	// string http://example.com HTTP://Example.com:80/%7Euser/.. false
	// case http://example.com http://example.com:80/%7Euser/.. false
	// escapes http://example.com http://example.com:80/~user/.. false
	// dots http://example.com http://example.com:80/ false
	// scheme http://example.com/ http://example.com/ true
	// protocol http://example.com/ http://example.com/ true
}

// The forms at the rungs, which are kept separately, are the ones that the steps lead to.
func TestFormsAreReplayed(t *testing.T) {
	for i, e := range editions.All {
		if e.Normal == nil {
			continue // the document doesn't speak of it
		}
		r := random{rand.New(rand.NewPCG(6, uint64(i)))}
		for range tries() / 4 {
			q := compare.Request{A: r.reference(), B: r.uri(), Base: r.uri(), Edition: e.ID, Limit: -1}
			a, err := compare.Compare(q)
			if err != nil {
				t.Fatal(err)
			}
			q.Limit = 3
			limited, err := compare.Compare(q)
			if err != nil {
				t.Fatal(err)
			}
			for side, s := range []compare.Side{a.A, a.B} {
				for n, rung := range a.Rungs {
					if rung.Excludes {
						continue // the normal form has the fragment
					}
					state := trace.NewState(e.Normal.Listing, s.Target)
					groups, _ := s.Run.Groups()
					for step := range rung.Steps[side] {
						if e.Normal.Listing.Grouped {
							state.Apply(groups[step].Edits)
						} else {
							state.Apply(s.Run.Edits(step))
						}
					}
					form := []string{rung.A, rung.B}[side]
					want, defined := state.Text(len(e.Normal.Listing.Registers) - 1)
					if !defined {
						want = s.Target // nothing was done
					}
					if form != want {
						t.Errorf("%s: %q at the rung %s is %q, replayed %q", e.ID, s.Target, rung.ID, form, want)
					}
					if few := limited.Rungs[n]; few.A != rung.A || few.B != rung.B || few.Steps != rung.Steps {
						t.Errorf("%s: %q and %q at the rung %s are %+v, with a limit %+v", e.ID, q.A, q.B, rung.ID, rung, few)
					}
				}
			}
		}
	}
}

// No authority, an empty host, and "localhost" mean the same in a file URI: RFC 3986, section 3.2.2.
func TestFileWithoutAuthority(t *testing.T) {
	for _, text := range []string{"file:/x", "file:///x", "FILE://LocalHost/x", "file:a/../x"} {
		if form := editions.Standard.Normal.Run(text, true, nil, nil); form != "file:///x" {
			t.Errorf("%q becomes %q", text, form)
		}
	}
}
