// Package extract finds the URIs in running text by a spec's rules for delimiting them ([edition.Delimiting]):
// between angle brackets or double quotes, or just by white space. It reports what delimited each URI, what was
// removed from it, and what remains doubtful.
//
// The specs leave three points open that are decided here: which words count as URIs without a wrapper (see
// [scanner.look]), which punctuation isn't part of them ([trimmed]), and where an unclosed wrapper ends
// ([scanner.closing]).
//
// All offsets are bytes. Find takes linear time.
package extract

import "uriscope/core/edition"

// A Request asks for the URIs in a text.
type Request struct {
	Text    string
	Edition *edition.Edition
	// Limit is the maximum number of pieces reported: URIs, marks in them, and ignored places. Negative means
	// no limit.
	Limit int
}

// An Answer is the answer to a [Request].
type Answer struct {
	Found  []Found  // in the order of the text, without overlaps
	Passed []Passed // in the order of the text
	// TotalFound and TotalPassed are the numbers of all URIs and ignored places.
	TotalFound, TotalPassed int
	// Until is the offset at which the limit was reached; anything after it is only counted. It is the text's
	// length if the answer is complete.
	Until int
}

// A Found is a URI that was found.
type Found struct {
	Kind    Kind
	Wrapper *edition.Wrapper
	Whole   edition.Span // including wrapper, prefix, and punctuation
	// Marks are the parts of Whole that aren't part of the URI, in order. Removing them from Whole leaves the
	// URI, unless the limit cut the list short.
	Marks []Mark
	URI   string
	// Guess is the likely URI for a suffix; empty for other kinds.
	Guess  string
	Doubts []Doubt

	Production string            // the production used to check the URI; empty if the edition has none for it
	Problems   []edition.Problem // errors, with offsets in the URI
	WrongAt    int               // offset in the text of the first one, if any
}

// A Kind is the kind of a found text.
type Kind string

const (
	URI      Kind = "uri"      // begins with a scheme
	Suffix   Kind = "suffix"   // a URI without its scheme: "www.example.com/"
	Relative Kind = "relative" // a relative reference; only its wrapper distinguishes it from a word
)

// A Mark is a part of the text in or next to a URI that isn't part of it.
type Mark struct {
	Kind MarkKind
	edition.Span
}

// A MarkKind is the kind of a mark.
type MarkKind string

const (
	Open        MarkKind = "open"
	Prefix      MarkKind = "prefix"
	Space       MarkKind = "space" // white space within a line
	Break       MarkKind = "break" // white space that includes a line break
	Punctuation MarkKind = "punctuation"
	Close       MarkKind = "close"
)

// A Doubt is a point about a URI that the text leaves open.
type Doubt struct {
	Kind    DoubtKind
	Section string // spec and section
	Spans   []edition.Span
	Others  []string // the alternative URIs, if all these spans have the other meaning
}

// A DoubtKind is the kind of a doubt.
type DoubtKind string

const (
	Hyphen   DoubtKind = "hyphen"    // a hyphen at a line's end can be the typesetter's
	GoesOn   DoubtKind = "goes-on"   // a URI that ends with such a hyphen can continue on the next line
	Joined   DoubtKind = "joined"    // a space within quotes can end the URI, or belong to it
	Sentence DoubtKind = "full-stop" // punctuation before a closing quote can belong to the sentence
	Entity   DoubtKind = "entity"    // "&amp;" can mean "&", as in HTML
	Script   DoubtKind = "script"    // letters beyond US-ASCII at its end can belong to the text
	Further  DoubtKind = "further"   // punctuation after such letters can belong to the URI, up to white space
)

// A Passed is a place that was examined but isn't a URI.
type Passed struct {
	Why     Why
	Section string // spec and section
	edition.Span
}

// A Why is the reason for ignoring a place.
type Why string

const (
	Unclosed  Why = "unclosed"   // an opening bracket or quote before a URI, never closed
	Empty     Why = "empty"      // an empty wrapper
	Unknown   Why = "unknown"    // a word with a colon but no "//", and not a scheme that the edition knows
	Unwrapped Why = "no-wrapper" // a URI without any wrapper that the edition has
	Inside    Why = "inside"     // a URI within other text, such as a value in the query of a relative reference
	Broken    Why = "broken"     // a wrapper in which the scheme may begin on an earlier line, but it is unclear which scheme
)

// Find answers a request. It returns nil if the spec doesn't discuss URIs in running text.
func Find(q Request) *Answer {
	if q.Edition.Delimiting == nil {
		return nil
	}
	s := scanner{text: q.Text, edition: q.Edition, limit: q.Limit, answer: &Answer{Until: len(q.Text)}}
	for i := range q.Edition.Delimiting.Wrappers {
		w := &q.Edition.Delimiting.Wrappers[i]
		switch w.ID {
		case edition.Brackets:
			s.brackets = w
		case edition.Quotes:
			s.quotes = w
		case edition.WhiteSpace:
			s.space = w
		}
	}
	s.scan()
	return s.answer
}
