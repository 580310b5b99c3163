package rfc1630

import "uriscope/core/edition"

// findings are those that the document speaks of, each with the section that does. It does not
// discuss security (RFC 1630, Security Considerations).
var findings = edition.Findings{
	edition.EncodedSlash: {Sure: edition.Certain, Section: encodingReserved},
	edition.Unseen:       {Sure: edition.Likely, Section: choices},
}
