package uri

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"strings"
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
		{"a", Scheme, "", "", ErrSyntax},
		{"http://h/p", Path, "p", "", ErrMisread},
		{"http://h/p", Path, "/a b", "", ErrSyntax},
		{"http://h/p", Path, "/a?b", "", ErrSyntax},
		{"http://h/p", Query, "a#b", "", ErrSyntax},
		{"http://h/p", Host, "a:1", "", ErrSyntax},
		{"http://h/p", Host, "a@b", "", ErrSyntax},
		{"http://h/p", Host, "a/b", "", ErrSyntax},
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

// A setter's error is about the component that doesn't fit, with just its value and the rule that it breaks.
func TestSetError(t *testing.T) {
	for _, test := range []struct {
		in        string
		c         Component
		value     string
		component Component
		input     string
		at        int
		rule      string
		misread   bool
	}{
		{"//x", Host, "a:b", Host, "a:b", 1, "reg-name", false},
		{"//x", Host, "%4", Host, "%4", 2, "pct-encoded", false},
		{"//x", Host, "[::1", Host, "[::1", 4, "IP-literal", false},
		{"//x", Host, "[::1]x", Host, "[::1]x", 5, "IP-literal", false},
		{"//x", Host, "[v1.]", Host, "[v1.]", 4, "IPvFuture", false},
		{"//x", Port, "80a", Port, "80a", 2, "port", false},
		{"//x", Userinfo, "a@b", Userinfo, "a@b", 1, "userinfo", false},
		{"//x", Authority, "a:b", Authority, "a:b", 2, "port", false},
		{"//x", Authority, "a/b", Authority, "a/b", 1, "reg-name", false},
		{"x", Userinfo, "a", Userinfo, "a", 0, "authority", true},
		{"x", Port, "1", Port, "1", 0, "authority", true},
		{"x", Scheme, "1a", Scheme, "1a", 0, "scheme", false},
		{"x", Scheme, "a:", Scheme, "a:", 1, "scheme", false},
		{"//x", Path, "a", Path, "a", 0, "path-abempty", true},
		{"x", Path, "//a", Path, "//a", 1, "path-absolute", true},
		{"s:x", Path, "a?", Path, "a?", 1, "path-rootless", false},
		{"x", Path, "b/c:d", Path, "", 0, "", false},
		{"x", Path, "b:c", Path, "b:c", 1, "path-noscheme", true},
		{"x", Path, "//b c", Path, "//b c", 1, "path-absolute", false},
		{"x", Host, "h", Path, "x", 0, "path-abempty", true},
		{"x", Query, "#", Query, "#", 0, "query", false},
		{"x", Fragment, "a#", Fragment, "a#", 1, "fragment", false},
		{"http://a b/?q", Query, "r", Authority, "a b", 1, "reg-name", false}, // Split takes what isn't valid
	} {
		made, err := Split(test.in).With(test.c, test.value)
		var e *SetError
		if !errors.As(err, &e) {
			if test.rule != "" || err != nil {
				t.Errorf("%q with the %v %q: %q (error %v)", test.in, test.c, test.value, made, err)
			}
			continue
		}
		if e.Component != test.component || e.Err.Input != test.input || e.Err.At != test.at || e.Err.Rule != test.rule || !errors.Is(err, ErrSyntax) || errors.Is(err, ErrMisread) != test.misread {
			t.Errorf("%q with the %v %q: got %v: %+v, misread %v", test.in, test.c, test.value, err, e, errors.Is(err, ErrMisread))
		}
	}
	if _, err := Split("a").With(Port, "80"); err == nil || err.Error() != "uri: port: needs an authority, but there is none (RFC 3986, section 3.2)" {
		t.Error(err)
	}
	if _, err := Split("s:a:b").Without(Scheme); err == nil || err.Error() != `uri: path: at byte 1: found ":", expected unreserved, pct-encoded, sub-delims, "@", "/" or end of text (path-noscheme, RFC 3986, section 3.3)` {
		t.Error(err)
	}
}

// No error prints, logs, or marshals a password, wherever it is in an invalid text.
func TestErrorsHidePasswords(t *testing.T) {
	const password = "s3cret"
	check := func(err error) {
		t.Helper()
		if err == nil {
			t.Error("there is no error")
			return
		}
		within := struct {
			Err  error
			List []error
		}{err, []error{err}}
		text := fmt.Sprintf("%v %+v %q %s %#v %+v %#v", err, err, err, errors.Join(err), err, within, within)
		var logged bytes.Buffer
		for _, handler := range []slog.Handler{slog.NewTextHandler(&logged, nil), slog.NewJSONHandler(&logged, nil)} {
			slog.New(handler).Info("", "error", err, "within", within)
		}
		marshaled, failed := json.Marshal(within)
		if e := (*Error)(nil); errors.As(err, &e) {
			value, _ := json.Marshal(*e)
			text += fmt.Sprintf("%#v %s", *e, value)
		}
		if text += logged.String() + string(marshaled); failed != nil || strings.Contains(text, password) {
			t.Errorf("%T: %s (error %v)", err, text, failed)
		}
	}
	for _, bad := range []string{
		"http://u:s3cret@h:x/", "http://u:s3cret @h/", "http://u:s3cret@h h/", "http://u:s3cret@[h/", "http://u:s3cret%@h/", "http://u:s3crethé/", "http://h/?http://u:s3cret@[", "s3cret\x00",
	} {
		_, err := Parse(bad)
		check(err)
		_, err = Resolve("http://h/", bad)
		check(err)
		_, err = Resolve(bad, "")
		check(err)
		_, err = Normalize(bad)
		check(err)
		if _, _, err = Repair(bad); err != nil {
			check(err)
		}
		r := Split("http://h/")
		check(r.UnmarshalText([]byte(bad)))
		for c := Scheme; c <= Fragment; c++ {
			value := bad
			if c == Query || c == Fragment || c == Path {
				value += " "
			}
			_, err := r.With(c, value)
			check(err)
		}
	}
	for _, parts := range []AuthorityParts{{Userinfo: Defined("u:s3cret@"), Host: "h"}, {Host: "u:s3cret@h"}, {Host: "h", Port: Defined("s3cret")}} {
		_, err := parts.Authority()
		check(err)
	}
	_, err := Components{Authority: Defined("u:s3cret@h:x")}.Reference()
	check(err)
	_, err = Split("//u:s3cret@h:x").With(Path, "/")
	check(err)
}

