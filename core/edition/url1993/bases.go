package url1993

import "uriscope/core/edition"

// bases is the section "Partial form" of the spec: a partial URL is within an object with a well-defined URL,
// which is its context. By the section "Uniqueness", an object can contain its one official name, in any
// scheme, "so long as it is completely specified", which then is the context. The spec doesn't say how an
// object is enclosed in another.
var bases = edition.Bases{
	Section: "URL draft 1993, Partial form",
	Layers: [edition.LayerIDs]string{
		edition.Embedded:  "URL draft 1993, Uniqueness",
		edition.Retrieved: "URL draft 1993, Partial form",
	},
	WholeName: true,
}
