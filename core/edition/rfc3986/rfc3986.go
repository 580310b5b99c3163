// Package rfc3986 is RFC 3986, Uniform Resource Identifier (URI): Generic Syntax, January 2005.
//
// Its algorithm is an executable listing: RFC 3986, sections 5.2 and 5.3, line by line. uri.ResolveLiteral
// computes the same result faster; fuzzing compares the two.
package rfc3986

import (
	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
)

// Edition is the standard of 2005.
var Edition = edition.Edition{
	ID:       "rfc3986",
	Dated:    edition.In(2005),
	Document: "RFC 3986",
	Options:  program.Options,
	Listing:  program.Listing,
	Resolve:  program.Resolve,
	Program:  program,
	Examples: examples,
	Capabilities: edition.Capabilities{
		Components: split,
		Syntax: &edition.Syntax{
			Grammar:     source.Grammar,
			Productions: []string{"URI-reference", "URI", "absolute-URI", "relative-ref"},
			For:         productionFor,
			Fast:        validate,
		},
		Classes:    classes,
		Expression: &edition.Expression{Section: "RFC 3986, Appendix B", Pattern: components.Pattern, Decided: true, Groups: components.Groups},
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

func split(text string) []edition.Part { return parts(uri.Split(text)) }

// strict decides whether a reference's scheme counts even if it equals the base's (RFC 3986, section 5.2.2).
var strict = &edition.Option{
	Name:    "strict",
	Values:  []string{edition.Yes, edition.No},
	Changes: []edition.Change{{Value: edition.No, Clause: edition.SameScheme, Way: edition.Ignored}},
}
