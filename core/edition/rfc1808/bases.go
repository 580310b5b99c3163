package rfc1808

import "uriscope/core/edition"

// document is the prefix of citations.
const document = "RFC 1808, section "

// bases are the sources of a base URI in RFC 1808, section 3. The header field Base of its section 3.1 was never
// used; without any of the other layers the base is the empty string, and no relative URL can be used.
var bases = edition.Bases{
	Section: document + "3",
	Layers: [edition.LayerIDs]string{
		edition.Embedded:     document + "3.1",
		edition.Encapsulated: document + "3.2",
		edition.Retrieved:    document + "3.3",
		edition.Defaulted:    document + "3.4",
	},
	EmptyDefault: true,
	Hierarchy:    document + "2.3",
}
