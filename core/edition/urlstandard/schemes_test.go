package urlstandard

import (
	"slices"
	"testing"

	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

// origins has a URL on each line, with its origin as browsers serialize it; "" if it isn't a URL.
var origins = [][2]string{
	{"http://User@Example.com:80/a", "http://example.com"},
	{"https://h:8443/?q#f", "https://h:8443"},
	{"ws://h", "ws://h"},
	{"wss://[::1]:1/", "wss://[::1]:1"},
	{"ftp://h:21/", "ftp://h"},
	{"file:///C:/x", "null"},
	{"mailto:a@b", "null"},
	{"x://h:1/a", "null"},
	{"x:/a", "null"},
	{"data:,x", "null"},
	{"blob:https://whatwg.org/d0360e2f", "https://whatwg.org"},
	{"blob:http://h:8/", "http://h:8"},
	{"blob:ftp://h/", "null"},
	{"blob:file:///a", "null"}, // by the line that gives the origin of the file URL
	{"blob:FILE:///a", "null"},
	{"blob:x", "null"},
	{"blob:blob:https://h/", "null"},
	{"BLOB:https://h", "https://h"},
	{"http://a b/", ""},
	{"a/b", ""},
}

func TestOrigins(t *testing.T) {
	found := tracetest.NewAnswers(schemeListing)
	done := make([]bool, len(schemeListing.Lines))
	check := func(l *trace.Listing, text string) error {
		run := trace.New(l, -1, text)
		origin(text, run)
		return tracetest.Check(l, run, text)
	}
	for _, c := range origins {
		if got, _ := origin(c[0], nil); got != c[1] {
			t.Errorf("%s: %q, want %q", c[0], got, c[1])
		}
		if err := check(schemeListing, c[0]); err != nil {
			t.Errorf("%s: %v", c[0], err)
		}
		run := trace.New(schemeListing, -1, c[0])
		origin(c[0], run)
		found.Add(run, "", c[0])
		for _, step := range run.Steps() {
			done[step.Line] = true
		}
	}
	if err := tracetest.CheckListing(schemeListing); err != nil {
		t.Error(err)
	}
	for i, line := range schemeListing.Lines {
		if !done[i] && (!line.Else || line.Question) {
			t.Errorf("no URL has the line %s", line.ID)
		}
		if err := found.Check(schemeListing, i); err != nil {
			t.Error(err)
		}
	}
	missed, caught := tracetest.Exchanged(schemeListing, func(l *trace.Listing) error {
		if err := tracetest.CheckListing(l); err != nil {
			return err
		}
		for _, c := range origins {
			if err := check(l, c[0]); err != nil {
				return err
			}
		}
		return nil
	})
	if want := []string{"the words of tuple and file"}; !slices.Equal(missed, want) {
		t.Errorf("no check fails when one exchanges %q", missed)
	}
	t.Logf("caught %s", caught)
}
