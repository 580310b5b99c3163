package rfc3986

import "uriscope/core/edition"

const appendixC = "RFC 3986, Appendix C"

// delimiting says where a URI in running text ends: RFC 3986, Appendix C.
var delimiting = edition.Delimiting{
	Section:    appendixC,
	Wrappers:   []edition.Wrapper{{ID: edition.Quotes}, {ID: edition.Brackets}, {ID: edition.WhiteSpace}},
	WhiteSpace: appendixC,
	Hyphen:     appendixC,
	Prefix:     appendixC, // no longer recommended
	Decided:    []string{"which-schemes", "no-relative", "punctuation", "unclosed", "joined", "prefix"},
}
