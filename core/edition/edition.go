// Package edition defines an edition: one published state of the URI specification that can be run. It has the
// types that editions are made of, but not the editions themselves.
//
// Everything about a spec is in one folder below this one: its grammar, its listing, the algorithm that runs
// it, its names for the components of a text, its character classes, its reasons, its examples, and its
// behavior where specs differ. Code that several specs share is below internal.
package edition

import (
	"strconv"
	"strings"

	"uriscope/core/trace"
)

// An Edition is one published state of the specification: a named algorithm that produces a result, a record of
// the run, and the problems in the texts. Anything else is one of its [Capabilities], and can be missing.
type Edition struct {
	ID       string // stable, because links contain it
	Dated    Dated
	Document string    // as in citations, for example "RFC 3986"
	Options  []*Option // the choices that the spec leaves open

	// Listing is the algorithm. Its first two registers hold the base and the reference, the last one holds the
	// result.
	Listing *trace.Listing
	// Resolve resolves the reference. It records the run in t unless t is nil.
	Resolve func(base, reference string, o Options, t *trace.Trace) Result
	// Program is the executable listing. It is nil if Resolve is written in Go and names the listing's lines.
	Program *Program
	// Forcing overrides the answers to a listing's questions. It is nil if that isn't possible.
	Forcing *Forcing
	// ChangedLines are the ids of changed lines, see [Edition.Changed]; nil for an unchanged spec.
	ChangedLines []string
	Examples     []Table // the spec's own examples; see [Edition.AllExamples]
	// Amended returns the edition after options change something other than its algorithm, such as its grammar.
	// It is nil if no option does; see [Edition.With].
	Amended func(e *Edition, o Options) *Edition

	Capabilities
}

// Dated says which state of a spec an edition is.
type Dated struct {
	Year int // of publication; for a living spec, the commit's year
	// Commit is the state of a spec that keeps changing, and Day its day, for example "2026-07-01". Both are
	// empty for a spec that was published once.
	Commit, Day string
}

// In is the date of a spec that was published once.
func In(year int) Dated { return Dated{Year: year} }

// String returns the day for a living spec, and the year for any other.
func (d Dated) String() string {
	if d.Living() {
		return d.Day
	}
	return strconv.Itoa(d.Year)
}

// Living reports whether the spec keeps changing and this is just one state of it.
func (d Dated) Living() bool { return d.Commit != "" }

// A Use is the purpose of a text.
type Use int8

func (use Use) String() string { return useNames[use] }

var useNames = [...]string{AsBase: "base", AsReference: "reference", AsTarget: "target"}

const (
	AsBase Use = iota
	AsReference
	AsTarget
)

// An Outcome is the kind of answer that a resolution gives.
type Outcome string

const (
	Target          Outcome = "target"           // a URI
	SameDocument    Outcome = "same-document"    // a URI that equals the base except for its fragment
	CurrentDocument Outcome = "current-document" // the current document, without a URI
	NoRelativeForm  Outcome = "no-relative-form" // the edition has no relative references
	Failed          Outcome = "error"            // no target
	NoSetters       Outcome = "no-setters"       // the edition has no setters, unlike the one that sets an attribute of the URL
)

// HasTarget reports whether the result is a URI.
func (o Outcome) HasTarget() bool { return o == Target || o == SameDocument }

// A Result is the outcome of resolving a reference.
type Result struct {
	Outcome Outcome
	// Target is the text that the algorithm composed, even if it failed. For the current document it is the
	// fragment with its "#", or empty.
	Target string
	// Parts are the components as the algorithm composed them, as spans of Target.
	Parts    []Part
	Problems []Problem // the problems that the algorithm found, in order
	Why      Why
	Endless  bool // whether the run of a changed listing was stopped because it took too long
	Repeated int  // index of the line that such a run repeated
	// BaseParts and ReferenceParts are the run's components of the two texts, if the spec doesn't define
	// components for a text by itself.
	BaseParts, ReferenceParts []Part
}

// Gives reports whether the run produced a text: a target, or a text that is only missing a scheme.
func (r Result) Gives() bool { return r.Outcome.HasTarget() || r.Outcome == Failed && r.Target != "" }

// A Problem is something in a text that a spec calls an error. A run can find several, and continues after
// those that aren't fatal.
type Problem struct {
	On       Use    // the text that contains it
	At       int    // byte offset in that text
	ID       string // id of its description
	State    string // where the algorithm was: one of its states, or a grammar rule
	Section  string // spec and section
	Line     string // id of the listing line that found it, empty if unknown
	Step     int    // index of the step that found it, if the run is recorded
	Fatal    bool   // whether it prevents an answer
	Expected []string
	Found    string // the character there, empty at the end of the text
}

// A Why is the reason for a result.
type Why struct {
	ID   string   // the id of a sentence
	Line string   // id of the listing line that decided
	Args []string // values for the sentence, as pairs of name and value
	Then *Why     // a further reason to append, or nil
}

// NewWhy returns a reason. args are pairs of name and value. It copies them so that callers don't allocate:
// with about a hundred calls, that would be more code.
//
//go:noinline
func NewWhy(id, line string, args ...string) Why {
	return Why{ID: id, Line: line, Args: append([]string(nil), args...)}
}

// With returns the edition with options applied. Its id, listing, and algorithm don't change.
func (e *Edition) With(o Options) *Edition {
	if e.Amended == nil {
		return e
	}
	return e.Amended(e, o)
}

// Uses reports whether a run can take something from the base's component of a role, which is the case if the
// algorithm has a register for it. No spec takes a fragment from the base.
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

// A Class is a set of characters, with the spec's name for it. An octet belongs to the first class of its
// edition that has it.
type Class struct {
	Name    string
	Section string // spec and section
	// Octets are the members. In the class of percent-encodings it is "%", for a "%" and the two hexadecimal
	// digits after it.
	Octets string
	// Excluded marks a class whose characters a URI must encode.
	Excluded bool
}

// An Expression is the regular expression by which a spec splits a text.
type Expression struct {
	Section string // spec and section
	Pattern string
	Decided bool // whether it has a remark, as in [grammar.Rule]
	// Groups returns what the groups match in a text with the given components, so the edition must have
	// Components. The first span is the whole text's.
	Groups func(text string, parts []Part) []Span
}
