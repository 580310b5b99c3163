package rfc3986_test

import (
	"testing"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/rfc3986"
)

func TestExamples(t *testing.T) {
	n := 0
	for _, e := range rfc3986.Edition.AllExamples() {
		if e.Kind != edition.KindResolve {
			continue
		}
		n++
		r := rfc3986.Edition.Resolve(e.Base, e.Input, e.Options, nil)
		if r.Target != e.Want[0] {
			t.Errorf("%s: %q, want %q\n%s", e.ID, r.Target, e.Want[0], editiontest.Link(&rfc3986.Edition, e.Base, e.Input))
		}
		if e.Input != "http:g" { // the one reference of section 5.4 where the modes differ
			if other := rfc3986.Edition.Resolve(e.Base, e.Input, edition.Options{"strict": "no"}, nil); other.Target != e.Want[0] {
				t.Errorf("%s, not strict: %q, want %q", e.ID, other.Target, e.Want[0])
			}
		}
	}
	if n != 43 {
		t.Errorf("%d examples of section 5.4, want 43", n)
	}
}

// Schemes are case-insensitive (RFC 3986, section 3.1), also for the flag strict, by every way of resolving.
// Only US-ASCII letters have case here: the Kelvin sign isn't a k.
func TestSchemesWithoutRegardToCase(t *testing.T) {
	loose := edition.Options{"strict": edition.No}
	for _, c := range [][3]string{
		{"http://a/b", "HTTP:g", "http://a/g"}, {"HtTp://a/b", "hTtP:g", "HtTp://a/g"}, {"x-A+1:/b", "X-a+1:g", "x-A+1:/g"},
		{"http://a/b", "httpS:g", "httpS:g"}, {"http://a/b", "@ttp:g", "@ttp:g"}, {"k://a/b", "\u212A:g", "\u212A:g"},
	} {
		if got := rfc3986.Edition.Resolve(c[0], c[1], loose, nil).Target; got != c[2] {
			t.Errorf("%q + %q: %q, want %q", c[0], c[1], got, c[2])
		}
		if got := string(uri.Resolution{NonStrict: true}.AppendTarget(nil, uri.Split(c[0]), uri.Split(c[1]))); got != c[2] {
			t.Errorf("%q + %q, the fast way: %q, want %q", c[0], c[1], got, c[2])
		}
		if got := rfc3986.Edition.Resolve(c[0], c[1], nil, nil).Target; got != c[1] {
			t.Errorf("%q + %q, strict: %q", c[0], c[1], got)
		}
	}
}

// The spec's algorithm and the fast one give the same target.
func FuzzIsFast(f *testing.F) {
	for _, pair := range editiontest.Hard {
		f.Add(pair[0], pair[1], true)
	}
	for _, e := range rfc3986.Edition.AllExamples() {
		f.Add(e.Base, e.Input, e.Options["strict"] != edition.No)
	}
	f.Fuzz(func(t *testing.T, base, reference string, strict bool) {
		var o edition.Options
		if !strict {
			o = edition.Options{"strict": edition.No}
		}
		want := rfc3986.Edition.Resolve(base, reference, o, nil).Target
		if fast := string(uri.Resolution{NonStrict: !strict, Literal: true}.AppendTarget(nil, uri.Split(base), uri.Split(reference))); fast != want {
			t.Errorf("%q + %q: the fast way gives %q, want %q", base, reference, fast, want)
		}
	})
}

func FuzzResolve(f *testing.F) { editiontest.FuzzResolve(f, &rfc3986.Edition) }
