package edition

import "uriscope/core/trace"

// A Normal is how a spec normalizes a URI so that more of the equivalent URIs become equal: a listing with one
// text, the URI, whose last register is the normal form.
type Normal struct {
	Listing *trace.Listing
	Rungs   []Rung // the ladder of comparison, in order; at least one
	// Run runs the listing on a text and returns its normal form: with byScheme the full one, otherwise without
	// the scheme's own rules. The options are the ones for resolving, as far as the spec normalizes by
	// resolving. It records the run in t unless t is nil. It takes any text, but only for texts that match the
	// grammar is the normal form equivalent.
	Run func(text string, byScheme bool, o Options, t *trace.Trace) string
	// AnyText reports whether the spec also covers texts outside its grammar, so that all rungs apply to them, too.
	AnyText bool
	// Refuses is set if the normal form is the output of the spec's parser for a text without a base. It
	// returns the reasons for a failure, and whether only a missing base causes it; or no problems. A refused
	// text has no normal form, and Run returns "".
	Refuses func(text string) (problems []Problem, relative bool)
	// Hosts is the spec and section that says when two hosts are the same, or empty. HostOf returns the span of
	// the host in a normal form, or [Absent].
	Hosts  string
	HostOf func(form string) Span
	// Practices are the spec's advice, so that fewer URIs have to be normalized.
	Practices []Practice
}

// A Practice is a piece of advice on how to write URIs.
type Practice struct {
	ID      string
	Section string // spec and section
	// Broken returns the first place where a URI breaks it, or [Absent].
	Broken func(text string) Span
}

// A Rung is one method of comparison, applied after the work of the rungs before it.
type Rung struct {
	ID      string
	Section string // spec and section
	Basis   Basis  // whether the section is about comparing, or about equivalence in general
	// Phase is the phase of the listing lines that do its work. It is empty if nothing is done to the texts,
	// either because they are compared unchanged or because nothing can be computed.
	Phase trace.Phase
	// Excludes marks a rung at which fragments are ignored. It produces no other normal form: texts that are
	// equal only there don't meet.
	Excludes bool
	// Explained marks a rung that the spec describes but that needs more than the texts.
	Explained bool
}
