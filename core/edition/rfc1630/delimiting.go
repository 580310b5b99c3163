package rfc1630

import "uriscope/core/edition"

// delimiting is the example that the document sets: it has no words on URIs in running text, but
// prints those of its references in brackets, broken over lines. A rule has "url:" before a URL,
// which was what the working group wanted then (RFC 1630, BNF for specific URL schemes). Why white
// space comes into URIs it does say.
var delimiting = edition.Delimiting{
	Section:    document + "References",
	Wrappers:   []edition.Wrapper{{ID: edition.Brackets}},
	Prefix:     specific,
	WhiteSpace: choices,
	Decided:    []string{"in-brackets", "which-schemes", "unclosed", "prefix-case"},
}

const choices = document + "Design Criteria and Choices"
