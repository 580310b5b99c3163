package rfc2396

import "uriscope/core/edition"

// bases are the sources of a base URI in RFC 2396, section 5.1. It leaves the header fields to MHTML, and the
// default to the application.
var bases = edition.Bases{
	Section: document + "5.1",
	Layers: [edition.LayerIDs]string{
		edition.Embedded:     document + "5.1.1",
		edition.Encapsulated: document + "5.1.2",
		edition.Retrieved:    document + "5.1.3",
		edition.Defaulted:    document + "5.1.4",
	},
	Hierarchy: document + "5",
	Requests: &edition.Requests{
		Section: document + "4.2",
		Places:  []string{"form action"},
		Base:    true,
	},
}
