package site

// This file is responsible for the npm package: the engine and the element, as in the site, without its pages; the
// scripts for Node; types; and package.json.

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
	"slices"
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

// about is the part of package.json about the project's addresses. FILL THIS IN BEFORE PUBLISHING: empty fields are
// left out, and without a page, the package's elements don't link to one.
var about = struct {
	Author     string // "Name <mail address>"
	Repository string // "git+https://…/uriscope.git"
	Issues     string // for bug reports
	Page       string // the address of the site, with a "/" at the end
}{}

// nodeScripts are the scripts for Node, by their paths in web/src.
var nodeScripts = []string{"bake/bake.js", "bake/markdown.js", "command/cli.js"}

// bundleNode makes the scripts for Node. They contain their imports from packages, so that the package has no
// dependencies.
func (b *Builder) bundleNode(site *Site) (outputs, error) {
	o := b.options()
	o.Platform = api.PlatformNode
	o.MainFields = []string{"module", "main"} // jsonc-parser's main requires files by names that are made at run time
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

// sentenceParts are the parts of the catalogues with the sentences of answers, except the specs', which have reasons:
// web/src/program/telling.js lists them, too.
var sentenceParts = []string{"ui", "problem", "remarks", "expected", "expectation", "characters", "figure"}

// unsaid are the groups of a spec's part that only the page shows.
var unsaid = []string{"decisions", "notation", "clauses", "errata", "remarks", "base-without-scheme"}

// sentencesOf returns the sentences of a part of a catalogue, or nil if it has none.
func sentencesOf(part string, group json.RawMessage) (json.RawMessage, error) {
	if slices.Contains(sentenceParts, part) {
		return group, nil
	}
	var groups map[string]json.RawMessage
	if err := json.Unmarshal(group, &groups); err != nil || groups["why"] == nil {
		return nil, err
	}
	for _, name := range unsaid {
		delete(groups, name)
	}
	return json.Marshal(groups)
}

// bundleProgram makes the module that programs import as uriscope. Its catalogues are one file per language, so that it
// needs none of the element's files.
func (b *Builder) bundleProgram(site *Site) (outputs, error) {
	o := b.options()
	o.Platform = api.PlatformNeutral
	for _, name := range programScripts {
		o.EntryPointsAdvanced = append(o.EntryPointsAdvanced, api.EntryPoint{
			InputPath:  "./src/program/" + name,
			OutputPath: strings.TrimSuffix(name, ".js"),
		})
	}
	o.External = []string{"node:*"}
	o.Splitting = true
	o.Sourcemap = api.SourceMapNone
	o.ChunkNames = "sentences/[name]-[hash]"
	o.Plugins = []api.Plugin{besideEachOther, b.sentencesPlugin()}
	o.Banner = map[string]string{"js": "/*! uriscope; all licences: " + licencesName + " */"}
	return bundle(site, o)
}

// programScripts are the scripts imported as uriscope: for platforms that read files, and for others.
var programScripts = []string{"node.js", "index.js"}

// catalogueNames is the prefix of the modules with the sentences of a language.
const catalogueNames = "uriscope-sentences:"

// sentencesPlugin makes scripts import the words of sentences from one module per language.
func (b *Builder) sentencesPlugin() api.Plugin {
	w, web := b.words, b.options().AbsWorkingDir
	return api.Plugin{
		Name: "sentences",
		Setup: func(build api.PluginBuild) {
			if w == nil {
				return
			}
			build.OnLoad(api.OnLoadOptions{Filter: `[/\\]words[/\\]files\.js$`}, func(api.OnLoadArgs) (r api.OnLoadResult, err error) {
				contents := fmt.Sprintf("export const languages = %s;\nconst files = {\n", quoted(w.Languages))
				for _, language := range w.Languages {
					contents += fmt.Sprintf("%q: () => import(%q),\n", language, catalogueNames+language)
				}
				contents += "};\nexport const fetched = async (language, part) => (await files[language]()).default[part];\n" +
					"export const inBase = (part) => fetched(languages[0], part);\n"
				r.Contents, r.Loader, r.ResolveDir = &contents, api.LoaderJS, web
				return r, nil
			})
			build.OnResolve(api.OnResolveOptions{Filter: "^" + catalogueNames}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
				return api.OnResolveResult{Path: strings.TrimPrefix(args.Path, catalogueNames), Namespace: "sentences"}, nil
			})
			build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: "sentences"}, func(args api.OnLoadArgs) (r api.OnLoadResult, err error) {
				groups := map[string]json.RawMessage{}
				for part, group := range w.Parts[args.Path] {
					needed, err := sentencesOf(part, group)
					if err != nil {
						return r, err
					}
					if needed != nil {
						groups[part] = needed
					}
				}
				contents := "export default " + quoted(groups)
				r.Contents, r.Loader = &contents, api.LoaderJS
				return r, nil
			})
		},
	}
}

// besideEachOther makes the scripts for Node import the engine, and each other, from their own directory.
var besideEachOther = api.Plugin{
	Name: "beside-each-other",
	Setup: func(build api.PluginBuild) {
		build.OnResolve(api.OnResolveOptions{Filter: `^\.\./run/engine\.js$|^\.\./bake/bake\.js$|^\./index\.js$`},
			func(args api.OnResolveArgs) (api.OnResolveResult, error) {
				name := path.Base(args.Path)
				if name == "engine.js" {
					name = engineName
				}
				return api.OnResolveResult{Path: "./" + name, External: true}, nil
			})
	},
}

