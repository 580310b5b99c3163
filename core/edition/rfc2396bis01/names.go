package rfc2396bis01

import "uriscope/core/edition"

// schemeNames are the scheme names in draft-fielding-uri-rfc2396bis-01. It defines no scheme itself: it leaves
// that to other specs, and registering new ones to RFC 2717.
var schemeNames = []edition.SchemeName{
	{Names: "http", Standing: edition.NamedScheme, Section: "draft-fielding-uri-rfc2396bis-01, section 1.3", Port: "80", PortSection: "draft-fielding-uri-rfc2396bis-01, section 6.2.3"},
	{Names: "ftp gopher mailto news telnet", Standing: edition.NamedScheme, Section: "draft-fielding-uri-rfc2396bis-01, section 1.3"},
	{Names: "about dav", Standing: edition.NamedScheme, Section: "draft-fielding-uri-rfc2396bis-01, Appendix G.2"},
	{Names: "file", Standing: edition.NamedScheme, Section: "draft-fielding-uri-rfc2396bis-01, section 3.2.2"},
	{Names: "*", Standing: edition.UnknownScheme, Section: "draft-fielding-uri-rfc2396bis-01, section 1"},
}
