package site

// This file is responsible for the service worker, which keeps the site for when there is no
// network: for the list of what it keeps, and for its script.

import (
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"maps"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// workerName is the name of the service worker in the site. It never changes: browsers ask for
// a newer worker under the name of the one that they have.
const workerName = "worker.js"

// visited are the kinds of files that pages of the site ask for. The others are for programs
// and for readers of the folder.
var visited = []string{".css", ".html", ".js", ".json", ".svg", ".wasm", ".woff2"}

// missingName is the page that static hosts send, with status 404, for what is not there. Without
// it some send the start page with status 200, for a script that lacks as well.
const missingName = "404.html"

// pageName is the page that a visitor comes to first.
const pageName = "index.html"

// named matches a name of a file in a script, a style sheet or a page.
var named = regexp.MustCompile(`[\w.-]+\.(?:css|html|js|json|svg|wasm|woff2)\b`)

// inNeed returns the names of the files in the order in which a visitor comes to need them: the
// page, the files that it names, those that these name, and so on, and last what none of them
// names. So what is for one room only is kept after what the page begins with.
func (s *Site) inNeed() []string {
	byBase := map[string]string{}
	for name := range s.Files {
		if base := path.Base(name); base != pageName && cmp.Or(s.languages[name], s.first) == s.first {
			byBase[base] = name
		}
	}
	far := map[string]int{pageName: 0}
	for reached := []string{pageName}; len(reached) > 0; reached = reached[1:] {
		f := s.Files[reached[0]]
		if f == nil || path.Ext(reached[0]) == ".wasm" {
			continue
		}
		for _, base := range named.FindAll(f.Body, -1) {
			name, known := byBase[string(base)]
			if _, seen := far[name]; known && !seen {
				far[name] = far[reached[0]] + 1
				reached = append(reached, name)
			}
		}
	}
	return slices.SortedFunc(maps.Keys(s.Files), func(a, b string) int {
		at := func(name string) int {
			if steps, ok := far[name]; ok {
				return steps
			}
			return len(s.Files)
		}
		return cmp.Or(at(a)-at(b), strings.Compare(a, b))
	})
}

// keptOffline lists the files that the service worker keeps, in the order in which it fetches
// them: the name of each, the hash of its content as an integrity attribute has it and, of what is in
// one language, the tag of that: it is kept where somebody reads that language. A host may
// send anything under any name, with status 200: half of a file, or a page that says that it is busy.
func (s *Site) keptOffline() [][]string {
	files := [][]string{}
	for _, name := range s.inNeed() {
		if !slices.Contains(visited, path.Ext(name)) || isLibrary(name) || path.Base(name) == missingName {
			continue
		}
		sum := sha256.Sum256(s.Files[name].Body)
		file := []string{name, "sha256-" + base64.StdEncoding.EncodeToString(sum[:])}
		if language := s.languages[name]; language != "" {
			file = append(file, language)
		}
		files = append(files, file)
	}
	return files
}

// addWorker adds the service worker, which lists all that has been added before it. In
// development it keeps nothing, and removes one that does.
func (b *Builder) addWorker(site *Site) error {
	files := [][]string{}
	if !b.Dev {
		files = site.keptOffline()
	}
	list, err := json.Marshal(files)
	if err != nil {
		return err
	}
	o := b.options()
	o.EntryPoints = []string{"./src/" + workerName}
	o.EntryNames = strings.TrimSuffix(workerName, ".js")
	o.Format = api.FormatIIFE
	o.Define = map[string]string{"BUILD": strconv.Quote(site.id()), "FILES": string(list)}
	_, err = bundle(site, o)
	return err
}
