package url1993

import "uriscope/core/edition"

// bases is the section "Partial form" of the document: a partial URL stands within an object
// whose URL is well defined, and that URL is its context. How an object is enclosed in another
// one, or names a context of its own, is not said.
var bases = edition.Bases{
	Section: "URL draft 1993, Partial form",
	Layers:  [edition.LayerIDs]string{edition.Retrieved: "URL draft 1993, Partial form"},
}
