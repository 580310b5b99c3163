package explain_test

import (
	"encoding/json"
	"net/url"
	"testing"

	"uriscope/core/explain"
)

func TestNeighbour(t *testing.T) {
	for _, c := range []struct {
		base, reference string
		want            string // as JSON
	}{
		{"http://a/b/c/d;p?q", "../g", `{"target":"http://a/b/g","refused":null}`},
		{"http://a/b?", "", `{"target":"http://a/b","refused":null}`},
		{"mailto:x@y", "z", `{"target":"mailto:///z","refused":null}`},
		{"a/b", "g", `{"target":"/a/g","refused":null}`},
		{"", "", `{"target":"","refused":null}`},
		{"http://a:x/", "g", `{"target":null,"refused":{"on":"base","message":"invalid port \u0022:x\u0022 after host"}}`},
		{"http://a/", "1a:b", `{"target":null,"refused":{"on":"reference","message":"first path segment in URL cannot contain colon"}}`},
		{"http://a/", "#%zz", `{"target":null,"refused":{"on":"reference","message":"invalid URL escape \u0022%zz\u0022"}}`},
	} {
		if got := string(explain.AskNeighbour(c.base, c.reference).JSON()); got != c.want {
			t.Errorf("%q + %q: %s, want %s", c.base, c.reference, got, c.want)
		}
	}
}

// The answer is net/url's, and the JSON is JSON, whatever the texts are.
func FuzzNeighbour(f *testing.F) {
	for _, pair := range [][2]string{{"http://a/b/c/d;p?q", "../g"}, {"http://[::1%25\xff]/", "\x00"}, {"", "//"}, {"f:/a", ".//g"}} {
		f.Add(pair[0], pair[1])
	}
	f.Fuzz(func(t *testing.T, base, reference string) {
		n := explain.AskNeighbour(base, reference)
		var decoded struct {
			Target  *string
			Refused *struct{ On, Message string }
		}
		if err := json.Unmarshal(n.JSON(), &decoded); err != nil {
			t.Fatal(err)
		}
		b, err := url.Parse(base)
		if err == nil {
			_, err = b.Parse(reference)
		}
		if (err == nil) != (decoded.Target != nil) || (err == nil) != (decoded.Refused == nil) {
			t.Fatalf("%q + %q: %s, but net/url: %v", base, reference, n.JSON(), err)
		}
		if err != nil && (decoded.Refused.Message == "" || decoded.Refused.On == "") {
			t.Fatalf("%q + %q: %s does not say why", base, reference, n.JSON())
		}
	})
}
