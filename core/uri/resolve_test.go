package uri

import (
	"strings"
	"testing"
)

func checkResolve(t *testing.T, base, ref string, strict bool, want string) {
	t.Helper()
	o := Resolution{NonStrict: !strict}
	if got, err := o.Resolve(base, ref); err != nil || got != want {
		t.Errorf("base %q, reference %q, strict %v: got %q (error %v), want %q", base, ref, strict, got, err, want)
	}
	if got := string(o.AppendTarget([]byte("<"), Split(base), Split(ref))); got != "<"+want {
		t.Errorf("AppendTarget: base %q, reference %q, strict %v: got %q, want %q", base, ref, strict, got, "<"+want)
	}
}

func TestResolve(t *testing.T) {
	for _, test := range []struct{ base, ref, want string }{
		{"http://a", "g", "http://a/g"},
		{"http://a?q", "g", "http://a/g"},
		{"http://a/b/../c?q#f", "", "http://a/b/../c?q"}, // the base keeps its dot segments
		{"http://a/b#f", "#", "http://a/b#"},
		{"http://a/b?q", "?", "http://a/b?"},
		{"http://a/b", "//c/./d/..", "http://c/"},
		{"http://a/b", "f:g/../h", "f:/h"},
		{"f:a/b", "c", "f:a/c"},
		{"f:a", "../c", "f:c"},
		{"", "HTTP://a/b/../c", "HTTP://a/c"}, // without a base
		{"", "f:/a/..//b", "f:/.//b"},
		{"http://a/%2E%2E/b", "%2E%2E/c", "http://a/%2E%2E/%2E%2E/c"},
	} {
		checkResolve(t, test.base, test.ref, true, test.want)
	}
	checkResolve(t, "http://a/b", "HTTP:g", false, "http://a/g") // identical: RFC 3986, section 3.1
	checkResolve(t, "http://a/b", "https:g", false, "https:g")

	if got := string(Resolution{}.AppendTarget(nil, Split("/a/b"), Split("../c"))); got != "/c" {
		t.Errorf(`base "/a/b", reference "../c": got %q, want "/c"`, got)
	}
}

// A target has the components it was composed of; the literal text can have others.
func TestResolveGuarded(t *testing.T) {
	for _, test := range []struct{ base, ref, want, literal string }{
		{"mailto:x@y", "/..//e/x", "mailto:/.//e/x", "mailto://e/x"},
		{"f:/a", ".//g", "f:/.//g", "f://g"},
		{"file:/a", ".//evil.example/x", "file:/.//evil.example/x", "file://evil.example/x"},
		{"f:/a", ".//..//g?q#s", "f:/.//g?q#s", "f://g?q#s"},
		{"f:/.//a", "", "f:/.//a", "f:/.//a"}, // the base keeps its guard anyway
		{"f:/.//a/b", "c", "f:/.//a/c", "f://a/c"},
		{"f://h/a", ".//g", "f://h//g", "f://h//g"},
		{"f:/a", "./g", "f:/g", "f:/g"},
		{"f:/a", "//g", "f://g", "f://g"},
		{"f:/a", "g:/..//h", "g:/.//h", "g://h"},
	} {
		got, err := Resolve(test.base, test.ref)
		if err != nil || got != test.want {
			t.Errorf("base %q, reference %q: got %q (error %v), want %q", test.base, test.ref, got, err, test.want)
		}
		literal, err := ResolveLiteral(test.base, test.ref)
		if err != nil || literal != test.literal {
			t.Errorf("base %q, reference %q: literally %q (error %v), want %q", test.base, test.ref, literal, err, test.literal)
		}
		for _, o := range []Resolution{{}, {Literal: true}} {
			if got := o.IsAmbiguous(Split(test.base), Split(test.ref)); got != (test.want != test.literal) {
				t.Errorf("base %q, reference %q: IsAmbiguous = %v", test.base, test.ref, got)
			}
		}
		target, err := Split(test.base).Resolve(Split(test.ref))
		if err != nil || target != Split(test.want) {
			t.Errorf("base %q, reference %q: the method gives %q (error %v), want %q", test.base, test.ref, target, err, test.want)
		}
	}
	for _, pair := range [][2]string{{"a/b", "c"}, {"", "c"}, {"a/b", "http://c"}} {
		if _, err := Split(pair[0]).Resolve(Split(pair[1])); err == nil || err.(*Error).Rule != "absolute-URI" || err.(*Error).Input != pair[0] {
			t.Errorf("%q: error %v", pair, err)
		}
	}
	if target, err := (Reference{}).Resolve(Split("http://a/b/../c")); err != nil || target != Split("http://a/c") {
		t.Errorf("without a base: got %q (error %v)", target, err)
	}
}

