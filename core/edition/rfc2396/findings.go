package rfc2396

import "uriscope/core/edition"

// findings are the findings that the spec discusses, each with its section.
var findings = edition.Findings{
	edition.ClearPassword:     {Sure: edition.Certain, Section: document + "3.2.2"},
	edition.ReservedPort:      {Sure: edition.Possible, Section: document + "7"},
	edition.UnusualPort:       {Sure: edition.Possible, Section: document + "7"},
	edition.EncodedCRLF:       {Sure: edition.Possible, Section: document + "7"},
	edition.EncodedSlash:      {Sure: edition.Possible, Section: document + "2.4.2"},
	edition.DoubleEncoded:     {Sure: edition.Possible, Section: document + "2.4.2"},
	edition.EncodedDots:       {Sure: edition.Possible, Section: document + "2.3"},
	edition.DotsWithParameter: {Sure: edition.Likely, Section: document + "3.3", Basis: edition.Ours},
	edition.LookAlike:         {Sure: edition.Likely, Section: document + "1.5", Basis: edition.Ours},
	edition.Unseen:            {Sure: edition.Certain, Section: document + "2.4"},
	edition.RightToLeft:       {Sure: edition.Likely, Section: document + "1.5", Basis: edition.Ours},
	edition.BaseFragment:      {Sure: edition.Certain, Section: document + "4.1"},
	edition.OpaqueBase:        {Sure: edition.Certain, Section: document + "5"},
	edition.LeftOutScheme:     {Sure: edition.Possible, Section: document + "5.2"},
	edition.WebSuffix:         {Sure: edition.Likely, Section: "RFC 2396, Appendix F"},
	edition.AboveRoot:         {Sure: edition.Certain, Section: document + "5.2"},
	edition.Reread:            {Sure: edition.Certain, Section: document + "4.3"},
}
