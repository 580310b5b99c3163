package compare_test

import (
	"flag"
	"testing"

	"uriscope/core/compare"
	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
)

func relativize(t *testing.T, q compare.RelativeRequest) *compare.Relative {
	t.Helper()
	a, err := compare.Relativize(q)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestRelativize(t *testing.T) {
	const base = "http://a/b/c/d;p?q"
	for _, test := range []struct {
		edition, base, target, want string
		why                         compare.Shape
	}{
		{"rfc3986", base, base, "", compare.Empty},
		{"rfc3986", base, base + "#s", "#s", compare.Empty},
		{"rfc3986", base, "http://a/b/c/d;p?y", "?y", compare.OnlyQuery},
		{"rfc3986", base, "http://a/b/c/g", "g", compare.Down},
		{"rfc3986", base, "http://a/b/c/", ".", compare.Dot},
		{"rfc3986", base, "http://a/b/c/x:y", "./x:y", compare.Dot},
		{"rfc3986", base, "http://a/b/c//g", ".//g", compare.Dot},
		{"rfc3986", base, "http://a/b/", "..", compare.Up},
		{"rfc3986", base, "http://a/g", "/g", compare.Root},
		{"rfc3986", base, "http://a//g", "/.//g", compare.Dot},
		{"rfc3986", base, "ftp://a/", "ftp://a/", compare.Whole},
		{"rfc3986", base, "http://a/b/../c", "-", compare.DotsInside},
		{"rfc3986", "f:/a", "f:/.//g", "-", compare.DotsInside},
		{"rfc3986", base, "http://a/x y", "-", compare.Invalid},
		{"rfc3986", "a", "http://a", "-", compare.NoBase},
		{"rfc2396bis-01", base, base, "?q", compare.OnlyQuery}, // an empty reference is the current document
		{"rfc2396bis-01", "http://a/b", "http://a/b", "b", compare.Down},
		{"rfc2396bis-01", base, "http://a/b/c/d;p?y", "?y", compare.OnlyQuery},
		{"rfc2396bis-01", base, "http://a/../g", "/../g", compare.Root}, // excess ".." stay
		{"url-syntax-05", base, "http://a/b/c/?y", "?y", compare.OnlyQuery},
		{"url-syntax-05", base, "http://a/b/c/d;p?y", "d;p?y", compare.Down},
		{"url-syntax-05", base, "http://a/b/../c", "/b/../c", compare.Root},
		{"rfc1738", base, "http://a/b/c/g", "http://a/b/c/g", compare.NoRelative},
		{"url-1993", base, "http://a/b/c/g", "g", compare.Down},
		{"url-1993", base, "http://a/b/c", ".", compare.Dot},
		{"url-1993", base, "http://a/b", "..", compare.Up},
	} {
		a := relativize(t, compare.RelativeRequest{Base: test.base, Target: test.target, Edition: test.edition})
		if test.want == "-" && a.Found || test.want != "-" && (!a.Found || a.Reference != test.want) || a.Why != test.why {
			t.Errorf("%s: from %q to %q: %q (%v), %s; want %q, %s", test.edition, test.base, test.target, a.Reference, a.Found, a.Why, test.want, test.why)
		}
	}
	if _, err := compare.Relativize(compare.RelativeRequest{Edition: "none"}); err == nil {
		t.Error("there is an answer of no edition")
	}
}

var more = flag.Int("more", 0, "how many bytes the bases and the references are longer than usual of which all are tried")

// In every edition, the shortest reference is the one found by trying all of them: short ones of every kind,
// and longer ones for long ways; from all short bases, and some longer ones. A flag sets how much is tried:
//
//	go test ./core/compare -run RelativizeShortest -v -timeout 0 -more 2
func TestRelativizeShortest(t *testing.T) {
	more := *more
	if testing.Short() {
		more--
	}
	for _, of := range []struct {
		alphabet string
		most     int // bytes of a reference
		bases    []string
	}{
		{"a/.:?#", 4, append([]string{"a:/a/a", "a:/a/a/a", "a:/a/../a", "a://a/a/a", "a://a/a/a/a", "a:/a?a", "a://a//a"}, basesOf("a/.:?#", 3+more)...)},
		{"a/.", 8, []string{"a:/aaaaaaaa/aa/a/a/a", "a://aaaaaaaa/a"}}, // up again, instead of the whole path
		{"a/.?", 6, []string{"a://a"}}, // a query behind "." and a path
	} {
		references := textsOf(of.alphabet, of.most+more)
		for _, e := range editiontest.With(edition.OfNormal) {
			if e.Normal.Refuses != nil {
				continue // see parsed_test.go
			}
			pairs := 0
			for _, base := range of.bases {
				for target, want := range shortest(e, base, references) {
					pairs++
					a := relativize(t, compare.RelativeRequest{Base: base, Target: target, Edition: e.ID})
					if !a.Found || len(a.Reference) > len(want) {
						t.Errorf("%s: base %q, target %q: %q (%v), but %q leads there", e.ID, base, target, a.Reference, a.Found, want)
					}
				}
			}
			t.Logf("%s: %d pairs of a base and a target to which one of %d references of %q leads", e.ID, pairs, len(references), of.alphabet)
		}
	}
}

// basesOf returns the texts of at most some length over an alphabet that begin with a scheme.
func basesOf(alphabet string, most int) (bases []string) {
	for _, text := range textsOf(alphabet, most-len("a:")) {
		bases = append(bases, "a:"+text)
	}
	return bases
}

// textsOf returns all texts of at most some length over an alphabet, the shorter ones first.
func textsOf(alphabet string, most int) []string {
	texts := []string{""}
	for at := 0; len(texts[at]) < most; at++ {
		for i := range alphabet {
			texts = append(texts, texts[at]+alphabet[i:i+1])
		}
	}
	return texts
}

// shortest returns the targets that some references lead to, and for each the first of these references.
func shortest(e *edition.Edition, base string, references []string) map[string]string {
	shortest := map[string]string{}
	for _, ref := range references {
		if production, length := e.ProductionFor(edition.AsReference, ref); production != "" && e.Validate(production, ref[:length]) != nil {
			continue
		}
		result := e.Resolve(base, ref, nil, nil)
		if _, ok := shortest[result.Target]; ok || !result.Outcome.HasTarget() || rereads(e, result) {
			continue
		}
		shortest[result.Target] = ref
	}
	return shortest
}

func rereads(e *edition.Edition, result edition.Result) bool {
	for i, p := range e.Split(result.Target) {
		if p.Role == edition.Path && p.Span != result.Parts[i].Span {
			return true
		}
	}
	return false
}

// The reference found leads back to the target.
func FuzzRelativize(f *testing.F) {
	f.Add("http://a/b/c/d;p?q", "http://a/b/g")
	f.Add("http://a/b/c/d;p?q", "http://a//x:y?z#")
	f.Add("f:/a", "f:/.//b")
	f.Fuzz(func(t *testing.T, base, target string) {
		for _, e := range editiontest.With(edition.OfNormal) {
			a := relativize(t, compare.RelativeRequest{Base: base, Target: target, Edition: e.ID})
			if !a.Found {
				continue
			}
			if got := e.Resolve(base, a.Reference, nil, nil); got.Target != target && (e.Normal.Refuses == nil || got.Target != e.Normal.Run(target, true, nil, nil)) {
				t.Errorf("%s: base %q: %q leads to %q, not to %q", e.ID, base, a.Reference, got.Target, target)
			}
		}
	})
}
