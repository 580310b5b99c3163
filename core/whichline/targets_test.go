package whichline

import (
	"testing"

	"uriscope/core/edition/editiontest"
	"uriscope/core/editions"
)

// A change gives the same whether or not the edition's own run reaches it.
func TestMisresolveChanges(t *testing.T) {
	for _, e := range editions.All {
		if e.Program == nil {
			continue
		}
		for _, pair := range editiontest.Hard {
			base, reference := pair[0], pair[1]
			resolve := e.Misresolve(base, reference, nil)
			for _, c := range Changes(e) {
				want, got := targetOf(c.edition.Resolve(base, reference, nil, nil)), targetOf(resolve(c.edition))
				if got != want {
					t.Errorf("%s, %s: %q + %q gives %v, want %v", e.ID, c.ID, base, reference, got, want)
				}
			}
		}
	}
}
