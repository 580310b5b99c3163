package rfc1808

import "uriscope/core/edition"

// schemeNames are the names of RFC 1808, section 2.3, in its three groups: those never used with relative URLs,
// those that can use reserved characters differently, and those that always have this spec's components.
var schemeNames = []edition.SchemeName{
	{Names: "mailto news telnet", Standing: edition.NamedScheme, Section: document + "2.3"},
	{Names: "gopher prospero wais", Standing: edition.NamedScheme, Section: document + "2.3"},
	{Names: "file ftp http nntp", Standing: edition.NamedScheme, Section: document + "2.3"},
	{Names: "*", Standing: edition.UnknownScheme, Section: document + "2.3"},
}
