// Package bases answers where the base of a document's references comes from: from the
// document itself, from an entity that encloses it, from the URI by which it was retrieved, or
// from a default, as an edition has these layers. What was found in each of them is given; which
// of it is usable, what it becomes, and which layer wins is the answer.
//
// An answer takes time in proportion to what is given. All offsets are bytes.
package bases

import (
	"strings"

	"uriscope/core/edition"
)

const (
	// MaxEntities is how many enclosing entities are looked at, from the inside out.
	MaxEntities = 64
	// MaxFound is how many values are looked at of those that were found in one place.
	MaxFound = 16
	// MaxText is the length in bytes up to which a value is looked at.
	MaxText = 1 << 16
)

// A Request asks where the base of a document comes from. Of each place it has what was found
// there, in the order in which it stands; nil is nothing.
type Request struct {
	Edition   *edition.Edition
	Embedded  []string // in the document itself; the first one counts
	Enclosing []Entity // from the inside out; the first one has the document as its body
	Retrieval []string // the URIs of the requests, of which all but the last were redirected
	Default   []string // what the application takes without anything else; the first one counts
}

// An Entity is what encloses a document or another entity: a part of a message, or a message.
// It has the values of its header fields; the first one counts.
type Entity struct {
	ContentBase, ContentLocation []string
}

// An Answer is the answer to a [Request].
type Answer struct {
	Edition *edition.Edition
	Layers  []Layer // from the inside out; there is one for each entity, and one if there are none
	Wins    int     // index of the layer that gives the base; -1 if none does
	Base    string  // what it gives; the empty string is a base where the edition says so
	Why     Why
	Omitted int // entities that were not looked at, the outermost
	// Self is the URI of the document itself, empty if that is not known.
	Self string
}

// A Why says in a word where the base comes from.
type Why string

const (
	FromDocument Why = "embedded"
	FromBase     Why = "content-base"
	FromLocation Why = "content-location"
	FromRequest  Why = "retrieval"
	FromDefault  Why = "default"
	EmptyDefault Why = "empty-default" // there is none, and the edition's default is the empty string
	None         Why = "none"          // there is none
	NoRelative   Why = "no-relative"   // the edition has no relative references
)

// A Layer is one of the layers, with what was found there.
type Layer struct {
	ID      edition.LayerID
	Section string // document and section; empty if the edition does not know the layer
	Entity  int    // index in the request of the entity, -1 if the layer is none
	Found   []Found
	More    int // values that were not looked at
	Defined bool
	Base    string // if it is defined
}

// A Found is a value that was found in a layer.
type Found struct {
	From Why
	// Text is the value: of a header field without its white space, which means nothing.
	Text   string
	Folded bool // whether there was such white space
	State  State
	// Against is the index of the layer whose base it was resolved against, -1 if it is absolute.
	// It is the layer of the value itself where a Content-Location stands beside a Content-Base.
	Against int
	Cut     bool // whether a fragment was cut off
	Flat    bool // whether it has no hierarchical path, by the words of the edition or for want of a "/"
	Base    string
	// Problems say why the text is no URI or reference. There are none if it is one.
	Problems []edition.Problem
}

// A State says what becomes of a value.
type State string

const (
	Used        State = "used"         // it is the base of its layer
	Another     State = "another"      // another one in the layer counts
	NotKnown    State = "not-known"    // the edition does not know the layer
	Overruled   State = "overruled"    // the edition says what the default is
	Malformed   State = "syntax"       // it is no URI
	NotAbsolute State = "not-absolute" // it is relative, and must not be
	NoOuter     State = "no-outer"     // it is relative, and nothing further out has a base
	NoTarget    State = "no-target"    // it is relative, and leads to no URI
	TooLong     State = "too-long"     // it is longer than [MaxText]
)

// Find answers a request. It returns nil where the document does not speak of bases.
func Find(q Request) *Answer {
	if q.Edition.Bases == nil {
		return nil
	}
	a := &Answer{Edition: q.Edition, Wins: -1}
	entities := q.Enclosing
	if len(entities) > MaxEntities {
		entities, a.Omitted = entities[:MaxEntities], len(entities)-MaxEntities
	}
	a.add(edition.Embedded, -1, values(FromDocument, q.Embedded))
	for i, e := range entities {
		a.add(edition.Encapsulated, i, values(FromBase, e.ContentBase), values(FromLocation, e.ContentLocation))
	}
	if len(entities) == 0 {
		a.add(edition.Encapsulated, -1)
	}
	a.add(edition.Retrieved, -1, values(FromRequest, q.Retrieval))
	a.add(edition.Defaulted, -1, values(FromDefault, q.Default))
	a.settle()
	a.conclude(len(q.Enclosing) > 0)
	return a
}

// values are what was found in one place, of those at most [MaxFound]. Of the URIs of requests
// these are the last ones.
func values(from Why, texts []string) (v found) {
	v.from, v.more = from, max(0, len(texts)-MaxFound)
	if v.texts = texts[:len(texts)-v.more]; from == FromRequest {
		v.texts = texts[v.more:]
	}
	return v
}

type found struct {
	from  Why
	texts []string
	more  int
}

