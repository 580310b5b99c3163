package outside

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// The known numbers of cases are right.
func TestCases(t *testing.T) {
	for _, name := range Suites(t, "*-resolve.json", "*-validity.json", "*-parse.json") {
		t.Run(name, func(t *testing.T) {
			var cases []struct{ ID string }
			Cases(t, name, &cases)
			if known := counts(t)[name]; len(cases) != known {
				t.Errorf("%d cases; suites.json has %d", len(cases), known)
			}
			if len(cases) == 0 || cases[0].ID == "" {
				t.Errorf("%+v", cases)
			}
		})
	}
}

// Suites that no test reads are reported.
func TestUnread(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(root(t), "..", "shared", "suites", "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if _, read := counts(t)[filepath.Base(file)]; !read {
			t.Run(filepath.Base(file), func(t *testing.T) { t.Skip("no test reads this suite") })
		}
	}
}

// Where there is no ../shared, a test is skipped, and the reason has the number of cases.
func TestAbsent(t *testing.T) {
	folder := t.TempDir()
	inside := filepath.Join(folder, "project", "core")
	if err := os.MkdirAll(inside, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "project", "go.mod"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	t.Chdir(inside)
	for name, read := range map[string]func(testing.TB){
		"suite":    func(t testing.TB) { Cases(t, "jsts-uri.json", new([]json.RawMessage)) },
		"document": func(t testing.TB) { Document(t, "rfc3986.txt") },
	} {
		s := &skipped{TB: t}
		func() {
			defer func() { recover() }()
			read(s)
			t.Errorf("%s: read from nowhere", name)
		}()
		if want := map[string]string{
			"suite":    "../shared/suites/jsts-uri.json is not there: 40 cases",
			"document": "../shared/specs/rfc3986.txt is not there: a document",
		}[name]; s.why != want {
			t.Errorf("%s: skipped with %q, want %q", name, s.why, want)
		}
	}
}

// skipped is a test that keeps the reason why it was skipped.
type skipped struct {
	testing.TB
	why string
}

func (s *skipped) Skipf(format string, args ...any) {
	s.why = fmt.Sprintf(format, args...)
	panic("skipped")
}
