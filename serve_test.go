package main

import (
	"context"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A flag without a value is named, and not taken for one that was not given.
func TestEmptyFlags(t *testing.T) {
	for _, test := range []struct {
		args []string
		want string
	}{
		{nil, ""},
		{[]string{"-write", "dist", "-quick"}, ""},
		{[]string{"-write", ""}, "-write"},
		{[]string{"-addr=", "-site", ""}, "-addr -site"},
	} {
		flags := flag.NewFlagSet("uriscope", flag.ContinueOnError)
		flags.String("addr", "127.0.0.1:8080", "")
		flags.String("write", "", "")
		flags.String("site", "", "")
		flags.Bool("quick", false, "")
		if err := flags.Parse(test.args); err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(emptyFlags(flags), " "); got != test.want {
			t.Errorf("%q: %q, want %q", test.args, got, test.want)
		}
	}
}

// The exit status says whether the program was interrupted before it was done.
func TestStatus(t *testing.T) {
	going := context.Background()
	interrupted, cancel := context.WithCancel(going)
	cancel()
	for _, test := range []struct {
		ctx  context.Context
		err  error
		want int
	}{
		{going, nil, 0},
		{going, errors.New("it is broken (this is a test)"), 1},
		{interrupted, context.Canceled, 130},
		{interrupted, nil, 0}, // a server that was ended
	} {
		if got := status(test.ctx, test.err); got != test.want {
			t.Errorf("%v, %v: %d, want %d", test.ctx.Err(), test.err, got, test.want)
		}
	}
}

// If the site's directory or the package's has other files, the build ends before it starts any
// program, and neither is written.
func TestWriteSiteChecksBothDirectories(t *testing.T) {
	interrupted, cancel := context.WithCancel(context.Background())
	cancel() // every program would fail to start
	for _, taken := range []string{"dist", "dist-npm"} {
		parent := t.TempDir()
		if err := os.Mkdir(filepath.Join(parent, taken), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(parent, taken, "thesis.txt"), []byte("precious"), 0o666); err != nil {
			t.Fatal(err)
		}
		err := writeSite(interrupted, filepath.Join(parent, "dist"), true)
		if err == nil || !strings.Contains(err.Error(), taken+" has files that this program did not write: thesis.txt") {
			t.Errorf("with a file in %s: %v", taken, err)
		}
		if entries, _ := os.ReadDir(parent); len(entries) != 1 {
			t.Errorf("with a file in %s, something was written: %v", taken, entries)
		}
	}
}
