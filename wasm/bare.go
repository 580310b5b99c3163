//go:build js && wasm && bare

package main

import (
	"uriscope/core/edition/editiontest/bare"
	"uriscope/core/editions"
)

// With the build tag bare, for tests of the page, there is one more edition, which has only what every edition
// has.
func init() { editions.All = append(editions.All, &bare.Edition) }
