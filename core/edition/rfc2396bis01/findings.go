package rfc2396bis01

import "uriscope/core/edition"

// findings are the findings that the spec discusses, each with its section.
var findings = edition.Findings{
	edition.HostLikeUser:      {Sure: edition.Likely, Section: "draft-fielding-uri-rfc2396bis-01, section 7.5"},
	edition.ClearPassword:     {Sure: edition.Certain, Section: "draft-fielding-uri-rfc2396bis-01, section 3.2.2"},
	edition.ReservedPort:      {Sure: edition.Possible, Section: "draft-fielding-uri-rfc2396bis-01, section 7.2"},
	edition.UnusualPort:       {Sure: edition.Possible, Section: "draft-fielding-uri-rfc2396bis-01, section 7.2"},
	edition.EmptyHost:         {Sure: edition.Certain, Section: "draft-fielding-uri-rfc2396bis-01, section 3.2.2", Schemes: "http"},
	edition.RareAddress:       {Sure: edition.Likely, Section: "draft-fielding-uri-rfc2396bis-01, section 7.3"},
	edition.NumericName:       {Sure: edition.Certain, Section: "draft-fielding-uri-rfc2396bis-01, section 3.2.2"},
	edition.EncodedCRLF:       {Sure: edition.Possible, Section: "draft-fielding-uri-rfc2396bis-01, section 7.2"},
	edition.EncodedSlash:      {Sure: edition.Possible, Section: "draft-fielding-uri-rfc2396bis-01, section 2.4.2"},
	edition.DoubleEncoded:     {Sure: edition.Possible, Section: "draft-fielding-uri-rfc2396bis-01, section 2.4.2"},
	edition.EncodedDots:       {Sure: edition.Possible, Section: "draft-fielding-uri-rfc2396bis-01, section 2.3"},
	edition.DotsWithParameter: {Sure: edition.Likely, Section: "draft-fielding-uri-rfc2396bis-01, section 3.3", Basis: edition.Ours},
	edition.LookAlike:         {Sure: edition.Likely, Section: "draft-fielding-uri-rfc2396bis-01, section 1.5", Basis: edition.Ours},
	edition.Unseen:            {Sure: edition.Certain, Section: "draft-fielding-uri-rfc2396bis-01, section 2.4"},
	edition.RightToLeft:       {Sure: edition.Likely, Section: "draft-fielding-uri-rfc2396bis-01, section 1.5", Basis: edition.Ours},
	edition.BaseFragment:      {Sure: edition.Certain, Section: "draft-fielding-uri-rfc2396bis-01, section 4.1"},
	edition.OpaqueBase:        {Sure: edition.Certain, Section: "draft-fielding-uri-rfc2396bis-01, section 5"},
	edition.LeftOutScheme:     {Sure: edition.Possible, Section: "draft-fielding-uri-rfc2396bis-01, section 5.2"},
	edition.WebSuffix:         {Sure: edition.Likely, Section: "draft-fielding-uri-rfc2396bis-01, Appendix F"},
	edition.AboveRoot:         {Sure: edition.Certain, Section: "draft-fielding-uri-rfc2396bis-01, section 5.2"},
	edition.Reread:            {Sure: edition.Certain, Section: "draft-fielding-uri-rfc2396bis-01, section 4.3"},
}
