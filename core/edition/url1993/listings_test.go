//go:build !js

package url1993_test

import (
	"testing"

	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/url1993"
)

// This test is slow, and doesn't depend on wasm.

// Runs follow their listings, some text reaches every line, and a check detects every exchange of two
// neighboring lines; with testing.Short(), of every eighth pair.
func TestListings(t *testing.T) {
	editiontest.CheckSchemeListings(t, &url1993.Edition, texts())
}
