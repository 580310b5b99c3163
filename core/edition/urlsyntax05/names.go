package urlsyntax05

import "uriscope/core/edition"

// schemeNames are the names of draft-fielding-url-syntax-05, which defines no scheme: it
// leaves that, and how new ones are registered, to other documents.
var schemeNames = []edition.SchemeName{
	{Names: "ftp gopher http mailto news telnet", Standing: edition.NamedScheme, Section: "draft-fielding-url-syntax-05, section 1.3"},
	{Names: "file", Standing: edition.NamedScheme, Section: "draft-fielding-url-syntax-05, section 5"},
	{Names: "*", Standing: edition.UnknownScheme, Section: "draft-fielding-url-syntax-05, section 1"},
}
