//go:build !js

package rfc1738_test

import (
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/rfc1738"
	"uriscope/core/trace"
)

// These tests are slow, and don't depend on wasm.

// The line that lights is the line that ran.
func TestSchemeListings(t *testing.T) {
	editiontest.CheckSchemeListings(t, &rfc1738.Edition, printed())
}

// A client does the same as [slow].
func TestDialogues(t *testing.T) {
	for _, s := range rfc1738.Edition.Schemes.Defined {
		for _, url := range editiontest.URLsOf(s, printed()) {
			checkDialogue(t, s, url)
		}
	}
}

// A megabyte of percent signs, and of anything else that causes a step or an edit, takes linear time in every
// scheme: quadratic time would be minutes.
func TestMegabyteOfPercentSigns(t *testing.T) {
	for _, s := range rfc1738.Edition.Schemes.Defined {
		for _, of := range []string{"%", "%25", "/", ";", "%09", ";a=%25"} {
			length := 1 << 20
			if testing.Short() {
				length = 1 << 18
			}
			if of != "%" {
				length = 1 << 15
			}
			url := s.Name + "://h/" + strings.Repeat(of, length/len(of))
			run := trace.New(s.Listing, -1, url)
			s.Run(url, run)
			state := trace.NewState(s.Listing, url)
			pieces := 0
			for i := range run.Steps() {
				for _, e := range run.Edits(i) {
					pieces += 1 + len(e.Pieces)
				}
				state.Apply(run.Edits(i))
			}
			if most := 16 * len(url); pieces > most {
				t.Errorf("%s://h/%s…: %d pieces for %d bytes", s.Name, of, pieces, len(url))
			}
			s.Split(url)
			production, length := rfc1738.Edition.ProductionFor(edition.AsReference, url)
			rfc1738.Edition.Validate(production, url[:length])
		}
	}
}
