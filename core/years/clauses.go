package years

import "uriscope/core/edition"

// A Clause is a point in which the documents differ.
type Clause int8

// The clauses, in the order in which a run meets them.
const (
	SchemeBegins   Clause = iota // what is taken for a scheme
	SameScheme                   // a scheme that is the base's
	OwnScheme                    // the dot segments of a reference with a scheme
	RelativeForm                 // whether there is one
	OwnAuthority                 // the dot segments of a reference with an authority
	EmptyReference               // neither path nor query
	QueryOnly                    // a query and no path
	AbsolutePath                 // the dot segments of an absolute path
	BaseRoot                     // what the path is appended to if the base has none
	QueryInBuffer                // whether the query goes through the buffer
	FirstSegment                 // whether a first segment without a slash can be removed
	ExcessDots                   // ".." with nothing to remove
	Trailing                     // what is left of "." and ".." at the end
	Rootless                     // what is left of a first segment that is removed
	clauses
)

var clauseNames = [clauses]string{
	SchemeBegins: "scheme-begins", SameScheme: "same-scheme", OwnScheme: "own-scheme", RelativeForm: "relative-form",
	OwnAuthority: "own-authority", EmptyReference: "empty-reference", QueryOnly: "query-only", AbsolutePath: "absolute-path",
	BaseRoot: "base-root", QueryInBuffer: "query-in-buffer", FirstSegment: "first-segment", Trailing: "trailing",
	ExcessDots: "excess-dots", Rootless: "rootless",
}

func (c Clause) String() string { return clauseNames[c] }

// A Way is what an edition does in a clause.
type Way int8

const (
	unspoken Way = iota // the document says nothing, because it never comes to that

	AnyName   // SchemeBegins: whatever stands before a ":"
	Letter    // a letter first
	NameOnly  // letters, digits, "+", "-" and "." alone
	Counts    // SameScheme: it is a scheme like any other
	Ignored   // it is as if it was not there
	Stay      // OwnScheme, OwnAuthority, AbsolutePath: dot segments stay
	Removed   // they are removed
	None      // RelativeForm: there is none
	Defined   // there is one
	Current   // EmptyReference: the current document
	OfBase    // EmptyReference, QueryOnly: the path of the base
	Directory // EmptyReference, QueryOnly: the path of the base without its last segment
	Nothing   // BaseRoot: nothing
	Slash     // "/"
	SlashIfAuthority
	Along   // QueryInBuffer: the query goes along with the path
	Apart   // the query is kept apart
	Fixed   // FirstSegment: it cannot be removed
	Movable // it can
	SlashGoes
	SlashStays // Trailing: the slash before "." or ".." stays
	Kept       // ExcessDots: they stay
	Stripped   // they are taken off in the end
	Refused    // there is no answer
	Dropped    // each goes when its turn comes
	SlashToo   // Rootless: the slash behind it goes with it
	SlashLeft  // the slash is left
)

var wayNames = [...]string{
	AnyName: "any-name", Letter: "letter", NameOnly: "name-only", Counts: "counts", Ignored: "ignored", Stay: "stay", Removed: "removed",
	None: "none", Defined: "defined", Current: "current", OfBase: "of-base", Directory: "directory", Nothing: "nothing", Slash: "slash",
	SlashIfAuthority: "slash-if-authority", Along: "along", Apart: "apart", Fixed: "fixed", Movable: "movable", SlashGoes: "slash-goes",
	SlashStays: "slash-stays", Kept: "kept", Stripped: "stripped", Refused: "refused", Dropped: "dropped", SlashToo: "slash-too", SlashLeft: "slash-left",
}

func (w Way) String() string { return wayNames[w] }

// ways are what an edition does in each of the clauses.
type ways [clauses]Way

// byEdition are the ways of the editions, as far as options leave them alone.
var byEdition = [...]struct {
	id   string
	ways ways
}{
	{"url-1993", ways{
		SchemeBegins: Letter, SameScheme: Counts, OwnScheme: Stay, RelativeForm: Defined, OwnAuthority: Stay,
		EmptyReference: Directory, QueryOnly: Directory, AbsolutePath: Stay, BaseRoot: Nothing, QueryInBuffer: Along,
		FirstSegment: Fixed, Trailing: SlashGoes, ExcessDots: Kept, Rootless: unspoken,
	}},
	{"rfc1738", ways{
		SchemeBegins: NameOnly, SameScheme: Counts, OwnScheme: Stay, RelativeForm: None,
	}},
	{"url-syntax-05", ways{
		SchemeBegins: AnyName, SameScheme: Counts, OwnScheme: Stay, RelativeForm: Defined, OwnAuthority: Stay,
		EmptyReference: Current, QueryOnly: Directory, AbsolutePath: Stay, BaseRoot: Nothing, QueryInBuffer: Along,
		FirstSegment: Movable, Trailing: SlashStays, ExcessDots: Kept, Rootless: SlashToo,
	}},
	{"rfc2396bis-01", ways{
		SchemeBegins: AnyName, SameScheme: Counts, OwnScheme: Stay, RelativeForm: Defined, OwnAuthority: Stay,
		EmptyReference: Current, QueryOnly: OfBase, AbsolutePath: Stay, BaseRoot: Slash, QueryInBuffer: Apart,
		FirstSegment: Movable, Trailing: SlashStays, ExcessDots: Kept, Rootless: SlashToo,
	}},
	{"rfc3986", ways{
		SchemeBegins: AnyName, SameScheme: Counts, OwnScheme: Removed, RelativeForm: Defined, OwnAuthority: Removed,
		EmptyReference: OfBase, QueryOnly: OfBase, AbsolutePath: Removed, BaseRoot: SlashIfAuthority, QueryInBuffer: Apart,
		FirstSegment: Movable, Trailing: SlashStays, ExcessDots: Dropped, Rootless: SlashLeft,
	}},
}

// waysOf returns the ways of an edition with some options.
func waysOf(e *edition.Edition, o edition.Options) ways {
	var w ways
	for i := range byEdition {
		if byEdition[i].id == e.ID {
			w = byEdition[i].ways
		}
	}
	for _, choice := range e.Choices {
		switch {
		case choice == edition.Strict && o.NonStrict, choice == edition.Validating && o.NonValidating:
			w[SameScheme] = Ignored
		case choice == edition.ExcessDots && o.Excess == edition.Remove:
			w[ExcessDots] = Stripped
		case choice == edition.ExcessDots && o.Excess == edition.Refuse:
			w[ExcessDots] = Refused
		}
	}
	return w
}
