package urlsyntax05

import "uriscope/core/edition"

// schemeNames are the scheme names in draft-fielding-url-syntax-05. It defines no scheme itself: it leaves
// that, and registering new ones, to other specs.
var schemeNames = []edition.SchemeName{
	{Names: "ftp gopher http mailto news telnet", Standing: edition.NamedScheme, Section: "draft-fielding-url-syntax-05, section 1.3"},
	{Names: "file", Standing: edition.NamedScheme, Section: "draft-fielding-url-syntax-05, section 5"},
	{Names: "*", Standing: edition.UnknownScheme, Section: "draft-fielding-url-syntax-05, section 1"},
}
