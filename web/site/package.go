package site

// This file is responsible for what makes the site an npm package as well: the scripts that
// are for Node only, and package.json.

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

const (
	packageName = "package.json"
	readmeName  = "README.md"
	changesName = "CHANGELOG.md"
)

// nodeScripts are the scripts for Node, by their paths in web/src.
var nodeScripts = []string{"bake/bake.js", "bake/markdown.js", "command/cli.js"}

// isForNode reports whether a file of the site is one that no page asks for.
func isForNode(name string) bool {
	return name == packageName || strings.HasPrefix(name, "node/") ||
		slices.ContainsFunc(nodeScripts, func(script string) bool { return path.Base(script) == name })
}

// bundleNode makes the scripts for Node. What they import of packages is in them, so that the
// package depends on none.
func (b *Builder) bundleNode(site *Site) (outputs, error) {
	o := b.options()
	o.Platform = api.PlatformNode
	for _, script := range nodeScripts {
		o.EntryPointsAdvanced = append(o.EntryPointsAdvanced, api.EntryPoint{
			InputPath:  "./src/" + script,
			OutputPath: strings.TrimSuffix(path.Base(script), ".js"),
		})
	}
	o.Splitting = true
	o.ChunkNames = "node/[name]-[hash]"
	o.Plugins = []api.Plugin{besideEachOther, b.wordsPlugin("")}
	o.Banner = map[string]string{"js": "/*! uriscope; all licences: " + licencesName + " */"}
	return bundle(site, o)
}

// besideEachOther has the scripts for Node import the engine, and each other, from the
// directory that they are in.
var besideEachOther = api.Plugin{
	Name: "beside-each-other",
	Setup: func(build api.PluginBuild) {
		build.OnResolve(api.OnResolveOptions{Filter: `^\.\./run/engine\.js$|^\.\./bake/bake\.js$`},
			func(args api.OnResolveArgs) (api.OnResolveResult, error) {
				name := path.Base(args.Path)
				if name == "engine.js" {
					name = engineName
				}
				return api.OnResolveResult{Path: "./" + name, External: true}, nil
			})
	},
}

// A manifest is a package.json. Its members stand in the order that readers know.
type manifest struct {
	Name        string            `json:"name"`
	Version     string            `json:"version"`
	Description string            `json:"description"`
	License     string            `json:"license"`
	Keywords    []string          `json:"keywords"`
	Type        string            `json:"type"`
	Engines     map[string]string `json:"engines"`
	Exports     map[string]any    `json:"exports"`
	Main        string            `json:"main"`
	Types       string            `json:"types"`
	Bin         map[string]string `json:"bin"`
	SideEffects []string          `json:"sideEffects"`
	Files       []string          `json:"files"`
}

// exports are the modules of the package: what is imported as uriscope, uriscope/bake and so
// on, by the names of their scripts, of which some may not be in a site.
var exports = map[string]string{
	".":          engineName,
	"./embed.js": "embed.js",
	"./bake":     "bake.js",
	"./markdown": "markdown.js",
}

// addPackage adds package.json, and what is in the package only: types, a README and a list of changes. It has
// to be called after everything else that the package has is in the site.
func (b *Builder) addPackage(site *Site) error {
	text, err := os.ReadFile(b.web("package.json"))
	if err != nil {
		return err
	}
	m := manifest{Name: "uriscope", License: "MIT", Type: "module", Main: "./" + engineName, Types: "./" + typesName, Bin: map[string]string{"uriscope": "./cli.js"}}
	if err := json.Unmarshal(text, &struct {
		Version     *string            `json:"version"`
		Description *string            `json:"description"`
		Keywords    *[]string          `json:"keywords"`
		Engines     *map[string]string `json:"engines"`
	}{&m.Version, &m.Description, &m.Keywords, &m.Engines}); err != nil {
		return fmt.Errorf("web/package.json: %w", err)
	}
	if m.Version == "" {
		return fmt.Errorf("web/package.json has no version")
	}
	if err := b.addTypes(site); err != nil {
		return err
	}
	for name, from := range map[string]string{readmeName: b.web("src", "bake", readmeName), changesName: b.web(changesName)} {
		text, err := os.ReadFile(from)
		if err != nil {
			return err
		}
		if err := site.add(name, text); err != nil {
			return err
		}
	}
	m.Exports, m.SideEffects, m.Files = exportsOf(site, b.wasmName), []string{"./embed.js", "./cli.js", "./assets/*.js", "./embed/*.js"}, packed(site)
	var made bytes.Buffer
	e := json.NewEncoder(&made)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(m); err != nil {
		return err
	}
	return site.add(packageName, made.Bytes())
}

// addTypes adds the declarations of the element and of the scripts for Node. They stand beside
// those of the engine, which has another name there.
func (b *Builder) addTypes(site *Site) error {
	names, err := fs.Glob(os.DirFS(b.web("src", "bake")), "*.d.ts")
	if err != nil {
		return err
	}
	for _, name := range names {
		text, err := os.ReadFile(b.web("src", "bake", name))
		if err != nil {
			return err
		}
		if err := site.add(name, []byte(strings.ReplaceAll(string(text), `"../run/engine.js"`, `"./`+engineName+`"`))); err != nil {
			return err
		}
	}
	return nil
}

// exportsOf returns the exports of the package. The wasm file is exported by a name that does
// not change, for bundlers that copy it.
func exportsOf(site *Site, wasmName string) map[string]any {
	found := map[string]any{"./uriscope.wasm": "./" + wasmName, "./" + packageName: "./" + packageName}
	for as, name := range exports {
		if site.Files[name] == nil {
			continue
		}
		types := strings.TrimSuffix(name, ".js") + ".d.ts"
		if site.Files[types] == nil {
			found[as] = "./" + name
			continue
		}
		// The types have to come first.
		found[as] = struct {
			Types   string `json:"types"`
			Default string `json:"default"`
		}{"./" + types, "./" + name}
	}
	return found
}

// packed returns the names of the files that go into the package: all but source maps. The page
// is among them, as every element has a link to it.
func packed(site *Site) []string {
	names := slices.Sorted(maps.Keys(site.Files))
	return slices.DeleteFunc(names, func(name string) bool { return path.Ext(name) == ".map" })
}
