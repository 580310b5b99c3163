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
	want := [][]string{{"index.html", sum}, {"assets/app-ABCDEFGH.js", sum}, {"uriscope.js", sum}}
	if got := s.keptOffline(); !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("the worker keeps %v, want %v", got, want)
	}
}

// Files of the first page are kept before those that one of its rooms needs, and these before files that no page names.
func TestKeptInOrder(t *testing.T) {
	s := &Site{Files: map[string]*File{}}
	for name, body := range map[string]string{
		"index.html":            `<script src="assets/page-A.js"></script><link href="assets/page-A.css">`,
		"learn/index.html":      `<script src="../assets/a-learn-A.js"></script>`,
		"assets/page-A.js":      `import"./a-chunk-A.js";import("./embedroom-A.js")`,
		"assets/page-A.css":     `p{}`,
		"assets/a-chunk-A.js":   `fetch("z-A.wasm")`,
		"assets/embedroom-A.js": `new URL("../embed.js")`,
		"assets/a-learn-A.js":   `1`,
		"embed.js":              `import("./embed/a-A.js")`,
		"embed/a-A.js":          `1`,
		"z-A.wasm":              `embed.js`,
	} {
		if err := s.add(name, []byte(body)); err != nil {
			t.Fatal(err)
		}
	}
	want := []string{"index.html", "assets/page-A.css", "assets/page-A.js", "assets/a-chunk-A.js", "assets/embedroom-A.js", "embed.js", "z-A.wasm", "embed/a-A.js", "assets/a-learn-A.js", "learn/index.html"}
	var got []string
	for _, file := range s.keptOffline() {
		got = append(got, file[0])
	}
	if !slices.Equal(got, want) {
		t.Errorf("the worker keeps, in this order, %v, want %v", got, want)
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
