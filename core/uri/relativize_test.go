//go:build !js

package uri

import (
	"errors"
	"testing"
)

func TestRelativize(t *testing.T) {
	for _, test := range []struct{ base, target, want string }{
		{"http://a/b/c/d;p?q", "http://a/b/c/d;p?q", ""},
		{"http://a/b/c/d;p?q", "http://a/b/c/d;p?q#s", "#s"},
		{"http://a/b/c/d;p?q", "http://a/b/c/d;p?y", "?y"},
		{"http://a/b/c/d;p?q", "http://a/b/c/d;p", "d;p"},
		{"http://a/b/c/d;p?q", "http://a/b/c/g", "g"},
		{"http://a/b/c/d;p?q", "http://a/b/c/", "."},
		{"http://a/b/c/d;p?q", "http://a/b/c/?y", ".?y"},
		{"http://a/b/c/d;p?q", "http://a/b/", ".."},
		{"http://a/b/c/d;p?q", "http://a/b/g", "../g"},
		{"http://a/b/c/d;p?q", "http://a/", "/"},
		{"http://a/b/c/d;p?q", "http://a/g", "/g"},
		{"http://a/b/c/d;p?q", "http://a", "//a"},
		{"http://a/b/c/d;p?q", "http://g/b", "//g/b"},
		{"http://a/b/c/d;p?q", "https://a/b", "https://a/b"},
		{"http://a/b/c/d;p?q", "http://a/b/c/x:y", "./x:y"},
		{"http://a/b/c/d;p?q", "http://a/b/c//g", ".//g"},
		{"http://a/b/c/d;p?q", "http://a//g", "//a//g"},
		{"http://a/b/c/d;p?q", "http://a/b/c/d;p/", "d;p/"},
		{"http://a/b/c/d/e/f", "http://a/b/c/x/e/f", "/b/c/x/e/f"},
		{"http://a/b/../c?q", "http://a/b/../c?q#f", "#f"}, // the base keeps its dot segments
		{"http://a/b/../c?q", "http://a/d", "d"},
		{"mailto:a@b", "mailto:c@d", "c@d"},
		{"http://a/bcdef/d/e/f", "http://a/bcdef/x/e/f", "../../x/e/f"},
		{"f:a/b", "f:c", "f:c"}, // "../c" gives "f:/c"
		{"f:/a", "f:/a#", "#"},
	} {
		got, err := Relativize(test.base, test.target)
		if err != nil || got != test.want {
			t.Errorf("base %q, target %q: got %q (error %v), want %q", test.base, test.target, got, err, test.want)
		}
	}
	for _, test := range []struct{ base, target string }{
		{"http://a/b", "http://a/c/../d"},
		{"http://a/b", "http://a/.."},
		{"f:/a", "f:/.//g"},
	} {
		if got, err := Relativize(test.base, test.target); !errors.Is(err, ErrNoReference) || got != "" {
			t.Errorf("base %q, target %q: got %q (error %v), want none", test.base, test.target, got, err)
		}
	}
	for _, test := range []struct{ base, target string }{{"a/b", "http://a"}, {"http://a", "a/b"}, {"http://a b", "http://a"}, {"http://a", "http://a b"}} {
		if got, err := Relativize(test.base, test.target); !errors.Is(err, ErrSyntax) || got != "" {
			t.Errorf("base %q, target %q: got %q (error %v), want a syntax error", test.base, test.target, got, err)
		}
	}
}

// The shortest reference is found by trying all of them.
func TestRelativizeShortest(t *testing.T) {
	const alphabet = "a/.:?#"
	texts := []string{""}
	for at := 0; len(texts[at]) < 6; at++ {
		for i := range alphabet {
			texts = append(texts, texts[at]+alphabet[i:i+1])
		}
	}
	var refs []Reference
	for _, text := range texts {
		if r, err := ParseReference(text); err == nil {
			refs = append(refs, r)
		}
	}
	for _, base := range []string{"a:", "a:a", "a:/", "a:/a", "a:a/a", "a:/a/a", "a:/a/a/", "a:/a/../a", "a://a", "a://a/", "a://a/a/a", "a:?a", "a:/a?a", "a://a?", "a:a/./a", "a://a//a", "a:/.//a", "a:.."} {
		base := Split(base)
		shortest := map[string]int{}
		for _, ref := range refs { // the shorter ones first
			target := string(Resolution{}.AppendTarget(nil, base, ref))
			if _, ok := shortest[target]; !ok && !(Resolution{}).Rereads(base, ref) {
				shortest[target] = len(ref.text)
			}
		}
		for target, want := range shortest {
			parsed, err := Parse(target)
			if err != nil {
				continue
			}
			got, err := base.Relativize(parsed)
			if err != nil || len(got.text) != want {
				t.Errorf("base %q, target %q: got %q (error %v), want one of %d bytes", base.text, target, got.text, err, want)
			}
		}
	}
}

func FuzzRelativize(f *testing.F) {
	for i, s := range seeds {
		f.Add(s, seeds[len(seeds)-1-i])
		f.Add("http://a/b/c/d;p?q", s)
		f.Add("f:/a", s)
	}
	f.Fuzz(func(t *testing.T, base, target string) {
		b, err1 := Parse(base)
		want, err2 := Parse(target)
		if err1 != nil || err2 != nil {
			return
		}
		r, err := b.Relativize(want)
		if err != nil {
			// Only dot segments, or a path that needs a guard, are out of reach.
			path := want.Path()
			if !hasDotSegment(path) {
				t.Errorf("base %q: no reference to %q", base, target)
			}
			return
		}
		if got, err := Resolve(base, r.String()); err != nil || got != target {
			t.Errorf("base %q, target %q: the reference %q leads to %q (error %v)", base, target, r, got, err)
		}
		if len(r.text) > len(target) {
			t.Errorf("base %q, target %q: the reference %q is longer", base, target, r)
		}
	})
}
