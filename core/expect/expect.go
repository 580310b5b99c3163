// Package expect answers why a reference does not lead where somebody expected: which small change
// of base or reference would, which misreading of the algorithm, and which other editions and options. It says
// at which step the run of the chosen edition can no longer give it. All of it is run before it is
// said. All offsets are bytes.
package expect

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/explain"
)

// A Request is a request with the target that was expected.
type Request struct {
	explain.Request
	Expected string
}

// An Answer is the answer to a [Request].
type Answer struct {
	Edition     *edition.Edition
	Outcome     edition.Outcome
	Target      string
	Met         bool              // to the letter
	Equivalent  bool              // or by the normal forms
	Fault       []edition.Problem // why what was expected is no reference by the grammar; at most one
	Differs     edition.Span      // of what was expected, what the target does not have
	Instead     edition.Span      // of the target, what it has there; [edition.Absent] without a target
	By          []By              // who gives it to the letter
	Equivalents []By              // and who gives what is equivalent by its own normal forms
	Misread     *Misread          // nil if no known misreading gives it
	Changes     []*Change
	First       First
	Lost        *Lost // nil if it cannot be said
	TooLong     bool  // only Met and what differs is known
}

// First is what explains best why something was expected, among all that gives it.
type First string

const (
	Nothing      First = ""
	ByChange     First = "change" // the first change
	ByMisreading First = "misreading"
	ByEdition    First = "by"         // another edition, or other options
	ByNormal     First = "equivalent" // it means the same as the target
)

// By is an edition that gives what was expected, or what is equivalent.
type By struct {
	Edition *edition.Edition
	Options edition.Options // those that are not the document's own
	Target  string
	Parting *explain.Parting // nil if the targets are the same, or if it is not known
}

// most is the greatest length of all three texts together, in bytes, for which more than the
// difference is looked for.
const most = 8_000

// Expect answers a request. It fails if the edition is unknown, and with an option by which
// something else is asked than how a reference is resolved.
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
	a.Outcome = s.result.Outcome
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

// first returns what is to be said first. A slip of one character is likelier than a misreading, and a
// misreading likelier than another edition.
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
	case len(s.Changes) > 0 && s.Changes[0].Kinds[0] != Shortest: // that there is one explains nothing
		return ByChange
	}
	return Nothing
}

// Assigned is the error for a request by which a property of the base is set: no reference is resolved.
type Assigned struct{}

func (Assigned) Error() string { return "a property is set, and no reference is resolved" }

// A search is a request under way.
type search struct {
	Answer
	q        *explain.Request
	edition  *edition.Edition
	result   edition.Result // the last one
	leads    bool           // whether there is a target
	compared bool           // and Equivalent is known
	expected string
	// normal is the normal form of what was expected. It is empty if that is taken to the letter, as it
	// has dot segments: a library that leaves them has another answer, and no equivalent one.
	normal string
}

// same reports whether a target is what was expected, or equivalent to it.
func (s *search) same(target string) bool {
	if s.compared && target == s.Target { // as with most editions
		return s.Equivalent
	}
	return target == s.expected || s.normal != "" && s.edition.Normal.Run(target, true, s.q.Options, nil) == s.normal
}

// resolve returns the target of a reference by an edition with some options; it reports false where there is none.
//
//go:noinline
func (s *search) resolve(e *edition.Edition, base, reference string, o edition.Options) (target string, ok bool) {
	s.result = e.Resolve(base, reference, o, nil)
	return s.result.Target, s.result.Outcome.HasTarget()
}

// by returns who gives what was expected, and who gives what is equivalent, each edition with as few
// options as will do.
func (s *search) by() (all, equivalents []By) {
	partings := explain.NewPartings(*s.q, s.edition)
	for _, e := range editions.All {
		found := s.giver(e, func(target string, _ edition.Options) bool { return target == s.expected })
		into := &all
		if found == nil && e.Normal != nil && !hasDotSegments(s.expected) && !(e == s.edition && s.Equivalent) {
			found = s.giver(e, func(target string, o edition.Options) bool {
				return e.Normal.Run(target, true, o, nil) == e.Normal.Run(s.expected, true, o, nil)
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

// giver returns an edition with the fewest options with which its target is as it should be, nil if there are none.
func (s *search) giver(e *edition.Edition, is func(target string, o edition.Options) bool) (found *By) {
	for n, more := 0, true; more; n++ {
		var o edition.Options
		if o, more = ways(e, n); !more || found != nil && len(o) >= len(found.Options) {
			continue
		}
		if target, ok := s.resolve(e, s.q.Base, s.q.Reference, o); ok && is(target, o) {
			found = &By{Edition: e, Options: o, Target: target}
		}
	}
	return found
}

// ways returns the nth combination of the options by which the targets of an edition may differ; the
// first has none. It reports false where there are no more. Options that have no such effect, or by
// which something else is asked, are left out.
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

// Differing returns where two texts differ: without what both begin and end with. Where one only has more than
// the other, that begins behind a delimiter, if it can.
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
	if min(len(a), len(b)) == start+end { // one only has more, which may begin anywhere in a word
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

// goesOn reports whether a character goes on at a place of a text.
//
//go:noinline
func goesOn(text string, at int) bool { return at < len(text) && !utf8.RuneStart(text[at]) }

// hasDotSegments reports whether the path of a text has a segment "." or "..".
//
//go:noinline
func hasDotSegments(text string) bool {
	path := "/" + text[:placesOf(text)[afterPath]] + "/"
	return strings.Contains(path, "/./") || strings.Contains(path, "/../")
}
