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
	On   On
	Span edition.Span // the place, in bytes
	Args []string     // what its sentence needs besides, as pairs of name and value
	edition.Known
}

// On names the text that a finding is about.
type On string

const (
	Base      On = "base"
	Reference On = "reference"
	Target    On = "target"
)

// A Split is a text and its components by the edition.
type Split struct {
	Text  string
	Parts []edition.Part
}

// part returns the component of a role, with the span [edition.Absent] if there is none.
func (s Split) part(role edition.Role) edition.Part {
	for _, p := range s.Parts {
		if p.Role == role {
			return p
		}
	}
	return edition.Part{Span: edition.Absent}
}

// of returns the text of the component of a role, and whether it is there.
func (s Split) of(role edition.Role) (text string, ok bool) {
	span := s.part(role).Span
	return span.Of(s.Text), span != edition.Absent
}

// A Glass looks at texts with what one edition knows, and collects what it finds.
type Glass struct {
	Edition *edition.Edition
	Found   []Finding

	on On
	Split
	leftOut bool // whether the scheme may be left out, as if the reference were relative
}

// Look looks at a base and a reference, each by itself and both together.
func (g *Glass) Look(base, reference Split) {
	of, _ := base.of(edition.Scheme)
	g.at(Base, base)
	g.text(of)
	if at := g.part(edition.Fragment).Span; at != edition.Absent {
		g.add(edition.BaseFragment, edition.Span{Start: at.Start - len("#"), End: at.End})
	}
	g.at(Reference, reference)
	if own, ok := reference.of(edition.Scheme); ok {
		_, hasAuthority := reference.of(edition.Authority)
		g.leftOut = uri.EqualSchemes(own, of) && !hasAuthority && g.knows(edition.LeftOutScheme)
		of = own
	}
	g.text(of)
	g.relation(base)
}

// LookAgain looks at a target: whether it is split into other components when it is read
// again. The given ones are those from which the algorithm composed it.
func (g *Glass) LookAgain(target Split, composed []edition.Part) {
	g.at(Target, target)
	path := Split{target.Text, composed}.part(edition.Path).Span
	if g.part(edition.Path).Span != path {
		g.add(edition.Reread, path)
	}
}

// at turns to a text.
func (g *Glass) at(on On, s Split) { g.on, g.Split = on, s }

// text looks for what does not depend on what the text is used for. Its scheme is given: its
// own, or that of the base.
func (g *Glass) text(scheme string) {
	scheme = strings.ToLower(scheme)
	g.user()
	g.port(scheme)
	g.host(scheme)
	g.escapes()
	g.segments()
	g.characters()
}

// knows reports whether the edition speaks of something.
func (g *Glass) knows(id edition.FindingID) bool {
	return g.Edition.Findings[id].Sure != edition.NotKnown
}

// add adds a finding, if the edition speaks of it. The args are pairs of name and value.
func (g *Glass) add(id edition.FindingID, span edition.Span, args ...string) {
	if g.knows(id) {
		g.Found = append(g.Found, Finding{id, g.on, span, args, g.Edition.Findings[id]})
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
