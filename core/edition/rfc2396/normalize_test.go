package rfc2396_test

import (
	"testing"

	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/rfc2396"
)

func TestNormal(t *testing.T) {
	editiontest.CheckNormalListing(t, &rfc2396.Edition)
	for _, test := range []struct{ text, want string }{
		{"http://www.XEROX.com", "http://www.xerox.com"},
		{"HTTP://a:80/", "http://a/"},
		{"http://a:080/", "http://a/"},
		{"http://a:/", "http://a/"}, // its port is omitted
		{"foo://a:/", "foo://a/"},
		{"http://a/%7e%24", "http://a/~%24"},
		{"http://a/b/../c", "http://a/b/../c"},
		{"http://%41/", "http://a/"},
		{"http://a/%2f%41", "http://a/%2FA"},
		{"http://a/%2e%2E/b/%2e", "http://a/%2E%2E/b/%2E"},
		{"%2E./a%2E?%2E", "%2E./a.?."},
		{"a?%2E/%2E%2E/%2E%2E%2E#%2E", "a?./../...#."}, // the query is apart
		{"x/%7e", "x/~"},
	} {
		if got := editiontest.CheckNormal(t, &rfc2396.Edition, test.text); got != test.want {
			t.Errorf("%q becomes %q, want %q", test.text, got, test.want)
		}
	}
}

func FuzzNormal(f *testing.F) { editiontest.FuzzNormal(f, &rfc2396.Edition) }
