package differences

import (
	"slices"
	"strings"
	"testing"
	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/rfc3986"
	"uriscope/core/editions"

	"uriscope/core/trace"
)

// lineAt returns the id of the line that a run runs in the given step.
func lineAt(e *edition.Edition, step int, base, reference string, o edition.Options) string {
	run := trace.New(e.Listing, -1, base, reference)
	e.Resolve(base, reference, o, run)
	return e.Listing.Lines[run.Steps()[step-1].Line].ID
}

const base54 = "http://a/b/c/d;p?q" // RFC 3986, section 5.4

// A parting is an edition's answer. If that differs from the answer of RFC 3986, it also has the clause
// responsible and the lines at which the two runs diverge: there in the edition's run, here in RFC 3986's.
type parting struct{ answer, clause, there, here string }

var none = parting{"no-relative-form", "relative-form", "no-relative-form", "has-scheme"}

func same(answer string) parting { return parting{answer: answer} }

// partings are the best-known differences, with the answers from 1993 to 2005.
var partings = []struct {
	base, reference string
	o               edition.Options
	want            [5]parting
}{
	{"http://a", "g", nil, [5]parting{
		{"http://ag", "base-root", "remove-last", "root"}, none,
		{"http://ag", "base-root", "6a", "root"}, same("http://a/g"), same("http://a/g")}},
	{base54, "?y", nil, [5]parting{
		{"http://a/b/c/?y", "query-only", "remove-last", "path-of-base"}, none,
		{"http://a/b/c/?y", "query-only", "6a", "path-of-base"}, same("http://a/b/c/d;p?y"), same("http://a/b/c/d;p?y")}},
	{base54, "g?y/../x", nil, [5]parting{
		{"http://a/b/c/x", "query-in-buffer", "append", "merge"}, none,
		{"http://a/b/c/x", "query-in-buffer", "6c", "merge"}, same("http://a/b/c/g?y/../x"), same("http://a/b/c/g?y/../x")}},
	{base54, "/./g", nil, [5]parting{
		{"http://a/./g", "absolute-path", "absolute-path", "path-of-r"}, none,
		{"http://a/./g", "absolute-path", "5", "path-of-r"}, {"http://a/./g", "absolute-path", "path-of-r", "path-of-r"}, same("http://a/g")}},
	{base54, "../../../g", nil, [5]parting{
		{"http://a/../g", "excess-dots", "/xxx/..", "2C"}, none,
		{"http://a/../g", "excess-dots", "6f", "2C"}, {"http://a/../g", "excess-dots", "7", "2C"}, same("http://a/g")}},
	{base54, "../../../g", edition.Options{"excess": "remove"}, [5]parting{
		{"http://a/../g", "excess-dots", "/xxx/..", "2C"}, none,
		{"http://a/../g", "excess-dots", "6f", "2C"}, same("http://a/g"), same("http://a/g")}},
	{base54, "../../../g", edition.Options{"excess": "refuse"}, [5]parting{
		{"http://a/../g", "excess-dots", "/xxx/..", "2C"}, none,
		{"http://a/../g", "excess-dots", "6f", "2C"}, {"error", "excess-dots", "7", "2C"}, same("http://a/g")}},
	{base54, "g/.", nil, [5]parting{
		{"http://a/b/c/g", "trailing", "/.", "2B"}, none,
		same("http://a/b/c/g/"), same("http://a/b/c/g/"), same("http://a/b/c/g/")}},
	{base54, "..", nil, [5]parting{
		{"http://a/b", "trailing", "/xxx/..", "2C"}, none,
		same("http://a/b/"), same("http://a/b/"), same("http://a/b/")}},
	{base54, "./../x/..", nil, [5]parting{
		{"http://a/b", "trailing", "/xxx/..", "2C"}, none,
		same("http://a/b/"), same("http://a/b/"), same("http://a/b/")}},
	{base54, "", nil, [5]parting{
		{"http://a/b/c/", "empty-reference", "remove-last", "empty-path"}, none,
		{"(current document)", "empty-reference", "2", "empty-path"}, {"(current document)", "empty-reference", "current-document", "empty-path"},
		same("http://a/b/c/d;p?q")}},
	{base54, "#s", nil, [5]parting{
		{"http://a/b/c/#s", "empty-reference", "remove-last", "empty-path"}, none,
		{"(current document)#s", "empty-reference", "2", "empty-path"}, {"(current document)#s", "empty-reference", "current-document", "empty-path"},
		same("http://a/b/c/d;p?q#s")}},
	{base54, "http:g", nil, [5]parting{same("http:g"), same("http:g"), same("http:g"), same("http:g"), same("http:g")}},
	{base54, "http:g", edition.Options{"strict": "no"}, [5]parting{
		{"http:g", "same-scheme", "full-form", "non-strict"}, {"http:g", "same-scheme", "has-scheme", "non-strict"},
		{"http:g", "same-scheme", "3", "non-strict"}, {"http:g", "same-scheme", "has-scheme", "non-strict"}, same("http://a/b/c/g")}},
	{base54, "HTTP:g", edition.Options{"strict": "no", "validating": "no"}, [5]parting{
		{"HTTP:g", "same-scheme", "full-form", "non-strict"}, {"HTTP:g", "same-scheme", "has-scheme", "non-strict"},
		{"HTTP:g", "same-scheme", "3", "non-strict"}, same("http://a/b/c/g"), same("http://a/b/c/g")}},
	{base54, "http:g", edition.Options{"validating": "no"}, [5]parting{
		same("http:g"), same("http:g"), same("http:g"), {"http://a/b/c/g", "same-scheme", "not-validating", "has-scheme"}, same("http:g")}},
	{base54, "x:/a/../b", nil, [5]parting{
		{"x:/a/../b", "own-scheme", "whole", "scheme-path"}, {"x:/a/../b", "own-scheme", "absolute", "scheme-path"},
		{"x:/a/../b", "own-scheme", "absolute-url", "scheme-path"}, {"x:/a/../b", "own-scheme", "scheme-path", "scheme-path"}, same("x:/b")}},
	{base54, "//h/a/../b", nil, [5]parting{
		{"http://h/a/../b", "own-authority", "rest", "authority-path"}, none,
		{"http://h/a/../b", "own-authority", "4", "authority-path"}, {"http://h/a/../b", "own-authority", "authority-path", "authority-path"}, same("http://h/b")}},
	{"s:a/b", "../../g", nil, [5]parting{
		{"s:a/../../g", "first-segment", "/xxx/..", "2C"}, none,
		{"s:../g", "excess-dots", "6f", "2C"}, {"s:../g", "excess-dots", "7", "2C"}, same("s:/g")}},
	{"s:a", "../g", nil, [5]parting{
		{"s:../g", "excess-dots", "/xxx/..", "2A"}, none,
		{"s:../g", "excess-dots", "6f", "2A"}, {"s:../g", "excess-dots", "7", "2A"}, same("s:g")}},
	{"s:a/b", "../g", nil, [5]parting{
		{"s:a/../g", "first-segment", "/xxx/..", "2C"}, none,
		{"s:g", "rootless", "6f", "2C"}, {"s:g", "rootless", "5", "2C"}, same("s:/g")}},
}

