// Package expect answers why a reference does not lead where somebody expected: which small change
// of base or reference would, which editions and options give that target, and at which step the
// run of the chosen edition can no longer give it. All offsets are bytes.
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
	Edition    *edition.Edition
	Outcome    edition.Outcome
	Target     string
	Met        bool              // to the letter
	Equivalent bool              // or by the normal forms
	Fault      []edition.Problem // why what was expected is no reference by the grammar; at most one
	Differs    edition.Span      // of what was expected, what the target does not have
	Instead    edition.Span      // of the target, what it has there; [edition.Absent] without a target
	By         []By
	Changes    []*Change
	Pattern    Pattern
	Lost       *Lost // nil if it cannot be said
	TooLong    bool  // only Met and what differs is known
}

// By is an edition that gives what was expected.
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
	a.By = s.by()
	if !a.Met {
		a.Changes = s.changes()
		a.Pattern = s.pattern()
	}
	if !a.Equivalent {
		a.Lost = s.lost()
	}
	return a, nil
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

// by returns who gives what was expected, each edition with as few options as will do.
func (s *search) by() (all []By) {
	partings := explain.NewPartings(*s.q, s.edition)
	for _, e := range editions.All {
		var found *By
		for n, more := 0, true; more; n++ {
			var o edition.Options
			if o, more = ways(e, n); found != nil && len(o) >= len(found.Options) {
				continue
			}
			if target, ok := s.resolve(e, s.q.Base, s.q.Reference, o); more && ok && s.same(target) {
				found = &By{Edition: e, Options: o, Target: target}
			}
		}
		if found == nil {
			continue
		}
		if !s.leads || found.Target != s.Target {
			found.Parting, _ = partings.With(e, found.Options)
		}
		all = append(all, *found)
	}
	return all
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
