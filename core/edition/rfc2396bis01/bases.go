package rfc2396bis01

import "uriscope/core/edition"

// bases are the sources of a base URI in draft-fielding-uri-rfc2396bis-01, section 5.1. It leaves the header
// fields to MHTML, and the default to the application.
var bases = edition.Bases{
	Section: "draft-fielding-uri-rfc2396bis-01, section 5.1",
	Layers: [edition.LayerIDs]string{
		edition.Embedded:     "draft-fielding-uri-rfc2396bis-01, section 5.1.1",
		edition.Encapsulated: "draft-fielding-uri-rfc2396bis-01, section 5.1.2",
		edition.Retrieved:    "draft-fielding-uri-rfc2396bis-01, section 5.1.3",
		edition.Defaulted:    "draft-fielding-uri-rfc2396bis-01, section 5.1.4",
	},
	Hierarchy: "draft-fielding-uri-rfc2396bis-01, section 5",
	Requests: &edition.Requests{
		Section: "draft-fielding-uri-rfc2396bis-01, section 4.2",
		Places:  []string{"form action"},
		Base:    true,
	},
}
