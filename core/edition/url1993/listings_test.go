//go:build !js

package url1993_test

import (
	"testing"

	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/url1993"
)

// This test takes long, and nothing of what it checks differs as wasm.

// Runs do what their listings say, every line is on the way of some text, and whichever two
// neighbouring lines are exchanged, a check fails; with testing.Short(), of every eighth pair.
func TestListings(t *testing.T) {
	editiontest.CheckSchemeListings(t, &url1993.Edition, texts())
}
