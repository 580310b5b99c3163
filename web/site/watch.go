package site

// This file is responsible for noticing that a source has changed. It looks at
// the few files there are again and again: no dependency, the same on every
// system, and no limit on watched directories.

import (
	"context"
	"io/fs"
	"maps"
	"os"
	"path"
	"strings"
	"time"
)

// A change says which parts of the site are out of date.
type change uint8

const (
	changedWeb      change = 1 << iota // scripts, styles, pages
	changedGo                          // what becomes wasm
	changedPackages                    // the npm lock file
	changedBuilder                     // this program itself
)

// kind tells what a change of the named file means, 0 if nothing.
func kind(name string) change {
	switch {
	case strings.HasSuffix(name, "_test.go"):
		return 0
	case name == "serve.go", strings.HasPrefix(name, "web/") && strings.HasSuffix(name, ".go"):
		return changedBuilder
	case name == "go.mod", strings.HasSuffix(name, ".go"):
		return changedGo
	case name == "web/package-lock.json":
		return changedPackages
	}
	switch path.Ext(name) {
	case ".js", ".ts", ".css", ".html", ".svg", ".woff2":
		return changedWeb
	}
	return 0
}

// A stamp changes when its file does.
type stamp struct {
	time time.Time
	size int64
}

// stamps gives the stamps of all sources under root. A file that vanishes while
// it is looked at is not there.
func stamps(root string) map[string]stamp {
	found := map[string]stamp{}
	add := func(name string, d fs.DirEntry) {
		if kind(name) == 0 {
			return
		}
		if info, err := d.Info(); err == nil {
			found[name] = stamp{info.ModTime(), info.Size()}
		}
	}
	tree := os.DirFS(root)
	top, _ := fs.ReadDir(tree, ".")
	for _, d := range top {
		if !d.IsDir() {
			add(d.Name(), d)
		}
	}
	for _, dir := range []string{"core", "wasm", "web"} {
		fs.WalkDir(tree, dir, func(name string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return nil
			case !d.IsDir():
				add(name, d)
			case d.Name() == "node_modules", d.Name() == "testdata", strings.HasPrefix(d.Name(), "."),
				name == "web/tests", name == "web/bench":
				return fs.SkipDir
			}
			return nil
		})
	}
	return found
}

// diff tells what the differences between two looks mean.
func diff(a, b map[string]stamp) change {
	var c change
	for name := range a {
		if a[name] != b[name] {
			c |= kind(name)
		}
	}
	for name := range b {
		if _, ok := a[name]; !ok {
			c |= kind(name)
		}
	}
	return c
}

// watch calls changed for every change under root until ctx ends. It waits
// until a look finds nothing new: programs save many files one after the other.
func watch(ctx context.Context, root string, every time.Duration, changed func(change)) {
	ticker := time.NewTicker(every)
	defer ticker.Stop()
	built := stamps(root)
	last := built
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		now := stamps(root)
		if quiet := maps.Equal(now, last); quiet {
			if c := diff(built, now); c != 0 {
				built = now
				changed(c)
			}
		}
		last = now
	}
}