// A reference made from components is valid and has these components.
func FuzzComponents(f *testing.F) {
	for i, s := range seeds {
		f.Add(byte(i), s, seeds[len(seeds)-1-i], s, s, s)
	}
	f.Add(byte(7), "http", "u@[::1]:80", "/p", "q", "f")
	f.Fuzz(func(t *testing.T, defined byte, scheme, authority, path, query, fragment string) {
		optional := func(i int, value string) Optional {
			if defined>>i&1 == 0 {
				return Optional{}
			}
			return Defined(value)
		}
		c := Components{optional(0, scheme), optional(1, authority), path, optional(2, query), optional(3, fragment)}
		made, err := c.Reference()
		again, invalid := Parse(c.String())
		if want := invalid == nil && again.Components() == c; (err == nil) != want || want && made != again {
			t.Errorf("%+v: %q (error %v), parsed %q (error %v)", c, made, err, again, invalid)
		}
	})
}

func TestAuthority(t *testing.T) {
	for _, test := range []struct {
		parts AuthorityParts
		want  string
	}{
		{AuthorityParts{}, ""},
		{AuthorityParts{Host: "h"}, "h"},
		{AuthorityParts{Defined(""), "h", Defined("")}, "@h:"},
		{AuthorityParts{Defined("u:p"), "h", Defined("80")}, "u:p@h:80"},
		{AuthorityParts{Host: "::1", Port: Defined("1")}, "[::1]:1"},
		{AuthorityParts{Host: "[::1]"}, "[::1]"},
		{AuthorityParts{Host: "a:1"}, "-"},
		{AuthorityParts{Host: "::g"}, "-"},
		{AuthorityParts{Userinfo: Defined("@"), Host: "h"}, "-"},
		{AuthorityParts{Host: "h", Port: Defined("x")}, "-"},
	} {
		got, err := test.parts.Authority()
		if test.want == "-" {
			var e *SetError
			if !errors.As(err, &e) || got != (Optional{}) {
				t.Errorf("%+v: got %q (error %v), want an error", test.parts, got, err)
			}
			continue
		}
		if err != nil || got != Defined(test.want) {
			t.Errorf("%+v: got %q (error %v), want %q", test.parts, got, err, test.want)
		}
		r, err := Components{Authority: got}.Reference()
		if parts, ok := r.AuthorityParts(); err != nil || !ok || parts.Host != test.parts.Host && parts.Host != "["+test.parts.Host+"]" {
			t.Errorf("%+v: again %+v (error %v)", test.parts, parts, err)
		}
	}
	if parts, ok := Split("a").AuthorityParts(); ok || parts != (AuthorityParts{}) {
		t.Errorf("there is no authority, but %+v", parts)
	}
}

// For any value set, the result is valid, has that value, and is otherwise unchanged.
func FuzzWith(f *testing.F) {
	for i, s := range seeds {
		f.Add(s, byte(i), seeds[len(seeds)-1-i])
	}
	f.Fuzz(func(t *testing.T, s string, component byte, value string) {
		r, err := Parse(s)
		if err != nil {
			return
		}
		c := Component(component % 8)
		made, err := r.With(c, value)
		if err != nil {
			var e *SetError
			if !errors.As(err, &e) || !errors.Is(err, ErrSyntax) || e.Err.At < 0 || e.Err.At > len(e.Err.Input) || e.Err.Section == "" || len(e.Err.Expected()) == 0 || made != (Reference{}) {
				t.Errorf("%q with the %v %q: %v", s, c, value, err)
			}
			return
		}
		if again, err := Parse(made.String()); err != nil || again != made {
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

func TestUnknownComponent(t *testing.T) {
	r := MustParse("http://a/b")
	for _, c := range []Component{Fragment + 1, 255} {
		with, err := r.With(c, "x")
		without, errWithout := r.Without(c)
		if err != ErrComponent || errWithout != ErrComponent || with.text != "" || without.text != "" {
			t.Errorf("%d: %q (error %v), %q (error %v)", c, with, err, without, errWithout)
		}
	}
}
