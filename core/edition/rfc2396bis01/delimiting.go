package rfc2396bis01

import "uriscope/core/edition"

const appendixE = "draft-fielding-uri-rfc2396bis-01, Appendix E"

// delimiting says where a URI in running text ends: draft-fielding-uri-rfc2396bis-01, Appendix E.
var delimiting = edition.Delimiting{
	Section:    appendixE,
	Wrappers:   []edition.Wrapper{{ID: edition.Quotes}, {ID: edition.Brackets}, {ID: edition.WhiteSpace}},
	WhiteSpace: appendixE,
	Hyphen:     appendixE,
	Prefix:     appendixE, // no longer recommended
	Decided:    []string{"which-schemes", "no-relative", "punctuation", "unclosed", "joined", "prefix"},
}
