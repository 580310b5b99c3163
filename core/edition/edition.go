// Package edition holds the published states of the URI specification that can be
// run: for each its grammar, its names for the components of a text, and its way of
// resolving a reference, written down as the document writes it and watched by a
// [trace.Trace] where one is given.
//
// One file is one document, in the document's order and with the document's words.
package edition

import (
	"uriscope/core/grammar"
	"uriscope/core/trace"
)

// An Edition is one published state of the specification.
type Edition struct {
	ID       string // stable: it stands in links
	Year     int
	Title    string
	Document string // as citations begin, for instance "RFC 3986"

	Listing     *trace.Listing
	Grammar     func() *grammar.Grammar
	Productions []string // those that a whole text can be held against, the usual ones first

	// Base is the production that a base has to match, Reference that of a reference.
	Base, Reference string

	// Split names the components of any text. It never fails.
	Split func(text string) []Part
	// Groups returns what the groups of the document's regular expression match,
	// the whole first; nil where the document has none.
	Groups func(text string) []Span
	// Validate holds a text against one of Productions; nil means that it matches.
	Validate func(production, text string) *Mismatch
	// Resolve resolves the reference and records the run in t, which may be nil.
	Resolve func(base, reference string, o Options, t *trace.Trace) Result
}

// All lists the editions, the earliest first.
var All = []*Edition{&RFC3986}

// ByID returns the edition of that id, or nil.
func ByID(id string) *Edition {
	for _, e := range All {
		if e.ID == id {
			return e
		}
	}
	return nil
}

// Options are the choices that a document leaves to whoever follows it.
type Options struct {
	// NonStrict lets a reference's scheme be ignored if it is the base's
	// (RFC 3986, section 5.2.2).
	NonStrict bool
}

// An Outcome says what kind of answer a resolution has.
type Outcome string

const (
	Target       Outcome = "target"        // a URI
	SameDocument Outcome = "same-document" // a URI that is the base, but for its fragment
	Failed       Outcome = "error"         // no target: the base has no scheme
)

// A Result is the answer of a resolution.
type Result struct {
	Outcome Outcome
	Target  string // what the algorithm composed, also where it failed
	Parts   []Part // of Target, as the algorithm put them together
	Why     Why
}

// A Why is the reason for a result: the id of a sentence, and what to put into it
// as pairs of name and value.
type Why struct {
	ID   string
	Args []string
}

// A Mismatch says why a text does not match a production.
type Mismatch struct {
	At       int    // offset of the first byte that does not fit
	Rule     string // of the grammar
	Section  string // document and section of the rule
	Expected []string
}

// A Part is a component of a text under the edition's own name.
type Part struct {
	Name  string
	Role  Role
	Inner bool // a part of a component: userinfo, host, port
	Span  Span
	Kind  string // of a host: the rule that it matches
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
	Userinfo  Role = "userinfo"
	Host      Role = "host"
	Port      Role = "port"
)
