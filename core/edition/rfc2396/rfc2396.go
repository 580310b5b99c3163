// Package rfc2396 is RFC 2396, Uniform Resource Identifiers (URI): Generic Syntax, August 1998.
//
// Its algorithm is RFC 2396, section 5.2, step by step, even where later specs see a mistake: if the base has
// no path, the reference follows its authority without a "/"; a reference that is just a query drops the last
// segment of the base path; and dot segments are only removed in the buffer.
package rfc2396

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
)

// Edition is the standard of 1998, which merged and replaced the generic parts of RFC 1738 and RFC 1808.
var Edition = edition.Edition{
	ID:       "rfc2396",
	Dated:    edition.In(1998),
	Document: "RFC 2396",
	Options:  program.Options,
	Listing:  program.Listing,
	Resolve:  program.Resolve,
	Program:  program,
	Examples: examples,
	Amended:  amended,
	Capabilities: edition.Capabilities{
		Components: split,
		Syntax: &edition.Syntax{
			Grammar:     source.Grammar,
			Productions: []string{"URI-reference", "absoluteURI", "relativeURI"},
			For:         productionFor,
		},
		Classes:    classes,
		Expression: &edition.Expression{Section: "RFC 2396, Appendix B", Pattern: components.Pattern, Groups: components.Groups},
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

// validating decides whether a reference's scheme counts even if it equals the base's (RFC 2396, section 5.2, step
// 3).
var validating = &edition.Option{
	Name:    "validating",
	Values:  []string{edition.Yes, edition.No},
	Changes: []edition.Change{{Value: edition.No, Clause: edition.SameScheme, Way: edition.IgnoredLater}},
}

// excess says what to do with ".." segments that go up above the root (RFC 2396, section 5.2, step 6g).
var excess = &edition.Option{
	Name:   "excess",
	Values: []string{edition.KeepExcess, edition.RemoveExcess, edition.RefuseExcess},
	Changes: []edition.Change{
		{Value: edition.RemoveExcess, Clause: edition.ExcessDots, Way: edition.Stripped},
		{Value: edition.RefuseExcess, Clause: edition.ExcessDots, Way: edition.Refused},
	},
}
