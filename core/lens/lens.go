// Package lens finds what deserves a remark in texts, valid or not: what attackers put into
// them, and what has consequences that surprise people. A finding is a fact with its place,
// the section of the edition that speaks of it, and how sure it is; the words for it are
// elsewhere (web/src/words). What an edition does not speak of is not found by it: each has a
// table of what it knows, in its own folder ([edition.Findings]).
//
// Of each kind, the first place in a text is told, and how many there are besides. All
// offsets are bytes of the text that a finding is about; time is linear in the texts.
package lens

import (
	"strconv"
	"strings"

	"uriscope/core/edition"
	"uriscope/core/uri"
)

// A Finding is one remark.
type Finding struct {
	ID   edition.FindingID
	On   edition.Use  // the text that it is about
	Span edition.Span // the place, in bytes
	Args []string     // what its sentence needs besides, as pairs of name and value
	*edition.Known
}

// A Split is a text and its components by the edition.
type Split struct {
	Text  string
	Parts []edition.Part
}

// parts are a text and where its components are, [edition.Absent] for those that it has not.
type parts struct {
	text                                                                 string
	scheme, authority, user, password, host, port, path, query, fragment edition.Span
	kind                                                                 string // of the host
}

// partsOf finds the components by their roles. Some editions have user and password as two
// parts of the same role; in the others, the password follows the first colon.
func partsOf(s Split) (p parts) {
	p.text = s.Text
	at := [...]*edition.Span{&p.scheme, &p.authority, &p.user, &p.password, &p.host, &p.port, &p.path, &p.query, &p.fragment}
	for _, span := range at {
		*span = edition.Absent
	}
	for i := range s.Parts {
		part := &s.Parts[i]
		switch part.Role {
		case edition.Scheme:
			p.scheme = part.Span
		case edition.Authority:
			p.authority = part.Span
		case edition.Userinfo:
			if p.user == edition.Absent {
				p.user = part.Span
			} else {
				p.password = part.Span
			}
		case edition.Host:
			p.host, p.kind = part.Span, part.Kind
		case edition.Port:
			p.port = part.Span
		case edition.Path:
			p.path = part.Span
		case edition.Query:
			p.query = part.Span
		case edition.Fragment:
			p.fragment = part.Span
		}
	}
	if p.user != edition.Absent && p.password == edition.Absent {
		if colon := strings.IndexByte(p.user.Of(p.text), ':'); colon >= 0 {
			p.password = edition.Span{Start: p.user.Start + colon + len(":"), End: p.user.End}
			p.user.End = p.user.Start + colon
		}
	}
	return p
}

// of returns the text of a component, "" if it is absent.
func (p *parts) of(s edition.Span) string { return s.Of(p.text) }

// A Glass looks at texts with what one edition knows, and collects what it finds.
type Glass struct {
	Edition *edition.Edition
	Found   []Finding

	on edition.Use
	parts
	leftOut bool // whether the scheme may be left out, as if the reference were relative
}

// Look looks at a base and a reference, each by itself and both together.
func (g *Glass) Look(base, reference Split) {
	g.on, g.parts = edition.AsBase, partsOf(base)
	of := g.parts
	scheme := of.of(of.scheme)
	g.look(scheme)
	if at := g.fragment; at != edition.Absent {
		g.add(edition.BaseFragment, edition.Span{Start: at.Start - len("#"), End: at.End})
	}
	g.on, g.parts = edition.AsReference, partsOf(reference)
	if g.scheme != edition.Absent {
		own := g.of(g.scheme)
		g.leftOut = uri.EqualSchemes(own, scheme) && g.authority == edition.Absent && g.knows(edition.LeftOutScheme)
		scheme = own
	}
	g.look(scheme)
	g.relation(&of)
}

// guard keeps a path that begins with "//" from being read as an authority; it goes with the dot
// segments.
const guard = "/."

// LookAgain looks at a target: whether it is split into other components when it is read
// again. The given ones are those from which the algorithm composed it.
func (g *Glass) LookAgain(target Split, composed []edition.Part) {
	g.on, g.parts = edition.AsTarget, partsOf(target)
	put := partsOf(Split{target.Text, composed})
	if g.path != put.path {
		at := max(put.path.Start, 0)
		g.add(edition.Reread, put.path, "guarded", target.Text[:at]+guard+target.Text[at:])
	}
}

// look looks for what does not depend on what the text is used for. Its scheme is given: its
// own, or that of the base.
func (g *Glass) look(scheme string) {
	scheme = strings.ToLower(scheme)
	g.credentials(scheme)
	g.service(scheme)
	g.name(scheme)
	g.escapes(scheme)
	g.segments()
	g.characters()
}

// knows reports whether the edition speaks of something.
func (g *Glass) knows(id edition.FindingID) bool {
	return g.Edition.Known(id).Sure != edition.NotKnown
}

// add adds a finding, if the edition speaks of it. The args are pairs of name and value. In
// every place of its own it would take as much code as all else there.
//
//go:noinline
func (g *Glass) add(id edition.FindingID, span edition.Span, args ...string) {
	if g.knows(id) {
		g.Found = append(g.Found, Finding{id, g.on, span, args, g.Edition.Known(id)})
	}
}

// addPlaces adds what was met at some places, if it was.
func (g *Glass) addPlaces(id edition.FindingID, p places, args ...string) {
	if p.met == 0 {
		return
	}
	if p.met > 1 {
		args = append(args, "more", strconv.Itoa(p.met-1))
	}
	g.add(id, p.first, args...)
}

// Places are the first place at which something was met, and at how many it was. Those that
// follow each other at once are one.
type places struct {
	first edition.Span
	met   int
	end   int // of the last one
}

// meet adds a place.
func (p *places) meet(start, end int) {
	switch {
	case p.met == 0 || start != p.end:
		if p.met++; p.met == 1 {
			p.first = edition.Span{Start: start, End: end}
		}
	case p.met == 1:
		p.first.End = end
	}
	p.end = end
}
