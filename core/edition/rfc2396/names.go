package rfc2396

import "uriscope/core/edition"

// schemeNames are the scheme names in RFC 2396. It defines no scheme itself: it leaves that, and registering
// new ones, to other specs.
var schemeNames = []edition.SchemeName{
	{Names: "ftp gopher http mailto news telnet", Standing: edition.NamedScheme, Section: "RFC 2396, section 1.3"},
	{Names: "urn", Standing: edition.NamedScheme, Section: "RFC 2396, section 1.2"},
	{Names: "file", Standing: edition.NamedScheme, Section: "RFC 2396, section 5"},
	{Names: "*", Standing: edition.UnknownScheme, Section: "RFC 2396, section 1"},
}
