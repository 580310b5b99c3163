package neturl

import (
	"errors"
	"fmt"
	"net/url"
	"strings"
	"testing"

	"uriscope.example/core/uri"
)

func TestToURL(t *testing.T) {
	for _, text := range []string{"", "http://u:p@h:80/a%2Fb?q#f", "http://a?", "mailto:a@b", "../a%20b", "//h", "/a//b", "http://[::1]/"} {
		u, err := ToURL(uri.MustParse(text))
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		if r, err := FromURL(u); err != nil || r.String() != text {
			t.Errorf("%q: back again %q (error %v)", text, r, err)
		}
	}
	for _, text := range []string{"http://a#", "HTTP://a/", "//", "http://[v1.a]/", "http://h:99999999999999999999/%61"} {
		u, err := ToURL(uri.MustParse(text))
		if err == nil && u.String() != text || err != nil && u != nil {
			t.Errorf("%q: %v (error %v)", text, u, err)
		}
	}
	if _, err := ToURL(uri.MustParse("http://u:s3cret@%41/")); err == nil || strings.Contains(err.Error(), "s3cret") || !errors.As(err, new(url.EscapeError)) {
		t.Errorf("what net/url cannot parse: %v", err)
	}
	if _, err := ToURL(uri.MustParse("http://a#")); !errors.Is(err, ErrLoss) {
		t.Errorf("an empty fragment: %v", err)
	}
}

func TestFromURL(t *testing.T) {
	for _, u := range []*url.URL{{Scheme: "http", Host: "h", Path: "a"}, {Path: "a:b"}, {Path: "//a"}, {Scheme: "http", Opaque: "//h/a"}, {Scheme: "s", Path: "a"}, {Host: "a/b"}, {Scheme: "http", Host: "a b"}} {
		r, err := FromURL(u)
		if !errors.Is(err, ErrLoss) || r != (uri.Reference{}) {
			t.Errorf("%#v: %q (error %v), want a loss", u, r, err)
		}
	}
	for _, u := range []*url.URL{{RawQuery: "a b"}, {Scheme: "1", Path: "/"}} {
		r, err := FromURL(u)
		if !errors.Is(err, uri.ErrSyntax) || r != (uri.Reference{}) {
			t.Errorf("%#v: %q (error %v), want a syntax error", u, r, err)
		}
	}
	for _, test := range []struct {
		u    *url.URL
		want string
	}{{&url.URL{}, ""}, {&url.URL{Path: "a b"}, "a%20b"}, {&url.URL{Scheme: "http", User: url.UserPassword("u", "p:q"), Host: "h", ForceQuery: true}, "http://u:p%3Aq@h?"}} {
		if r, err := FromURL(test.u); err != nil || r.String() != test.want {
			t.Errorf("%#v: %q (error %v), want %q", test.u, r, err, test.want)
		}
	}
}

// Both ways, nothing is lost without an error.
func FuzzURL(f *testing.F) {
	for _, s := range []string{"", "http://u@h:80/a%2fb?q#f", "http://a#", "a:b", "//h/é", "mailto:a@b", "%41", "http://%41/", "*"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if r, err := uri.Parse(s); err == nil {
			if u, err := ToURL(r); err == nil {
				if again, err := FromURL(u); err != nil || again != r {
					t.Errorf("%q: %#v, and that %q (error %v)", s, u, again, err)
				}
			}
		}
		if u, err := url.Parse(s); err == nil {
			if r, err := FromURL(u); err == nil {
				if again, err := ToURL(r); err != nil || again.String() != u.String() {
					t.Errorf("%q: %q, and that %v (error %v)", s, r, again, err)
				}
			}
		}
	})
}

func Example() {
	u, _ := url.Parse("http://example.com/a b?q")
	r, err := FromURL(u)
	fmt.Println(r, err)
	_, err = ToURL(uri.MustParse("http://example.com/#"))
	fmt.Println(errors.Is(err, ErrLoss))
	// Output:
	// http://example.com/a%20b?q <nil>
	// true
}
