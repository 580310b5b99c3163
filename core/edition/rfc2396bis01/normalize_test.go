package rfc2396bis01_test

import (
	"testing"

	"uriscope/core/edition"
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
		{"http://example.com:/", "http://example.com/"},
		{"HTTP://example.com:?q", "http://example.com?q"},
		{"http://example.com:0080/", "http://example.com/"},
		{"http://example.com:00/", "http://example.com:00/"},
		{"ftp://example.com:/", "ftp://example.com:/"},
		{"https://example.com:/", "https://example.com:/"},
		{"http://u@h:/", "http://u@h/"},
		// 3.2.2: the default host of file is "localhost".
		{"file://localhost/a", "file:///a"}, {"FILE://LocalHost/a", "file:///a"}, {"file://localhost:1/a", "file://localhost:1/a"}, {"ftp://localhost/a", "ftp://localhost/a"}, {"file:///a", "file:///a"},
		{"http://a,b:/", "http://a,b:/"}, // a name from a registry has no port
		{"http://example.com", "http://example.com"},
		{"s:/a/..//b", "s:/.//b"},
		{"s:/.//b", "s:/.//b"},
		{"http://a/../b", "http://a/../b"},
		{"s:a/../b", "s:a/../b"},
		{"../a/./b", "../a/./b"},
		// Section 2.3: ALPHA, DIGIT, "_" and "~", and no other marks.
		{"http://h/%21%2D%28", "http://h/%21%2D%28"},
		{"http://h/%2E%2E/", "http://h/%2E%2E/"},
		{"http://h/%5f%7e%41%7a%30", "http://h/_~Az0"},
		{"http://h/a%2eb%2a%27%29", "http://h/a%2Eb%2A%27%29"},
		{"http://h/?%2d%5F#%2E%7E", "http://h/?%2D_#%2E~"},
		{"//%41%2D%42/", "//A%2DB/"},
		{"http://a/%28%2F%3A", "http://a/%28%2F%3A"},
		{"http://a/b/%2e%2E/c", "http://a/b/%2E%2E/c"},
		{"s:a/%2e%2E/b", "s:a/%2E%2E/b"},
		{"a/.%2E/..", "a/.%2E/.."},
		{"%2E%2E%2E/%2E.?%2E", "%2E%2E%2E/%2E.?%2E"},
		{"http://A:b@C:D", "http://A:b@C:D"},
	} {
		if got := editiontest.CheckNormal(t, &rfc2396bis01.Edition, test.text); got != test.want {
			t.Errorf("%q becomes %q, want %q", test.text, got, test.want)
		}
	}
}

// Section 6.2.2.3 merges "in accordance with the relative URI processing algorithm", and so treats superfluous
// ".." in the same way.
func TestNormalExcess(t *testing.T) {
	for _, test := range []struct{ text, keep, remove, refuse string }{
		{"http://a/../b", "http://a/../b", "http://a/b", "http://a/../b"},
		{"http://a/../../b/./c", "http://a/../../b/c", "http://a/b/c", "http://a/../../b/./c"},
		{"http://a/b/../../c", "http://a/../c", "http://a/c", "http://a/b/../../c"},
		{"http://a/..", "http://a/..", "http://a/", "http://a/.."},
		{"http://a/b/../c", "http://a/c", "http://a/c", "http://a/c"},
		{"f:/..//b", "f:/..//b", "f:/.//b", "f:/..//b"},
		{"f:/../..//b/..", "f:/../..//", "f:/.//", "f:/../..//b/.."},
		{"../a", "../a", "../a", "../a"},
	} {
		for value, want := range map[string]string{"keep": test.keep, "remove": test.remove, "refuse": test.refuse} {
			if got := editiontest.CheckNormalWith(t, &rfc2396bis01.Edition, edition.Options{"excess": value}, test.text); got != want {
				t.Errorf("excess: %s: %q becomes %q, want %q", value, test.text, got, want)
			}
		}
	}
}

func FuzzNormal(f *testing.F) { editiontest.FuzzNormal(f, &rfc2396bis01.Edition) }