func TestResolveErrors(t *testing.T) {
	for _, test := range []struct {
		base, ref, input string
		at               int
		rule             string
	}{
		{"//a/b", "g", "//a/b", 0, "absolute-URI"},
		{"a/b", "g", "a/b", 1, "absolute-URI"},
		{"", "g", "", 0, "absolute-URI"},
		{"", "g h", "g h", 1, "path-noscheme"},
		{"a/b", "http://c", "a/b", 1, "absolute-URI"},
		{"http://a b", "g", "http://a b", 8, "reg-name"},
		{"http://a", "g h", "g h", 1, "path-noscheme"},
	} {
		_, err := Resolve(test.base, test.ref)
		e, ok := err.(*Error)
		if !ok || e.Input != test.input || e.At != test.at || e.Rule != test.rule {
			t.Errorf("base %q, reference %q: error %v, want one in %q at %d, rule %s", test.base, test.ref, err, test.input, test.at, test.rule)
		}
		if dst, err := AppendResolve([]byte("<"), test.base, test.ref); err == nil || string(dst) != "<" {
			t.Errorf("AppendResolve: got %q, error %v; want the buffer as it was and an error", dst, err)
		}
	}
}

func TestRemoveDotSegments(t *testing.T) {
	for _, test := range []struct{ path, want string }{
		{"/a/b/c/./../../g", "/a/g"}, // the examples of RFC 3986, section 5.2.4
		{"mid/content=5/../6", "mid/6"},
		{"", ""}, {".", ""}, {"..", ""}, {"./", ""}, {"../", ""}, {"./..", ""}, {"../../", ""},
		{"../a", "a"}, {"a/..", "/"}, {"a/.", "a/"}, {"a/../b", "/b"}, {"a/../../b", "/b"},
		{"/", "/"}, {"/.", "/"}, {"/..", "/"}, {"/../..", "/"}, {"//..", "/"}, {"/.//a", "//a"},
		{"..//../x", "/x"}, {".//./x", "/x"}, {"/a//../b", "/a/b"}, {"/...", "/..."}, {"/.a/..b/c.", "/.a/..b/c."},
		{"/a\x00/../\xff", "/\xff"},
	} {
		if got := slowRemoveDotSegments(test.path); got != test.want {
			t.Errorf("the oracle makes %q of %q, want %q", got, test.path, test.want)
		}
		if got := RemoveDotSegments(test.path); got != test.want {
			t.Errorf("RemoveDotSegments(%q) = %q, want %q", test.path, got, test.want)
		}
	}
}

// Dot segments are removed in linear time: quadratic time would be seconds.
func TestRemoveDotSegmentsLong(t *testing.T) {
	const n = 100_000
	if got := RemoveDotSegments(strings.Repeat("/a", n) + strings.Repeat("/..", n)); got != "/" {
		t.Errorf("got %d bytes, want %q", len(got), "/")
	}
	if got, want := RemoveDotSegments(strings.Repeat("/a/b/..", n)), strings.Repeat("/a", n)+"/"; got != want {
		t.Errorf("got %d bytes, want %d", len(got), len(want))
	}
}

// An error says which of two texts it is about.
func TestErrorsSayOfWhich(t *testing.T) {
	fails := func(_ any, err error) error { return err }
	relative, absolute := MustParse("a"), MustParse("http://a/")
	for _, test := range []struct {
		err error
		of  string
	}{
		{fails(Resolve("a b", "c")), "base"},
		{fails(Resolve("http://a/", "b c")), "reference"},
		{fails(Resolve("", "b")), "base"},
		{fails(AppendResolve(nil, "http://a/", "%")), "reference"},
		{fails(relative.Resolve(relative)), "base"},
		{fails(Relativize("a", "http://a/")), "base"},
		{fails(Relativize("http://a/", "b")), "target"},
		{fails(relative.Relativize(absolute)), "base"},
		{fails(absolute.Relativize(relative)), "target"},
		{fails(Parse("a b")), ""},
	} {
		e, ok := test.err.(*Error)
		if !ok || e.Of != test.of || test.of != "" && !strings.HasPrefix(e.Error(), "uri: "+test.of+": at byte ") {
			t.Errorf("%v: of %q, want %q", test.err, e.Of, test.of)
		}
	}
}
