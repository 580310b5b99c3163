package differences

import (
	"testing"
	"uriscope/core/edition"
	"uriscope/core/editions"
	_ "uriscope/core/trace/tracetest" // a run that names a line which there isn't panics
)

// options are the options to test: none, and each value of each option except the usual one.
var options = func() []edition.Options {
	all := []edition.Options{{}}
	for _, o := range editions.Options() {
		if o.Alone {
			continue
		}
		for _, value := range o.Values[1:] {
			all = append(all, edition.Options{o.Name: value})
		}
	}
	return all
}()

// some leaves out most options in a quick run, since the table of partings covers different results with
// options.
func some(options []edition.Options) []edition.Options {
	if testing.Short() {
		return options[:2]
	}
	return options
}

// checkWays checks that an edition's ways give the edition's own answer, and that two answers have a cause if
// and only if they differ.
func checkWays(t *testing.T, base, reference string, o edition.Options) {
	t.Helper()
	answers := Answers(base, reference, o)
	for _, a := range answers {
		if a.Edition.Parting == nil {
			continue
		}
		if got := follow(a.Edition.WaysWith(o), base, reference); !got.Same(a) {
			t.Errorf("%s %+v: %q + %q: its ways lead to %s %q, it gives %s %q", a.Edition.ID, o, base, reference, got.Outcome, got.Target, a.Outcome, a.Target)
		}
		for _, b := range answers {
			if b.Edition.Parting == nil {
				continue
			}
			cause, ok := Because(a.Edition, b.Edition, base, reference, o, o)
			if ok == a.Same(b) {
				t.Errorf("%q + %q: %s gives %s %q, %s gives %s %q, cause %v %v", base, reference, a.Edition.ID, a.Outcome, a.Target, b.Edition.ID, b.Outcome, b.Target, ok, cause)
			}
		}
	}
}

func TestWays(t *testing.T) {
	for _, e := range editions.Examples() {
		for _, o := range some(options) {
			checkWays(t, e.Base, e.Input, o)
		}
	}
}

// Every short path of dots, letters and slashes.
func TestWaysOfAllShortPaths(t *testing.T) {
	elements := []string{".", "..", "", "a", "?", "#", "b:"}
	bases := []string{"http://h", "http://h/", "http://h/x/y/z;p?q#f", "s:", "s:x", "s:x/y", "s:/x", "s:/x//y", "1s:/x", "x"}
	longest := 3
	if testing.Short() {
		longest = 2
	}
	var build func(path string, depth int)
	build = func(path string, depth int) {
		for _, base := range bases {
			if !testing.Short() {
				checkWays(t, base, path, nil)
			}
			checkWays(t, base, path, options[len(path)%len(options)])
		}
		if depth == 0 || t.Failed() {
			return
		}
		for _, element := range elements {
			build(path+"/"+element, depth-1)
			if path == "" {
				build(element, depth-1)
			}
		}
	}
	build("", longest)
}

func FuzzWays(f *testing.F) {
	for _, e := range editions.Examples() {
		f.Add(e.Base, e.Input, 0)
	}
	f.Fuzz(func(t *testing.T, base, reference string, o int) {
		checkWays(t, base, reference, options[uint(o)%uint(len(options))])
	})
}
