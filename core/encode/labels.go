package encode

import (
	"strings"

	"uriscope/core/internal/octets"
	"uriscope/core/punycode"
)

// A Label is a part of a name, between two dots.
type Label struct {
	Start, End int
	// ASCII is the form for look-ups, and Unicode the form for display. One of them is empty if the label is
	// plain ASCII, or can't be converted.
	ASCII, Unicode string
}

// Labels returns the labels of a name, with the Punycode of those beyond US-ASCII and the characters of those
// in Punycode. It doesn't map characters first, as DNS names require: that needs tables that the caller can
// have.
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
