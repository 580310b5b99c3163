package url1993

import "uriscope/core/edition"

// delimiting is the spec's own example: it has no rule on URLs in running text, but prints the URLs of its
// references in brackets, broken over lines, eleven with "URL=" before them and one without (URL draft 1993,
// References). It does say why URLs have no white space (URL draft 1993, Choices).
var delimiting = edition.Delimiting{
	Section:    "URL draft 1993, References",
	Wrappers:   []edition.Wrapper{{ID: edition.Brackets, Before: "URL="}},
	WhiteSpace: "URL draft 1993, Choices",
	Decided:    []string{"by-example", "which-schemes", "unclosed", "prefix-case"},
}
