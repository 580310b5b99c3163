// Package schemes has the schemes of the URL draft of July 1993: the parts that the URLs of
// each have of their own, and what a client does with one.
//
// The document prints hardly a byte of what a client sends. Where a line of a listing goes
// beyond it, the line is marked.
package schemes

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// All are the schemes that have a rule in URL draft 1993, BNF syntax, in its order.
var All = []*edition.URLScheme{
	scheme("http", "URL draft 1993, HTTP", "httpaddress", "user host port path search fragmentid", httpRegisters, httpLines),
	scheme("ftp", "URL draft 1993, FTP", "fileaddress", "user password host port path fragmentid", ftpRegisters, ftpLines),
	scheme("afs", "URL draft 1993, BNF syntax", "afsaddress", "cellname path fragmentid", afsRegisters, afsLines),
	scheme("news", "URL draft 1993, News", "newsaddress", "groupart group article fragmentid", newsRegisters, newsLines),
	scheme("wais", "URL draft 1993, WAIS", "waisaddress", "user host port database wtype digits path search fragmentid", waisRegisters, waisLines),
	scheme("prospero", "URL draft 1993, Prospero", "prosperoaddress", "user host port hsoname version attributes fragmentid", prosperoRegisters, prosperoLines),
	scheme("telnet", interactive, "telnetaddress", "user host port fragmentid", hostRegisters, telnetLines),
	scheme("gopher", "URL draft 1993, Gopher", "gopheraddress", "user host port gtype selector search fragmentid", gopherRegisters, gopherLines),
}

// scheme returns a scheme. The names of its parts are those of the registers that hold them, in
// the order in which they stand in a URL.
func scheme(name, section, production, parts, registers, lines string) *edition.URLScheme {
	l := trace.NewListing(trace.Registers(registers), trace.Lines(lines))
	return &edition.URLScheme{
		Name: name, Section: section, Production: production, Listing: l,
		Split: func(text string) []edition.Part {
			r := newRun(l, text, nil)
			r.onlyParts = true
			r.block(0, 0)
			return r.parts(parts)
		},
		Run: func(text string, t *trace.Trace) { newRun(l, text, t).block(0, 0) },
	}
}

// roles are those of parts that are no path.
const roles = "user userinfo password userinfo host host cellname host port port gtype params wtype params digits params " +
	"version params attributes params search query fragmentid fragment"

// parts returns the parts of these names, after the scheme.
func (r *run) parts(names string) []edition.Part {
	parts := []edition.Part{{Name: "scheme", Role: edition.Scheme, Span: edition.Span{Start: 0, End: strings.IndexByte(r.URL, ':')}}}
	for name := ""; names != ""; {
		name, names = next(names, " ")
		part := edition.Part{Name: name, Role: edition.Path, Span: r.span(name)}
		part.Inner = name == "group" || name == "article" // of the groupart
		for rest, of, role := roles, "", ""; rest != ""; {
			of, rest = next(rest, " ")
			if role, rest = next(rest, " "); of == name {
				part.Role = edition.Role(role)
			}
		}
		parts = append(parts, part)
	}
	return parts
}

// Gateways is where the draft asks clients to let gateways be named.
const Gateways = registration

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

// The registers of all listings, and those of URLs that have a host part.
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
no-port[port]? if port is undefined or empty
	connect*: connection ← host
if-port| else
	connect-port: connection ← host + ":" + port
`
)
