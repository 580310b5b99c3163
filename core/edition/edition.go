// Package edition says what an edition is: one published state of the URI
// specification that can be run. It has the types that every edition is made of, and
// none of the editions.
//
// Everything about one document is in one folder below this one: its grammar, its listing
// and the algorithm that runs it, its names for the components of a text, its classes of
// characters, its reasons, its examples, and what it does where documents differ. Code that
// several documents share is in the folders below internal.
package edition

import (
	"strconv"
	"strings"

	"uriscope/core/trace"
)

// An Edition is one published state of the specification: an algorithm with a name, which
// leaves a result, its record and what was wrong with the texts. Whatever else a document has
// is one of its [Capabilities], and may be missing.
type Edition struct {
	ID       string // stable: it stands in links
	Dated    Dated
	Document string    // as in citations, for instance "RFC 3986"
	Options  []*Option // the choices that the document leaves open

	// Listing is the algorithm. Its first two registers hold the base and the
	// reference, its last one holds the result.
	Listing *trace.Listing
	// Resolve resolves the reference. It records the run in t unless that is nil.
	Resolve func(base, reference string, o Options, t *trace.Trace) Result
	// Program is the listing as it runs. It is nil where Resolve is written in Go, and names the
	// lines of the listing.
	Program *Program
	// Forcing answers questions of such a listing in another way. It is nil where that can't be done.
	Forcing *Forcing
	// ChangedLines are the ids of lines that were changed, see [Edition.Changed]: none of a spec as it is.
	ChangedLines []string
	Examples     []Table // what the document prints; see [Edition.AllExamples]
	// Amended returns the edition as options change what it has besides its algorithm, such as its
	// grammar. It is nil where none does; see [Edition.With].
	Amended func(e *Edition, o Options) *Edition

	Capabilities
}

// Dated says which state of a document an edition is.
type Dated struct {
	Year int // of publication; of a living document, that of the commit
	// Commit is the state of a document that goes on changing, and Day its day, as in
	// "2026-07-01". Both are empty for one that was published once.
	Commit, Day string
}

// In is the date of a document that was published once.
func In(year int) Dated { return Dated{Year: year} }

// String returns the day of a living document, and the year of any other.
func (d Dated) String() string {
	if d.Living() {
		return d.Day
	}
	return strconv.Itoa(d.Year)
}

// Living reports whether the document goes on changing, so that this is one state of it.
func (d Dated) Living() bool { return d.Commit != "" }

// A Use is what a text is for.
type Use int8

func (use Use) String() string { return useNames[use] }

var useNames = [...]string{AsBase: "base", AsReference: "reference", AsTarget: "target"}

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
	NoRelativeForm  Outcome = "no-relative-form" // the edition has no relative references
	Failed          Outcome = "error"            // no target
	NoSetters       Outcome = "no-setters"       // of an edition beside one by which an attribute of the URL is set
)

// HasTarget reports whether the result is a URI.
func (o Outcome) HasTarget() bool { return o == Target || o == SameDocument }

// A Result is the answer of a resolution.
type Result struct {
	Outcome Outcome
	// Target is what the algorithm composed, even if it failed. For the current
	// document it is the fragment with its "#", or empty.
	Target string
	// Parts are the record, as spans of Target: the components as the algorithm put them
	// together.
	Parts    []Part
	Problems []Problem // what the algorithm found wrong on its way, in its order
	Why      Why
	Endless  bool // whether the run of a changed listing was ended, as it went on for too long
	// BaseParts and ReferenceParts are what the run took the two texts for, where the document
	// names no components of a text by itself.
	BaseParts, ReferenceParts []Part
}

// Gives reports whether the steps give a text: a target, or what isn't one only because it lacks a scheme.
func (r Result) Gives() bool { return r.Outcome.HasTarget() || r.Outcome == Failed && r.Target != "" }

// A Problem is something in a text that a document calls wrong. A run may meet several, and
// goes on after those that are not fatal.
type Problem struct {
	On       Use    // the text that it is in
	At       int    // offset in that text, in bytes
	ID       string // of its words
	State    string // where the algorithm was: a state of it, or a rule of the grammar
	Section  string // document and section
	Line     string // id of the line of the listing that found it, empty where that is not known
	Step     int    // index of the step of the run that found it, where that is recorded
	Fatal    bool   // whether there is no answer because of it
	Expected []string
	Found    string // the character there, empty at the end of the text
}

// A Why is the reason for a result.
type Why struct {
	ID   string   // of a sentence
	Line string   // id of the line of the listing that decided
	Args []string // the values to put into the sentence, as pairs of name and value
}

// NewWhy returns a reason; args are pairs of name and value. They are copied, so that no caller needs
// memory for them: in a hundred places that would be more code.
//
//go:noinline
func NewWhy(id, line string, args ...string) Why {
	return Why{id, line, append([]string(nil), args...)}
}

// With returns the edition as it is with some options. Its id, its listing and its algorithm stay.
func (e *Edition) With(o Options) *Edition {
	if e.Amended == nil {
		return e
	}
	return e.Amended(e, o)
}

// Uses reports whether a run takes something of the base's component of a role for some reference: if
// the algorithm has a register for it. No spec takes a fragment.
func (e *Edition) Uses(role Role) bool {
	if role == Fragment {
		return false
	}
	for _, p := range e.Split("") {
		for i := range e.Listing.Registers {
			if r := &e.Listing.Registers[i]; p.Role == role && r.Component == p.Name && strings.Contains(r.Of, AsBase.String()) {
				return true
			}
		}
	}
	return e.Components == nil
}

// A Class is a set of characters under the name that the document gives it. An octet
// belongs to the first class of its edition that has it.
type Class struct {
	Name    string
	Section string // document and section
	// Octets are the members. For the class of percent-encodings it is "%": its members
	// are the "%" that two hexadecimal digits follow, together with these digits.
	Octets string
	// Excluded marks a class whose characters cannot stand in a URI as they are.
	Excluded bool
}

// An Expression is the regular expression by which a document splits a text.
type Expression struct {
	Section string // document and section
	Pattern string
	Decided bool // whether a remark is about it, as of [grammar.Rule]
	// Groups returns what the groups match in a text whose components are given, so that the
	// edition must not lack these. The first span is that of the whole text.
	Groups func(text string, parts []Part) []Span
}
