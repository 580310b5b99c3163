// Package schemes has the schemes of the URL draft of July 1993: the parts that the URLs of
// each have of their own, and what a client does with one.
//
// The document prints hardly a byte of what a client sends. Where a line of a listing goes
// beyond it, the line is marked.
package schemes

import (
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// All are the schemes that have a rule in URL draft 1993, BNF syntax, in its order.
var All = []*edition.URLScheme{
	{
		Name: "http", Section: "URL draft 1993, HTTP", Production: "httpaddress",
		Listing: httpListing, Split: httpParts, Run: runHTTP,
	},
	{
		Name: "ftp", Section: "URL draft 1993, FTP", Production: "fileaddress",
		Listing: ftpListing, Split: ftpParts, Run: runFTP,
	},
	{
		Name: "afs", Section: "URL draft 1993, BNF syntax", Production: "afsaddress",
		Listing: afsListing, Split: afsParts, Run: runAFS,
	},
	{
		Name: "news", Section: "URL draft 1993, News", Production: "newsaddress",
		Listing: newsListing, Split: newsParts, Run: runNews,
	},
	{
		Name: "wais", Section: "URL draft 1993, WAIS", Production: "waisaddress",
		Listing: waisListing, Split: waisParts, Run: runWAIS,
	},
	{
		Name: "prospero", Section: "URL draft 1993, Prospero", Production: "prosperoaddress",
		Listing: prosperoListing, Split: prosperoParts, Run: runProspero,
	},
	{
		Name: "telnet", Section: interactive, Production: "telnetaddress",
		Listing: telnetListing, Split: telnetParts, Run: runTelnet,
	},
	{
		Name: "gopher", Section: "URL draft 1993, Gopher", Production: "gopheraddress",
		Listing: gopherListing, Split: gopherParts, Run: runGopher,
	},
}

// Names are the names of schemes that the document speaks of without defining them.
var Names = []edition.SchemeName{
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

// The registers that all listings begin with; from rUser on, those of URLs that have a host part;
// from rSearch on, those of URLs that may have a search, in the place of which others have
// registers of their own.
const (
	rURL = iota
	rLocator
	rFragmentid
	rConnection
	rSent
	rPath
	rHostPart
	rRest
	rUser
	rHost
	rPort

	common // the number of these

	rSearch = common
	rWords  = common + 1
)

const (
	registers = `
URL
locator
fragmentid: fragmentid of URL
connection
sent[>]
path: path of URL
`
	hostRegisters = registers + `
host part
rest
user: user of URL
host: host of URL
port: port of URL
`
)

// The lines that several listings have. A line of the same id is the same in all listings of this
// package.
const (
	beginLine = `
# parts: URL draft 1993, Fragment-id
split-fragmentid*: locator, fragmentid ← the URL, at its first "#"
`
	hostLines = beginLine + `
# parts: URL draft 1993, Internet protocol parts
double-slash[locator]? if the locator has "//" after its scheme
	host-part*: host part, rest ← what follows, at the next "/" or "?"
no-double-slash| else
	no-host-part: there is no host part, and so nobody to ask: done
if-user[host part]? if "@" is in host part
	split-user*: user, host ← host part, at its last "@"
no-user| else
	only-host: host ← host part
split-port: host, port ← host, at its last ":"
`
	pathLines = `
# parts: URL draft 1993, Path
if-path[rest]? if rest begins with "/"
	path*: path ← rest after its first "/"
`
	searchLines = hostLines + `
# parts: URL draft 1993, BNF syntax
split-search: rest, search ← rest, at its first "?"
` + pathLines
	wordsLine = `
# parts: URL draft 1993, BNF syntax
words*: words ← search, with a space in place of each "+"
`
	connectLines = `
# dialogue: URL draft 1993, Internet protocol parts
no-host[host]? if host is empty
	nowhere: there is nobody to connect to: done
if-port[port]? if port is defined
	connect-port: connection ← host + ":" + port
no-port| else
	connect*: connection ← host
`
)

// newListing returns a listing with registers and lines that several have in common, and its own.
func newListing(registers, lines string) *trace.Listing {
	return trace.NewListing(trace.Registers(registers), trace.Lines(lines))
}
