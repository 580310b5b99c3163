package tracetest_test

import (
	"strings"
	"testing"

	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

const (
	text = iota
	second
	rest
	result
)

var listing = trace.NewListing([]trace.Register{{Name: "text"}, {Name: "second"}, {Name: "rest", Buffer: true}, {Name: "result"}}, trace.Lines(`
# split: nowhere
fill: rest ← text
# dots: nowhere
empty[rest]? if rest is empty
	none: result ← ""
some| else
	loop+(rest)[rest]? while an "x" begins the rest: drop that
	all: result ← rest
`))

// drop removes every "x" at the beginning of a text, as the listing says. With one of the
// faults it does something else.
func drop(s, fault string, run *trace.Trace) {
	run.Do("fill")
	run.Set(rest, trace.From(text, 0, len(s)))
	switch fault {
	case "another register":
		run.Set(result)
	case "another text":
		run.Append(rest, trace.Text("y"))
	}
	if run.Ask("empty", s == "" != (fault == "another answer")) {
		run.Do("none")
		run.Set(result)
		return
	}
	if fault == "another branch" {
		run.Do("none")
	}
	for strings.HasPrefix(s, "x") {
		run.Ask("loop", true)
		run.Replace(rest, 0, 1)
		s = s[1:]
	}
	if fault != "left out" {
		run.Ask("loop", false)
	}
	run.Do("all")
	run.Set(result, trace.From(rest, 0, len(s)))
	switch fault {
	case "again":
		run.Do("all")
	case "no such line":
		run.Do("nothing")
	}
}

func TestCheck(t *testing.T) {
	if err := tracetest.CheckListing(listing); err != nil {
		t.Fatal(err)
	}
	for fault, want := range map[string]string{
		"":                 "",
		"another register": "step 0: the line fill (rest ← text) does not set result, which is edited",
		"another text":     `step 0: the line fill (rest ← text): rest is "xxay", not "xxa"`,
		"another answer":   "at step 2, none: the run goes on",
		"another branch":   "at step 2, none: loop has to follow",
		"left out":         "at step 4, all: loop has to follow",
		"again":            "at step 6, all: the run goes on",
	} {
		for _, s := range []string{"", "a", "xxa"} {
			run := trace.New(listing, -1, s, "")
			drop(s, fault, run)
			err := tracetest.Check(listing, run, s, "")
			if s == "xxa" && want != "" && fault != "another answer" && (err == nil || err.Error() != want) || want == "" && err != nil {
				t.Errorf("%s, %q: %v, want %s", fault, s, err, want)
			}
			if fault == "another answer" && err == nil {
				t.Errorf("%s, %q: not noticed", fault, s)
			}
		}
	}
}

func TestUnknownLine(t *testing.T) {
	defer func() {
		if r := recover(); r != "the listing has no line nothing" {
			t.Errorf("%v", r)
		}
	}()
	drop("a", "no such line", trace.New(listing, -1, "a", ""))
}

func TestIncompleteRun(t *testing.T) {
	run := trace.New(listing, 2, "xa", "")
	drop("xa", "", run)
	if err := tracetest.Check(listing, run, "xa", ""); err == nil || err.Error() != "2 steps of 5 are recorded" {
		t.Errorf("%v", err)
	}
}
