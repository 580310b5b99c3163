//go:build js && wasm && bare

package main

import (
	"uriscope/core/edition/editiontest/bare"
	"uriscope/core/editions"
)

// With the tag bare, for tests of the page, there is one more edition: it can do nothing but what
// every edition can.
func init() { editions.All = append(editions.All, &bare.Edition) }
