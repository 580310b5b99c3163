package site

// This file is responsible for the service worker, which keeps the site for use without a network: its list of files,
// and its script.

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

// workerName is the name of the service worker in the site. It never changes: browsers look for a newer worker under
// the name of the current one.
const workerName = "worker.js"

// visited are the kinds of files that pages of the site request. The others are for programs, and for people who read
// the folder.
var visited = []string{".css", ".html", ".js", ".json", ".svg", ".wasm", ".woff2"}

// missingName is the page that static hosts send, with status 404, for a missing file. Without it, some send the start
// page with status 200, even for a missing script.
const missingName = "404.html"

// pageName is the first page of a visit.
const pageName = "index.html"

// named matches a name of a file in a script, a style sheet or a page.
var named = regexp.MustCompile(`[\w.-]+\.(?:css|html|js|json|svg|wasm|woff2)\b`)

// inNeed returns the names of the files in the order in which a visitor needs them: the page, the files that
// it names, the files that these name, and so on, and finally the rest. So the files of a single room come
// after the files of the first page.
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

// keptOffline lists the files that the service worker keeps, in the order in which it fetches them: the name of each,
// and the hash of its content in the form of an integrity attribute. A host may send anything under any name with
// status 200: half of a file, or an error page.
func (s *Site) keptOffline() [][]string {
	files := [][]string{}
	for _, name := range s.inNeed() {
		if !slices.Contains(visited, path.Ext(name)) || isLibrary(name) || path.Base(name) == missingName {
			continue
		}
		sum := sha256.Sum256(s.Files[name].Body)
		files = append(files, []string{name, "sha256-" + base64.StdEncoding.EncodeToString(sum[:])})
	}
	return files
}

// addWorker adds the service worker, which lists all files added before it. In development it keeps nothing, and
// removes an earlier one that does.
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
