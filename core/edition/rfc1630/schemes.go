package rfc1630

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
	"uriscope/core/trace"
)

// schemes are those that RFC 1630, Specific Schemes covers or has a rule for, in its order. What
// their clients do is in listings that are carried out by their words.
var schemes = define(http, ftp, gopher, mailto, news, telnet, rlogin, tn3270, wais, file, mid, cid, nntp, prospero)

// schemeNames are the names that the document speaks of without defining what they stand for.
var schemeNames = []edition.SchemeName{
	{Names: "afs", Standing: edition.NamedScheme, Section: specific},
	{Names: "x500 whois", Standing: edition.NamedScheme, Section: document + "Schemes for Further Study"},
	{Names: "urn", Standing: edition.ReservedScheme, Section: registration},
	{Names: "x-*", Standing: edition.ExperimentalScheme, Section: registration},
	{Names: "*", Standing: edition.UnknownScheme, Section: registration},
}

const registration = document + "Registration of naming schemes"

// A scheme is what the document says of a scheme. It is plain data, which the program contains as
// it is.
type scheme struct {
	name, section, production string
	port                      string // the default one, where the document has it
	login                     string // the lines on what stands behind "//"; empty where nothing does
	registers, lines          string // those that others do not have
	// inner are the parts within the path, each with its role. Each but the last ends at the
	// delimiter before the next one; the first may be 1 character long instead.
	inner string
}

// define returns what the document says of the schemes.
func define(all ...*scheme) (defined []*edition.URLScheme) {
	for _, s := range all {
		listing := trace.NewListing(trace.Registers(registers+s.registers), trace.Lines(beginLines+s.login+s.lines))
		defined = append(defined, &edition.URLScheme{
			Name: s.name, Section: document + s.section, Production: s.production, Port: s.port, Listing: listing,
			Split: s.split,
			Run:   func(text string, t *trace.Trace) { client.Play(listing, text, t) },
		})
	}
	return defined
}

// split names the parts of a text of the scheme: the components of any text and, within the path,
// those that the scheme has of its own.
func (s *scheme) split(text string) []edition.Part {
	var all []edition.Part
	for _, p := range split(text) {
		all = append(all, p)
		if p.Role == edition.Path && s.inner != "" {
			all = append(all, s.within(text, p.Span)...)
		}
	}
	return all
}

// within returns the parts within a path.
func (s *scheme) within(text string, path edition.Span) (parts []edition.Part) {
	if s.login != "" {
		if strings.HasPrefix(path.Of(text), "/") {
			path.Start += len("/")
		} else {
			path = edition.Absent
		}
	}
	at := strings.IndexByte(path.Of(text), '@') >= 0
	for list := s.inner; list != ""; {
		var one string
		one, list, _ = strings.Cut(list, ", ")
		name, how, _ := strings.Cut(one, ": ")
		role, delimiter, _ := strings.Cut(how, " ")
		part := edition.Part{Name: name, Role: edition.Role(role), Inner: true, Span: path}
		switch {
		case path == edition.Absent:
		case delimiter == "@" || delimiter == "-@": // the whole of it, if it has an "@", or has none
			if at != (delimiter == "@") {
				part.Span = edition.Absent
			}
		case delimiter == "1":
			part.Span.End = path.Start + client.FirstCharacter(path.Of(text))
			path.Start = part.Span.End
			if part.Span.Start == part.Span.End {
				part.Span, path = edition.Absent, edition.Absent
			}
		case delimiter != "":
			i := strings.Index(path.Of(text), delimiter)
			if i < 0 {
				path = edition.Absent
			} else {
				part.Span.End = path.Start + i
				path.Start = part.Span.End + len(delimiter)
			}
		}
		parts = append(parts, part)
	}
	return parts
}
