package rfc1808

import "uriscope/core/edition"

// findings are those that the document speaks of, each with the section that does. What is
// dangerous in absolute URLs it leaves to RFC 1738 (RFC 1808, section 6).
var findings = edition.Findings{
	edition.FlatBase:      {Sure: edition.Likely, Section: document + "2.3"},
	edition.LeftOutScheme: {Sure: edition.Possible, Section: document + "5.2"},
	edition.AboveRoot:     {Sure: edition.Certain, Section: document + "5.2"},
}
