// Package rfc2396bis01 is draft-fielding-uri-rfc2396bis-01, Uniform Resource Identifier (URI): Generic Syntax,
// March 2003.
//
// Its algorithm is the pseudocode of draft-fielding-uri-rfc2396bis-01, section 5.2, with the eight steps of its
// merge routine.
package rfc2396bis01

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
)

// Edition is the draft of 2003, between RFC 2396 and RFC 3986.
var Edition = edition.Edition{
	ID:       "rfc2396bis-01",
	Dated:    edition.In(2003),
	Document: "draft-fielding-uri-rfc2396bis-01",
	Options:  program.Options,
	Listing:  program.Listing,
	Resolve:  program.Resolve,
	Program:  program,
	Examples: examples,
	Capabilities: edition.Capabilities{
		Components: split,
		Syntax: &edition.Syntax{
			Grammar:     source.Grammar,
			Productions: []string{"URI-reference", "absolute-URI-reference", "absolute-URI", "relative-URI"},
			For:         productionFor,
		},
		Classes:    classes,
		Expression: &edition.Expression{Section: "draft-fielding-uri-rfc2396bis-01, Appendix B", Pattern: components.Pattern, Groups: components.Groups},
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

// validating decides whether a reference's scheme counts even if it equals the base's
// (draft-fielding-uri-rfc2396bis-01, section 5.2).
var validating = &edition.Option{
	Name:    "validating",
	Values:  []string{edition.Yes, edition.No},
	Changes: []edition.Change{{Value: edition.No, Clause: edition.SameScheme, Way: edition.Ignored}},
}

// excess says what to do with ".." segments that go up above the root (draft-fielding-uri-rfc2396bis-01,
// section 5.2, step 7 of merging).
var excess = &edition.Option{
	Name:   "excess",
	Values: []string{edition.KeepExcess, edition.RemoveExcess, edition.RefuseExcess},
	Changes: []edition.Change{
		{Value: edition.RemoveExcess, Clause: edition.ExcessDots, Way: edition.Stripped},
		{Value: edition.RefuseExcess, Clause: edition.ExcessDots, Way: edition.Refused},
	},
}
