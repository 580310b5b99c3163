// Package outside gives tests access to other people's material: the independent cases in core/testdata/suites,
// and the specs in ../shared/specs, which aren't part of the project. A test is skipped if it needs a missing
// spec, and ./build.sh test says so.
package outside

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// folder is where the suites are, below the folder of the project.
var folder = filepath.Join("core", "testdata", "suites")

// Suites returns the names of the suites that match one of the patterns, in the syntax of
// filepath.Match. It fails the test if a pattern matches none.
func Suites(t testing.TB, patterns ...string) (names []string) {
	t.Helper()
	for _, pattern := range patterns {
		files, err := filepath.Glob(filepath.Join(root(t), folder, pattern))
		if err != nil {
			t.Fatal(err)
		}
		if len(files) == 0 {
			t.Fatalf("no suite is called %s", pattern)
		}
		for _, file := range files {
			if name := filepath.Base(file); !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	slices.Sort(names)
	return names
}

// Cases reads the cases of a suite into cases, a pointer to a slice.
func Cases(t testing.TB, name string, cases any) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root(t), folder, name))
	if err != nil {
		t.Fatal(err)
	}
	var suite struct{ Cases json.RawMessage }
	if err := json.Unmarshal(data, &suite); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	if err := json.Unmarshal(suite.Cases, cases); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}

// Document returns the text of a spec. It skips the test if the file doesn't exist.
func Document(t testing.TB, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root(t), "..", "shared", "specs", name))
	if os.IsNotExist(err) {
		t.Skipf("../shared/specs/%s is not there: a document", name)
	}
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// root returns the folder of the project: the one above this test that has the suites. A test
// runs in the folder of its package.
func root(t testing.TB) string {
	t.Helper()
	above, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(above, folder)); err == nil {
			return above
		}
		if filepath.Dir(above) == above {
			t.Fatalf("there is no %s above this test", folder)
		}
		above = filepath.Dir(above)
	}
}
