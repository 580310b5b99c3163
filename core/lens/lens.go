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

	"uriscope.example/core/uri"
	"uriscope/core/edition"
)

// A Finding is one remark.
type Finding struct {
	ID   edition.FindingID
	On   edition.Use  // the text that it is about
	Span edition.Span // the place, in bytes
	Args []string     // what its sentence needs besides, as pairs of name and value
	*edition.Coverage
}

// A Split is a text and its components by the edition.
type Split struct {
	Text   string
	Parts  []edition.Part
	Faulty bool // whether the algorithm calls something in it wrong
}

// parts are a text and where its components are, [edition.Absent] for those that it has not.
type parts struct {
	text                                                                 string
	faulty                                                               bool
	scheme, authority, user, password, host, port, path, query, fragment edition.Span
	kind                                                                 string // of the host
}

// partsOf finds the components by their roles. Some editions have a user and a password as two
// parts, of which either may be absent; in the others, the password follows the first colon.
func partsOf(s Split) (p parts) {
	divided := false
	p.text, p.faulty = s.Text, s.Faulty
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
			switch part.Name {
			case "password":
				p.password, divided = part.Span, true
			case "username":
				p.user, divided = part.Span, true
			default:
				p.user = part.Span
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
	if p.user != edition.Absent && !divided {
		if colon := strings.IndexByte(p.user.Of(p.text), ':'); colon >= 0 {
			p.password = edition.Span{Start: p.user.Start + colon + len(":"), End: p.user.End}
			p.user.End = p.user.Start + colon
		}
	}
	return p
}

// of returns the text of a component, "" if it is absent.
func (p *parts) of(s edition.Span) string { return s.Of(p.text) }

// A Finder looks at texts with what one edition knows, and collects what it finds.
type Finder struct {
	Edition *edition.Edition
	Options edition.Options
	Found   []Finding

	on edition.Use
	parts
	leftOut bool // whether the scheme may be left out, as if the reference were relative
}

// LookAtReference looks at a base and a reference, each by itself and both together.
func (f *Finder) LookAtReference(base, reference Split) {
	f.on, f.parts = edition.AsBase, partsOf(base)
	of := f.parts
	scheme := of.of(of.scheme)
	f.look(scheme)
	if at := f.fragment; at != edition.Absent {
		f.add(edition.BaseFragment, edition.Span{Start: at.Start - len("#"), End: at.End})
	}
	f.on, f.parts = edition.AsReference, partsOf(reference)
	if f.scheme != edition.Absent {
		own := f.of(f.scheme)
		f.leftOut = uri.EqualSchemes(own, scheme) && f.authority == edition.Absent && f.knows(edition.LeftOutScheme)
		scheme = own
	}
	f.look(scheme)
	f.relation(&of)
}

// guard keeps a path that begins with "//" from being read as an authority; it goes with the dot
// segments.
const guard = "/."

// LookAtTarget looks at a target: whether it is split into other components when it is read
// again. The given ones are those from which the algorithm composed it.
func (f *Finder) LookAtTarget(target Split, composed []edition.Part) {
	f.on, f.parts = edition.AsTarget, partsOf(target)
	put := partsOf(Split{Text: target.Text, Parts: composed})
	if f.path != put.path {
		at := max(put.path.Start, 0)
		f.add(edition.Reread, put.path, "guarded", target.Text[:at]+guard+target.Text[at:])
	}
}

// LookAtMismatch notes that a text is not what it has to be, though the algorithm has no error for it.
func (f *Finder) LookAtMismatch(on edition.Use, m *edition.Mismatch) {
	f.on = on
	f.add(edition.Unreported, edition.Span{Start: m.At, End: m.At + len(m.Found)}, "rule", m.Rule, "condition", m.Condition)
}

// look looks for what does not depend on what the text is used for. Its scheme is given: its
// own, or that of the base.
func (f *Finder) look(scheme string) {
	scheme = strings.ToLower(scheme)
	f.credentials(scheme)
	f.service(scheme)
	f.name(scheme)
	f.escapes(scheme)
	f.segments()
	f.characters()
}

// knows reports whether the edition speaks of something.
func (f *Finder) knows(id edition.FindingID) bool {
	return f.Edition.Coverage(id).Sure != edition.NotKnown
}

// add adds a finding, if the edition speaks of it. The args are pairs of name and value. In
// every place of its own it would take as much code as all else there.
//
//go:noinline
func (f *Finder) add(id edition.FindingID, span edition.Span, args ...string) {
	if f.knows(id) {
		f.Found = append(f.Found, Finding{id, f.on, span, args, f.Edition.Coverage(id)})
	}
}

// addOccurrences adds what was met at some places, if it was.
func (f *Finder) addOccurrences(id edition.FindingID, at occurrences, args ...string) {
	if at.met == 0 {
		return
	}
	if at.met > 1 {
		args = append(args, "more", strconv.Itoa(at.met-1))
	}
	f.add(id, at.first, args...)
}

// occurrences are the first place at which something was met, and at how many it was. Those that
// follow each other at once are one.
type occurrences struct {
	first edition.Span
	met   int
	end   int // of the last one
}

// meet adds a place.
func (p *occurrences) meet(start, end int) {
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
