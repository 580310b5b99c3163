package rfc3986

import "uriscope/core/edition"

// findings are the findings that the spec discusses, each with its section.
var findings = edition.Findings{
	edition.HostLikeUser:      {Sure: edition.Likely, Section: "RFC 3986, section 7.6"},
	edition.ClearPassword:     {Sure: edition.Certain, Section: "RFC 3986, section 3.2.1"},
	edition.ReservedPort:      {Sure: edition.Possible, Section: "RFC 3986, section 7.2"},
	edition.EmptyHost:         {Sure: edition.Certain, Section: "RFC 3986, section 3.2.2", Schemes: "http https"}, // https as RFC 9110, section 4.2.2 has it
	edition.RareAddress:       {Sure: edition.Likely, Section: "RFC 3986, section 7.4"},
	edition.NumericName:       {Sure: edition.Certain, Section: "RFC 3986, section 3.2.2"},
	edition.Zone:              {Sure: edition.Certain, Section: "RFC 3986, section 3.2.2"},
	edition.EncodedCRLF:       {Sure: edition.Possible, Section: "RFC 3986, section 7.2"},
	edition.EncodedNUL:        {Sure: edition.Possible, Section: "RFC 3986, section 7.3"},
	edition.EncodedSlash:      {Sure: edition.Possible, Section: "RFC 3986, section 7.3"},
	edition.EncodedBackslash:  {Sure: edition.Possible, Section: "RFC 3986, section 7.3"},
	edition.EncodedSign:       {Sure: edition.Possible, Section: "RFC 3986, section 7.3"},
	edition.DoubleEncoded:     {Sure: edition.Possible, Section: "RFC 3986, section 2.4"},
	edition.NotUTF8Host:       {Sure: edition.Certain, Section: "RFC 3986, section 3.2.2"},
	edition.LongName:          {Sure: edition.Certain, Section: "RFC 3986, section 3.2.2", Basis: edition.Advises},
	edition.EncodedDots:       {Sure: edition.Likely, Section: "RFC 3986, section 2.3"},
	edition.DotsWithParameter: {Sure: edition.Likely, Section: "RFC 3986, section 3.3", Basis: edition.Ours},
	edition.EncodedUnseen:     {Sure: edition.Possible, Section: "RFC 3986, section 2.5", Basis: edition.Ours},
	edition.DeviceName:        {Sure: edition.Possible, Section: "RFC 3986, section 7.3"},
	edition.LookAlike:         {Sure: edition.Likely, Section: "RFC 3986, section 1.2.1", Basis: edition.Ours},
	edition.Unseen:            {Sure: edition.Certain, Section: "RFC 3986, section 2"},
	edition.RightToLeft:       {Sure: edition.Likely, Section: "RFC 3986, section 1.2.1", Basis: edition.Ours},
	edition.BaseFragment:      {Sure: edition.Certain, Section: "RFC 3986, section 5.1"},
	edition.FlatBase:          {Sure: edition.Likely, Section: "RFC 3986, section 3.3", Basis: edition.Ours},
	edition.LeftOutScheme:     {Sure: edition.Possible, Section: "RFC 3986, section 5.2.2"},
	edition.WebSuffix:         {Sure: edition.Likely, Section: "RFC 3986, section 4.5"},
	edition.AboveRoot:         {Sure: edition.Certain, Section: "RFC 3986, section 5.2.4"},
	edition.Reread:            {Sure: edition.Certain, Section: "RFC 3986, section 3.3"},
}
