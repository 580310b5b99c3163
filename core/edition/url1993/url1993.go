// Package url1993 is Tim Berners-Lee's Uniform Resource Locators, Internet Draft, 14 July 1993, cited as "URL
// draft 1993".
//
// The spec mentions the partial form only to reserve its characters, but has seven rules for it under the
// heading "Partial form". They run exactly as printed. Listing lines that settle a point left open are marked.
package url1993

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/locator"
)

// Edition is the draft of July 1993.
var Edition = edition.Edition{
	ID:       "url-1993",
	Dated:    edition.In(1993),
	Document: "URL draft 1993",
	Listing:  program.Listing,
	Resolve:  program.Resolve,
	Program:  program,
	Examples: examples,
	Capabilities: edition.Capabilities{
		Components: split,
		Syntax: &edition.Syntax{
			Grammar: source.Grammar,
			Productions: []string{"url", "fragmentaddress", "httpaddress", "fileaddress", "afsaddress", "newsaddress",
				"waisaddress", "prosperoaddress", "telnetaddress", "gopheraddress", "generic"},
			For: productionFor,
		},
		Classes:    classes,
		Parting:    &edition.Parting{Ways: ways, Lines: clauseLines},
		Normal:     normalForm,
		Schemes:    &edition.Schemes{Defined: schemes, Names: schemeNames, Gateways: gateways, Exact: true},
		Encoding:   &encoding,
		Hosts:      &hostForms,
		Findings:   &findings,
		Bases:      &bases,
		Delimiting: &delimiting,
	},
}

func split(text string) []edition.Part { return parts(locator.Split(text)) }
