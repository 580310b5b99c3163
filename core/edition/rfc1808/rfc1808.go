// Package rfc1808 is RFC 1808, Relative Uniform Resource Locators, June 1995.
//
// Its algorithm is RFC 1808, section 4, step by step, on the six components of RFC 1808, section 2.4: the text
// after the first ";" of a path is a component of its own. The spec leaves characters, hosts, and other matters
// of URLs in general to RFC 1738.
package rfc1808

import "uriscope/core/edition"

// Edition is the first standard for relative URLs, of 1995.
var Edition = edition.Edition{
	ID:       "rfc1808",
	Dated:    edition.In(1995),
	Document: "RFC 1808",
	Listing:  program.Listing,
	Resolve:  program.Resolve,
	Program:  program,
	Examples: examples,
	Capabilities: edition.Capabilities{
		Components: split,
		Syntax: &edition.Syntax{
			Grammar:     source.Grammar,
			Productions: []string{"URL", "absoluteURL", "relativeURL", "generic-RL"},
			For:         productionFor,
		},
		Classes:  classes,
		Parting:  &edition.Parting{Ways: ways, Lines: clauseLines},
		Schemes:  &edition.Schemes{Names: schemeNames},
		Findings: &findings,
		Bases:    &bases,

		Misreadings: misreadings,
	},
}
