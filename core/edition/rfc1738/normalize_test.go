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
		// 3.1 and the sections of the schemes: default ports.
		{"ftp://a:21/b", "ftp://a/b"}, {"ftp://a:80/b", "ftp://a:80/b"}, {"http://a:0080/", "http://a/"}, {"x-a://a:80/", "x-a://a:80/"},
		{"WAIS://a:210/b", "wais://a/b"}, {"telnet://u@a:23", "telnet://u@a/"}, {"prospero://a:1525/b", "prospero://a/b"}, {"nntp://a:119/b", "nntp://a/b"},
		// 3.3, 3.4.1, 3.8: an optional "/".
		{"http://a", "http://a/"}, {"http://a:80", "http://a/"}, {"http://a/b", "http://a/b"}, {"ftp://a", "ftp://a"}, {"telnet://a", "telnet://a/"}, {"http://a#b", "http://a/#b"},
		// 3.4.1: a missing gophertype means "1".
		{"gopher://a", "gopher://a/1"}, {"gopher://a/", "gopher://a/1"}, {"gopher://a:70/1", "gopher://a/1"}, {"gopher://a/0", "gopher://a/0"}, {"gopher://a/11", "gopher://a/11"},
		// 2.2 with 3.4.1, 3.5, 3.6: characters that a scheme doesn't reserve.
		{"mailto:a%40b", "mailto:a@b"}, {"mailto:%2F%2fa@b", "mailto:%2F%2Fa@b"}, {"gopher://a/0b%2Fc%3D", "gopher://a/0b/c="}, {"gopher://a/0b%3f", "gopher://a/0b%3F"},
		{"news:a%40b", "news:a%40b"}, {"news:a%3Ab@c", "news:a:b@c"}, {"http://a/b%2F%40", "http://a/b%2F%40"}, {"gopher://a%2Fb", "gopher://a%2Fb/1"}, {"gopher:%2F%2Fa", "gopher:%2F%2Fa"},
		{"gopher://a/0%3B%2F%3A%40%3D%26", "gopher://a/0;/:@=&"}, {"mailto:%3B%3A%3D%26%40", "mailto:;:=&@"}, {"news:%3B%3A%3D%26@c", "news:;:=&@c"},
		{"http://a/b/../c", "http://a/b/../c"},
	} {
		if got := editiontest.CheckNormal(t, &rfc1738.Edition, test.text); got != test.want {
			t.Errorf("%q becomes %q, want %q", test.text, got, test.want)
		}
	}
}

func FuzzNormal(f *testing.F) { editiontest.FuzzNormal(f, &rfc1738.Edition) }
