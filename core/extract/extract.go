// Package extract finds the URIs in running text, as a document says how they are set off from
// it ([edition.Delimiting]): between angle brackets or double quotes, or by white space only.
// It says what delimited each, what was taken out of it, and what remains in doubt.
//
// What the documents leave open is decided here: which words are taken for URIs without a
// wrapper (see [scanner.look]), which punctuation is no part of them ([trimmed]), and where a
// wrapper ends that nobody has closed ([scanner.closing]).
//
// All offsets are bytes. Time is linear in the text.
package extract

import "uriscope/core/edition"

// A Request asks for the URIs in a text.
type Request struct {
	Text    string
	Edition *edition.Edition
	// Limit is how many pieces are told: URIs, the marks in them, and what was passed over.
	// There is no limit if it is negative.
	Limit int
}

// An Answer is the answer to a [Request].
type Answer struct {
	Found  []Found  // in the order of the text; none overlaps another
	Passed []Passed // in the order of the text
	// TotalFound and TotalPassed are how many there are in all.
	TotalFound, TotalPassed int
	// Until is where the limit was reached: what lies behind it is only counted. It is the
	// length of the text if the answer is whole.
	Until int
}

// A Found is a URI that was found.
type Found struct {
	Kind    Kind
	Wrapper *edition.Wrapper
	Whole   edition.Span // with the wrapper, the prefix, and punctuation
	// Marks are the parts of Whole that are no part of the URI, in their order. What is left
	// of Whole without them is the URI, unless the limit cut the list short.
	Marks []Mark
	URI   string
	// Guess is the URI that a suffix is likely to stand for; empty for other kinds.
	Guess  string
	Doubts []Doubt

	Production string            // that the URI was held against; empty if the edition has none for it
	Problems   []edition.Problem // what is wrong, with offsets in the URI
	WrongAt    int               // where in the text the first of them is, if there are any
}

// A Kind says what was found.
type Kind string

const (
	URI      Kind = "uri"      // begins with a scheme
	Suffix   Kind = "suffix"   // a URI without its scheme: "www.example.com/"
	Relative Kind = "relative" // a relative reference, which only the wrapper tells from a word
)

// A Mark is a part of the text that is no part of the URI around or beside it.
type Mark struct {
	Kind MarkKind
	edition.Span
}

// A MarkKind says what a mark is.
type MarkKind string

const (
	Open        MarkKind = "open"
	Prefix      MarkKind = "prefix"
	Space       MarkKind = "space" // white space within a line
	Break       MarkKind = "break" // white space with a line break in it
	Punctuation MarkKind = "punctuation"
	Close       MarkKind = "close"
)

// A Doubt is what a text leaves open about a URI.
type Doubt struct {
	Kind    DoubtKind
	Section string // document and section
	Spans   []edition.Span
	Others  []string // what the URI is if it is meant otherwise at all these spans
}

// A DoubtKind says what is doubtful.
type DoubtKind string

const (
	Hyphen   DoubtKind = "hyphen"    // a hyphen at the end of a line may be the typesetter's
	GoesOn   DoubtKind = "goes-on"   // a URI that ends with such a hyphen may go on in the next line
	Joined   DoubtKind = "joined"    // a space within quotes may end the URI
	Sentence DoubtKind = "full-stop" // punctuation before a closing quote may be the sentence's
	Entity   DoubtKind = "entity"    // "&amp;" may stand for "&", as in HTML
	Script   DoubtKind = "script"    // letters beyond US-ASCII at its end may be the text's
)

// A Passed is a place that was looked at and not taken for a URI.
type Passed struct {
	Why     Why
	Section string // document and section
	edition.Span
}

// A Why says why something was passed over.
type Why string

const (
	Unclosed  Why = "unclosed"   // an opening bracket or quote before a URI, and nothing closes it
	Empty     Why = "empty"      // a wrapper with nothing in it
	Unknown   Why = "unknown"    // a word with a colon: no scheme that the edition knows, and no "//"
	Unwrapped Why = "no-wrapper" // a URI in no wrapper that the edition has
	Inside    Why = "inside"     // a URI within something else, such as a value in the query of a relative reference
	Broken    Why = "broken"     // a wrapper in which the scheme may begin on another line, and which one it is cannot be told
)

// Find answers a request. It returns nil where the document does not speak of URIs in running
// text.
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
