package outside

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// Every suite says where it comes from, its license, and its kind, and has cases, each with its own id or in
// the format of web-platform-tests.
func TestSuites(t *testing.T) {
	total := 0
	for _, name := range Suites(t, "*.json") {
		var suite struct {
			Source struct{ Repo, Path, Commit, License string }
			Kind   string
		}
		data, err := os.ReadFile(filepath.Join(root(t), folder, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(data, &suite); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if s := suite.Source; s.Repo == "" || s.Path == "" || s.Commit == "" || s.License == "" || suite.Kind == "" {
			t.Errorf("%s does not say where it is from: %+v", name, suite)
		}
		var cases []map[string]any
		Cases(t, name, &cases)
		if len(cases) == 0 {
			t.Errorf("%s has no cases", name)
		}
		total += len(cases)
		checkCases(t, name, suite.Kind, cases)
	}
	if total < 3700 {
		t.Errorf("%d cases in all", total)
	}
}

// checkCases checks that cases are distinct, and contain only facts.
func checkCases(t *testing.T, name, kind string, cases []map[string]any) {
	ids := map[any]bool{}
	for i, c := range cases {
		id := c["id"]
		if kind == "url-standard" {
			id = i // web-platform-tests have no ids
		}
		if id == nil || id == "" || ids[id] {
			t.Errorf("%s: case %d has the id %v", name, i, id)
		}
		ids[id] = true
		for _, prose := range []string{"comment", "note", "reason"} {
			if _, ok := c[prose]; ok {
				t.Errorf("%s: case %v has a %s", name, id, prose)
			}
		}
	}
}

// A pattern finds its suites, each once and in order, wherever below the project a test runs.
func TestPatterns(t *testing.T) {
	want := []string{"jsts-ipv6.json", "jsts-uri-reference.json", "jsts-uri.json"}
	if got := Suites(t, "jsts-*.json", "jsts-uri.json"); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	t.Chdir("..")
	if got := Suites(t, "jsts-*.json"); !slices.Equal(got, want) {
		t.Errorf("from another folder: %q, want %q", got, want)
	}
}

// Without ../shared, a test that needs a spec is skipped, and says which.
func TestAbsent(t *testing.T) {
	inside := filepath.Join(t.TempDir(), "project", "core")
	if err := os.MkdirAll(filepath.Join(inside, "testdata", "suites"), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Chdir(inside)
	s := &skipped{TB: t}
	func() {
		defer func() { recover() }()
		Document(s, "rfc3986.txt")
		t.Error("read from nowhere")
	}()
	if want := "../shared/specs/rfc3986.txt is not there: a document"; s.why != want {
		t.Errorf("skipped with %q, want %q", s.why, want)
	}
}

// skipped is a test that keeps the reason for skipping it.
type skipped struct {
	testing.TB
	why string
}

func (s *skipped) Skipf(format string, args ...any) {
	s.why = fmt.Sprintf(format, args...)
	panic("skipped")
}
