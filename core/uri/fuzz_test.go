package uri

import (
	"errors"
	"testing"
)

// seeds are edge cases of the rules.
var seeds = []string{
	"", "a", "/", "//", "///", ":", "a:", "a:b", "1:", "?", "#", "?#", "#?", "a?b#c", ".", "..", "./..", "/./..//../", "%", "%zz", "%41", "%2e%2e/",
	"http://u:p@h:80/a/../b?q#f", "http://[::1]:80/", "//[v1.a:b]", "//a@b@c", "//a:b:c", "//a:8x", "//[::1", "//[::1]x", "//1.2.3.4", "//01.2.3.4",
	"//[1:2:3:4:5:6:7::]", "//[1::2::3]", "//[::1.2.3.4]", "//256.1.1.1", "HTTP://A%c3%A9.Example:080", "file:/x/..//y", "f:.//g", "a b", "é", "\x00\xff",
	"mailto:x@y", "/..//e/x", "a/../b", "a\nb#c\nd", "//%41%2f@%42:", "x://:", "[", "//a[b]:1", "a%2", "//[]", "//[v.]", "a/b:c", "//:::", "a%%41", "%a%%412",
}

func FuzzParse(f *testing.F) {
	for _, s := range seeds {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		split := Split(s)
		checkSplit(t, s, split)
		for _, p := range productions {
			r, err := p.parse(s)
			if want := p.slow.MatchString(s); (err == nil) != want {
				t.Fatalf("%s %q: valid = %v, want %v (error: %v)", p.name, s, err == nil, want, err)
			}
			if err != nil {
				if r != (Reference{}) {
					t.Errorf("%s %q: there is an error, and the reference %+v", p.name, s, r)
				}
				checkError(t, s, err, p.parse)
				continue
			}
			if r != split {
				t.Errorf("%s %q: parse gives %+v, split %+v", p.name, s, r, split)
			}
			if host, ok := r.Host(); ok && r.HostKind() != slowHostKind(host) {
				t.Errorf("%q: host %q is %v, want %v", s, host, r.HostKind(), slowHostKind(host))
			}
		}
	})
}

// checkSplit checks what holds for every text.
func checkSplit(t *testing.T, s string, r Reference) {
	if got := r.String(); got != s {
		t.Errorf("split of %q is the text %q", s, got)
	}
	if got, want := r.Components(), slowSplit(s); got != want {
		t.Errorf("split of %q: got %+v, want %+v", s, got, want)
	}
	if got := r.Components().String(); got != s {
		t.Errorf("components of %q recompose to %q", s, got)
	}
	last := 0
	for _, c := range []Component{Scheme, Authority, Path, Query, Fragment} {
		start, end, ok := r.Span(c)
		if !ok {
			continue
		}
		if start < last || end < start || end > len(s) {
			t.Errorf("%q: %v is at [%d:%d], after %d", s, c, start, end, last)
		}
		last = end
	}
	if authority, ok := r.Authority(); ok {
		var again string
		if userinfo, ok := r.Userinfo(); ok {
			again = userinfo + "@"
		}
		host, _ := r.Host()
		again += host
		if port, ok := r.Port(); ok {
			again += ":" + port
		}
		if again != authority {
			t.Errorf("%q: authority %q recomposes to %q", s, authority, again)
		}
	}
}

// checkError checks what holds for every error: the position is inside the text, and the text before it could
// begin something valid. There is one exception: a later "@" turns a host and a port into a user name.
func checkError(t *testing.T, s string, err error, parse func(string) (Reference, error)) {
	var e *Error
	if !errors.As(err, &e) {
		t.Fatalf("%q: the error is a %T", s, err)
	}
	if e.Input != s || e.At < 0 || e.At > len(s) || e.Rule == "" || e.Section == "" || len(e.Expected()) == 0 {
		t.Errorf("%q: incomplete error %+v", s, e)
	}
	_, err = parse(s[:e.At])
	if p, ok := err.(*Error); ok && p.At != e.At && p.Rule != "port" {
		t.Errorf("%q: the error is at %d, but in %q at %d", s, e.At, s[:e.At], p.At)
	}
}

func FuzzRemoveDotSegments(f *testing.F) {
	for _, s := range seeds {
		f.Add(s)
	}
	for _, s := range []string{"../../a", "./../", "..//../x", "a/./../../b/.", "//..", "/.../..a/.b/b./", "..", "/a/b/../../../c/.."} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, path string) {
		want := slowRemoveDotSegments(path)
		if got := RemoveDotSegments(path); got != want {
			t.Errorf("RemoveDotSegments(%q) = %q, want %q", path, got, want)
		}
		if got := string(AppendWithoutDots([]byte("/.x"), path)); got != "/.x"+want {
			t.Errorf("AppendWithoutDots(%q) = %q, want %q", path, got, "/.x"+want)
		}
	})
}

