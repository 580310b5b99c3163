package rfc3986

import "uriscope/core/edition"

// bases are the sources of a base URI in RFC 3986, section 5.1. It leaves the header fields to MHTML, and the
// default to the application.
var bases = edition.Bases{
	Section: "RFC 3986, section 5.1",
	Layers: [edition.LayerIDs]string{
		edition.Embedded:     "RFC 3986, section 5.1.1",
		edition.Encapsulated: "RFC 3986, section 5.1.2",
		edition.Retrieved:    "RFC 3986, section 5.1.3",
		edition.Defaulted:    "RFC 3986, section 5.1.4",
	},
}
