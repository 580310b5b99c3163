// Package edition holds the published states of the URI specification that can be
// run: for each its grammar, its names for the components of a text, its classes of
// characters, and its way of resolving a reference, written down as the document
// writes it and watched by a [trace.Trace] where one is given.
//
// One document is one file, or a few that begin with its name, in the document's
// order and with the document's words.
package edition

import (
	"strings"

	"uriscope/core/grammar"
	"uriscope/core/trace"
)

// An Edition is one published state of the specification.
type Edition struct {
	ID       string // stable: it stands in links
	Year     int
	Title    string
	Document string   // as citations begin, for instance "RFC 3986"
	Choices  []Choice // what the document leaves to whoever follows it

	// Listing is the algorithm. Its first two registers hold the base and the
	// reference, its last one holds the result.
	Listing     *trace.Listing
	Grammar     func() *grammar.Grammar
	Productions []string // those that a whole text can be held against, the usual ones first
	Classes     []Class
	Expression  *Expression // nil where the document has none

	// Hold says which production a text has to match to be used like that, and how
	// many of its bytes have to. The production is empty where the document has
	// none for it.
	Hold func(use Use, text string) (production string, length int)
	// Split names the components of any text. It never fails.
	Split func(text string) []Part
	// Resolve resolves the reference and records the run in t, which may be nil.
	Resolve func(base, reference string, o Options, t *trace.Trace) Result

	// validate is a way to hold a text against one of Productions that is faster
	// than the grammar, or nil.
	validate func(production, text string) *Mismatch
}

// All lists the editions, the earliest first.
var All = []*Edition{&URL1993, &RFC1738, &URLSyntax05, &RFC2396bis01, &RFC3986}

// ByID returns the edition of that id, or nil.
func ByID(id string) *Edition {
	for _, e := range All {
		if e.ID == id {
			return e
		}
	}
	return nil
}

// A Choice is one of the [Options].
type Choice string

const (
	Strict     Choice = "strict"
	Validating Choice = "validating"
	ExcessDots Choice = "excess"
)

// Options are the choices that a document leaves to whoever follows it. Every
// edition reads its own and ignores the others.
type Options struct {
	// NonStrict lets a reference's scheme be ignored if it is the base's
	// (RFC 3986, section 5.2.2).
	NonStrict bool
	// NonValidating does the same in the draft of 2003
	// (draft-fielding-uri-rfc2396bis-01, section 5.2).
	NonValidating bool
	// Excess says what becomes of ".." segments that climb above the root
	// (draft-fielding-uri-rfc2396bis-01, section 5.2, step 7 of merging).
	Excess Excess
}

// An Excess is a way to treat ".." segments that climb above the root.
type Excess int8

const (
	Keep   Excess = iota // they stay in the path
	Remove               // they are discarded
	Refuse               // there is no target
)

var excesses = [...]string{Keep: "keep", Remove: "remove", Refuse: "refuse"}

func (x Excess) String() string { return excesses[x] }

// ExcessByName returns the way that [Excess.String] calls so, and [Keep] for any
// other name.
func ExcessByName(name string) Excess {
	for x, n := range excesses {
		if n == name {
			return Excess(x)
		}
	}
	return Keep
}

// A Use is what a text is for.
type Use int8

const (
	AsBase Use = iota
	AsReference
	AsTarget
)

// An Outcome says what kind of answer a resolution has.
type Outcome string

const (
	Target          Outcome = "target"           // a URI
	SameDocument    Outcome = "same-document"    // a URI that is the base, but for its fragment
	CurrentDocument Outcome = "current-document" // the document at hand, and no URI
	NoRelativeForm  Outcome = "no-relative-form" // the edition does not know such references
	Failed          Outcome = "error"            // no target
)

// HasTarget reports whether there is a URI in the end.
func (o Outcome) HasTarget() bool { return o == Target || o == SameDocument }

// A Result is the answer of a resolution.
type Result struct {
	Outcome Outcome
	// Target is what the algorithm composed, also where it failed; of the current
	// document it is the fragment with its "#", or empty.
	Target string
	Parts  []Part // of Target, as the algorithm put them together
	Why    Why
}

// A Why is the reason for a result: the id of a sentence, and what to put into it
// as pairs of name and value.
type Why struct {
	ID   string
	Args []string
}

// why returns the reason "id: name, name" with a value for every name.
func why(words string, values ...string) Why {
	var w Why
	var name string
	w.ID, words, _ = strings.Cut(words, ": ")
	for _, value := range values {
		name, words, _ = strings.Cut(words, ", ")
		w.Args = append(w.Args, name, value)
	}
	return w
}

// RefusedID is the reason of a [Failed] that is due to [Refuse]; every other has its
// reason in a base without a scheme.
const RefusedID = "excess-refused"

// A Part is a component of a text under the edition's own name.
type Part struct {
	Name  string
	Role  Role
	Inner bool // a part of a component: userinfo, host, port
	Span  Span
	Kind  string // the rule that it matches, where the name leaves that open
}

// partsAt lists the components that an edition has names for, each with where it
// stands.
func partsAt(names []Part, at ...Span) []Part {
	parts := append([]Part(nil), names...)
	for i := range parts {
		parts[i].Span = at[i]
	}
	return parts
}

// setKind says which rule the component of a role matches, if it is there.
func setKind(parts []Part, role Role, kind string) {
	for i := range parts {
		if p := &parts[i]; p.Role == role && p.Span != Absent {
			p.Kind = kind
		}
	}
}

// A Span is the range [Start, End) of a text, in bytes. A component that is absent
// has the span [Absent]; one that is there and empty has one of length 0.
type Span struct{ Start, End int }

// Absent is the span of a component that is not there.
var Absent = Span{-1, -1}

// A Role is the part that a component has in the picture, whatever its name.
type Role string

const (
	Scheme    Role = "scheme"
	Authority Role = "authority"
	Path      Role = "path"
	Query     Role = "query"
	Fragment  Role = "fragment"
	Userinfo  Role = "userinfo" // and user and password, where they are told apart
	Host      Role = "host"
	Port      Role = "port"
	Params    Role = "params" // of a path segment
)

// A Class is a set of characters under the name that the document gives it. An octet
// belongs to the first class of its edition that has it.
type Class struct {
	Name    string
	Section string // document and section
	// Octets are the members. Of the class of percent-encodings it is "%", and it
	// has only those that two hexadecimal digits follow, together with the digits.
	Octets string
	// Excluded marks a class whose characters cannot stand in a URI as they are.
	Excluded bool
}

// An Expression is a document's regular expression for the split of a text.
type Expression struct {
	Section string // document and section
	Pattern string
	// Groups returns what the groups match, the whole first.
	Groups func(text string) []Span
}
