package rfc1738

import (
	"slices"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
)

// schemes are the schemes that RFC 1738, section 3 defines, in its order. Their listings begin with the shared
// lines, mostly from RFC 1738, section 3.1.
var schemes = client.Define(&ftp, &http, &gopher, &mailto, &news, &nntp, &telnet, &wais, &file, &prospero)

// schemeNames are the scheme names mentioned in RFC 1738, section 4.
var schemeNames = []edition.SchemeName{
	{Names: "afs mid cid nfs tn3270 mailserver z39.50", Standing: edition.ReservedScheme, Section: section4},
	{Names: "x-*", Standing: edition.ExperimentalScheme, Section: section4},
	{Names: "*", Standing: edition.UnknownScheme, Section: section4},
}

const section4 = "RFC 1738, section 4"

// components returns the components of a text. Most schemes have no search in addition to the url-path.
func components(text string) []edition.Part {
	return slices.DeleteFunc(split(text), func(p edition.Part) bool {
		return p.Role == edition.Query && p.Span == edition.Absent
	})
}

// Registers and listing lines that several schemes share, mostly from RFC 1738, section 3.1.
const (
	beginRegisters = `
URL
scheme-specific-part: scheme-specific-part of URL
fragment identifier: fragment identifier of URL
`
	loginRegisters = `
login: login of URL
url-path: url-path of URL
host: host of URL
port: port of URL
connection
`
	beginLines = `
# parts: RFC 1738, section 2.1
split-scheme: scheme-specific-part ← URL after its first ":"
# parts: RFC 1738, section 2.2
split-fragment: scheme-specific-part, fragment identifier ← scheme-specific-part, at its first "#"
`
	commonLines = `
# parts: RFC 1738, section 3.1
not-common? if scheme-specific-part does not start with "//"
	no-login: no result: the URLs of this scheme have "//" and a host
split-login: login, url-path ← scheme-specific-part after its first "//", at the first "/"
`
	noUserLines = `
# parts: RFC 1738, section 5
user-given? if "@" is in login
	user-refused: no result: no user name is allowed
`
	hostLines = `
# parts: RFC 1738, section 3.1
split-port: host, port ← login, at its last ":"
` + client.NoHostLines
)