// For each difference, the test finds every edition's answer, the clause, and the lines.
func TestWhereRunsPart(t *testing.T) {
	for _, c := range partings {
		here := &rfc3986.Edition
		for i, id := range [5]string{"url-1993", "rfc1738", "url-syntax-05", "rfc2396bis-01", "rfc3986"} {
			want := c.want[i]
			a := answerOf(id, c.base, c.reference, c.o)
			said := a.Target
			switch a.Outcome {
			case edition.CurrentDocument:
				said = "(current document)" + a.Target
			case edition.NoRelativeForm, edition.Failed:
				said = string(a.Outcome)
			}
			if said != want.answer {
				t.Errorf("%q + %q, %d: %q, want %q", c.base, c.reference, a.Edition.Dated.Year, said, want.answer)
			}
			cause, ok := Because(here, a.Edition, c.base, c.reference, c.o, c.o)
			if ok != (want.clause != "") || ok && cause.Clause.String() != want.clause {
				t.Errorf("%q + %q, %d: because of %v %v, want %q", c.base, c.reference, a.Edition.Dated.Year, ok, cause.Clause, want.clause)
				continue
			}
			if !ok {
				continue
			}
			there := lineAt(a.Edition, Step(a.Edition, cause.Clause, c.base, c.reference, c.o), c.base, c.reference, c.o)
			own := lineAt(here, Step(here, cause.Clause, c.base, c.reference, c.o), c.base, c.reference, c.o)
			if there != want.there || own != want.here {
				t.Errorf("%q + %q: 2005 parts from %d on its line %q and on %q, want %q and %q", c.base, c.reference, a.Edition.Dated.Year, own, there, want.here, want.there)
			}
		}
	}
}