func FuzzResolve(f *testing.F) {
	for i, s := range seeds {
		f.Add(s, seeds[len(seeds)-1-i])
		f.Add("http://a/b/c/d;p?q", s)
		f.Add("f:/a", s)
		f.Add("http://a", s)
	}
	f.Add("\x97:a", "\x8f:b") // two schemes, because nothing is folded to the replacement character for invalid UTF-8
	f.Fuzz(func(t *testing.T, base, ref string) {
		for _, strict := range []bool{true, false} {
			want := slowResolve(base, ref, strict)
			o := Resolution{NonStrict: !strict, Literal: true}
			if got := string(o.AppendTarget(nil, Split(base), Split(ref))); got != want {
				t.Errorf("base %q, reference %q, strict %v: got %q, want %q", base, ref, strict, got, want)
			}
			_, baseErr := ParseURI(base)
			_, refErr := Parse(ref)
			got, err := o.Resolve(base, ref)
			resolvable := baseErr == nil && refErr == nil || base == "" && refErr == nil && !Split(ref).IsRelative()
			if (err == nil) != resolvable {
				t.Errorf("base %q (%v), reference %q (%v): error %v", base, baseErr, ref, refErr, err)
			}
			if err != nil {
				continue
			}
			if got != want {
				t.Errorf("base %q, reference %q, strict %v: got %q, want %q", base, ref, strict, got, want)
			}
			checkGuarded(t, base, ref, strict, want)
			if base != "" {
				checkInverse(t, Split(base), Split(ref))
			}
		}
	})
}

func FuzzNormalize(f *testing.F) {
	for _, s := range seeds {
		for _, n := range []Normalization{All, Case, DotSegments | PercentEncoding, All | CanonicalIPv6} {
			f.Add(s, uint8(n), uint8(0))
		}
		f.Add(s, uint8(All), uint8(1<<Path|1<<Host))
	}
	f.Fuzz(func(t *testing.T, s string, steps, components uint8) {
		n := Normalizer{Steps: Normalization(steps)}
		for c := Scheme; c <= Fragment; c++ {
			if components>>c&1 != 0 {
				n.Components = append(n.Components, c)
			}
		}
		split := Split(s)
		literal := string(n.AppendNormalized(nil, split))
		if got := n.Normalize(split); got != Split(literal) {
			t.Errorf("%q: Normalize gives %q, AppendNormalized %q", s, got, literal)
		}
		if n.Steps != 0 && n.Steps&(All|CanonicalIPv6) == 0 && literal != s {
			t.Errorf("%q: no normalization gives %q", s, literal)
		}
		if again := n.Normalize(Split(literal)); again.text != literal {
			t.Errorf("%q becomes %q, and that %q", s, literal, again)
		}
		if _, err := Parse(s); err != nil {
			return
		}
		if c := split.changes(n.steps()); n.Components == nil && n.Steps&CanonicalIPv6 == 0 && (c == 0) != (literal == s) {
			t.Errorf("%q: changes gives %05b, but it becomes %q", s, c, literal)
		}
		if _, err := Parse(literal); err != nil {
			t.Errorf("%q becomes %q, which is not valid: %v", s, literal, err)
		}
		// It names the same: the components that exist, and the path except for a guard.
		was, is := split.Components(), Split(literal).Components()
		if was.Scheme.IsDefined() != is.Scheme.IsDefined() || was.Authority.IsDefined() != is.Authority.IsDefined() && !split.isOf("file") || was.Query.IsDefined() != is.Query.IsDefined() {
			t.Errorf("%q becomes %q, which has other components", s, literal)
		}
		if n.Steps == DotSegments && was.Scheme.IsDefined() && slowRemoveDotSegments(is.Path) != slowRemoveDotSegments(was.Path) {
			t.Errorf("%q becomes %q, whose path is another one", s, literal)
		}
	})
}

// checkGuarded compares the guarded target with the literal one: it differs only in the guard, has no authority
// that the components don't have, and is the same if parsing doesn't change the components.
func checkGuarded(t *testing.T, base, ref string, strict bool, literal string) {
	o := Resolution{NonStrict: !strict}
	got, err := o.Resolve(base, ref)
	if err != nil {
		t.Fatalf("base %q, reference %q: error %v", base, ref, err)
	}
	want := slowTarget(base, ref, strict)
	if again := Split(got).Components(); again.Authority != want.Authority || again.Scheme != want.Scheme || again.Path != want.Path && again.Path != guard+want.Path {
		t.Errorf("base %q, reference %q, strict %v: %q is read as %+v, want %+v", base, ref, strict, got, again, want)
	}
	if ambiguous := o.IsAmbiguous(Split(base), Split(ref)); ambiguous != (Split(literal).Components() != want) || ambiguous != (got != literal) {
		t.Errorf("base %q, reference %q, strict %v: %q, literally %q: ambiguous = %v", base, ref, strict, got, literal, ambiguous)
	}
}

// checkInverse checks that each method reverses the other.
func checkInverse(t *testing.T, base, ref Reference) {
	target, err := base.Resolve(ref)
	if err != nil {
		t.Fatal(err)
	}
	short, err := base.Relativize(target)
	if err != nil || len(short.text) > len(ref.text) {
		t.Errorf("base %q, reference %q: from the target %q back to %q (error %v)", base, ref, target, short, err)
	} else if again, err := base.Resolve(short); err != nil || again != target {
		t.Errorf("base %q, reference %q: %q leads to %q (error %v), not to %q", base, ref, short, again, err, target)
	}
}
