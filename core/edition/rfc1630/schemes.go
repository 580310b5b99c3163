package rfc1630

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
)

// schemes are those that RFC 1630, Specific Schemes covers or has a rule for, in its order. What
// their clients do is in listings that are carried out by their words.
var schemes = client.Define(&http, &ftp, &gopher, &mailto, &news, &telnet, &rlogin, &tn3270, &wais, &file, &mid, &cid, &nntp, &prospero)

// schemeNames are the names that the document speaks of without defining what they stand for.
var schemeNames = []edition.SchemeName{
	{Names: "afs", Standing: edition.NamedScheme, Section: specific},
	{Names: "x500 whois", Standing: edition.NamedScheme, Section: document + "Schemes for Further Study"},
	{Names: "urn", Standing: edition.ReservedScheme, Section: registration},
	{Names: "x-*", Standing: edition.ExperimentalScheme, Section: registration},
	{Names: "*", Standing: edition.UnknownScheme, Section: registration},
}

const registration = document + "Registration of naming schemes"
