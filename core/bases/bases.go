// Package bases finds the base of a document's references: in the document itself, in an entity that encloses
// it, in the URI from which it was retrieved, or in a default, according to the layers that an edition defines.
// Given the values found in each place, it says which are usable, what they resolve to, and which layer wins.
//
// Find takes time linear in the size of its input. All offsets are bytes.
package bases

import (
	"strings"

	"uriscope/core/edition"
)

const (
	// MaxEntities is the maximum number of enclosing entities examined, from the inside out.
	MaxEntities = 64
	// MaxFound is the maximum number of values examined in one place.
	MaxFound = 16
	// MaxText is the maximum length of a value, in bytes; longer ones aren't examined.
	MaxText = 1 << 16
)

// A Request asks for the base of a document. It lists the values found in each place, in order; nil means
// nothing was found.
type Request struct {
	Edition   *edition.Edition
	Embedded  []string // in the document itself; the first value counts
	Enclosing []Entity // from the inside out; the first entity has the document as its body
	Retrieval []string // the URIs of the requests; all but the last were redirected
	Default   []string // the application's default base; the first value counts
}

// An Entity encloses a document or another entity: it is a message, or a part of a message. It has the values
// of its header fields; the first of each counts.
type Entity struct {
	ContentBase, ContentLocation []string
}

// An Answer is the answer to a [Request].
type Answer struct {
	Edition *edition.Edition
	Layers  []Layer // from the inside out; one for each entity, or a single empty one if there are none
	Wins    int     // index of the layer that gives the base, or -1
	Base    string  // its base; may be the empty string if the edition says so
	Why     Why
	Omitted int // number of outermost entities that weren't examined
	// Self is the document's own URI, or empty if that is unknown.
	Self string
}

// A Why is the reason for the choice of base.
type Why string

const (
	FromDocument Why = "embedded"
	FromBase     Why = "content-base"
	FromLocation Why = "content-location"
	FromRequest  Why = "retrieval"
	FromDefault  Why = "default"
	EmptyDefault Why = "empty-default" // there is none, and the edition's default base is the empty string
	None         Why = "none"          // there is none
	NoRelative   Why = "no-relative"   // the edition has no relative references
)

// A Layer is one of the edition's layers, and the values found there.
type Layer struct {
	ID      edition.LayerID
	Section string // spec and section; empty if the edition doesn't know the layer
	Entity  int    // index of the entity in the request, or -1 for other layers
	Found   []Found
	More    int // number of values that weren't examined
	Defined bool
	Base    string // only if Defined
}

// A Found is a value that was found in a layer.
type Found struct {
	From Why
	// Text is the value. White space in a header field's value is removed, since it has no meaning.
	Text   string
	Folded bool // whether white space was removed
	State  State
	// Against is the index of the layer whose base the value was resolved against, or -1 if it is absolute. It
	// is the value's own layer for a Content-Location next to a Content-Base.
	Against int
	Cut     bool // whether a fragment was removed
	Flat    bool // whether it isn't hierarchical: the edition says so, or it contains no "/"
	Base    string
	// Problems say why the text isn't a URI or reference. There are none if it is.
	Problems []edition.Problem
}

// A State is the outcome for a value.
type State string

const (
	Used        State = "used"         // it is the base of its layer
	Another     State = "another"      // another value in the layer counts
	NotKnown    State = "not-known"    // the edition doesn't know the layer
	Overruled   State = "overruled"    // the edition prescribes another default
	Malformed   State = "syntax"       // it isn't a URI
	NotAbsolute State = "not-absolute" // it is relative, which isn't allowed
	NoOuter     State = "no-outer"     // it is relative, and no outer layer has a base
	NoTarget    State = "no-target"    // it is relative, and resolving it gives no URI
	TooLong     State = "too-long"     // it is longer than [MaxText]
)

// Find answers a request. It returns nil if the spec doesn't discuss bases.
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

// values returns the values found in one place, at most [MaxFound]. For the URIs of requests, it returns the
// last ones.
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

// add adds a layer and the values found there.
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

// settle determines the layers' bases, from the outside in. It resolves a relative value against the nearest
// base further out. A Content-Base is also the base for the other header fields of its entity
// (draft-fielding-url-syntax-05, section 5.1.1).
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
				f.State = Another // Content-Base takes precedence
				continue
			}
			l.Defined, l.Base = true, f.Base
		}
		if l.Base != "" {
			outer = i
		}
	}
}

// resolve turns a value into a base, or says why that isn't possible. outer is the index of the layer against
// which a relative value is resolved, or -1.
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

// conclude determines the layer that wins.
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

// own returns the document's own URI if the layer gives it, or "": the request's URI, or the entity's
// Content-Location.
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

// Request returns the meaning of an empty reference in a place that always starts a new request, such as "form
// action": the URI, and where the edition says so. The section is empty if the edition doesn't mention the
// place; the URI is empty if it is unknown.
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
