package urlsyntax05

import "uriscope/core/edition"

// findings are the findings that the spec discusses, each with its section.
var findings = edition.Findings{
	edition.ClearPassword:     {Sure: edition.Certain, Section: "draft-fielding-url-syntax-05, section 4.3.1"},
	edition.ReservedPort:      {Sure: edition.Possible, Section: "draft-fielding-url-syntax-05, section 7"},
	edition.UnusualPort:       {Sure: edition.Possible, Section: "draft-fielding-url-syntax-05, section 7"},
	edition.EncodedCRLF:       {Sure: edition.Possible, Section: "draft-fielding-url-syntax-05, section 7"},
	edition.EncodedSlash:      {Sure: edition.Possible, Section: "draft-fielding-url-syntax-05, section 2.4.2"},
	edition.DoubleEncoded:     {Sure: edition.Possible, Section: "draft-fielding-url-syntax-05, section 2.4.2"},
	edition.EncodedDots:       {Sure: edition.Possible, Section: "draft-fielding-url-syntax-05, section 2.3"},
	edition.DotsWithParameter: {Sure: edition.Likely, Section: "draft-fielding-url-syntax-05, section 4.3.2", Basis: edition.Ours},
	edition.LookAlike:         {Sure: edition.Likely, Section: "draft-fielding-url-syntax-05, section 1.4", Basis: edition.Ours},
	edition.Unseen:            {Sure: edition.Certain, Section: "draft-fielding-url-syntax-05, section 2.4"},
	edition.RightToLeft:       {Sure: edition.Likely, Section: "draft-fielding-url-syntax-05, section 1.4", Basis: edition.Ours},
	edition.BaseFragment:      {Sure: edition.Certain, Section: "draft-fielding-url-syntax-05, section 3"},
	edition.FlatBase:          {Sure: edition.Certain, Section: "draft-fielding-url-syntax-05, section 5"},
	edition.LeftOutScheme:     {Sure: edition.Possible, Section: "draft-fielding-url-syntax-05, Appendix C.2"},
	edition.AboveRoot:         {Sure: edition.Certain, Section: "draft-fielding-url-syntax-05, Appendix C.2"},
	edition.Reread:            {Sure: edition.Certain, Section: "draft-fielding-url-syntax-05, section 4.4"},
}
