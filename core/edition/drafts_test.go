package edition_test

// Tests of what the drafts of 1997 and 2003 have in common.

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"uriscope/core/edition"
	"uriscope/core/examples"
	"uriscope/core/internal/outside"
	"uriscope/core/trace"
)

// printed is the answer as the drafts print it.
func printed(r edition.Result) string {
	if r.Outcome == edition.CurrentDocument {
		return "(current document)" + r.Target
	}
	return r.Target
}

// checkExamples resolves an edition's own examples, those with a remark apart, and
// returns how many there are of each kind.
func checkExamples(t *testing.T, e *edition.Edition) map[examples.Kind]int {
	t.Helper()
	n := map[examples.Kind]int{}
	for _, x := range examples.Of(e.ID) {
		n[x.Kind]++
		if x.Kind == examples.Parse {
			if wrong := e.Validate(e.Productions[0], x.Input); wrong != nil {
				t.Errorf("%s: %q does not match: %+v", x.ID, x.Input, wrong)
			}
		}
		if x.Kind != examples.Resolve || x.Remark != "" {
			continue
		}
		got := e.Resolve(x.Base, x.Input, edition.Options{NonValidating: x.NonStrict, Excess: edition.ExcessByName(x.Excess)}, nil)
		if printed(got) != x.Want[0] || got.Outcome == edition.Failed {
			t.Errorf("%s: %q, want %q\n%s", x.ID, printed(got), x.Want[0], link(e, x.Base, x.Input))
		}
	}
	return n
}

// checkSuite runs the cases of a suite that are of the edition's document, except for
// those that skip names; 43 of them have to agree.
func checkSuite(t *testing.T, e *edition.Edition, file, skip string) {
	t.Helper()
	var cases []struct {
		ID, Edition, Base, Ref, Want, Note string
		Strict                             bool
	}
	outside.Cases(t, file, &cases)
	good, total := 0, 0
	for _, c := range cases {
		if c.Edition != "" && c.Edition != e.Document || c.Ref == skip {
			continue
		}
		total++
		want := c.Want
		if document, ok := strings.CutPrefix(c.Note, "spec says "); ok {
			want = document
		}
		got := printed(e.Resolve(c.Base, c.Ref, edition.Options{NonValidating: !c.Strict}, nil))
		if got != want {
			t.Errorf("%s: %s: %q, want %q", file, c.ID, got, want)
			continue
		}
		good++
	}
	if good != 43 || total != 43 {
		t.Errorf("%s: %d of %d, want 43 of 43", file, good, total)
	}
}

// checkClasses holds the class of every octet against a list of the classes, each
// with the octets that it has.
func checkClasses(t *testing.T, e *edition.Edition, want map[string]string) {
	t.Helper()
	for c := range 256 {
		text := string([]byte{byte(c)})
		name := ""
		if class := e.Characters(text)[0].Class; class >= 0 {
			name = e.Classes[class].Name
		}
		wanted := ""
		for class, octets := range want {
			if strings.Contains(octets, text) {
				wanted = class
			}
		}
		if name != wanted {
			t.Errorf("%s: %q is %q, want %q", e.ID, text, name, wanted)
		}
	}
	if found := e.Characters("%4a"); len(found) != 1 || e.Classes[found[0].Class].Name != "escaped" {
		t.Errorf("%s: %%4a is %v", e.ID, found)
	}
}

// slowDots is the four rules as the documents write them, each applied to a whole text
// again and again until it finds nothing.
func slowDots(buffer string) string {
	complete := func(start int) bool { return start == 0 || buffer[start-1] == '/' }
	// "./"
	for i := 0; i+2 <= len(buffer); {
		if buffer[i:i+2] == "./" && complete(i) {
			buffer, i = buffer[:i]+buffer[i+2:], 0
		} else {
			i++
		}
	}
	// "." at the end
	if i := len(buffer) - 1; i >= 0 && buffer[i] == '.' && complete(i) {
		buffer = buffer[:i]
	}
	// parent returns where a "<segment>/.." begins whose "/.." begins at i, or -1.
	parent := func(i int) int {
		start := strings.LastIndex(buffer[:i], "/") + 1
		if segment := buffer[start:i]; segment == ".." || segment == "" && start == 0 {
			return -1
		}
		return start
	}
	// "<segment>/../"
	for found := true; found; {
		found = false
		for i := 0; i+4 <= len(buffer) && !found; i++ {
			if buffer[i:i+4] == "/../" && parent(i) >= 0 {
				buffer, found = buffer[:parent(i)]+buffer[i+4:], true
			}
		}
	}
	// "<segment>/.." at the end
	if i := len(buffer) - 3; i >= 0 && buffer[i:] == "/.." && parent(i) >= 0 {
		buffer = buffer[:parent(i)]
	}
	return buffer
}

