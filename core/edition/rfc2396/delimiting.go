package rfc2396

import "uriscope/core/edition"

const appendixE = "RFC 2396, Appendix E"

// delimiting says where a URI in running text ends: RFC 2396, Appendix E.
var delimiting = edition.Delimiting{
	Section:    appendixE,
	Wrappers:   []edition.Wrapper{{ID: edition.Quotes}, {ID: edition.Brackets}, {ID: edition.WhiteSpace}},
	WhiteSpace: appendixE,
	Hyphen:     appendixE,
	Prefix:     appendixE, // "was recommended"
	Decided:    []string{"which-schemes", "no-relative", "punctuation", "unclosed", "joined", "prefix"},
}
