package urlsyntax05

import "uriscope/core/edition"

const appendixE = "draft-fielding-url-syntax-05, Appendix E"

// delimiting says where a URI in running text ends: draft-fielding-url-syntax-05, Appendix E.
var delimiting = edition.Delimiting{
	Section:    appendixE,
	Wrappers:   []edition.Wrapper{{ID: edition.Quotes}, {ID: edition.Brackets}, {ID: edition.WhiteSpace}},
	WhiteSpace: appendixE,
	Hyphen:     appendixE,
	Prefix:     appendixE, // "was recommended"
	Decided:    []string{"which-schemes", "no-relative", "punctuation", "unclosed", "joined", "prefix"},
}
