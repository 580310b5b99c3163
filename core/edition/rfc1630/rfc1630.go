// Package rfc1630 is RFC 1630, Universal Resource Identifiers in WWW, June 1994.
//
// Its rules for the partial form are carried out as they are printed, on texts: how many slashes
// a reference begins with says where in the context it is put. Where they leave something open,
// the line of the listing is marked. The document has two grammars, one of what all URIs have in
// common and one of single schemes, and the names of components are those of their rules.
package rfc1630

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/locator"
)

// Edition is the description of what the World-Wide Web used, of June 1994.
var Edition = edition.Edition{
	ID:       "rfc1630",
	Dated:    edition.In(1994),
	Document: "RFC 1630",
	Options:  []*edition.Option{slashes},
	Listing:  program.Listing,
	Resolve:  program.Resolve,
	Program:  program,
	Examples: examples,
	Capabilities: edition.Capabilities{
		Components: split,
		Syntax: &edition.Syntax{
			Grammar: source.Grammar,
			Productions: []string{"uri", "fragmentaddress", "prefixedurl", "url", "httpaddress", "ftpaddress", "newsaddress", "nntpaddress",
				"prosperoaddress", "telnetaddress", "gopheraddress", "waisaddress", "mailtoaddress", "midaddress", "cidaddress", "afsaddress"},
			For: productionFor,
		},
		Classes:    classes,
		Parting:    &edition.Parting{Ways: ways, Lines: clauseLines},
		Normal:     normalForm,
		Schemes:    &edition.Schemes{Defined: schemes, Names: schemeNames, Gateways: registration, Exact: true},
		Encoding:   &encoding,
		Hosts:      &hostForms,
		Findings:   &findings,
		Bases:      &bases,
		Delimiting: &delimiting,
	},
}

// document begins the citations.
const document = "RFC 1630, "

func split(text string) []edition.Part { return parts(locator.Split(text)) }
