// Package rfc1738 is RFC 1738, Uniform Resource Locators (URL), December 1994.
//
// The spec mentions relative links but doesn't describe them (RFC 1738, section 2.3), so there is no algorithm
// for them. It only says how to recognize a URL: by its scheme.
package rfc1738

import "uriscope/core/edition"

// Edition is the standard of 1994.
var Edition = edition.Edition{
	ID:       "rfc1738",
	Dated:    edition.In(1994),
	Document: "RFC 1738",
	Listing:  program.Listing,
	Resolve:  program.Resolve,
	Program:  program,
	Examples: examples,
	Capabilities: edition.Capabilities{
		Components: split,
		Syntax: &edition.Syntax{
			Grammar: source.Grammar,
			Productions: []string{"url", "genericurl", "httpurl", "ftpurl", "fileurl", "gopherurl", "mailtourl",
				"newsurl", "nntpurl", "telneturl", "waisurl", "prosperourl", "otherurl"},
			For: productionFor,
		},
		Classes:    classes,
		Parting:    &edition.Parting{Ways: ways, Lines: clauseLines},
		Normal:     normalForm,
		Schemes:    &edition.Schemes{Defined: schemes, Names: schemeNames, Gateways: section4},
		Encoding:   &encoding,
		Hosts:      &hostForms,
		Findings:   &findings,
		Bases:      &bases,
		Delimiting: &delimiting,
	},
}
