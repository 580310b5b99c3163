// Package client has what clients of several schemes have in common, whichever spec describes them: they take a
// URL apart, decode its parts, and send some of them. A client is written once, as an executable listing; the
// listing also determines the parts of a URL.
package client

import (
	"slices"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// A Scheme is what a spec says about the URLs of a scheme. It is plain data, compiled into the program.
type Scheme struct {
	Name, Section, Production string
	Port                      string // the default port in decimal digits, unless a line has it
	Registers, Lines          string // of the listing; the first register holds the URL
	// Components returns the parts that the spec defines for any text. If it is nil, a URL has only its scheme
	// and the own parts.
	Components func(text string) []edition.Part
	// Own are the parts that only URLs of this scheme have, separated by ", ". If there are components, these
	// parts are within the path. Each is
	//
	//	name: role             the content of the register with that name
	//	name = register: role  the content of another register
	//
	// and may end with " within", if it is part of the one before it, or " if any", if it is left out when
	// absent.
	Own string
}

// Define returns a spec's schemes.
func Define(all ...*Scheme) (defined []*edition.URLScheme) {
	for _, s := range all {
		p := listing.MustCompile(trace.NewListing(trace.Registers(s.Registers), trace.Lines(s.Lines)), listing.Words{})
		own := readOwn(p.Listing, s.Own)
		defined = append(defined, &edition.URLScheme{
			Name: s.Name, Section: s.Section, Production: s.Production, Port: s.defaultPort(p.Listing), Listing: p.Listing,
			Split: func(text string) []edition.Part { return split(text, s, own, p) },
			Run: func(text string, t *trace.Trace) {
				if t != nil {
					p.Run(t, nil, text)
				}
			},
		})
	}
	return defined
}

// defaultPort returns the port for URLs without one: from the line called "default-port", or else the scheme's.
func (s *Scheme) defaultPort(l *trace.Listing) string {
	at := l.Find("default-port")
	if at < 0 {
		return s.Port
	}
	_, port, _ := strings.Cut(l.Lines[at].Code, `"`)
	return strings.TrimSuffix(port, `"`)
}

// An ownPart is a part that only URLs of one scheme have.
type ownPart struct {
	edition.Part
	register int
	ifAny    bool
}

// roles are the roles of the parts after the scheme.
var roles = []edition.Role{edition.Path, edition.Query, edition.Fragment, edition.Userinfo, edition.Host, edition.Port, edition.Params}

func readOwn(l *trace.Listing, written string) (own []ownPart) {
	if written == "" {
		return nil
	}
	for one := range strings.SplitSeq(written, ", ") {
		var o ownPart
		name, role, _ := strings.Cut(one, ": ")
		role, o.Inner = strings.CutSuffix(role, " within")
		role, o.ifAny = strings.CutSuffix(role, " if any")
		name, register, other := strings.Cut(name, " = ")
		if !other {
			register = name
		}
		o.Name, o.Role = name, edition.Role(role)
		if o.register = l.Register(register); o.register < 0 {
			panic("client: no register holds the part " + one)
		}
		if !slices.Contains(roles, o.Role) {
			panic("client: no part has the role of " + one)
		}
		own = append(own, o)
	}
	return own
}

// split returns the parts of a text in a scheme.
func split(text string, s *Scheme, own []ownPart, p *listing.Program) []edition.Part {
	spans := p.Parts(text)
	var parts []edition.Part
	appendOwn := func(path *edition.Part) {
		for _, o := range own {
			o.Span = edition.Span(spans[o.register])
			if path != nil {
				o.Inner = true
				if o.Span != edition.Absent { // a scheme without "//" counts what follows it as its own part
					o.Span.Start, o.Span.End = max(o.Span.Start, path.Span.Start), max(o.Span.End, path.Span.Start)
				}
			}
			if !o.ifAny || o.Span != edition.Absent {
				parts = append(parts, o.Part)
			}
		}
	}
	if s.Components == nil {
		parts = append(parts, edition.Part{Name: "scheme", Role: edition.Scheme, Span: edition.Span{Start: 0, End: strings.IndexByte(text, ':')}})
		appendOwn(nil)
		return parts
	}
	for _, c := range s.Components(text) {
		parts = append(parts, c)
		if c.Role == edition.Path {
			appendOwn(&c)
		}
	}
	return parts
}

// LoginLines take a login apart, for specs that call it by this name.
const LoginLines = `
has-user? if "@" is in login
	split-user: user, hostport ← login, at its last "@"
	split-password: user, password ← user, at its first ":"
no-user| else
	only-host: hostport ← login
split-port: host, port ← hostport, at its last ":"
` + NoHostLines

// NoHostLines end a run if there is no host.
const NoHostLines = `
no-host? if host is empty
	nowhere: no result: the URL has no host to connect to
`
