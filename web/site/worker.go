package site

// This file is responsible for the service worker, which keeps the site for when there is no
// network: for the list of what it keeps, and for its script.

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"maps"
	"path"
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

// keptOffline lists the files that the service worker keeps, in order: the name of each, and
// the hash of its content as an integrity attribute has it. A host may send anything under any
// name, with status 200: half of a file, or a page that says that it is busy.
func (s *Site) keptOffline() [][]string {
	files := [][]string{}
	for _, name := range slices.Sorted(maps.Keys(s.Files)) {
		if !slices.Contains(visited, path.Ext(name)) || isForNode(name) || isLibrary(name) || name == missingName {
			continue
		}
		sum := sha256.Sum256(s.Files[name].Body)
		files = append(files, []string{name, "sha256-" + base64.StdEncoding.EncodeToString(sum[:])})
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
