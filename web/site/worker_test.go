package site

import (
	"slices"
	"strings"
	"testing"
)

func TestKeptOffline(t *testing.T) {
	s := &Site{Files: map[string]*File{}}
	for _, name := range []string{"index.html", "404.html", "assets/app-ABCDEFGH.js", "assets/app-ABCDEFGH.js.map", "uriscope.js", "uriscope.d.ts", "LICENSES.txt"} {
		if err := s.add(name, []byte("a")); err != nil {
			t.Fatal(err)
		}
	}
	const sum = "sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=" // of "a"
	want := [][]string{{"assets/app-ABCDEFGH.js", sum}, {"index.html", sum}, {"uriscope.js", sum}}
	if got := s.keptOffline(); !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("the worker keeps %v, want %v", got, want)
	}
}

// In development nothing is kept: every page is the newest.
func TestWorkerInDevelopment(t *testing.T) {
	for _, dev := range []bool{false, true} {
		b := project(t, nil)
		b.Dev = dev
		s, err := b.Site()
		if err != nil {
			t.Fatal(err)
		}
		if kept := strings.Contains(string(s.Files[workerName].Body), "index.html"); kept == dev {
			t.Errorf("development: %t; the worker lists the page: %t", dev, kept)
		}
	}
}
