package rfc1630

import "uriscope/core/edition"

// bases is the section "Partial (relative) form": the context is the URI of the document or object
// that a reference stands in. That one could be written into it, and how an object is enclosed in
// another one, is not said.
var bases = edition.Bases{
	Section: partial,
	Layers:  [edition.LayerIDs]string{edition.Retrieved: partial},
}

const partial = document + "Partial (relative) form"