// wordsOf makes the scripts for Node import the words of the element, so that the package has them once.
func wordsOf(element outputs) api.Plugin {
	return api.Plugin{
		Name: "words-of-element",
		Setup: func(build api.PluginBuild) {
			build.OnResolve(api.OnResolveOptions{Filter: "^" + wordsPrefix},
				func(args api.OnResolveArgs) (r api.OnResolveResult, err error) {
					words := strings.TrimPrefix(args.Path, wordsPrefix)
					for name, out := range element {
						if out.EntryPoint == "words:"+words {
							// The importing module is in node/.
							return api.OnResolveResult{Path: "../" + name, External: true}, nil
						}
					}
					return r, fmt.Errorf("the element has no words %s", words)
				})
		},
	}
}

// importLine matches the import that wordsPlugin adds to words: a script that only runs in browsers, and has already
// run there.
var importLine = regexp.MustCompile(`(?m)^import *"[^"]*";\n?`)

// A manifest is a package.json. Its members have the usual order.
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

// packedFiles are the patterns of the files that npm packs: everything in the package except the list of written files.
// npm always packs package.json, README.md and LICENSE.
var packedFiles = []string{"*.js", "*.d.ts", "*.wasm", "embed", "node", "sentences", "**/embed.html", changesName, licencesName}

// exports are the modules of the package, imported as uriscope, uriscope/bake and so on, by the names of their scripts.
var exports = map[string]string{
	".":          "index.js",
	"./embed.js": "embed.js",
	"./bake":     "bake.js",
	"./markdown": "markdown.js",
}

// Package makes the npm package of a site from [Builder.Site].
func (b *Builder) Package(site *Site) (*Site, error) {
	p := &Site{Files: map[string]*File{}, languages: map[string]string{}}
	err := b.step("making the npm package", func() error {
		for name, f := range site.Files {
			if !isPackaged(name, b.wasmName) {
				continue
			}
			body := withoutMap(name, f.Body)
			if name == typesName {
				var err error
				if body, err = b.withIds(body); err != nil {
					return err
				}
			}
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
		program, err := b.bundleProgram(p)
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
		if err := b.addLicences(p, b.engine, b.embed, node, program); err != nil {
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

// isPackaged reports whether a file of the site is in the package: everything that draws an element, also in a frame,
// and the engine.
func isPackaged(name, wasm string) bool {
	return name == engineName || name == typesName || name == wasm || path.Base(name) == frameName ||
		strings.HasPrefix(name, "embed/") && path.Ext(name) != ".map"
}

// idType matches a type of ids, and looseType one that allows any text.
var (
	idType    = regexp.MustCompile(`(?m)^export type (\w+) =\n[^;]*;$`)
	looseType = regexp.MustCompile(`(?m)^export type (\w+Id) = string;$`)
)

// withIds returns the engine's types with the literals of ids: the page reads ids from links, but a program writes
// them.
func (b *Builder) withIds(types []byte) ([]byte, error) {
	text, err := os.ReadFile(b.web("src", "program", "ids.d.ts"))
	if err != nil {
		return nil, err
	}
	literals := map[string][]byte{}
	for _, found := range idType.FindAllSubmatch(text, -1) {
		literals[string(found[1])] = found[0]
	}
	types = looseType.ReplaceAllFunc(types, func(loose []byte) []byte {
		name := string(looseType.FindSubmatch(loose)[1])
		if literals[name] == nil {
			err = fmt.Errorf("web/src/program/ids.d.ts has no %s", name)
			return loose
		}
		return literals[name]
	})
	return types, err
}

// withoutMap returns a script without the reference to its source map, which isn't in the package.
func withoutMap(name string, body []byte) []byte {
	if path.Ext(name) != ".js" {
		return body
	}
	before, _, _ := bytes.Cut(body, []byte("//# sourceMappingURL="))
	return before
}

// addTexts adds the texts: the declarations of the element and of the scripts for Node, in addition to the engine's, a
// README, the changes, and the licence.
func (b *Builder) addTexts(p *Site) error {
	from := map[string]string{
		readmeName:   b.web("src", "bake", readmeName),
		changesName:  b.web(changesName),
		"index.d.ts": b.web("src", "program", "published.d.ts"),
	}
	names, err := fs.Glob(os.DirFS(b.web("src", "bake")), "*.d.ts")
	if err != nil {
		return err
	}
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
	p.Files[licenceName] = &File{Body: text} // the package needs the file itself, because no host serves it
	return nil
}

// aboutPackage are the fields of web/package.json that the package repeats.
type aboutPackage struct {
	Version     string            `json:"version"`
	Description string            `json:"description"`
	Keywords    []string          `json:"keywords"`
	Engines     map[string]string `json:"engines"`
}

// readPackage reads these fields.
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
		Main:        "./index.js",
		Types:       "./index.d.ts",
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

// typed is an export with types, which must come first.
type typed struct {
	Types   string `json:"types"`
	Node    string `json:"node,omitempty"`
	Default string `json:"default"`
}

// exportsOf returns the exports of the package. The wasm file is exported under a permanent name, for bundlers that
// copy it.
func exportsOf(p *Site, wasmName string) map[string]any {
	found := map[string]any{"./uriscope.wasm": typed{Types: "./" + wasmTypesName, Default: "./" + wasmName}, "./" + packageName: "./" + packageName}
	for as, name := range exports {
		if p.Files[name] != nil {
			found[as] = typed{Types: "./" + strings.TrimSuffix(name, ".js") + ".d.ts", Default: "./" + name}
		}
	}
	if main, ok := found["."].(typed); ok && p.Files["node.js"] != nil {
		main.Node = "./node.js"
		found["."] = main
	}
	return found
}
