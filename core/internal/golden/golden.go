// Package golden compares what a test makes with files of the folder testdata: each was read
// beside the documents and found right, and says how the code behaves. Whoever changes the
// code runs the test with -update, which writes the file, and reads the difference.
package golden

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files")

// Compare fails the test unless got is what testdata/name holds, and shows the first line that
// differs.
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
