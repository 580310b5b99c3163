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
	"strings"

	"uriscope/core/grammar"
	"uriscope/core/trace"
)

// An Edition is one published state of the specification.
type Edition struct {
	ID       string // stable: it stands in links
	Year     int
	Title    string
	Document string    // as in citations, for instance "RFC 3986"
	Options  []*Option // the choices that the document leaves open

	// Listing is the algorithm. Its first two registers hold the base and the
	// reference, its last one holds the result.
	Listing     *trace.Listing
	Grammar     func() *grammar.Grammar
	Productions []string // for whole texts; the first is used where none is named
	Classes     []Class
	Expression  *Expression  // nil where the document has none
	Examples    []Table      // what the document prints; see [Edition.AllExamples]
	Ways        Ways         // what the document does in each clause, with its own options
	Places      Places       // where its runs meet the clauses
	Normal      *Normal      // which URIs it says mean the same
	Schemes     []*URLScheme // that the document defines
	SchemeNames []SchemeName // what it says of other names; the first that fits holds
	// ExactSchemes says that the document does not speak of the case of names of schemes, so
	// that each is only what is printed.
	ExactSchemes bool
	Encoding     *Encoding   // how data are written into components
	Hosts        *Hosts      // how a host is read
	Findings     *Findings   // what it says of texts that are dangerous or surprising
	Bases        *Bases      // where the base of a document's references comes from
	Delimiting   *Delimiting // how URIs are set off from running text
	// Reasons says which line decided where a result has a certain [Why]: the ids of both,
	// with a space between them, and ", " between the pairs.
	Reasons string

	// ProductionFor returns the production that a text must match for a use, and the
	// length in bytes of the part that must match it. The production is empty where the
	// document has none for that use.
	ProductionFor func(use Use, text string) (production string, length int)
	// ProductionOf returns the production for a whole text where none is named. It is nil where
	// that is always the first of Productions.
	ProductionOf func(text string) string
	// Split names the components of any text. It never fails.
	Split func(text string) []Part
	// Resolve resolves the reference. It records the run in t unless that is nil.
	Resolve func(base, reference string, o Options, t *trace.Trace) Result

	// ValidateFast does what the grammar does for one of Productions, in less time.
	// It is nil where only the grammar can tell.
	ValidateFast func(production, text string) *Mismatch
	// Equivalent reports whether two URIs are the same after the normalization that
	// the document describes. It is nil where that is not computed.
	Equivalent func(a, b string) bool
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
	NoRelativeForm  Outcome = "no-relative-form" // the edition has no relative references
	Failed          Outcome = "error"            // no target
)

// HasTarget reports whether the result is a URI.
func (o Outcome) HasTarget() bool { return o == Target || o == SameDocument }

// A Result is the answer of a resolution.
type Result struct {
	Outcome Outcome
	// Target is what the algorithm composed, even if it failed. For the current
	// document it is the fragment with its "#", or empty.
	Target string
	Parts  []Part // of Target, as the algorithm put them together
	Why    Why
}

// A Why is the reason for a result: the id of a sentence, and the values to put into it, as
// pairs of name and value.
type Why struct {
	ID   string
	Args []string
}

// NewWhy returns a reason. Its words are the id and the names, "id: name, name"; there is
// one value for each name.
func NewWhy(words string, values ...string) Why {
	var w Why
	var name string
	w.ID, words, _ = strings.Cut(words, ": ")
	for _, value := range values {
		name, words, _ = strings.Cut(words, ", ")
		w.Args = append(w.Args, name, value)
	}
	return w
}

// LineOf returns the line of the listing that decided where a result has a reason, as an index.
func (e *Edition) LineOf(w Why) int {
	for pair := range strings.SplitSeq(e.Reasons, ", ") {
		if reason, id, _ := strings.Cut(pair, " "); reason == w.ID {
			for i, line := range e.Listing.Lines {
				if line.ID == id {
					return i
				}
			}
		}
	}
	return -1 // a test looks at all reasons
}

// RefusedID is the id of the reason when a resolution has [Failed] because excess ".."
// segments are refused. The only other cause of failure is a base without a scheme.
const RefusedID = "excess-refused"

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
	// Groups returns what the groups match in a text whose parts are given. The first
	// span is that of the whole text.
	Groups func(text string, parts []Part) []Span
}
