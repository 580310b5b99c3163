package rfc3987

import "uriscope/core/host"

// Variants that run by another listing, for tests.
var (
	MapBy     = mapBy
	ConvertBy = convertBy
)

// ToURI maps an IRI to a URI. In a text that isn't an IRI, characters that can't be mapped are kept. [MapToURI]
// does the same and records it.
func ToURI(text string, o Options) string {
	if nfc := host.Current().NFC; o.Normalize && nfc != nil {
		text = nfc(text)
	}
	if o.Names {
		text = withNames(text, namesIn(text, o.Scheme))
	}
	return mapped(text, o.Excluded).text
}
