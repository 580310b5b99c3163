package url1993_test

import (
	"testing"

	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/url1993"
)

func TestNormal(t *testing.T) {
	editiontest.CheckNormalListing(t, &url1993.Edition)
	for _, test := range []struct{ text, want string }{
		{"http://A/b#", "http://A/b"},
		{"http://A/b#c", "http://A/b#c"},
		{"http://a/%7e%41", "http://a/%7EA"},
		{"http://a/%2e%2E/b", "http://a/%2E%2E/b"},
		{"HTTP://a/", "HTTP://a/"},
		{"http://a:80/b", "http://a/b"}, {"gopher://a:70", "gopher://a"}, {"telnet://u:p@a:023", "telnet://u:p@a"}, {"http://a:8/", "http://a:8/"}, {"afs://a:80/b", "afs://a:80/b"},
		{"http://a/%e9", "http://a/%E9"},
		{"%41:b/%41", "%41:b/A"}, // no scheme: it doesn't begin with a letter
		{"wais://h/d?%2b", "wais://h/d?%2B"},
	} {
		if got := editiontest.CheckNormal(t, &url1993.Edition, test.text); got != test.want {
			t.Errorf("%q becomes %q, want %q", test.text, got, test.want)
		}
	}
}

func FuzzNormal(f *testing.F) { editiontest.FuzzNormal(f, &url1993.Edition) }
