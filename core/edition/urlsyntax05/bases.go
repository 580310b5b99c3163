package urlsyntax05

import "uriscope/core/edition"

// bases are the sources of a base URI in draft-fielding-url-syntax-05, section 5.1, with the header fields of
// section 5.1.1. If no other layer has one, the base is the empty string, and relative URLs can't be used.
var bases = edition.Bases{
	Section: "draft-fielding-url-syntax-05, section 5.1",
	Layers: [edition.LayerIDs]string{
		edition.Embedded:     "draft-fielding-url-syntax-05, section 5.1.1",
		edition.Encapsulated: "draft-fielding-url-syntax-05, section 5.1.2",
		edition.Retrieved:    "draft-fielding-url-syntax-05, section 5.1.3",
		edition.Defaulted:    "draft-fielding-url-syntax-05, section 5.1.4",
	},
	Fields:       "draft-fielding-url-syntax-05, section 5.1.1",
	EmptyDefault: true,
	Hierarchy:    "draft-fielding-url-syntax-05, section 5",
	Requests: &edition.Requests{
		Section: "draft-fielding-url-syntax-05, section 3",
		Places:  []string{"form action", "img src"},
	},
}
