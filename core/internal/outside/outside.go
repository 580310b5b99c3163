// Package outside gives tests access to files outside of the project: the documents in
// ../shared/specs and the independent cases in ../shared/suites. A test that asks for a file
// that does not exist is skipped, and says how many cases are left out; ./build.sh test adds
// them up.
package outside

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// suites has the number of cases in every suite that a test reads, so that the number is known
// even without the suites. web/tests/outside.js reads it, too.
//
//go:embed suites.json
var suites []byte

// Suites returns the names of the suites that match one of the patterns, in the syntax of
// filepath.Match. It fails the test if a pattern matches none.
func Suites(t testing.TB, patterns ...string) (names []string) {
	t.Helper()
	for _, pattern := range patterns {
		n := len(names)
		for name := range counts(t) {
			if ok, err := filepath.Match(pattern, name); err != nil {
				t.Fatal(err)
			} else if ok && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
		if len(names) == n {
			t.Fatalf("no suite is called %s", pattern)
		}
	}
	slices.Sort(names)
	return names
}

// Cases reads the cases of a suite into cases, a pointer to a slice. It skips the test
// if the suite is not there.
func Cases(t testing.TB, name string, cases any) {
	t.Helper()
	known, ok := counts(t)[name]
	if !ok {
		t.Fatalf("core/internal/outside/suites.json does not have %s", name)
	}
	data := read(t, "suites/"+name, fmt.Sprintf("%d cases", known))
	var suite struct{ Cases, Records json.RawMessage }
	if err := json.Unmarshal(data, &suite); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	if suite.Cases == nil {
		suite.Cases = suite.Records // as those for browsers have it, with comments between them
	}
	if err := json.Unmarshal(suite.Cases, cases); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}

// Document returns the text of a document. It skips the test if it is not there.
func Document(t testing.TB, name string) string {
	t.Helper()
	return string(read(t, "specs/"+name, "a document"))
}

// read reads a file of ../shared. It skips the test if there is no such file: what is then
// left out, in words.
func read(t testing.TB, name, what string) []byte {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root(t), "..", "shared", filepath.FromSlash(name)))
	if os.IsNotExist(err) {
		t.Skipf("../shared/%s is not there: %s", name, what)
	}
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// root returns the folder of the project. A test runs in the folder of its package.
func root(t testing.TB) string {
	t.Helper()
	folder, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(folder, "go.mod")); err == nil {
			return folder
		}
		if filepath.Dir(folder) == folder {
			t.Fatal("there is no go.mod above this test")
		}
		folder = filepath.Dir(folder)
	}
}

func counts(t testing.TB) (counts map[string]int) {
	t.Helper()
	if err := json.Unmarshal(suites, &counts); err != nil {
		t.Fatalf("core/internal/outside/suites.json: %v", err)
	}
	return counts
}
