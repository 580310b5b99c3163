// Package lens finds noteworthy things in texts, valid or not: tricks of attackers, and things with surprising
// consequences. A finding is a fact with its position, the section of the edition about it, and how certain it
// is; its wording is elsewhere (web/src/words). An edition only finds what its spec discusses; each has a table
// of that in its own folder ([edition.Findings]).
//
// Of each kind, lens reports the first place in a text, and how many others there are. All offsets are bytes of
// the text that a finding is about. Time is linear in the texts.
package lens

import (
	"strconv"
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
)

// A Finding is one note.
type Finding struct {
	ID   edition.FindingID
	On   edition.Use  // the text concerned
	Span edition.Span // the place, in bytes
	Args []string     // further values for its sentence, as pairs of name and value
	*edition.Coverage
}

// A Split is a text and the edition's components of it.
type Split struct {
	Text   string
	Parts  []edition.Part
	Faulty bool // whether the algorithm finds an error in it
}

// parts are a text and the spans of its components, [edition.Absent] for missing ones.
type parts struct {
	text                                                                 string
	faulty                                                               bool
	scheme, authority, user, password, host, port, path, query, fragment edition.Span
	kind                                                                 string // the kind of host
}

// partsOf finds the components by their roles. In some editions, user and password are separate parts, and
// either can be absent; in the others, the first colon separates them.
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

// of returns the text of a component, or "" if it is absent.
func (p *parts) of(s edition.Span) string { return s.Of(p.text) }

// A Finder examines texts by one edition, and collects findings.
type Finder struct {
	Edition *edition.Edition
	Options edition.Options
	Found   []Finding

	on edition.Use
	parts
	leftOut bool // whether the scheme can be ignored, as if the reference were relative
}

// LookAtReference examines a base and a reference, individually and together.
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

// guard keeps a path that begins with "//" from being parsed as an authority. Removing dot segments also
// removes it.
const guard = "/."

// LookAtTarget checks whether parsing a target again splits it differently from composed, the components that
// the algorithm put together.
func (f *Finder) LookAtTarget(target Split, composed []edition.Part) {
	f.on, f.parts = edition.AsTarget, partsOf(target)
	put := partsOf(Split{Text: target.Text, Parts: composed})
	if f.path != put.path {
		at := max(put.path.Start, 0)
		f.add(edition.Reread, put.path, "guarded", target.Text[:at]+guard+target.Text[at:])
	}
}

// LookAtMismatch adds a finding for a text that breaks a production without an error of the algorithm.
func (f *Finder) LookAtMismatch(on edition.Use, m *edition.Mismatch) {
	f.on = on
	f.add(edition.Unreported, edition.Span{Start: m.At, End: m.At + len(m.Found)}, "rule", m.Rule, "condition", m.Condition)
}

// look examines what doesn't depend on the text's use. scheme is its own scheme, or the base's.
func (f *Finder) look(scheme string) {
	scheme = strings.ToLower(scheme)
	f.credentials(scheme)
	f.service(scheme)
	f.name(scheme)
	f.escapes(scheme)
	f.segments()
	f.characters()
}

// knows reports whether the edition discusses a finding.
func (f *Finder) knows(id edition.FindingID) bool {
	return f.Edition.Coverage(id).Sure != edition.NotKnown
}

// add adds a finding, if the edition discusses it. args are pairs of name and value. It isn't inlined, because
// that would take as much code as the rest of its caller.
//
//go:noinline
func (f *Finder) add(id edition.FindingID, span edition.Span, args ...string) {
	if f.knows(id) {
		f.Found = append(f.Found, Finding{id, f.on, span, args, f.Edition.Coverage(id)})
	}
}

// addOccurrences adds a finding for occurrences, if there are any.
func (f *Finder) addOccurrences(id edition.FindingID, at occurrences, args ...string) {
	if at.met == 0 {
		return
	}
	if at.met > 1 {
		args = append(args, "more", strconv.Itoa(at.met-1))
	}
	f.add(id, at.first, args...)
}

// occurrences are the position of the first occurrence, and the number of occurrences. Adjacent ones count
// once.
type occurrences struct {
	first edition.Span
	met   int
	end   int // end of the last one
}

// meet adds an occurrence.
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
