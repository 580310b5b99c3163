package rfc1630

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
)

// schemes are the schemes that RFC 1630, Specific Schemes covers or has a rule for, in its order. Executable
// listings say what their clients do.
var schemes = client.Define(&http, &ftp, &gopher, &mailto, &news, &telnet, &rlogin, &tn3270, &wais, &file, &mid, &cid, &nntp, &prospero)

// schemeNames are the scheme names that the spec mentions without defining them.
var schemeNames = []edition.SchemeName{
	{Names: "afs", Standing: edition.NamedScheme, Section: specific},
	{Names: "x500 whois", Standing: edition.NamedScheme, Section: document + "Schemes for Further Study"},
	{Names: "urn", Standing: edition.ReservedScheme, Section: registration},
	{Names: "x-*", Standing: edition.ExperimentalScheme, Section: registration},
	{Names: "*", Standing: edition.UnknownScheme, Section: registration},
}

const registration = document + "Registration of naming schemes"
