package rfc3986_test

import (
	"testing"

	"uriscope.example/core/uri"
	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/rfc3986"
)

func TestNormalListing(t *testing.T) { editiontest.CheckNormalListing(t, &rfc3986.Edition) }

// uri.Normalizer is the fast way.
func FuzzNormalIsFast(f *testing.F) {
	syntax := uri.Normalizer{Steps: uri.Syntax}
	for _, pair := range editiontest.Hard {
		f.Add(pair[0])
		f.Add(pair[1])
	}
	for _, s := range []string{
		"eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "HTTP://A%41:080", "file://%4cocalhost:", "mailto:A%40@%41B,@C%2f@D", "f:/a/..//b", "f:/.//b", "//A:/%7E", "http://[V1.A]/%2E%2E",
		".%2E/..", "%2e/%2E%2e/%2E.%2E?%2E#%2e", "//%2E/.%2e",
		"http://a/%", "FILE://LOCALHOST", "mailto://A@B", "f:a/../b:c", "http:", "http://:80",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got := editiontest.CheckNormal(t, &rfc3986.Edition, text)
		if want := uri.Split(text).Normalize().String(); got != want {
			if _, err := uri.Parse(text); err == nil {
				t.Errorf("%q becomes %q, by the fast way %q", text, got, want)
			}
		}
		if got, want := rfc3986.Edition.Normal.Run(text, false, nil, nil), syntax.Normalize(uri.Split(text)).String(); got != want {
			if _, err := uri.Parse(text); err == nil {
				t.Errorf("%q becomes %q whatever its scheme, by the fast way %q", text, got, want)
			}
		}
	})
}
