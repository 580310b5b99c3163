package site

// This file is responsible for first scripts, of the page and of an element: one file with all
// that is imported at once. On a slow line, each further file costs a round trip before anything is
// drawn.

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

const appScript = "src/app.js"

// inOneFile returns options that put all that a script imports at once into one file.
//
// esbuild puts modules into one file if the same entry points reach them, and every module that
// is imported on demand is an entry point. So each module that is not imported at once is made
// to import that script, which has run by then. The script must not wait, at its top
// level, for one that is imported on demand: that would wait for the script.
func inOneFile(o api.BuildOptions, script string) api.BuildOptions {
	first := atOnce(o, script)
	o.Supported = map[string]bool{"top-level-await": false}
	o.Plugins = append(o.Plugins[:len(o.Plugins):len(o.Plugins)], api.Plugin{
		Name: "in-one-file",
		Setup: func(build api.PluginBuild) {
			build.OnLoad(api.OnLoadOptions{Filter: `\.js$`}, func(args api.OnLoadArgs) (r api.OnLoadResult, err error) {
				name, err := filepath.Rel(o.AbsWorkingDir, args.Path)
				name = filepath.ToSlash(name)
				if err != nil || first[name+args.Suffix] || !strings.HasPrefix(name, "src/") {
					return r, err // as it is
				}
				text, err := os.ReadFile(args.Path)
				if err != nil {
					return r, err
				}
				up := strings.Repeat("../", strings.Count(name, "/"))
				contents := fmt.Sprintf("%s\nimport %q;\n", text, "./"+up+script)
				return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJS}, nil
			})
		},
	})
	return o
}

// atOnce returns the modules that a script imports at once, itself included, by their paths
// relative to web/. If the build fails, it returns nil: the error is that of the next one.
func atOnce(o api.BuildOptions, script string) map[string]bool {
	o.Write, o.Sourcemap = false, api.SourceMapNone
	var meta struct {
		Inputs map[string]struct {
			Imports []struct{ Path, Kind string }
		}
	}
	if json.Unmarshal([]byte(api.Build(o).Metafile), &meta) != nil {
		return nil
	}
	first := map[string]bool{}
	var walk func(name string)
	walk = func(name string) {
		if first[name] {
			return
		}
		first[name] = true
		for _, i := range meta.Inputs[name].Imports {
			if i.Kind == "import-statement" {
				walk(i.Path)
			}
		}
	}
	walk(script)
	return first
}

// firstWords keeps the words that are part of a first script apart from the files of the
// same words that are fetched on demand, in another language for instance: a module that is
// imported both ways would be a file of its own.
var firstWords = api.Plugin{
	Name: "first-words",
	Setup: func(build api.PluginBuild) {
		build.OnResolve(api.OnResolveOptions{Filter: `^\.\.?/words/`}, func(args api.OnResolveArgs) (r api.OnResolveResult, err error) {
			first := false
			for _, script := range []string{appScript, elementScript} {
				first = first || strings.HasSuffix(filepath.ToSlash(args.Importer), "/"+script)
			}
			if args.Kind != api.ResolveJSImportStatement || !first {
				return r, nil
			}
			return api.OnResolveResult{Path: filepath.Join(args.ResolveDir, filepath.FromSlash(args.Path)), Suffix: "?first"}, nil
		})
	},
}
