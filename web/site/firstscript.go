package site

// This file is responsible for first scripts, of the page and of an element: one file with all static imports, and one
// with everything needed after the first drawing. On a slow line, each further file costs a round trip.

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// The scripts of the page, in the order in which they run.
const (
	earlyScript = "src/early.js" // before the first frame, in the page itself
	appScript   = "src/app.js"   // draws, and plays what is drawn
	nextScript  = "src/page.js"  // all else
)

// missingScript is the script in the page for missing files.
const missingScript = "src/missing.js"

// inOneFile returns options that put all static imports of a first script into one file, and the further ones of the
// script after it into another. follows may be "" for none. read returns the texts of modules. esbuild puts modules
// into one file if the same entry points reach them, and every module that is imported on demand is an entry point. So
// each module that belongs to neither is made to import the script that follows, and that the first one: both have run
// by then. A script must not wait, at its top level, for one that is imported on demand, because that would wait for
// the script.
func inOneFile(o api.BuildOptions, script, follows string, read func(path string) ([]byte, error)) api.BuildOptions {
	meta := inputsOf(o)
	first, next := atOnce(meta, script), atOnce(meta, follows)
	o.Supported = map[string]bool{"top-level-await": false}
	o.Plugins = append([]api.Plugin{{
		Name: "in-one-file",
		Setup: func(build api.PluginBuild) {
			build.OnLoad(api.OnLoadOptions{Filter: `\.js$`, Namespace: "file"}, func(args api.OnLoadArgs) (r api.OnLoadResult, err error) {
				name, err := filepath.Rel(o.AbsWorkingDir, args.Path)
				name = filepath.ToSlash(name)
				if err != nil || first[name+args.Suffix] || !strings.HasPrefix(name, "src/") {
					return r, err // unchanged
				}
				before := follows
				if next[name+args.Suffix] || !next[follows] {
					before = script
				}
				text, err := read(args.Path)
				if err != nil {
					return r, err
				}
				up := strings.Repeat("../", strings.Count(name, "/"))
				contents := fmt.Sprintf("%s\nimport %q;\n", text, "./"+up+before)
				return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJS}, nil
			})
		},
	}}, o.Plugins...)
	return o
}

// inputs are what esbuild's metafile says of the modules that it read, by their paths relative
// to web/.
type inputs map[string]struct {
	Imports []struct{ Path, Kind string }
}

// inputsOf returns the modules of a build, or none if that fails: the next build reports the error.
func inputsOf(o api.BuildOptions) inputs {
	o.Write, o.Sourcemap = false, api.SourceMapNone
	var meta struct{ Inputs inputs }
	if json.Unmarshal([]byte(api.Build(o).Metafile), &meta) != nil {
		return nil
	}
	return meta.Inputs
}

// atOnce returns the static imports of a script, including itself. There are none if nothing imports the script.
func atOnce(all inputs, script string) map[string]bool {
	found := map[string]bool{}
	var walk func(name string)
	walk = func(name string) {
		if _, ok := all[name]; !ok || found[name] {
			return
		}
		found[name] = true
		for _, i := range all[name].Imports {
			if i.Kind == "import-statement" {
				walk(i.Path)
			}
		}
	}
	walk(script)
	return found
}
