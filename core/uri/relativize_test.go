//go:build !js

package uri

import (
	"errors"
	"flag"
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
		{"http://a/b/c/d;p?q", "http://a//g", "/.//g"},
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
		{"f:/a", "f:/.//g/.."},
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

var (
	allBases   = flag.Int("bases", 4, "the most bytes of the bases from which all references are tried")
	allTargets = flag.Int("targets", 5, "the most bytes of the references that are tried from all of them, and of the targets")
)

// From every short base to every short target, the shortest reference is the one found by trying all
// references. For a target without dot segments, none needs to be longer than the target itself. Flags set how
// many bytes are short:
//
//	go test -run RelativizeAll -v -timeout 0 -bases 7 -targets 7
func TestRelativizeAll(t *testing.T) {
	const alphabet = "a/.:?#"
	mostBase, most := *allBases, *allTargets
	if testing.Short() {
		mostBase, most = mostBase-1, most-1
	}
	bases := validTexts(alphabet, mostBase, ParseURI)
	targets := validTexts(alphabet, most, ParseURI)
	references := validTexts(alphabet, most, Parse)
	// Ways that lead up and down again need longer bases.
	for _, text := range []string{"a://a/a/a", "a://a/a/a/a", "a:/a/../a", "a:/a/a/a", "a://a/a/../a", "a:a/./a", "a://a//a", "a:/.//a", "a:/.//a/a", "a:/a//a/a", "a:a/a/a/a", "a:a/..//a"} {
		if base, err := ParseURI(text); err != nil {
			t.Error(err)
		} else if len(text) > mostBase {
			bases = append(bases, base)
		}
	}
	none := 0
	for i := range bases {
		none += relativizeAll(t, &bases[i], targets, references)
	}
	t.Logf("%d pairs of %d bases and %d targets, with %d references; to %d of them none leads", len(bases)*len(targets), len(bases), len(targets), len(references), none)
	if none == 0 || none == len(bases)*len(targets) {
		t.Errorf("to %d targets no reference leads", none)
	}
}

// relativizeAll compares the references from a base to all targets with those found by trying, and returns the
// number of targets that none leads to. It also checks targets that only the references lead to.
func relativizeAll(t *testing.T, base *Reference, targets, references []Reference) (none int) {
	shortest := map[string]int{}
	var b []byte
	for i := range references { // the shorter ones first
		b = Resolution{}.AppendTarget(b[:0], *base, references[i])
		if _, ok := shortest[string(b)]; !ok {
			shortest[string(b)] = len(references[i].text)
		}
	}
	for i := range targets {
		want, ok := shortest[targets[i].text]
		delete(shortest, targets[i].text)
		got, err := Relativize(base.text, targets[i].text)
		if !ok {
			none++
		}
		if (err == nil) != ok || len(got) != want {
			t.Errorf("base %q, target %q: got %q (error %v), want one of %d bytes (%v)", base.text, targets[i].text, got, err, want, ok)
		}
	}
	for text, want := range shortest {
		target, err := ParseURI(text)
		if err != nil {
			t.Errorf("base %q: the target %q is not valid", base.text, text)
		}
		if got, err := base.Relativize(target); err != nil || len(got.text) != want {
			t.Errorf("base %q, target %q: got %q (error %v), want one of %d bytes", base.text, text, got, err, want)
		}
	}
	return none
}

// validTexts returns the valid texts of at most some length over an alphabet, the shorter ones first.
func validTexts(alphabet string, most int, parse func(string) (Reference, error)) (valid []Reference) {
	for all, length := []string{""}, 0; length <= most; length++ {
		var longer []string
		for _, text := range all {
			if r, err := parse(text); err == nil {
				valid = append(valid, r)
			}
			for i := range alphabet {
				longer = append(longer, text+alphabet[i:i+1])
			}
		}
		all = longer
	}
	return valid
}

// A target with a guard is reached, and a reference that leads to one is found.
func TestRelativizeGuarded(t *testing.T) {
	for _, test := range []struct{ base, target, want string }{
		{"f:/a", "f:/.//b", ".//b"},
		{"f:/a/c", "f:/.//b", "..//b"},
		{"f:/.//a/c", "f:/.//a/d", "d"},
		{"f:/.//a/c", "f:/.//a/", "."},
		{"f:/.//a/c", "f:/x", "/x"},
		{"f:b", "f:/.//b", ".///b"},
		{"http://h/", "f:/.//b", "f:/.//b"},
		{"http://a/b/c/d", "http://a//x", "/.//x"},
	} {
		base, target := Split(test.base), Split(test.target)
		got, err := base.Relativize(target)
		if err != nil || got.text != test.want {
			t.Errorf("base %q, target %q: got %q (error %v), want %q", test.base, test.target, got, err, test.want)
		}
		if back, err := base.Resolve(got); err != nil || back != target {
			t.Errorf("base %q: %q leads to %q (error %v), not to %q", test.base, got, back, err, test.target)
		}
		if got, err := Relativize(test.base, test.target); err != nil || got != test.want {
			t.Errorf("base %q, target %q: the function gives %q (error %v), want %q", test.base, test.target, got, err, test.want)
		}
	}
	for _, test := range [][2]string{{"a/b", "a/c"}, {"http://a/b", "c"}, {"b", "http://a/b"}, {"", ""}} {
		var e *Error
		if got, err := Split(test[0]).Relativize(Split(test[1])); !errors.As(err, &e) || e.Rule != "absolute-URI" || got != (Reference{}) {
			t.Errorf("base %q, target %q: got %q (error %v), want a syntax error", test[0], test[1], got, err)
		}
	}
	if got, err := Split("http://a/b").Relativize(Split("http://a/c d")); !errors.Is(err, ErrNoReference) {
		t.Errorf("a target that is not valid: got %q (error %v)", got, err)
	}
}

func FuzzRelativize(f *testing.F) {
	for i, s := range seeds {
		f.Add(s, seeds[len(seeds)-1-i])
		f.Add("http://a/b/c/d;p?q", s)
		f.Add("f:/a", s)
	}
	f.Fuzz(func(t *testing.T, base, target string) {
		b, err1 := ParseURI(base)
		want, err2 := ParseURI(target)
		if err1 != nil || err2 != nil {
			return
		}
		text, err := Relativize(base, target)
		r := Split(text)
		if err != nil {
			// Only dot segments are out of reach.
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
		checkInverse(t, b, want)
	})
}
