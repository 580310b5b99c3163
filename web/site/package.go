package site

// This file is responsible for the npm package: the engine and the element, as they are in the site,
// without its pages; the scripts for Node; types; and package.json.

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

const (
	packageName = "package.json"
	readmeName  = "README.md"
	changesName = "CHANGELOG.md"
	licenceName = "LICENSE"

	wasmTypesName = "uriscope.wasm.d.ts"
)

// about is what package.json says of where the project is. FILL THIS IN BEFORE PUBLISHING: an empty
// field is left out, and as long as there is no page, elements of the package link to none.
var about = struct {
	Author     string // "Name <mail address>"
	Repository string // "git+https://…/uriscope.git"
	Issues     string // where bugs are reported
	Page       string // where the site is, with a "/" at the end
}{}

// nodeScripts are the scripts for Node, by their paths in web/src.
var nodeScripts = []string{"bake/bake.js", "bake/markdown.js", "command/cli.js"}

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
	o.Sourcemap = api.SourceMapNone
	o.ChunkNames = "node/[name]-[hash]"
	o.Plugins = []api.Plugin{besideEachOther, wordsOf(b.embed), b.wordsPlugin("")}
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

// wordsOf has the scripts for Node import the words of the element, so that the package has them once.
func wordsOf(element outputs) api.Plugin {
	return api.Plugin{
		Name: "words-of-element",
		Setup: func(build api.PluginBuild) {
			build.OnResolve(api.OnResolveOptions{Filter: "^" + wordsPrefix},
				func(args api.OnResolveArgs) (r api.OnResolveResult, err error) {
					words := strings.TrimPrefix(args.Path, wordsPrefix)
					for name, out := range element {
						if out.EntryPoint == "words:"+words {
							// The module that names them is in node/.
							return api.OnResolveResult{Path: "../" + name, External: true}, nil
						}
					}
					return r, fmt.Errorf("the element has no words %s", words)
				})
		},
	}
}

// importLine matches what wordsPlugin has words import: a script that runs in browsers only, and has
// run there by then.
var importLine = regexp.MustCompile(`(?m)^import *"[^"]*";\n?`)

