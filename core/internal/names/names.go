// Package names judges names of hosts.
package names

import (
	"strings"

	"uriscope/core/internal/octets"
)

// Longest is how many characters a name should have at most (RFC 3986, section 3.2.2).
const Longest = 255

// A Flaw says why a name that looks like an IPv4 address is none.
type Flaw string

const (
	Range Flaw = "range" // there are not four numbers from 0 to 255
	Zero  Flaw = "zero"  // only zeros before a number are in the way
	Dot   Flaw = "dot"   // only the dot at the end is
)

// NoAddress returns why a name of numbers and dots is no IPv4 address, if it is none.
func NoAddress(name string) Flaw {
	zeros, count := false, 0
	for number := range strings.SplitSeq(strings.TrimSuffix(name, "."), ".") {
		digits := strings.TrimLeft(number, "0")
		if count++; number == "" || !octets.Are(number, octets.Digits) || len(digits) > 3 || len(digits) == 3 && digits > "255" {
			return Range
		}
		zeros = zeros || len(number) > max(1, len(digits))
	}
	switch {
	case count != 4:
		return Range
	case zeros:
		return Zero
	}
	return Dot
}
