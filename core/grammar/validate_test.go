package grammar_test

import (
	"regexp"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/editions"
	"uriscope/core/grammar"
)

// TestValidateExpectsWhatCanStand compares what each edition expects at an error, however it validates, with
// the slow matcher: everything expected is allowed there, and everything allowed is expected.
//
// In one respect RFC 3986 says less than it could: in an authority without an "@", a person writing a port
// isn't told what would be allowed before an "@". Such a text counts as the beginning of a host and a port, so
// no user information is expected there.
func TestValidateExpectsWhatCanStand(t *testing.T) {
	for _, e := range editiontest.With(edition.OfSyntax) {
		checked := 0
		for _, production := range e.Syntax.Productions {
			check := func(text string) { checked += checkExpected(t, e, production, text) }
			grammar.Spoil(e.Syntax.Grammar(), production, 20, check)
			for _, text := range grammar.HardTexts {
				check(text)
			}
			for _, example := range e.AllExamples() {
				if text := example.Input + "["; len(text) <= 24 {
					check(text)
				}
			}
		}
		if checked < 100 {
			t.Errorf("%s: only %d errors", e.ID, checked)
		}
		t.Logf("%s: %d errors", e.ID, checked)
	}
}

// FuzzValidate does the same with any text.
func FuzzValidate(f *testing.F) {
	for _, text := range grammar.HardTexts {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 24 {
			return // the slow matcher would take too long
		}
		for _, e := range editiontest.With(edition.OfSyntax) {
			for _, production := range e.Syntax.Productions {
				checkExpected(t, e, production, text)
			}
		}
	})
}

// checkExpected checks what is expected at the error of a text, and returns how many errors it has.
func checkExpected(t *testing.T, e *edition.Edition, production, text string) int {
	t.Helper()
	m := e.Validate(production, text)
	if m == nil || m.Condition != "" {
		return 0
	}
	g := e.Syntax.Grammar()
	can, want := grammar.ExpandAll(g, m.Expected), grammar.Twin(g, production, text, m.At)
	if wrong := can.Without(want); wrong != (grammar.Bytes{}) {
		t.Errorf("%s: %s %q at %d: expected %q, which cannot stand there", e.ID, production, text, m.At, wrong)
	}
	if e == editions.Standard && port.MatchString(text[:m.At]) && !strings.Contains(authority.FindString(text), "@") {
		want = want.Without(grammar.ExpandAll(g, []string{"pchar"}).Without(grammar.Expand(g, "DIGIT")))
	}
	if missing := want.Without(can); missing != (grammar.Bytes{}) {
		t.Errorf("%s: %s %q at %d: %v expected, but %q could stand there too", e.ID, production, text, m.At, m.Expected, missing)
	}
	return 1
}

// port matches a text that ends with a host's port.
var port = regexp.MustCompile(`^[^/]*//[^/?#\[@]*:[0-9]*$`)

// authority matches a text as far as the end of its authority: an "@" behind that isn't of one.
var authority = regexp.MustCompile(`^[^/]*//[^/?#]*`)
