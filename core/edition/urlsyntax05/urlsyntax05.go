// Package urlsyntax05 is draft-fielding-url-syntax-05, Uniform Resource Locators (URL): Generic Syntax and
// Semantics, May 1997.
//
// Its algorithm is draft-fielding-url-syntax-05, section 5.2, step by step, even where later specs see a
// mistake: if the base has no path, the reference follows its site without a "/"; the query of a relative path
// passes through the buffer; and dot segments are removed only in that buffer.
package urlsyntax05

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
)

// Edition is the draft of 1997 that merged RFC 1738 and RFC 1808.
var Edition = edition.Edition{
	ID:       "url-syntax-05",
	Dated:    edition.In(1997),
	Document: "draft-fielding-url-syntax-05",
	Listing:  program.Listing,
	Resolve:  program.Resolve,
	Program:  program,
	Examples: examples,
	Capabilities: edition.Capabilities{
		Components: split,
		Syntax: &edition.Syntax{
			Grammar:     source.Grammar,
			Productions: []string{"URL-reference", "absoluteURL", "relativeURL", "generic-URL", "opaque-URL"},
			For:         productionFor,
		},
		Classes:    classes,
		Expression: &edition.Expression{Section: "draft-fielding-url-syntax-05, Appendix B", Pattern: components.Pattern, Groups: components.Groups},
		Parting:    &edition.Parting{Ways: ways, Lines: clauseLines},
		Normal:     normalForm,
		Schemes:    &edition.Schemes{Names: schemeNames},
		Encoding:   &encoding,
		Hosts:      &hostForms,
		Findings:   &findings,
		Bases:      &bases,
		Delimiting: &delimiting,

		Misreadings: misreadings,
	},
}
