// Package golden compares a test's output with files in the folder testdata. Each file was checked against the
// specs, and records how the code behaves. After changing the code, run the test with -update, which writes the
// file, and review the difference.
package golden

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files")

// Compare fails the test unless got equals the content of testdata/name, and shows the first line that differs.
func Compare(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got == string(want) {
		return
	}
	gotLines, wantLines := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range min(len(gotLines), len(wantLines)) {
		if gotLines[i] != wantLines[i] {
			t.Errorf("%s, line %d: %s\nwant %s\n(go test -update writes it)", path, i+1, gotLines[i], wantLines[i])
			return
		}
	}
	t.Errorf("%s: %d lines, want %d (go test -update writes it)", path, len(gotLines), len(wantLines))
}
