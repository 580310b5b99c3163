package url1993

import "uriscope/core/edition"

// findings are the findings that the spec discusses, each with its section.
var findings = edition.Findings{
	edition.UserName: {Sure: edition.Certain, Section: "URL draft 1993, Internet protocol parts"},
	// Only "FTP" says that the syntax has a password; elsewhere a colon belongs to the rule user.
	edition.ClearPassword: {Sure: edition.Certain, Section: "URL draft 1993, Internet protocol parts", Schemes: "ftp"},
	edition.Unseen:        {Sure: edition.Certain, Section: "URL draft 1993, Readability by people"},
	edition.RightToLeft:   {Sure: edition.Likely, Section: "URL draft 1993, Choices", Basis: edition.Ours},
	edition.Reread:        {Sure: edition.Certain, Section: "URL draft 1993, Internet protocol parts"},
}
