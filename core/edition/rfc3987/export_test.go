package rfc3987

import "uriscope/core/host"

// What runs by another listing, for tests.
var (
	MapBy     = mapBy
	ConvertBy = convertBy
)

// ToURI maps an IRI to a URI. Of a text that is no IRI, what cannot be mapped stays as it is.
// [MapToURI] does the same and records it.
func ToURI(text string, o Options) string {
	if nfc := host.Current().NFC; o.Normalize && nfc != nil {
		text = nfc(text)
	}
	if o.Names {
		text = withNames(text, namesIn(text, o.Scheme))
	}
	return mapped(text, o.Excluded).text
}
