package site

// This file notices changed sources. It looks at all of them at regular intervals, because there are few.
// That needs no dependency, works in the same way on every system, and has no limit on watched directories.
//
// esbuild can watch, too (api.Context, Watch), in the same way. It would save little and cost more:
//   - It watches only what it bundles: no Go, no page, no lock file. We would still need all of
//     this file.
//   - The engine and the page would be two contexts. Each builds when it notices something, and
//     nothing tells when both have built the same state of the sources.
//   - The options of a context are fixed. The name of the WebAssembly file is one of them, so a
//     new program would need a new context.
//   - It looks at a few random files at a time and takes up to two seconds to notice a change.
//   - It would only save bundling everything again, which takes a tenth of a second. The course
//     takes a second, and esbuild doesn't build that.

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
	changedPackages                    // the npm lock file, or what is installed
	changedBuilder                     // this program itself
)

// packagesDir is where npm puts packages; packagesDone is what it writes there last.
// If the directory is removed, the packages have to be installed. If only the file is removed,
// npm is running, and there is nothing to do until the file is back.
const (
	packagesDir  = "web/node_modules"
	packagesDone = packagesDir + "/.package-lock.json"
)

// kind returns what is out of date when the named file changes, 0 if nothing.
func kind(name string) change {
	switch {
	case strings.HasSuffix(name, "_test.go"):
		return 0
	case name == "serve.go", strings.HasPrefix(name, "web/") && strings.HasSuffix(name, ".go"):
		return changedBuilder
	case path.Base(name) == "go.mod", strings.HasSuffix(name, ".go"):
		return changedGo
	case name == "web/package-lock.json", name == packagesDir:
		return changedPackages
	case name == packagesDone:
		return changedWeb
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

// stamps returns the stamps of all sources under root. A file that vanishes while it runs is left out.
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
	if _, err := fs.Stat(tree, packagesDir); err == nil {
		found[packagesDir] = stamp{size: 1} // always the same: it is there
	}
	if info, err := fs.Stat(tree, packagesDone); err == nil {
		found[packagesDone] = stamp{info.ModTime(), info.Size()}
	}
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

// diff returns what is out of date when the stamps have changed.
func diff(before, now map[string]stamp) change {
	var c change
	for name := range before {
		if _, there := now[name]; name == packagesDone && !there {
			continue
		}
		if before[name] != now[name] {
			c |= kind(name)
		}
	}
	for name := range now {
		if _, there := before[name]; !there && name != packagesDir {
			c |= kind(name)
		}
	}
	return c
}

// watch calls changed for every change under root until ctx ends. It first waits until nothing
// changes for one interval, because programs save many files one after the other.
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
