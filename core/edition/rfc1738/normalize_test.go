package rfc1738_test

import (
	"testing"

	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/rfc1738"
)

func TestNormal(t *testing.T) {
	editiontest.CheckNormalListing(t, &rfc1738.Edition)
	for _, test := range []struct{ text, want string }{
		{"HTTP://A/%7e", "http://A/%7E"},
		// Section 5: "interpreters should use case-ignore", in every scheme.
		{"X-A://a/", "x-a://a/"},
		{"eXAMPLE:a", "example:a"},
		{"HTTPS://h/%41", "https://h/A"},
		{"CID:X", "cid:X"},
		{"Z39.50R://H/", "z39.50r://H/"},
		{"http://a/%2f%41%2b", "http://a/%2FA+"},
		{"file://localhost/a", "file:///a"},
		{"file:///a", "file:///a"},
		{"file://LOCALHOST/a", "file:///a"},
		{"FILE://localhost/a", "file:///a"},
		{"http://localhost/a", "http://localhost/a"},
		{"ftp://a:21/b", "ftp://a:21/b"},
		{"http://a/b/../c", "http://a/b/../c"},
	} {
		if got := editiontest.CheckNormal(t, &rfc1738.Edition, test.text); got != test.want {
			t.Errorf("%q becomes %q, want %q", test.text, got, test.want)
		}
	}
}

func FuzzNormal(f *testing.F) { editiontest.FuzzNormal(f, &rfc1738.Edition) }
