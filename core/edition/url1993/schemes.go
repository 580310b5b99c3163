package url1993

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
)

// schemes are the schemes that have a rule in URL draft 1993, BNF syntax, in its order: the parts of their
// URLs, and what a client does with a URL.
//
// The spec gives almost none of the bytes that a client sends. Listing lines that go beyond it are marked. A
// line with the same id is the same in all of these listings.
var schemes = client.Define(&http, &ftp, &afs, &news, &wais, &prospero, &telnet, &gopher)

// gateways is where the draft asks clients to let users name gateways.
const gateways = registration

// schemeNames are the scheme names that the spec mentions without defining them.
var schemeNames = []edition.SchemeName{
	{Names: "rlogin tn3270", Standing: edition.NamedScheme, Section: interactive},
	{Names: "x500", Standing: edition.NamedScheme, Section: "URL draft 1993, x500"},
	{Names: "whois", Standing: edition.NamedScheme, Section: "URL draft 1993, WHOIS"},
	{Names: "urn", Standing: edition.ReservedScheme, Section: registration},
	{Names: "x-*", Standing: edition.ExperimentalScheme, Section: registration},
	{Names: "*", Standing: edition.UnknownScheme, Section: registration},
}

const (
	interactive  = "URL draft 1993, Telnet, rlogin, tn3270"
	registration = "URL draft 1993, Registration of naming schemes"
)

// Registers and listing lines that several schemes share.
const (
	beginRegisters = `
URL
locator
fragmentid: fragmentid of URL
connection
sent[>]
path: path of URL
`
	hostRegisters = `
host part
rest
user: user of URL
host: host of URL
port: port of URL
`
	beginLines = `
# parts: URL draft 1993, Fragment-id
split-fragmentid*: locator, fragmentid ← URL, at its first "#"
`
	hostLines = `
# parts: URL draft 1993, Internet protocol parts
double-slash? if locator after its first ":" starts with "//"
	host-part*: host part, rest ← locator after its first "//", up to its first "/" or "?"
no-double-slash| else
	no-host-part: no host part, so nobody to ask: done
if-user? if "@" is in host part
	split-user*: user, host ← host part, at its last "@"
no-user| else
	only-host: host ← host part
split-port: host, port ← host, at its last ":"
`
	connectLines = `
# dialogue: URL draft 1993, Internet protocol parts
no-host? if host is empty
	nowhere: there is nobody to connect to: done
no-port? if port is undefined or empty
	connect*: connection ← host
if-port| else
	connect-port: connection ← host + ":" + port
`
)
