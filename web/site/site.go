// Package site builds the site, serves it, and rebuilds it while someone works on it. A build uses the files
// in this order: tools.go finds the programs that it needs; [Builder.Packages] and [Builder.Wasm] in build.go
// install the page's imports and compile the Go side; [Builder.Site] bundles the scripts and styles with
// esbuild (bundle.go), collects the licences (licences.go) and fills in the pages with their static parts
// (static.go). The resulting [Site] is in memory. Compressed (compress.go) and written with [Site.Write]
// (directory.go), it is the static site; a [Handler] (handler.go) serves it (server.go). [DevServer]
// (devserver.go) repeats all of that whenever a source changes (watch.go).
package site

// This file is responsible for the Site: named files in memory, and what follows from their
// names.

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"maps"
	"path"
	"regexp"
	"slices"
	"sync/atomic"
)

// A Site is a finished static site.
type Site struct {
	// Files holds the files by their slash-separated names.
	Files map[string]*File

	// FirstPaint names the scripts and styles that a page waits for, and Drawing the script that draws after that, with
	// its static imports.
	FirstPaint, Drawing []string

	// Build identifies the build in the pages of a development site.
	Build string

	// languages are the languages of pages and words; other files have none. first is the language of the pages at the
	// root.
	languages map[string]string
	first     string

	cache cache // for its compressed forms
}

// A File is one file of a Site. It does not change, except that compressed forms may be added
// later.
type File struct {
	Body []byte
	Type string // the Content-Type
	Sum  string // identifies the content

	policy string // of a page

	encoded [len(codings)]atomic.Pointer[[]byte]
}

// types holds the content type of every kind of file that a site may have, so that
// none depends on the machine.
var types = map[string]string{
	".css":   "text/css; charset=utf-8",
	".html":  "text/html; charset=utf-8",
	".js":    "text/javascript; charset=utf-8",
	".json":  "application/json",
	".map":   "application/json",
	".md":    "text/markdown; charset=utf-8",
	".svg":   "image/svg+xml",
	".ts":    "text/plain; charset=utf-8",
	".txt":   "text/plain; charset=utf-8",
	".wasm":  "application/wasm",
	".woff2": "font/woff2",
}

var errUnknownType = errors.New("unknown content type")

func (s *Site) add(name string, body []byte) error {
	kind, ok := types[path.Ext(name)]
	if !ok {
		return fmt.Errorf("%s: %w", name, errUnknownType)
	}
	sum := sha256.Sum256(body)
	f := &File{Body: body, Type: kind, Sum: hex.EncodeToString(sum[:8])}
	if kind == types[".html"] {
		f.policy = policyOf(body)
	}
	s.Files[name] = f
	return nil
}

// id identifies the content of the whole site.
func (s *Site) id() string {
	h := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(s.Files)) {
		fmt.Fprintln(h, name, s.Files[name].Sum)
	}
	return hex.EncodeToString(h.Sum(nil)[:8])
}

// reuse takes files that did not change from old, together with their compressed forms.
func (s *Site) reuse(old *Site) {
	for name, f := range s.Files {
		if o := old.Files[name]; o != nil && o.Sum == f.Sum {
			s.Files[name] = o
		}
	}
}

// hashed matches names that change whenever the content does.
var hashed = regexp.MustCompile(`-[A-Z2-7]{8}\.(\w+\.)*\w+$`)
