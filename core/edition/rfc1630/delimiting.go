package rfc1630

import "uriscope/core/edition"

// delimiting is the spec's own example: it has no rule on URIs in running text, but prints the URIs of its
// references in brackets, broken over lines. A grammar rule has "url:" before a URL, as the working group
// wanted at the time (RFC 1630, BNF for specific URL schemes). The spec does say why white space gets into
// URIs.
var delimiting = edition.Delimiting{
	Section:    document + "References",
	Wrappers:   []edition.Wrapper{{ID: edition.Brackets}},
	Prefix:     specific,
	WhiteSpace: choices,
	Decided:    []string{"in-brackets", "which-schemes", "unclosed", "prefix-case"},
}

const choices = document + "Design Criteria and Choices"
