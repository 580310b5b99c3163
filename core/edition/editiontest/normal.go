package editiontest

import (
	"slices"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

// CheckNormalListing checks the listing of an edition's normal form, and that its rungs are in the order of the
// lines that do their work.
func CheckNormalListing(t *testing.T, e *edition.Edition) {
	t.Helper()
	if err := tracetest.CheckListing(e.Normal.Listing); err != nil {
		t.Errorf("%s: %v", e.ID, err)
	}
	var phases []trace.Phase
	for _, line := range e.Normal.Listing.Lines {
		if line.Phase != trace.Split && line.Routine == "" && !slices.Contains(phases, line.Phase) {
			phases = append(phases, line.Phase)
		}
	}
	var climbed []trace.Phase
	for _, rung := range e.Normal.Rungs {
		if rung.Phase != "" {
			climbed = append(climbed, rung.Phase)
		}
		if rung.ID == "" || rung.Section == "" {
			t.Errorf("%s: the rung %+v lacks something", e.ID, rung)
		}
	}
	if !slices.Equal(phases, climbed) {
		t.Errorf("%s: the lines are of the phases %q, the rungs of %q", e.ID, phases, climbed)
	}
}

// CheckNormal checks the run on a text, for each value of each option: it must give the same result whether or
// not it is recorded, its replay must end with that result, it must follow the listing, and a normal form must
// be its own normal form. It returns the normal form by the spec's own choices.
func CheckNormal(t *testing.T, e *edition.Edition, text string) string {
	t.Helper()
	for _, option := range e.Options {
		for _, value := range option.Values[1:] {
			CheckNormalWith(t, e, edition.Options{option.Name: value}, text)
		}
	}
	return CheckNormalWith(t, e, nil, text)
}

// CheckNormalWith is [CheckNormal] with certain options alone.
func CheckNormalWith(t *testing.T, e *edition.Edition, o edition.Options, text string) string {
	t.Helper()
	want := e.Normal.Run(text, true, o, nil)
	run := trace.New(e.Normal.Listing, -1, text)
	if got := e.Normal.Run(text, true, o, run); got != want {
		t.Errorf("%s: %q: traced %q, untraced %q", e.ID, text, got, want)
	}
	state := trace.NewState(e.Normal.Listing, text)
	for i := range run.Steps() {
		state.Apply(run.Edits(i))
	}
	if replayed, _ := state.Text(len(e.Normal.Listing.Registers) - 1); replayed != want {
		t.Errorf("%s: %q: replayed %q, want %q", e.ID, text, replayed, want)
	}
	if err := tracetest.Check(e.Normal.Listing, run, text); err != nil {
		t.Errorf("%s: %q: %v", e.ID, text, err)
	}
	if again := e.Normal.Run(want, true, o, nil); again != want {
		t.Errorf("%s: %q becomes %q, and that %q", e.ID, text, want, again)
	}
	if production, length := e.ProductionFor(edition.AsReference, text); e.Validate(production, text[:length]) == nil {
		if wrong := e.Validate(production, want[:min(length, len(want))]); wrong != nil && length == len(text) {
			t.Errorf("%s: %q becomes %q, which does not match: %+v", e.ID, text, want, wrong)
		}
	}
	return want
}

// FuzzNormal is the fuzz target of every edition: for any text, [CheckNormal] finds nothing
// wrong, and nothing panics.
func FuzzNormal(f *testing.F, e *edition.Edition) {
	for _, pair := range Hard {
		f.Add(pair[0])
		f.Add(pair[1])
	}
	for _, s := range []string{
		"eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "HTTP://A%41:080", "file://%4cocalhost:", "mailto:A%40@%41B,@C%2f@D", "f:/a/..//b", "f:/.//b", "//A:/%7E", "http://[V1.A]/%2E%2E",
		"http://a/%", "FILE://LOCALHOST", "mailto://A@B", "f:a/../b:c", "http:", "http://:80", "http://a/b#", "%41:", "//:::", "%a%%412",
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) { CheckNormal(t, e, text) })
}
