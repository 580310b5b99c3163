package rfc1630

import "uriscope/core/edition"

// bases is the section "Partial (relative) form": the context is the URI of the document or object that
// contains a reference. The spec doesn't mention writing that URI into the document, or how an object is
// enclosed in another.
var bases = edition.Bases{
	Section: partial,
	Layers:  [edition.LayerIDs]string{edition.Retrieved: partial},
}

const partial = document + "Partial (relative) form"
