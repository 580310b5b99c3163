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

// keptOffline lists the files that the service worker keeps, in order: the name of each, and
// where that does not tell the content, its hash as an integrity attribute has it.
func (s *Site) keptOffline() [][]string {
	files := [][]string{}
	for _, name := range slices.Sorted(maps.Keys(s.Files)) {
		if !slices.Contains(visited, path.Ext(name)) || isForNode(name) {
			continue
		}
		file := []string{name}
		if !hashed.MatchString(name) {
			sum := sha256.Sum256(s.Files[name].Body)
			file = append(file, "sha256-"+base64.StdEncoding.EncodeToString(sum[:]))
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
