package site

// This file builds everything about other people's libraries: for libraries that answer live in the page, a
// script each, fetched on demand; and the recorded answers of all others.

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

const (
	// librariesName is the file with the recorded answers. Like the names in build.go it never changes.
	librariesName = "libraries.json"
	// librariesFolder has the scripts. They are fetched on demand: the service worker keeps none.
	librariesFolder = "libraries/"
	askerScript     = "src/libraries/asker.js"
)

// A liveLibrary is the page's data about a library before that is fetched.
type liveLibrary struct {
	Name    string `json:"name"`
	Version string `json:"version"`
	License string `json:"license"`
	File    string `json:"file"`
	Bytes   int    `json:"bytes"` // compressed with brotli
}

// bundleLibraries makes the scripts of the live libraries, and the script of the worker that runs them. It
// returns the outputs and the data for the page's script. That worker can't import anything, so each script
// is complete: it sets the global variable "library" to its exports.
func (b *Builder) bundleLibraries(site *Site) (outputs, map[string]string, error) {
	adapters, err := fs.Glob(os.DirFS(b.web()), "src/libraries/live/*.js")
	if err != nil || len(adapters) == 0 {
		return nil, map[string]string{"LIBRARIES": "[]", "LIBRARY_ASKER": `""`}, err
	}
	o := b.options()
	o.EntryPoints = []string{"./" + askerScript}
	for _, name := range adapters {
		o.EntryPoints = append(o.EntryPoints, "./"+name)
	}
	o.EntryNames = librariesFolder + "[name]-[hash]"
	o.Format, o.GlobalName = api.FormatIIFE, "library"
	o.Sourcemap = api.SourceMapNone // a source map is found by an address, and the worker has none
	// urijs would get its bundled modules from a module loader, if there is one.
	o.Define = map[string]string{"define": "undefined"}
	made, err := bundle(site, o)
	if err != nil {
		return nil, nil, err
	}
	libraries, asker := []liveLibrary{}, ""
	for name, out := range made {
		switch {
		case out.EntryPoint == askerScript:
			asker = name
		case slices.Contains(adapters, out.EntryPoint):
			one, err := b.liveLibrary(site, made, name)
			if err != nil {
				return nil, nil, err
			}
			libraries = append(libraries, one)
		}
	}
	if asker == "" {
		return nil, nil, errors.New("esbuild produced no script that calls the libraries")
	}
	slices.SortFunc(libraries, func(a, b liveLibrary) int { return strings.Compare(a.Name, b.Name) })
	list, err := json.Marshal(libraries)
	if err != nil {
		return nil, nil, err
	}
	name, err := json.Marshal(asker)
	return made, map[string]string{"LIBRARIES": string(list), "LIBRARY_ASKER": string(name)}, err
}

// liveLibrary returns the data about an adapter's library: the first import of the adapter, a file of a few lines.
func (b *Builder) liveLibrary(site *Site, made outputs, name string) (liveLibrary, error) {
	adapter := made[name].EntryPoint
	text, err := os.ReadFile(b.web(filepath.FromSlash(adapter)))
	if err != nil {
		return liveLibrary{}, err
	}
	_, imported, _ := strings.Cut(string(text), ` from "`)
	imported, _, _ = strings.Cut(imported, `"`)
	dir := packageOf("node_modules/" + imported)
	about, err := os.ReadFile(b.web(filepath.FromSlash(dir), "package.json"))
	if err != nil {
		return liveLibrary{}, fmt.Errorf("the library of %s: %w", adapter, err)
	}
	one := liveLibrary{File: name, Bytes: len(Brotli(site.Files[name].Body, 9))}
	if err := json.Unmarshal(about, &one); err != nil {
		return liveLibrary{}, fmt.Errorf("package.json of %s: %w", imported, err)
	}
	return one, nil
}

// addRecorded adds the recorded answers of libraries, if the project has them.
func (b *Builder) addRecorded(site *Site) error {
	body, err := os.ReadFile(b.web("libraries", "recorded.json"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return site.add(librariesName, body)
}

// isLibrary reports whether only the panel of libraries requests a file of the site.
func isLibrary(name string) bool {
	return name == librariesName || path.Dir(name)+"/" == librariesFolder
}