// answerOf returns the answer of the edition with an id.
func answerOf(id, base, reference string, o edition.Options) Answer {
	for _, a := range Answers(base, reference, o) {
		if a.Edition.ID == id {
			return a
		}
	}
	return Answer{}
}

// For ../../../g, the place of the superfluous dots is the third 2C, where no segment is left to remove.
func TestStepOfExcessDots(t *testing.T) {
	run := trace.New(rfc3986.Edition.Listing, -1, base54, "../../../g")
	rfc3986.Edition.Resolve(base54, "../../../g", nil, run)
	seen := 0
	for _, step := range run.Steps()[:Step(&rfc3986.Edition, edition.ExcessDots, base54, "../../../g", nil)] {
		if rfc3986.Edition.Listing.Lines[step.Line].ID == "2C" {
			seen++
		}
	}
	if seen != 3 {
		t.Errorf("the step is the 2C number %d, want 3", seen)
	}
}

// If two answers differ, both runs have reached a place of the clause.
func TestEveryClauseHasItsPlace(t *testing.T) {
	missing := map[string]bool{}
	check := func(base, reference string, o edition.Options) {
		for _, here := range editiontest.With(edition.OfParting) {
			for _, there := range editiontest.With(edition.OfParting) {
				cause, ok := Because(here, there, base, reference, o, o)
				if !ok {
					continue
				}
				for _, e := range []*edition.Edition{here, there} {
					if !reached(e, cause.Clause, base, reference, o) {
						missing[e.ID+" "+cause.Clause.String()+": "+base+" + "+reference] = true
					}
				}
			}
		}
	}
	for _, e := range editions.Examples() {
		for _, o := range some(options) {
			check(e.Base, e.Input, o)
		}
	}
	for _, base := range []string{"http://a", "http://a/b/c/d;p?q", "s:", "s:a/b", "s:/a", "1s:/a"} {
		for _, reference := range []string{"..", ".", "../..", "./g", "../g", "a/../g", "a/..", "a/./", "//h/../g", "x:a/../b", "?a/../b", "#", "", "1x:y", "/a/..", "/../g", "g?a/../../b"} {
			check(base, reference, nil)
		}
	}
	if len(missing) > 0 {
		for what := range missing {
			t.Error("no place for ", what)
		}
	}
}

// reached reports whether a run reaches a meeting of a clause.
func reached(e *edition.Edition, c edition.Clause, base, reference string, o edition.Options) bool {
	run := trace.New(e.Listing, -1, base, reference)
	e.Resolve(base, reference, o, run)
	return slices.ContainsFunc(e.Parting.Lines[c], func(m edition.Meeting) bool { return find(&m, e.Listing, run) >= 0 })
}

// The lines of every meeting are in its edition's listing, and an edition has meetings for each clause in which
// it has a way.
func TestMeetingsAreInTheListing(t *testing.T) {
	for _, e := range editiontest.With(edition.OfParting) {
		for c := range edition.Clauses {
			found := e.Parting.Lines[c]
			if (len(found) > 0) != (e.Way(c) != edition.Unspecified) {
				t.Errorf("%s: %d meetings for %s, where its way is %d", e.ID, len(found), c, e.Way(c))
			}
			if section := e.SectionOf(c); strings.HasPrefix(section, e.Document+", ") != (len(found) > 0) {
				t.Errorf("%s: the section of %s is %q", e.ID, c, section)
			}
			for _, m := range found {
				for _, id := range m.Lines {
					if e.Listing.Find(id) < 0 {
						t.Errorf("%s, %s: the listing has no line %q", e.ID, c, id)
					}
				}
			}
		}
	}
}
