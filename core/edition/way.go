package edition

import "uriscope/core/trace"

// A Clause is a question that specs answer differently. Its answer in one edition is a [Way].
type Clause int8

// The clauses, in the order in which a run meets them.
const (
	SchemeBegins   Clause = iota // what counts as a scheme
	AuthorityEnds                // what ends an authority
	ParamsAre                    // the role of the text after ";" in the path
	EmptyParts                   // a component that is empty
	SameScheme                   // a scheme that is the base's
	OwnScheme                    // the dot segments of a reference with a scheme
	RelativeForm                 // whether there is one
	SlashRuns                    // slashes that a reference begins with
	OwnAuthority                 // the dot segments of a reference with an authority
	EmptyReference               // neither path nor query
	QueryOnly                    // a query and no path
	AbsolutePath                 // the dot segments of an absolute path
	BaseRoot                     // what the path is appended to if the base has none
	QueryInBuffer                // whether the query passes through the buffer
	FirstSegment                 // whether a first segment without a slash can be removed
	ExcessDots                   // ".." with nothing to remove
	Trailing                     // what remains of "." and ".." at the end
	Rootless                     // what remains of a removed first segment

	// Clauses is the number of clauses.
	Clauses
)

var clauseNames = [Clauses]string{
	SchemeBegins: "scheme-begins", AuthorityEnds: "authority-ends", ParamsAre: "params-are", EmptyParts: "empty-parts", SlashRuns: "slash-runs", SameScheme: "same-scheme", OwnScheme: "own-scheme", RelativeForm: "relative-form",
	OwnAuthority: "own-authority", EmptyReference: "empty-reference", QueryOnly: "query-only", AbsolutePath: "absolute-path",
	BaseRoot: "base-root", QueryInBuffer: "query-in-buffer", FirstSegment: "first-segment", Trailing: "trailing",
	ExcessDots: "excess-dots", Rootless: "rootless",
}

func (c Clause) String() string { return clauseNames[c] }

// A Way is an answer to a clause.
type Way int8

const (
	Unspecified Way = iota // the spec doesn't say: the case doesn't arise in it

	// SchemeBegins: a scheme is
	AnyName  // any text before a ":"
	Letter   // any text that begins with a letter
	NameOnly // letters, digits, "+", "-" and "." alone

	// AuthorityEnds: it ends
	AtSlash // at the next "/"
	AtMark  // at the next "/" or "?"

	// ParamsAre: the text after the first ";" is
	InPath    // part of the path
	Component // a component of its own

	// EmptyParts: an empty component
	AsEmpty // is one that is there
	AsNone  // is as good as none

	// SameScheme: the scheme
	Counts  // is one like any other
	Ignored // is left out
	// IgnoredLater: it is removed after the check for an empty reference, so a scheme alone isn't an empty
	// reference.
	IgnoredLater

	// OwnScheme, OwnAuthority, AbsolutePath: dot segments
	Stay
	Removed // are removed

	// RelativeForm
	None    // there is none
	Defined // there is one

	// SlashRuns: the reference
	OneOrTwo // has an authority of its own if it begins with two, and a path of its own with one
	AsMany   // replaces the text after the first run of as many slashes in the base that no longer run follows
	// FirstAsMany: it replaces the text after the first run of as many slashes in the base.
	FirstAsMany

	// EmptyReference, QueryOnly: the target is, or has the path of,
	Current   // the current document
	OfBase    // the base
	WholeBase // the base, including its fragment if the reference is completely empty
	Directory // the base without its last segment

	// BaseRoot: the path is appended to
	Nothing
	Slash            // "/"
	SlashIfAuthority // "/" if the base has an authority, otherwise nothing

	// QueryInBuffer: the query
	Along // passes through the buffer with the path
	Apart // doesn't

	// FirstSegment
	Fixed    // it can't be removed
	Movable  // it can
	DotStays // it can, but not if it is "."

	// Trailing: the "/" before a "." or ".."
	SlashGoes   // is removed with it
	SlashStays  // stays
	ParentStays // is removed with ".", and a ".." at the end stays

	// ExcessDots: excess ".." segments
	Kept     // stay
	Stripped // are removed in the end
	Refused  // make the reference one that isn't followed
	Dropped  // are dropped as they come

	// Rootless: the "/" after the segment
	SlashToo  // is removed with it
	SlashLeft // is left
)

var wayNames = [...]string{
	AtSlash: "at-slash", AtMark: "at-mark", InPath: "in-path", Component: "component", AsEmpty: "as-empty", AsNone: "as-none",
	OneOrTwo: "one-or-two", AsMany: "as-many", FirstAsMany: "first-as-many", WholeBase: "whole-base", DotStays: "dot-stays", ParentStays: "parent-stays",
	AnyName: "any-name", Letter: "letter", NameOnly: "name-only", Counts: "counts", Ignored: "ignored", IgnoredLater: "ignored-later", Stay: "stay", Removed: "removed",
	None: "none", Defined: "defined", Current: "current", OfBase: "of-base", Directory: "directory", Nothing: "nothing", Slash: "slash",
	SlashIfAuthority: "slash-if-authority", Along: "along", Apart: "apart", Fixed: "fixed", Movable: "movable", SlashGoes: "slash-goes",
	SlashStays: "slash-stays", Kept: "kept", Stripped: "stripped", Refused: "refused", Dropped: "dropped", SlashToo: "slash-too", SlashLeft: "slash-left",
}

func (w Way) String() string { return wayNames[w] }

// Ways are what an edition does in each of the clauses.
type Ways [Clauses]Way

// Way returns what the edition does in a clause, with its own options; [Unspecified] if the spec doesn't say.
func (e *Edition) Way(c Clause) Way {
	if e.Parting == nil {
		return Unspecified
	}
	return e.Parting.Ways[c]
}

// WaysWith returns the ways of the edition with some options.
func (e *Edition) WaysWith(o Options) (ways Ways) {
	if e.Parting == nil {
		return ways
	}
	ways = e.Parting.Ways
	for _, option := range e.Options {
		value := o.Get(option)
		for _, change := range option.Changes {
			if change.Value == value {
				ways[change.Clause] = change.Way
			}
		}
	}
	return ways
}

// ClauseLines say for each clause at which step a run meets it: at the first of the meetings that
// the run has reached.
type ClauseLines [Clauses][]Meeting

// A Meeting is the first step of a run on some lines.
type Meeting struct {
	Lines  []string     // ids
	Answer trace.Answer // only steps with that answer, unless it is None
	Last   bool         // the last such step instead of the first
	Bare   bool         // only steps that remove nothing from the first buffer
}

// SectionOf returns the spec and section with the first line at which a run of the edition can meet a clause,
// or "" if the case doesn't arise.
func (e *Edition) SectionOf(c Clause) string {
	if e.Parting == nil {
		return ""
	}
	for _, m := range e.Parting.Lines[c] {
		for _, line := range m.Lines {
			if section := e.SectionOfLine(line); section != "" {
				return section
			}
		}
	}
	return ""
}

// SectionOfLine returns the spec and section of the line with an id, or "".
func (e *Edition) SectionOfLine(id string) string {
	if i := e.Listing.Find(id); i >= 0 {
		return e.Listing.Lines[i].Section
	}
	return ""
}
