package encode

import (
	"strings"

	"uriscope/core/internal/octets"
	"uriscope/core/punycode"
)

// A Label is a part of a name, between two dots.
type Label struct {
	Start, End int
	// ASCII is what is looked up, and Unicode what is shown. One of them is empty where the
	// label is neither Punycode nor beyond US-ASCII, or cannot be converted.
	ASCII, Unicode string
}

// Labels returns the labels of a name with the Punycode of those that are beyond US-ASCII, and
// the characters of those that are Punycode. It maps no character to another one first, as
// names for the DNS are mapped: that is left to whoever has the tables.
func Labels(name string) []Label {
	var labels []Label
	for start := 0; ; {
		end := len(name)
		if dot := strings.IndexByte(name[start:], '.'); dot >= 0 {
			end = start + dot
		}
		l := Label{Start: start, End: end}
		text := name[start:end]
		if !octets.IsASCII(text) {
			if encoded, ok := punycode.Encode(text); ok {
				l.ASCII = punycode.Prefix + encoded
			}
		} else if punycode.IsPrefixed(text) {
			l.Unicode, _ = punycode.Decode(text[len(punycode.Prefix):])
		}
		labels = append(labels, l)
		if end == len(name) {
			return labels
		}
		start = end + 1
	}
}
