// Package expect explains why a reference doesn't lead to an expected target: which small change of base or
// reference would lead there, which misreading of the algorithm, and which other editions and options. It also
// finds the step at which the chosen edition's run can no longer give that target. It runs everything before
// claiming it. All offsets are bytes.
package expect

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/explain"
)

// A Request is a request with the expected target.
type Request struct {
	explain.Request
	Expected string
}

// An Answer is the answer to a [Request].
type Answer struct {
	Edition     *edition.Edition
	Outcome     edition.Outcome
	Target      string
	Met         bool              // exactly
	Equivalent  bool              // or with equal normal forms
	Fault       []edition.Problem // why the expected text isn't a reference by the grammar; at most one
	Differs     edition.Span      // the part of the expected text that the target doesn't have
	Instead     edition.Span      // the part of the target in its place; [edition.Absent] without a target
	By          []By              // the editions that give exactly the expected target
	Equivalents []By              // the editions that give an equivalent by their own normal forms
	Misread     *Misread          // nil if no known misreading gives the target
	Changes     []*Change
	First       First
	Lost        *Lost // nil if unknown
	TooLong     bool  // only Met and the difference are known
}

// First is the best of the explanations found for an expectation.
type First string

const (
	Nothing      First = ""
	ByChange     First = "change" // the first change
	ByMisreading First = "misreading"
	ByEdition    First = "by"         // another edition, or other options
	ByNormal     First = "equivalent" // the expected text is equivalent to the target
)

// By is an edition that gives the expected target or an equivalent.
type By struct {
	Edition *edition.Edition
	Options edition.Options // only options that differ from the spec's own
	Target  string
	Parting *explain.Parting // nil if the targets are the same, or if it is unknown
}

// most is the maximum length of all three texts together, in bytes, for a search beyond the difference.
const most = 8_000

// Expect answers a request. It fails if the edition is unknown, and for an option that asks about something
// other than resolving a reference.
func Expect(q Request) (*Answer, error) {
	e, err := explain.LookUp(q.Edition)
	if err != nil {
		return nil, err
	}
	if e.Alone(q.Options) {
		return nil, Assigned{}
	}
	q.Options = q.Options.Plain()
	s := &search{q: &q.Request, edition: e, expected: q.Expected}
	a := &s.Answer
	a.Edition = e
	a.Target, s.leads = s.resolve(e, q.Base, q.Reference, q.Options)
	s.own = s.result
	a.Outcome = s.own.Outcome
	a.Differs.End, a.Instead = len(q.Expected), edition.Absent
	if s.leads {
		a.Met = a.Target == q.Expected
		a.Differs, a.Instead = Differing(q.Expected, a.Target)
	}
	a.Equivalent = a.Met
	if a.TooLong = len(q.Base)+len(q.Reference)+len(q.Expected) > most; a.TooLong {
		return a, nil
	}
	if n := e.Normal; n != nil && !hasDotSegments(q.Expected) {
		s.normal = n.Run(q.Expected, true, q.Options, nil)
	}
	a.Equivalent = s.leads && s.same(a.Target)
	s.compared = s.leads
	var production string
	if production, a.Fault = e.With(q.Options).Check(edition.AsReference, q.Expected); production == "" {
		a.Fault, _ = explain.Validate(q.Expected, "", e.ID, "", q.Options)
	}
	a.By, a.Equivalents = s.by()
	if !a.Met {
		a.Misread = s.misread()
		a.Changes = s.changes()
		a.First = s.first()
	}
	if !a.Equivalent {
		a.Lost = s.lost()
	}
	return a, nil
}

// first returns the explanation to show first. A slip of one character is likelier than a misreading, and a
// misreading is likelier than another edition.
func (s *search) first() First {
	exact := len(s.Changes) > 0 && s.Changes[0].Target == s.expected
	switch {
	case s.Equivalent:
		return ByNormal
	case exact && s.Changes[0].size == 1:
		return ByChange
	case s.Misread != nil:
		return ByMisreading
	case len(s.By) > 0:
		return ByEdition
	case len(s.Changes) > 0 && s.Changes[0].Kinds[0] != Shortest: // the existence of a shortest reference explains nothing
		return ByChange
	}
	return Nothing
}

// Assigned is the error for a request that sets a property of the base, so that no reference is resolved.
type Assigned struct{}

func (Assigned) Error() string { return "a property is set, and no reference is resolved" }

// A search is the state of answering a request.
type search struct {
	Answer
	q        *explain.Request
	edition  *edition.Edition
	own      edition.Result // the request's result
	result   edition.Result // the last resolution's result
	leads    bool           // whether there is a target
	compared bool           // whether Equivalent is known
	expected string
	// normal is the normal form of the expected text. It is empty if the text has dot segments and must match
	// exactly: a library that keeps them gives another answer, not an equivalent one.
	normal string
}

