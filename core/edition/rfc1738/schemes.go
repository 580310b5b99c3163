package rfc1738

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
	"uriscope/core/trace"
)

// schemes are those that RFC 1738, section 3 defines, in its order. This file has what several
// of them share, mostly RFC 1738, section 3.1.
var schemes = []*edition.URLScheme{ftp, http, gopher, mailto, news, nntp, telnet, wais, file, prospero}

// schemeNames are the names that RFC 1738, section 4 speaks of.
var schemeNames = []edition.SchemeName{
	{Names: "afs mid cid nfs tn3270 mailserver z39.50", Standing: edition.ReservedScheme, Section: section4},
	{Names: "x-*", Standing: edition.ExperimentalScheme, Section: section4},
	{Names: "*", Standing: edition.UnknownScheme, Section: section4},
}

const section4 = "RFC 1738, section 4"

// define returns what the document says of a scheme, which is in a subsection of RFC 1738,
// section 3. The listing is carried out by its words.
//
//go:noinline
func define(name, section, port, registers, lines string, split func(text string) []edition.Part) *edition.URLScheme {
	listing := trace.NewListing(trace.Registers(registers), trace.Lines(lines))
	return &edition.URLScheme{
		Name: name, Section: "RFC 1738, section " + section, Production: name + "url", Port: port,
		Listing: listing, Split: split,
		Run: func(text string, t *trace.Trace) { client.Play(listing, text, t) },
	}
}

// The registers that every listing begins with, those of URLs in the common Internet scheme
// syntax, and those of URLs that may have a user.
const (
	registers = `
URL
scheme-specific-part: scheme-specific-part of URL
fragment identifier: fragment identifier of URL
`
	hostRegisters = registers + `
login: login of URL
url-path: url-path of URL
host: host of URL
port: port of URL
connection
`
	userRegisters = hostRegisters + `
user: user of URL
password: password of URL
hostport
`
)

// What listings begin with.
const (
	beginLines = `
# parts: RFC 1738, section 2.1
split-scheme: scheme-specific-part ← URL after its first ":"
# parts: RFC 1738, section 2.2
split-fragment: scheme-specific-part, fragment identifier ← scheme-specific-part, at its first "#"
`
	commonLines = `
# parts: RFC 1738, section 3.1
not-common[scheme-specific-part]? if scheme-specific-part does not begin with "//"
	no-login: there is no result: the URLs of this scheme have "//" and a host
split-login: login, url-path ← scheme-specific-part after its first "//", at the first "/"
`
	userLines = `
has-user[login]? if "@" is in login
	split-user: user, hostport ← login, at its last "@"
	split-password: user, password ← user, at its first ":"
no-user| else
	only-host: hostport ← login
split-port: host, port ← hostport, at its last ":"
no-host[host]? if host is empty
	nowhere: there is no result: there is no host to connect to
`
	decodeUserLines = `
# decode: RFC 1738, section 2.2
decode-login*: decode user, password, but for CR and LF
`
)

// noUserLines returns the lines on a login that has no user. The section is the one that says so.
//
//go:noinline
func noUserLines(section string) string {
	return `
# parts: RFC 1738, section ` + section + `
user-given[login]? if "@" is in login
	user-refused: there is no result: no user name is allowed
# parts: RFC 1738, section 3.1
split-port: host, port ← login, at its last ":"
no-host[host]? if host is empty
	nowhere: there is no result: there is no host to connect to
`
}

// searchLines returns the line on a search, which comes before [commonLines].
//
//go:noinline
func searchLines(section string) string {
	return `
# parts: RFC 1738, section ` + section + `
split-search*: scheme-specific-part, search ← scheme-specific-part, at its first "?"
`
}

//go:noinline
func portLines(section, port string) string {
	return `
# parts: RFC 1738, section ` + section + `
no-port[port]? if port is undefined or empty
	default-port: port ← "` + port + `"
`
}

// connectLines returns the line that opens a connection, and a heading for those after it.
//
//go:noinline
func connectLines(section string) string {
	return `
# dialogue: RFC 1738, section ` + section + `
connect: connection ← host + ":" + port
`
}

// splitAt splits a part of a text at the first delimiter. Without one, the second span is absent;
// both are if the part is.
//
//go:noinline
func splitAt(text string, s edition.Span, delimiter string) (before, after edition.Span) {
	i := strings.Index(s.Of(text), delimiter)
	if i < 0 {
		return s, edition.Absent
	}
	return edition.Span{Start: s.Start, End: s.Start + i}, edition.Span{Start: s.Start + i + len(delimiter), End: s.End}
}

// lastSegment splits a path at its last "/".
func lastSegment(text string, path edition.Span) (before, last edition.Span) {
	i := strings.LastIndexByte(path.Of(text), '/')
	if i < 0 {
		return edition.Absent, path
	}
	return edition.Span{Start: path.Start, End: path.Start + i}, edition.Span{Start: path.Start + i + len("/"), End: path.End}
}

// own returns a function that splits a text of a scheme: into the components of any text and,
// within the url-path, the parts of those names, whose places inner returns. A name is followed by
// the role of the part, names are separated by ", ".
//
//go:noinline
func own(names string, inner func(text string, path edition.Span) []edition.Span) func(text string) []edition.Part {
	return func(text string) []edition.Part {
		var parts []edition.Part
		for _, p := range split(text) {
			if p.Role == edition.Query && p.Span == edition.Absent { // in most schemes there is no search beside the url-path
				continue
			}
			parts = append(parts, p)
			if p.Role != edition.Path {
				continue
			}
			path := p.Span
			if p.Name != "url-path" { // without "//" there is none
				path = edition.Absent
			}
			rest := names
			for _, span := range inner(text, path) {
				var one string
				one, rest, _ = strings.Cut(rest, ", ")
				name, role, _ := strings.Cut(one, ": ")
				parts = append(parts, edition.Part{Name: name, Role: edition.Role(role), Inner: true, Span: span})
			}
		}
		return parts
	}
}
