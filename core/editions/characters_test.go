package editions_test

import (
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
)

// The stretches of a text cover all of it, none is empty, and neighbors have different classes.
func TestStretchesAreTheText(t *testing.T) {
	every := make([]byte, 256)
	for i := range every {
		every[i] = byte(i)
	}
	texts := []string{"", "a", "http://a/%20%zz%", "例え/😀", string(every), strings.Repeat("a/%20", 10_000)}
	for _, pair := range editiontest.Hard {
		texts = append(texts, pair[0], pair[1])
	}
	for _, e := range editiontest.With(edition.OfClasses) {
		for _, text := range texts {
			at, class := 0, -2
			for _, s := range e.Characters(text) {
				if s.Start != at || s.End <= s.Start || s.Class == class || s.Class < -1 || s.Class >= len(e.Classes) {
					t.Fatalf("%s: %.60q: %+v after %d, class %d", e.ID, text, s, at, class)
				}
				at, class = s.End, s.Class
			}
			if at != len(text) {
				t.Errorf("%s: %.60q: the stretches end at %d of %d", e.ID, text, at, len(text))
			}
		}
	}
}

// All octets beyond US-ASCII are in the same class, or in none: core/wire relies on that.
func TestOctetsBeyondASCIIAreAlike(t *testing.T) {
	for _, e := range editiontest.With(edition.OfClasses) {
		for octet := 0x81; octet < 256; octet++ {
			if got, want := editiontest.ClassOf(t, e, octet), editiontest.ClassOf(t, e, 0x80); got != want {
				t.Errorf("%s: octet %#x is of class %q, 0x80 of %q", e.ID, octet, got, want)
			}
		}
	}
}
