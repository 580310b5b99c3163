package rfc1738

import "uriscope/core/edition"

const appendix = "RFC 1738, Appendix"

// delimiting says where a URI in running text ends: RFC 1738, Appendix. Its other use of the prefix, without
// brackets, is for structured data rather than text.
var delimiting = edition.Delimiting{
	Section:    appendix,
	Wrappers:   []edition.Wrapper{{ID: edition.Brackets, Prefixed: true}},
	Prefix:     appendix,
	WhiteSpace: appendix,
	Hyphen:     appendix,
	Decided:    []string{"marked", "unclosed", "prefix-case"},
}
