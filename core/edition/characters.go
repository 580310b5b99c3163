package edition

import "uriscope/core/internal/octets"

// A Stretch is a range [Start, End) of a text, in bytes, all of one class.
type Stretch struct {
	Start, End int
	Class      int // index into the edition's classes, -1 for bytes of no class
}

// Characters returns the class of every byte of a text, as stretches of one class.
func (e *Edition) Characters(text string) []Stretch {
	var of [256]int8
	for i := range of {
		of[i] = -1
	}
	escape := -1
	for i := len(e.Classes) - 1; i >= 0; i-- { // backwards: the first class that has an octet wins
		if e.Classes[i].Octets == "%" {
			escape = i // only a "%" that begins a percent-encoding is of this class
			continue
		}
		for j := range len(e.Classes[i].Octets) {
			of[e.Classes[i].Octets[j]] = int8(i)
		}
	}
	var found []Stretch
	for at := 0; at < len(text); {
		class, length := int(of[text[at]]), 1
		if text[at] == '%' && escape >= 0 && octets.BeginEncoding(text[at:]) {
			class, length = escape, len("%20")
		}
		if n := len(found); n > 0 && found[n-1].Class == class {
			found[n-1].End = at + length
		} else {
			found = append(found, Stretch{at, at + length, class})
		}
		at += length
	}
	return found
}
