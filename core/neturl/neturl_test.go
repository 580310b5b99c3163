package neturl_test

import (
	"net/url"
	"testing"

	"uriscope/core/neturl"
)

func TestAsk(t *testing.T) {
	for _, c := range []struct {
		base, reference string
		want            neturl.Answer
	}{
		{"http://a/b/c/d;p?q", "../g", neturl.Answer{Target: "http://a/b/g"}},
		{"http://a/b?", "", neturl.Answer{Target: "http://a/b"}},
		{"mailto:x@y", "z", neturl.Answer{Target: "mailto:///z"}},
		{"a/b", "g", neturl.Answer{Target: "/a/g"}},
		{"", "", neturl.Answer{}},
		{"http://a:x/", "g", neturl.Answer{Refused: "base", Message: `invalid port ":x" after host`}},
		{"http://a/", "1a:b", neturl.Answer{Refused: "reference", Message: "first path segment in URL cannot contain colon"}},
		{"http://a/", "#%zz", neturl.Answer{Refused: "reference", Message: `invalid URL escape "%zz"`}},
	} {
		if got := neturl.Ask(c.base, c.reference); got != c.want {
			t.Errorf("%q + %q: %+v, want %+v", c.base, c.reference, got, c.want)
		}
	}
}

// The answer is net/url's, whatever the texts are.
func FuzzAsk(f *testing.F) {
	for _, pair := range [][2]string{{"http://a/b/c/d;p?q", "../g"}, {"http://[::1%25\xff]/", "\x00"}, {"", "//"}, {"f:/a", ".//g"}} {
		f.Add(pair[0], pair[1])
	}
	f.Fuzz(func(t *testing.T, base, reference string) {
		answer := neturl.Ask(base, reference)
		b, err := url.Parse(base)
		if err == nil {
			_, err = b.Parse(reference)
		}
		if (err == nil) != (answer.Refused == "") || (err == nil) != (answer.Message == "") {
			t.Fatalf("%q + %q: %+v, but net/url: %v", base, reference, answer, err)
		}
	})
}
