package uri

import (
	"errors"
	"testing"
)

func TestWith(t *testing.T) {
	for _, test := range []struct {
		in    string
		c     Component
		value string
		want  string
		err   error
	}{
		{"http://u@h:1/p?q#f", Scheme, "ftp", "ftp://u@h:1/p?q#f", nil},
		{"http://u@h:1/p?q#f", Authority, "g", "http://g/p?q#f", nil},
		{"http://u@h:1/p?q#f", Userinfo, "", "http://@h:1/p?q#f", nil},
		{"http://u@h:1/p?q#f", Host, "[::1]", "http://u@[::1]:1/p?q#f", nil},
		{"http://u@h:1/p?q#f", Port, "", "http://u@h:/p?q#f", nil},
		{"http://u@h:1/p?q#f", Path, "", "http://u@h:1?q#f", nil},
		{"http://u@h:1/p?q#f", Query, "a/b?c", "http://u@h:1/p?a/b?c#f", nil},
		{"http://u@h:1/p?q#f", Fragment, "?", "http://u@h:1/p?q#?", nil},
		{"", Host, "h", "//h", nil},
		{"a", Query, "", "a?", nil},
		{"a", Scheme, "s", "s:a", nil},

		{"a", Scheme, "1s", "", ErrSyntax},
		{"a", Scheme, "", "", ErrMisread},
		{"http://h/p", Path, "p", "", ErrMisread},
		{"http://h/p", Path, "/a b", "", ErrSyntax},
		{"http://h/p", Path, "/a?b", "", ErrMisread},
		{"http://h/p", Query, "a#b", "", ErrMisread},
		{"http://h/p", Host, "a:1", "", ErrMisread},
		{"http://h/p", Host, "a@b", "", ErrMisread},
		{"http://h/p", Host, "a/b", "", ErrMisread},
		{"http://h/p", Userinfo, "a@b", "", ErrSyntax},
		{"http://h/p", Port, "8x", "", ErrSyntax},
		{"http://h/p", Fragment, "%", "", ErrSyntax},
		{"s:a", Path, "//h", "", ErrMisread},
		{"a", Path, "b:c", "", ErrMisread},
		{"a", Path, "1:c", "", ErrMisread},
		{"a", Userinfo, "u", "", ErrMisread},
		{"a", Host, "h", "", ErrMisread}, // "//ha" has another host
	} {
		got, err := Split(test.in).With(test.c, test.value)
		if !errors.Is(err, test.err) || got.String() != test.want {
			t.Errorf("%q with the %v %q: got %q (error %v), want %q (error %v)", test.in, test.c, test.value, got, err, test.want, test.err)
		}
	}
}

func TestWithout(t *testing.T) {
	for _, test := range []struct {
		in   string
		c    Component
		want string
		err  error
	}{
		{"http://u@h:1/p?q#f", Scheme, "//u@h:1/p?q#f", nil},
		{"http://u@h:1/p?q#f", Authority, "http:/p?q#f", nil},
		{"http://u@h:1/p?q#f", Userinfo, "http://h:1/p?q#f", nil},
		{"http://u@h:1/p?q#f", Host, "http:/p?q#f", nil},
		{"http://u@h:1/p?q#f", Port, "http://u@h/p?q#f", nil},
		{"http://u@h:1/p?q#f", Path, "http://u@h:1?q#f", nil},
		{"http://u@h:1/p?q#f", Query, "http://u@h:1/p#f", nil},
		{"http://u@h:1/p?q#f", Fragment, "http://u@h:1/p?q", nil},
		{"a", Port, "a", nil},
		{"http://h//p", Authority, "", ErrMisread},
		{"s:a:b", Scheme, "", ErrMisread},
	} {
		got, err := Split(test.in).Without(test.c)
		if !errors.Is(err, test.err) || got.String() != test.want {
			t.Errorf("%q without the %v: got %q (error %v), want %q (error %v)", test.in, test.c, got, err, test.want, test.err)
		}
	}
}

// Whatever is set, what comes back is valid, has it, and has all else as it was.
func FuzzWith(f *testing.F) {
	for i, s := range seeds {
		f.Add(s, byte(i), seeds[len(seeds)-1-i])
	}
	f.Fuzz(func(t *testing.T, s string, component byte, value string) {
		r, err := ParseReference(s)
		if err != nil {
			return
		}
		c := Component(component % 8)
		made, err := r.With(c, value)
		if err != nil {
			if !errors.Is(err, ErrSyntax) && !errors.Is(err, ErrMisread) || made != (Reference{}) {
				t.Errorf("%q with the %v %q: %v", s, c, value, err)
			}
			return
		}
		if again, err := ParseReference(made.String()); err != nil || again != made {
			t.Errorf("%q with the %v %q is %q, which is not what it says (error %v)", s, c, value, made, err)
		}
		for other := Scheme; other <= Fragment; other++ {
			got, ok := made.component(other)
			was, had := r.component(other)
			inside := c == Authority && (other == Userinfo || other == Host || other == Port) || other == Authority && (c == Userinfo || c == Host || c == Port)
			switch {
			case other == c && (got != value || !ok):
				t.Errorf("%q with the %v %q is %q", s, c, value, made)
			case other != c && !inside && !(c == Host && other == Authority) && (got != was || ok != had):
				t.Errorf("%q with the %v %q is %q, whose %v is another one", s, c, value, made, other)
			}
		}
	})
}
