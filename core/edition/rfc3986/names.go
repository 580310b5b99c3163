package rfc3986

import "uriscope/core/edition"

// schemeNames are the scheme names in RFC 3986. It defines no scheme itself: a registry leads from the names to
// the specs that do (RFC 3986, section 3.1).
var schemeNames = []edition.SchemeName{
	{Names: "http", Standing: edition.NamedScheme, Section: "RFC 3986, section 1.1.2", Port: "80", PortSection: "RFC 3986, section 3.2.3"},
	{Names: "ftp ldap mailto news tel telnet urn", Standing: edition.NamedScheme, Section: "RFC 3986, section 1.1.2"},
	{Names: "about dav", Standing: edition.NamedScheme, Section: "RFC 3986, Appendix D.2"},
	{Names: "file", Standing: edition.NamedScheme, Section: "RFC 3986, section 1.2.3"},
	{Names: "*", Standing: edition.UnknownScheme, Section: "RFC 3986, section 3.1"},
}
