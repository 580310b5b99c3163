package rfc1738

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
	"uriscope/core/trace"
)

// schemes are those that RFC 1738, section 3 defines, in its order. Their listings begin with what
// several of them share, mostly RFC 1738, section 3.1.
var schemes = define(&ftp, &http, &gopher, &mailto, &news, &nntp, &telnet, &wais, &file, &prospero)

// schemeNames are the names that RFC 1738, section 4 speaks of.
var schemeNames = []edition.SchemeName{
	{Names: "afs mid cid nfs tn3270 mailserver z39.50", Standing: edition.ReservedScheme, Section: section4},
	{Names: "x-*", Standing: edition.ExperimentalScheme, Section: section4},
	{Names: "*", Standing: edition.UnknownScheme, Section: section4},
}

const section4 = "RFC 1738, section 4"

// A scheme is what the document says of a scheme, in a subsection of RFC 1738, section 3. It is
// plain data, which the program contains as it is.
type scheme struct {
	name, section    string
	port             string // the default one
	registers, lines string // of the listing, which is carried out by its words
	// split splits a text; or else, inner says where the parts within the url-path are that are
	// named in names, each with its role.
	split func(text string) []edition.Part
	names string
	inner func(text string, path edition.Span) []edition.Span
}

// define returns what the document says of the schemes.
func define(all ...*scheme) (defined []*edition.URLScheme) {
	for _, s := range all {
		listing := trace.NewListing(trace.Registers(s.registers), trace.Lines(s.lines))
		split := s.split
		if split == nil {
			split = s.own
		}
		defined = append(defined, &edition.URLScheme{
			Name: s.name, Section: "RFC 1738, section " + s.section, Production: s.name + "url", Port: s.port,
			Listing: listing, Split: split,
			Run: func(text string, t *trace.Trace) { client.Play(listing, text, t) },
		})
	}
	return defined
}

// splitAt splits a part of a text at the first delimiter. Without one, the second span is absent;
// both are if the part is.
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

// own splits a text of the scheme: into the components of any text and, within the url-path, the
// parts that the scheme has of its own.
func (s *scheme) own(text string) []edition.Part {
	var parts []edition.Part
	for _, p := range split(text) {
		if p.Role == edition.Query && p.Span == edition.Absent { // in most schemes there is no search beside the url-path
			continue
		}
		parts = append(parts, p)
		if p.Role != edition.Path || s.inner == nil {
			continue
		}
		path := p.Span
		if p.Name != "url-path" { // without "//" there is none
			path = edition.Absent
		}
		names := s.names
		for _, span := range s.inner(text, path) {
			var one string
			one, names, _ = strings.Cut(names, ", ")
			name, role, _ := strings.Cut(one, ": ")
			parts = append(parts, edition.Part{Name: name, Role: edition.Role(role), Inner: true, Span: span})
		}
	}
	return parts
}

// What several schemes share, mostly of RFC 1738, section 3.1: registers, and lines of the listings.
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
not-common[scheme-specific-part]? if scheme-specific-part does not begin with "//"
	no-login: no result: the URLs of this scheme have "//" and a host
split-login: login, url-path ← scheme-specific-part after its first "//", at the first "/"
`
	noUserLines = `
# parts: RFC 1738, section 5
user-given[login]? if "@" is in login
	user-refused: no result: no user name is allowed
`
	hostLines = `
# parts: RFC 1738, section 3.1
split-port: host, port ← login, at its last ":"
no-host[host]? if host is empty
	nowhere: no result: the URL has no host to connect to
`
	userLines = `
has-user[login]? if "@" is in login
	split-user: user, hostport ← login, at its last "@"
	split-password: user, password ← user, at its first ":"
no-user| else
	only-host: hostport ← login
split-port: host, port ← hostport, at its last ":"
no-host[host]? if host is empty
	nowhere: no result: the URL has no host to connect to
`
)
