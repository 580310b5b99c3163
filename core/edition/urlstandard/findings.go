package urlstandard

import "uriscope/core/edition"

// findings are the findings that the spec discusses, each with its section.
var findings = edition.Findings{
	edition.UserName:      {Sure: edition.Certain, Section: "URL Standard, 4.8, URL rendering", Basis: edition.Advises},
	edition.HostLikeUser:  {Sure: edition.Likely, Section: "URL Standard, 4.8, URL rendering"},
	edition.ClearPassword: {Sure: edition.Certain, Section: "URL Standard, 4.8, URL rendering", Basis: edition.Advises},
	edition.ShownHost:     {Sure: edition.Likely, Section: "URL Standard, 4.8, URL rendering", Basis: edition.Advises, Schemes: "http https ws wss ftp file"},
	edition.NotUTF8:       {Sure: edition.Certain, Section: "URL Standard, 1.3, percent-encoded bytes", Basis: edition.Advises},
	edition.EncodedUnseen: {Sure: edition.Possible, Section: "URL Standard, 4.8, URL rendering"},
	edition.LookAlike:     {Sure: edition.Likely, Section: "URL Standard, 2, security considerations"},
	edition.Unseen:        {Sure: edition.Certain, Section: "URL Standard, 2, security considerations"},
	edition.RightToLeft:   {Sure: edition.Likely, Section: "URL Standard, 4.8, URL rendering"},
	edition.Unreported:    {Sure: edition.Certain, Section: "URL Standard, 4.3, URL writing", Basis: edition.Ours},
}
