package rfc2396bis01

import "uriscope/core/edition"

// schemeNames are the names of draft-fielding-uri-rfc2396bis-01, which defines no scheme: it
// leaves that to other documents, and how new ones are registered to RFC 2717.
var schemeNames = []edition.SchemeName{
	{Names: "http", Standing: edition.NamedScheme, Section: "draft-fielding-uri-rfc2396bis-01, section 1.3", Port: "80", PortSection: "draft-fielding-uri-rfc2396bis-01, section 6.2.3"},
	{Names: "ftp gopher mailto news telnet", Standing: edition.NamedScheme, Section: "draft-fielding-uri-rfc2396bis-01, section 1.3"},
	{Names: "about dav", Standing: edition.NamedScheme, Section: "draft-fielding-uri-rfc2396bis-01, Appendix G.2"},
	{Names: "file", Standing: edition.NamedScheme, Section: "draft-fielding-uri-rfc2396bis-01, section 3.2.2"},
	{Names: "*", Standing: edition.UnknownScheme, Section: "draft-fielding-uri-rfc2396bis-01, section 1"},
}