// same reports whether a target equals the expected text or is equivalent to it.
func (s *search) same(target string) bool {
	if s.compared && target == s.Target { // true for most editions
		return s.Equivalent
	}
	return target == s.expected || s.normal != "" && s.edition.Normal.Run(target, true, s.q.Options, nil) == s.normal
}

// resolve returns the target of a reference by an edition with some options, and whether there is one.
//
//go:noinline
func (s *search) resolve(e *edition.Edition, base, reference string, o edition.Options) (target string, ok bool) {
	s.result = e.Answer(base, reference, o)
	return s.result.Target, s.result.Outcome.HasTarget()
}

// by returns the editions that give the expected target, and those that give an equivalent, each with as few
// options as possible.
func (s *search) by() (all, equivalents []By) {
	partings := explain.NewPartings(*s.q, s.edition)
	for _, e := range editions.All {
		given := s.given(e)
		found := fewest(given, func(by *By) bool { return by.Target == s.expected })
		into := &all
		if found == nil && e.Normal != nil && !hasDotSegments(s.expected) && !(e == s.edition && s.Equivalent) {
			found = fewest(given, func(by *By) bool {
				return e.Normal.Run(by.Target, true, by.Options, nil) == e.Normal.Run(s.expected, true, by.Options, nil)
			})
			into = &equivalents
		}
		if found == nil {
			continue
		}
		if !s.leads || found.Target != s.Target {
			found.Parting, _ = partings.With(e, found.Options)
		}
		*into = append(*into, *found)
	}
	return all, equivalents
}

// given returns an edition's targets, with each combination of its options.
func (s *search) given(e *edition.Edition) (all []By) {
	for n := 0; ; n++ {
		o, more := ways(e, n)
		if !more {
			return all
		}
		if target, ok := s.resolve(e, s.q.Base, s.q.Reference, o); ok {
			all = append(all, By{Edition: e, Options: o, Target: target})
		}
	}
}

// fewest returns the one with the fewest options for which is holds, or nil.
func fewest(all []By, is func(*By) bool) (found *By) {
	for i := range all {
		if by := &all[i]; (found == nil || len(by.Options) < len(found.Options)) && is(by) {
			found = by
		}
	}
	return found
}

// ways returns the nth combination of the options that can change an edition's target; the first is empty. ok
// is false after the last. It skips options without such an effect, and those that ask about something else.
func ways(e *edition.Edition, n int) (o edition.Options, ok bool) {
	o = edition.Options{}
	for _, option := range e.Options {
		if len(option.Changes) > 0 {
			if value := n % len(option.Values); value > 0 {
				o[option.Name] = option.Values[value]
			}
			n /= len(option.Values)
		}
	}
	return o, n == 0
}

// Differing returns the spans in which two texts differ, without their common beginning and end. If one text
// just has more, the difference begins after a delimiter, if possible.
//
//go:noinline
func Differing(a, b string) (ofA, ofB edition.Span) {
	start := 0
	for start < len(a) && start < len(b) && a[start] == b[start] {
		start++
	}
	for start > 0 && (goesOn(a, start) || goesOn(b, start)) {
		start--
	}
	end := 0
	for end < len(a)-start && end < len(b)-start && a[len(a)-1-end] == b[len(b)-1-end] {
		end++
	}
	for end > 0 && (goesOn(a, len(a)-end) || goesOn(b, len(b)-end)) {
		end--
	}
	longer := a
	if len(b) > len(a) {
		longer = b
	}
	if min(len(a), len(b)) == start+end { // one text just has more, which can begin anywhere in a word
		for at, until := start, len(longer)-end; ; at, until = at-1, until-1 {
			if at == 0 || isDelimiter(longer[at-1]) {
				start, end = at, len(longer)-until
			}
			if at == 0 || isDelimiter(longer[at-1]) || longer[at-1] != longer[until-1] {
				break
			}
		}
	}
	return edition.Span{Start: start, End: len(a) - end}, edition.Span{Start: start, End: len(b) - end}
}

const delimiters = ":/?#@&=;"

func isDelimiter(c byte) bool { return strings.IndexByte(delimiters, c) >= 0 }

// goesOn reports whether an offset is inside a character.
//
//go:noinline
func goesOn(text string, at int) bool { return at < len(text) && !utf8.RuneStart(text[at]) }

// hasDotSegments reports whether the path of a text has a "." or ".." segment.
//
//go:noinline
func hasDotSegments(text string) bool {
	at := placesOf(text)
	path := "/" + text[at[afterAuthority]:at[afterPath]] + "/"
	return strings.Contains(path, "/./") || strings.Contains(path, "/../")
}
