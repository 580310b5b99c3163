package rfc1738

import "uriscope/core/edition"

// findings are the findings that the spec discusses, each with its section.
var findings = edition.Findings{
	edition.ClearPassword: {Sure: edition.Certain, Section: "RFC 1738, section 6"},
	edition.ReservedPort:  {Sure: edition.Possible, Section: "RFC 1738, section 6"},
	edition.UnusualPort:   {Sure: edition.Possible, Section: "RFC 1738, section 6"},
	edition.EmptyHost:     {Sure: edition.Certain, Section: "RFC 1738, section 3.1", Schemes: "ftp http gopher nntp telnet wais prospero"},
	edition.EncodedCRLF:   {Sure: edition.Possible, Section: "RFC 1738, section 6"},
	// Sections 3.4.1, 3.5 and 3.6 reserve nothing in gopher, mailto and news.
	edition.EncodedSlash: {Sure: edition.Certain, Section: "RFC 1738, section 2.2", Schemes: "ftp http nntp wais file prospero"},
	edition.LookAlike:    {Sure: edition.Likely, Section: "RFC 1738, section 2.2", Basis: edition.Ours},
	edition.Unseen:       {Sure: edition.Certain, Section: "RFC 1738, section 2.2"},
	edition.RightToLeft:  {Sure: edition.Likely, Section: "RFC 1738, section 2.2", Basis: edition.Ours},
	edition.FlatBase:     {Sure: edition.Certain, Section: "RFC 1738, section 2.3"},
}
