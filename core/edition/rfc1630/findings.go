package rfc1630

import "uriscope/core/edition"

// findings are the findings that the spec discusses, each with its section. It doesn't discuss security (RFC
// 1630, Security Considerations).
var findings = edition.Findings{
	edition.EncodedSlash: {Sure: edition.Certain, Section: encodingReserved},
	edition.Unseen:       {Sure: edition.Likely, Section: choices},
}
