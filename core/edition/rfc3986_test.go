package edition_test

import (
	"testing"

	"uriscope/core/edition"
	"uriscope/core/examples"
	"uriscope/core/uri"
)

func TestRFC3986Examples(t *testing.T) {
	n := 0
	for _, e := range examples.Of("rfc3986") {
		if e.Kind != examples.Resolve {
			continue
		}
		n++
		r := edition.RFC3986.Resolve(e.Base, e.Input, edition.Options{NonStrict: e.NonStrict}, nil)
		if r.Target != e.Want[0] {
			t.Errorf("%s: %q, want %q\n%s", e.ID, r.Target, e.Want[0], link(&edition.RFC3986, e.Base, e.Input))
		}
		if e.Input != "http:g" { // the one reference of section 5.4 where the modes differ
			if other := edition.RFC3986.Resolve(e.Base, e.Input, edition.Options{NonStrict: true}, nil); other.Target != e.Want[0] {
				t.Errorf("%s, not strict: %q, want %q", e.ID, other.Target, e.Want[0])
			}
		}
	}
	if n != 43 {
		t.Errorf("%d examples of section 5.4, want 43", n)
	}
}

// The algorithm as it is written and the fast way give the same.
func FuzzRFC3986IsFast(f *testing.F) {
	for _, pair := range hard {
		f.Add(pair[0], pair[1], true)
	}
	for _, e := range examples.Of("rfc3986") {
		f.Add(e.Base, e.Input, !e.NonStrict)
	}
	f.Fuzz(func(t *testing.T, base, reference string, strict bool) {
		want := edition.RFC3986.Resolve(base, reference, edition.Options{NonStrict: !strict}, nil).Target
		if fast := string(uri.AppendTarget(nil, uri.Split(base), uri.Split(reference), strict)); fast != want {
			t.Errorf("%q + %q: the fast way gives %q, want %q", base, reference, fast, want)
		}
	})
}
