package rfc1808

import "uriscope/core/edition"

// findings are the findings that the spec discusses, each with its section. It leaves the dangers of absolute
// URLs to RFC 1738 (RFC 1808, section 6).
var findings = edition.Findings{
	edition.FlatBase:      {Sure: edition.Likely, Section: document + "2.3"},
	edition.LeftOutScheme: {Sure: edition.Possible, Section: document + "5.2"},
	edition.AboveRoot:     {Sure: edition.Certain, Section: document + "5.2"},
}