// A manifest is a package.json. Its members stand in the order that readers know.
type manifest struct {
	Name        string            `json:"name"`
	Version     string            `json:"version"`
	Description string            `json:"description"`
	License     string            `json:"license"`
	Author      string            `json:"author,omitempty"`
	Homepage    string            `json:"homepage,omitempty"`
	Repository  *repository       `json:"repository,omitempty"`
	Bugs        string            `json:"bugs,omitempty"`
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

type repository struct {
	Type string `json:"type"`
	URL  string `json:"url"`
}

// packedFiles are the patterns of the files that npm packs: all that the package has, but not the list
// of what was written. It packs package.json, README.md and LICENSE anyway.
var packedFiles = []string{"*.js", "*.d.ts", "*.wasm", "embed", "node", "**/embed.html", changesName, licencesName}

// exports are the modules of the package: what is imported as uriscope, uriscope/bake and so
// on, by the names of their scripts.
var exports = map[string]string{
	".":          engineName,
	"./embed.js": "embed.js",
	"./bake":     "bake.js",
	"./markdown": "markdown.js",
}

// Package makes the npm package of a site that [Builder.Site] has made.
func (b *Builder) Package(site *Site) (*Site, error) {
	p := &Site{Files: map[string]*File{}, languages: map[string]string{}}
	err := b.step("making the npm package", func() error {
		for name, f := range site.Files {
			if !isPackaged(name, b.wasmName) {
				continue
			}
			body := withoutMap(name, f.Body)
			if strings.HasPrefix(b.embed[name].EntryPoint, "words:") {
				body = importLine.ReplaceAll(body, nil)
			}
			if err := p.add(name, body); err != nil {
				return err
			}
		}
		node, err := b.bundleNode(p)
		if err != nil {
			return err
		}
		loader, err := b.bundleLoader(p, b.embed, about.Page)
		if err != nil {
			return err
		}
		if err := p.add(embedName, withoutMap(embedName, p.Files[embedName].Body)); err != nil {
			return err
		}
		for name := range loader {
			if path.Ext(name) == ".map" {
				delete(p.Files, name)
			}
		}
		if err := b.addLicences(p, b.engine, b.embed, node); err != nil {
			return err
		}
		if err := b.addTexts(p); err != nil {
			return err
		}
		return b.addManifest(p)
	})
	if err != nil {
		return nil, err
	}
	return p, nil
}

// isPackaged reports whether a file of the site is in the package: what draws an element, also in a
// frame, and the engine.
func isPackaged(name, wasm string) bool {
	return name == engineName || name == typesName || name == wasm || path.Base(name) == frameName ||
		strings.HasPrefix(name, "embed/") && path.Ext(name) != ".map"
}

// withoutMap returns a script without the name of its source map, which is not in the package.
func withoutMap(name string, body []byte) []byte {
	if path.Ext(name) != ".js" {
		return body
	}
	before, _, _ := bytes.Cut(body, []byte("//# sourceMappingURL="))
	return before
}

// addTexts adds what is read: the declarations of the element and of the scripts for Node, which are
// beside those of the engine, a README, the changes, and the licence.
func (b *Builder) addTexts(p *Site) error {
	names, err := fs.Glob(os.DirFS(b.web("src", "bake")), "*.d.ts")
	if err != nil {
		return err
	}
	from := map[string]string{readmeName: b.web("src", "bake", readmeName), changesName: b.web(changesName)}
	for _, name := range names {
		from[name] = b.web("src", "bake", name)
	}
	for name, from := range from {
		text, err := os.ReadFile(from)
		if err != nil {
			return err
		}
		// The engine has another name there.
		if err := p.add(name, bytes.ReplaceAll(text, []byte(`"../run/engine.js"`), []byte(`"./`+engineName+`"`))); err != nil {
			return err
		}
	}
	text, err := os.ReadFile(filepath.Join(b.Root, licenceName))
	if err != nil {
		return err
	}
	p.Files[licenceName] = &File{Body: text} // no host serves it
	return nil
}

// aboutPackage are the fields of web/package.json that the package has, too.
type aboutPackage struct {
	Version     string            `json:"version"`
	Description string            `json:"description"`
	Keywords    []string          `json:"keywords"`
	Engines     map[string]string `json:"engines"`
}

// readPackage reads them.
func (b *Builder) readPackage() (fields aboutPackage, err error) {
	text, err := os.ReadFile(b.web("package.json"))
	if err != nil {
		return fields, err
	}
	if err := json.Unmarshal(text, &fields); err != nil {
		return fields, fmt.Errorf("web/package.json: %w", err)
	}
	if fields.Version == "" {
		return fields, errors.New("web/package.json has no version")
	}
	return fields, nil
}

// addManifest adds package.json.
func (b *Builder) addManifest(p *Site) error {
	fields, err := b.readPackage()
	if err != nil {
		return err
	}
	m := manifest{
		Name:        "uriscope",
		Version:     fields.Version,
		Description: fields.Description,
		License:     "MIT",
		Author:      about.Author,
		Homepage:    about.Page,
		Bugs:        about.Issues,
		Keywords:    fields.Keywords,
		Type:        "module",
		Engines:     fields.Engines,
		Exports:     exportsOf(p, b.wasmName),
		Main:        "./" + engineName,
		Types:       "./" + typesName,
		Bin:         map[string]string{"uriscope": "./cli.js"},
		SideEffects: []string{"./" + embedName, "./cli.js", "./embed/*.js"},
		Files:       packedFiles,
	}
	if about.Repository != "" {
		m.Repository = &repository{"git", about.Repository}
	}
	var made bytes.Buffer
	e := json.NewEncoder(&made)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	if err := e.Encode(m); err != nil {
		return err
	}
	return p.add(packageName, made.Bytes())
}

// typed is an export with types, which have to come first.
type typed struct {
	Types   string `json:"types"`
	Default string `json:"default"`
}

// exportsOf returns the exports of the package. The wasm file is exported by a name that does
// not change, for bundlers that copy it.
func exportsOf(p *Site, wasmName string) map[string]any {
	found := map[string]any{"./uriscope.wasm": typed{"./" + wasmTypesName, "./" + wasmName}, "./" + packageName: "./" + packageName}
	for as, name := range exports {
		if p.Files[name] != nil {
			found[as] = typed{"./" + strings.TrimSuffix(name, ".js") + ".d.ts", "./" + name}
		}
	}
	return found
}
