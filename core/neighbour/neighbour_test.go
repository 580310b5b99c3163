package neighbour_test

import (
	"net/url"
	"testing"

	"uriscope/core/neighbour"
)

func TestAsk(t *testing.T) {
	for _, c := range []struct {
		base, reference string
		want            neighbour.Answer
	}{
		{"http://a/b/c/d;p?q", "../g", neighbour.Answer{Target: "http://a/b/g"}},
		{"http://a/b?", "", neighbour.Answer{Target: "http://a/b"}},
		{"mailto:x@y", "z", neighbour.Answer{Target: "mailto:///z"}},
		{"a/b", "g", neighbour.Answer{Target: "/a/g"}},
		{"", "", neighbour.Answer{}},
		{"http://a:x/", "g", neighbour.Answer{Refused: "base", Message: `invalid port ":x" after host`}},
		{"http://a/", "1a:b", neighbour.Answer{Refused: "reference", Message: "first path segment in URL cannot contain colon"}},
		{"http://a/", "#%zz", neighbour.Answer{Refused: "reference", Message: `invalid URL escape "%zz"`}},
	} {
		if got := neighbour.Ask(c.base, c.reference); got != c.want {
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
		answer := neighbour.Ask(base, reference)
		b, err := url.Parse(base)
		if err == nil {
			_, err = b.Parse(reference)
		}
		if (err == nil) != (answer.Refused == "") || (err == nil) != (answer.Message == "") {
			t.Fatalf("%q + %q: %+v, but net/url: %v", base, reference, answer, err)
		}
	})
}
