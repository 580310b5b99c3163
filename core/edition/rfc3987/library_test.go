package rfc3987_test

import (
	"math/rand/v2"
	"testing"

	"golang.org/x/net/idna"

	"uriscope.example/core/uri"
	"uriscope.example/core/uri/iri"
	"uriscope/core/edition/rfc3987"
)

// A profile of idna implements the library's Names.
var _ iri.Names = idna.Lookup

// The library gives the same results as the recorded algorithms.
func TestLibrary(t *testing.T) {
	random := rand.New(rand.NewPCG(3987, 0))
	valid := 0
	for range 20_000 {
		text := randomText(random)
		a := rfc3987.MapToURI(text, rfc3987.Options{}, 0)
		got, err := iri.ToURI(text, nil)
		if (err == nil) != (len(a.Problems) == 0) {
			t.Fatalf("%q: error %v, and by the algorithm %v", text, err, a.Problems)
		}
		if err != nil {
			if at := err.(*uri.Error).At; at != a.Problems[0].At {
				t.Fatalf("%q: an error at %d, and by the algorithm at %d", text, at, a.Problems[0].At)
			}
			continue
		}
		valid++
		if want := rfc3987.ToURI(text, rfc3987.Options{}); got.String() != want {
			t.Fatalf("%q: %q, and by the algorithm %q", text, got, want)
		}
		if back, want := iri.ToIRI(got, nil), rfc3987.ToIRI(got.String()); back != want {
			t.Fatalf("%q: %q, and by the algorithm %q", got, back, want)
		}
	}
	if valid < 1000 {
		t.Errorf("only %d texts are IRI references", valid)
	}
}
