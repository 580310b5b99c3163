package edition

import "uriscope/core/trace"

// A Normal is how a document lets one write a URI so that more of those that mean the same are
// equal: a listing with one text, the URI, whose last register is the normal form.
type Normal struct {
	Listing *trace.Listing
	Rungs   []Rung // the ladder of comparison, as it is climbed; at least one
	// Run carries out the listing for a text and returns its normal form: with byScheme all
	// of it, else without what the scheme of the text makes the same. The options are those of a
	// resolution, as far as the document normalizes by that. It records the run in t
	// unless that is nil. Any text is taken; only of those that match the grammar does the
	// normal form mean the same.
	Run func(text string, byScheme bool, o Options, t *trace.Trace) string
	// AnyText says that the document speaks of texts that its grammar does not have, so that all
	// rungs are climbed with these, too.
	AnyText bool
	// Refuses is set where the normal form is what the document's parser makes of a text without a
	// base. It returns why that fails, and whether it does only for want of a base; no problems
	// where it does not fail. A text that is refused has no normal form, and Run returns "".
	Refuses func(text string) (problems []Problem, relative bool)
	// Hosts is the document and section that says when two hosts are the same; empty where none
	// does. HostOf returns where the host is in a normal form then, [Absent] if it has none.
	Hosts  string
	HostOf func(form string) Span
	// Practices are what the document advises, so that fewer URIs have to be normalized.
	Practices []Practice
}

// A Practice is a piece of advice on how to write URIs.
type Practice struct {
	ID      string
	Section string // document and section
	// Broken returns the first place at which a URI does not follow it, [Absent] if there is
	// none.
	Broken func(text string) Span
}

// A Rung is one way to compare, which has the work of those before it done already.
type Rung struct {
	ID      string
	Section string // document and section
	Basis   Basis  // whether the section speaks of comparing, or of what means the same at all
	// Phase is that of the lines of the listing that do its work; empty where nothing is done
	// to the texts, be it that they are compared as they are or that nothing can be computed.
	Phase trace.Phase
	// Excludes marks a rung at which the fragments count for nothing. It leads to no other normal
	// form: texts that are equal there alone do not meet.
	Excludes bool
	// Explained marks a rung of which the document speaks, and which takes more than the texts.
	Explained bool
}
