package url1993

import "uriscope/core/edition"

// bases is the section "Partial form" of the document: a partial URL stands within an object
// whose URL is well defined, and that URL is its context. By the section "Uniqueness" an object
// may have its one official name stored in it, in any scheme, "so long as it is completely
// specified", and that is the context then. How an object is enclosed in another one is not said.
var bases = edition.Bases{
	Section: "URL draft 1993, Partial form",
	Layers: [edition.LayerIDs]string{
		edition.Embedded:  "URL draft 1993, Uniqueness",
		edition.Retrieved: "URL draft 1993, Partial form",
	},
	WholeName: true,
}
