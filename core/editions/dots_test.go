package editions_test

import (
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc2396bis01"
	"uriscope/core/edition/urlsyntax05"
	"uriscope/core/trace"
)

// slowDots applies the four rules as in the specs, each to the whole text, repeatedly until it finds nothing.
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

// For every path of up to seven segments (as wasm five: the same code runs natively), and
// for random ones, one pass for each rule gives what slowDots gives.
func TestAgainstSlowDots(t *testing.T) {
	check := func(e *edition.Edition, base, reference string) {
		t.Helper()
		if reference == "" || reference[0] == '/' {
			return // isn't merged
		}
		want := "x:" + slowDots(base+reference)
		if got := e.Resolve("x:"+base, reference, nil, nil).Target; got != want {
			t.Fatalf("%s: x:%s + %s: %q, want %q", e.ID, base, reference, got, want)
		}
	}
	segments := []string{"", ".", "..", "a"}
	var all func(path string, left int)
	n := 0
	all = func(path string, left int) {
		n++
		for _, e := range []*edition.Edition{&urlsyntax05.Edition, &rfc2396bis01.Edition} {
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
	length, want := 7, (1<<16-4)/3 // 4 + 4² + … + 4⁷
	if runtime.GOARCH == "wasm" {
		length, want = 5, (1<<12-4)/3
	}
	for _, s := range segments {
		all(s, length-1)
	}
	if n != want {
		t.Errorf("%d paths, want %d", n, want)
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		path := ""
		for range random.IntN(40) {
			path += []string{"/", "/", ".", "..", "../", "./", "a", "b/"}[random.IntN(8)]
		}
		check(&urlsyntax05.Edition, "b/", path)
		check(&rfc2396bis01.Edition, "/b//c/", path)
	}
}

// Every removal is one step, whose answer is yes, with one edit of the buffer, the leftmost
// first; then the answer of the line is no.
func TestBufferSteps(t *testing.T) {
	for _, c := range []struct {
		edition         *edition.Edition
		base, reference string
		options         edition.Options
		line            string
		want            []string // the buffer after each step of the line
	}{
		{&urlsyntax05.Edition, "http://h/a/b", "././c/.", nil, "6d", []string{"/a/./c/.", "/a/c/.", "/a/c/."}},
		{&urlsyntax05.Edition, "http://h/a/b", "c/.", nil, "6e", []string{"/a/c/"}},
		{&urlsyntax05.Edition, "http://h/a/b", "c/d/../../../e/../f", nil, "6f", []string{"/a/c/../../e/../f", "/a/../e/../f", "/e/../f", "/f", "/f"}},
		{&urlsyntax05.Edition, "http://h/a/b", "../..", nil, "6g", []string{"/.."}},
		{&urlsyntax05.Edition, "http://h/a/b/", "..", nil, "6g", []string{"/a/"}},
		{&rfc2396bis01.Edition, "http://h/a/b", "./../g", nil, "3", []string{"/a/../g", "/a/../g"}},
		{&rfc2396bis01.Edition, "http://h/a/b", "../../../g", edition.Options{"excess": "remove"}, "7b", []string{"/../g", "/g", "/g"}},
		{&rfc2396bis01.Edition, "http://h/a/b", "../../..", edition.Options{"excess": "remove"}, "7b", []string{"/..", "/", "/"}},
		{&rfc2396bis01.Edition, "x:a/b", "../../../..", edition.Options{"excess": "remove"}, "7b", []string{"../..", "..", "", ""}},
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
