// Package rfc1630 is RFC 1630, Universal Resource Identifiers in WWW, June 1994.
//
// Its rules for the partial form run as printed, on texts: the number of slashes that a reference begins with
// determines where in the context it is inserted. Listing lines that settle a point left open are marked. The
// spec has two grammars, one for all URIs and one for individual schemes; the components are named after their
// rules.
package rfc1630

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/locator"
)

// Edition is the description, from June 1994, of URIs as the World-Wide Web used them.
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

// document is the prefix of citations.
const document = "RFC 1630, "

func split(text string) []edition.Part { return parts(locator.Split(text)) }