// add adds a layer with all that was found.
func (a *Answer) add(id edition.LayerID, entity int, all ...found) {
	l := Layer{ID: id, Section: a.Edition.Bases.Layers[id], Entity: entity}
	for _, some := range all {
		l.More += some.more
		counts := 0
		if some.from == FromRequest {
			counts = len(some.texts) - 1
		}
		for i, text := range some.texts {
			f := Found{From: some.from, Text: text, State: Used, Against: -1}
			if some.from == FromBase || some.from == FromLocation {
				f.Text = unfolded(text)
				f.Folded = f.Text != text
			}
			switch {
			case l.Section == "":
				f.State = NotKnown
			case id == edition.Defaulted && a.Edition.Bases.EmptyDefault:
				f.State = Overruled
			case i != counts:
				f.State = Another
			case len(f.Text) > MaxText:
				f.State = TooLong
			}
			l.Found = append(l.Found, f)
		}
	}
	a.Layers = append(a.Layers, l)
}

// settle determines the bases of the layers, from the outside in: what is relative is resolved
// against the nearest base that is further out. A Content-Base is also the base for the header
// fields beside it (draft-fielding-url-syntax-05, section 5.1.1).
func (a *Answer) settle() {
	outer := -1
	for i := len(a.Layers) - 1; i >= 0; i-- {
		l := &a.Layers[i]
		if l.ID == edition.Defaulted && a.Edition.Bases.EmptyDefault {
			l.Defined = true
		}
		for j := range l.Found {
			f := &l.Found[j]
			if f.State != Used {
				continue
			}
			against := outer
			if l.Defined && l.Base != "" {
				against = i
			}
			if f.resolve(a, against); f.State != Used {
				continue
			}
			if l.Defined {
				f.State = Another // Content-Base has precedence
				continue
			}
			l.Defined, l.Base = true, f.Base
		}
		if l.Base != "" {
			outer = i
		}
	}
}

// resolve makes a base of a value, or says why it is none. outer is the index of the layer that
// it is resolved against if it is relative, -1 if there is none.
func (f *Found) resolve(a *Answer, outer int) {
	e := a.Edition
	_, f.Problems = e.Check(edition.AsReference, f.Text)
	switch relative := !e.IsAbsolute(f.Text); {
	case len(f.Problems) > 0:
		f.State = Malformed
		return
	case !relative:
		f.Base = f.Text
	case f.From == FromBase || f.From == FromDocument && e.Bases.WholeName:
		f.State = NotAbsolute
		return
	case outer < 0:
		f.State = NoOuter
		return
	default:
		result := e.Resolve(a.Layers[outer].Base, f.Text, nil, nil)
		if f.Against = outer; !result.Outcome.HasTarget() {
			f.State = NoTarget
			return
		}
		f.Base = result.Target
	}
	if fragment := e.PartOf(f.Base, edition.Fragment); fragment != edition.Absent {
		f.Base = strings.TrimSuffix(f.Base[:fragment.Start], "#")
		f.Cut = true
	}
	path := e.PartOf(f.Base, edition.Path).Of(f.Base)
	f.Flat = e.PartOf(f.Base, edition.Authority) == edition.Absent && path != "" && path[0] != '/' &&
		(e.Bases.Hierarchy != "" || !strings.Contains(path, "/"))
}

// conclude says which layer wins.
func (a *Answer) conclude(enclosed bool) {
	a.Why = None
	if a.Edition.Bases.NoRelative {
		a.Why = NoRelative
	}
	for i := range a.Layers {
		l := &a.Layers[i]
		if l.Entity == 0 && enclosed || l.ID == edition.Retrieved && !enclosed {
			a.Self = l.own()
		}
		if !l.Defined || a.Wins >= 0 {
			continue
		}
		a.Wins, a.Base, a.Why = i, l.Base, EmptyDefault
		for _, f := range l.Found {
			if f.State == Used {
				a.Why = f.From
			}
		}
	}
}

// own returns the URI that a layer gives the document itself, empty if it gives none: that of
// the request, or the Content-Location of the entity.
func (l *Layer) own() string {
	for _, f := range l.Found {
		if (f.From == FromRequest || f.From == FromLocation) && f.Base != "" {
			return f.Base
		}
	}
	return ""
}

// unfolded returns the value of a header field without white space
// (draft-fielding-url-syntax-05, section 5.1.1).
func unfolded(value string) string {
	if !strings.ContainsAny(value, " \t\r\n") {
		return value
	}
	b := make([]byte, 0, len(value))
	for i := range len(value) {
		if c := value[i]; c != ' ' && c != '\t' && c != '\r' && c != '\n' {
			b = append(b, c)
		}
	}
	return string(b)
}

// Request returns what an empty reference means in a place that always leads to a new request,
// such as "form action": the URI, and where the edition says so. The section is empty where it
// says nothing of the place; the URI is empty where it is not known.
func (a *Answer) Request(place string) (uri, section string) {
	r := a.Edition.Bases.Requests
	if r == nil {
		return "", ""
	}
	for _, p := range r.Places {
		if p == place && r.Base {
			return a.Base, r.Section
		} else if p == place {
			return a.Self, r.Section
		}
	}
	return "", ""
}
