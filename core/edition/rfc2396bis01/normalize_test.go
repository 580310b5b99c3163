package rfc2396bis01_test

import (
	"testing"

	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/rfc2396bis01"
)

func TestNormal(t *testing.T) {
	editiontest.CheckNormalListing(t, &rfc2396bis01.Edition)
	for _, test := range []struct{ text, want string }{
		{"example://a/b/c/%7A", "example://a/b/c/z"},
		{"eXAMPLE://a/./b/../b/c/%7a", "example://a/b/c/z"},
		{"HTTP://www.EXAMPLE.com/", "http://www.example.com/"},
		{"http://example.com:80/", "http://example.com/"},
		{"http://example.com:/", "http://example.com:/"},
		{"http://example.com", "http://example.com"},
		{"s:/a/..//b", "s:/.//b"},
		{"s:/.//b", "s:/.//b"},
		{"http://a/../b", "http://a/../b"},
		{"s:a/../b", "s:a/../b"},
		{"../a/./b", "../a/./b"},
		{"http://a/%28%2F%3A", "http://a/(%2F%3A"},
		{"http://a/b/%2e%2E/c", "http://a/c"},
		{"s:a/%2e%2E/b", "s:a/%2E%2E/b"},
		{"a/.%2E/..", "a/.%2E/.."},
		{"%2E%2E%2E/%2E.?%2E", ".../%2E.?."},
		{"http://A:b@C:D", "http://A:b@C:D"},
	} {
		if got := editiontest.CheckNormal(t, &rfc2396bis01.Edition, test.text); got != test.want {
			t.Errorf("%q becomes %q, want %q", test.text, got, test.want)
		}
	}
}

func FuzzNormal(f *testing.F) { editiontest.FuzzNormal(f, &rfc2396bis01.Edition) }