// The buffer in one pass is the buffer as it is written, for every path of up to seven
// segments, and for random ones.
func TestBufferAsWritten(t *testing.T) {
	check := func(e *edition.Edition, base, reference string) {
		t.Helper()
		if reference == "" || reference[0] == '/' {
			return // is not merged
		}
		want := "x:" + slowDots(base+reference)
		if got := e.Resolve("x:"+base, reference, edition.Options{}, nil).Target; got != want {
			t.Fatalf("%s: x:%s + %s: %q, want %q", e.ID, base, reference, got, want)
		}
	}
	segments := []string{"", ".", "..", "a"}
	var all func(path string, left int)
	n := 0
	all = func(path string, left int) {
		n++
		for _, e := range []*edition.Edition{&edition.URLSyntax05, &edition.RFC2396bis01} {
			check(e, "b/", path)
			check(e, "/", path)
			check(e, "/../c//", path)
		}
		if left > 0 {
			for _, s := range segments {
				all(path+"/"+s, left-1)
			}
		}
	}
	for _, s := range segments {
		all(s, 6)
	}
	if want := (1<<16 - 4) / 3; n != want { // 4 + 4² + … + 4⁷
		t.Errorf("%d paths, want %d", n, want)
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		path := ""
		for range random.IntN(40) {
			path += []string{"/", "/", ".", "..", "../", "./", "a", "b/"}[random.IntN(8)]
		}
		check(&edition.URLSyntax05, "b/", path)
		check(&edition.RFC2396bis01, "/b//c/", path)
	}
}

// Every removal is a step of its own that answers yes, with one edit of the buffer,
// and the leftmost goes first; then the line answers no.
func TestBufferSteps(t *testing.T) {
	for _, c := range []struct {
		edition         *edition.Edition
		base, reference string
		options         edition.Options
		line            string
		want            []string // the buffer after each step of the line
	}{
		{&edition.URLSyntax05, "http://h/a/b", "././c/.", edition.Options{}, "6d", []string{"/a/./c/.", "/a/c/.", "/a/c/."}},
		{&edition.URLSyntax05, "http://h/a/b", "c/.", edition.Options{}, "6e", []string{"/a/c/"}},
		{&edition.URLSyntax05, "http://h/a/b", "c/d/../../../e/../f", edition.Options{}, "6f", []string{"/a/c/../../e/../f", "/a/../e/../f", "/e/../f", "/f", "/f"}},
		{&edition.URLSyntax05, "http://h/a/b", "../..", edition.Options{}, "6g", []string{"/.."}},
		{&edition.URLSyntax05, "http://h/a/b/", "..", edition.Options{}, "6g", []string{"/a/"}},
		{&edition.RFC2396bis01, "http://h/a/b", "./../g", edition.Options{}, "3", []string{"/a/../g", "/a/../g"}},
		{&edition.RFC2396bis01, "http://h/a/b", "../../../g", edition.Options{Excess: edition.Remove}, "7b", []string{"/../g", "/g", "/g"}},
		{&edition.RFC2396bis01, "http://h/a/b", "../../..", edition.Options{Excess: edition.Remove}, "7b", []string{"/..", "/", "/"}},
		{&edition.RFC2396bis01, "x:a/b", "../../../..", edition.Options{Excess: edition.Remove}, "7b", []string{"../..", "..", "", ""}},
	} {
		listing := c.edition.Listing
		buffer := -1
		for i, r := range listing.Registers {
			if r.Buffer {
				buffer = i
			}
		}
		run := trace.New(listing, -1, c.base, c.reference)
		c.edition.Resolve(c.base, c.reference, c.options, run)
		state := trace.NewState(listing, c.base, c.reference)
		var got []string
		for i, step := range run.Steps() {
			state.Apply(run.Edits(i))
			if listing.Lines[step.Line].ID != c.line {
				continue
			}
			text, _ := state.Text(buffer)
			got = append(got, text)
			if edits := len(run.Edits(i)); edits != 1 && step.Answer == trace.Yes || edits != 0 && step.Answer == trace.No {
				t.Errorf("%s %s: %d edits where the answer is %v", c.reference, c.line, edits, step.Answer)
			}
		}
		if strings.Join(got, " ") != strings.Join(c.want, " ") {
			t.Errorf("%s: %s + %s: after %s the buffer is %q, want %q", c.edition.ID, c.base, c.reference, c.line, got, c.want)
		}
	}
}

// A run of 100,000 segments can be replayed, in which one rule after the other goes
// through the buffer and takes something at every other segment. What takes the
// square of that takes minutes.
func TestReplayOfManySegments(t *testing.T) {
	const base = "http://a/b"
	for _, part := range []string{"./a/", "a/../b/./", "a/../"} {
		reference := strings.Repeat(part, 100_000/strings.Count(part, "/"))
		for _, e := range edition.All {
			run := trace.New(e.Listing, -1, base, reference)
			want := e.Resolve(base, reference, edition.Options{}, run).Target
			state := trace.NewState(e.Listing, base, reference)
			start := time.Now()
			for i := range run.Steps() {
				state.Apply(run.Edits(i))
			}
			if got, _ := state.Text(len(e.Listing.Registers) - 1); got != want {
				t.Errorf("%s: %s …: replayed %d bytes, want %d", e.ID, part, len(got), len(want))
			}
			if took := time.Since(start); took > 5*time.Second {
				t.Errorf("%s: %s …: the replay took %v", e.ID, part, took)
			}
		}
	}
}
