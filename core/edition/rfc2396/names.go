package rfc2396

import "uriscope/core/edition"

// schemeNames are the names of RFC 2396, which defines no scheme: it leaves that, and how new
// ones are registered, to other documents.
var schemeNames = []edition.SchemeName{
	{Names: "ftp gopher http mailto news telnet", Standing: edition.NamedScheme, Section: "RFC 2396, section 1.3"},
	{Names: "urn", Standing: edition.NamedScheme, Section: "RFC 2396, section 1.2"},
	{Names: "file", Standing: edition.NamedScheme, Section: "RFC 2396, section 5"},
	{Names: "*", Standing: edition.UnknownScheme, Section: "RFC 2396, section 1"},
}
