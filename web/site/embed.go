package site

// This file is responsible for the scripts of the element for other people's pages, and of the page for hosts that only
// allow frames.

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"uriscope/core/editions"
)

// embedName is the script that pages name, frameName the page that they may have in a frame.
// Like the names in build.go these never change; all that the script imports has a hash in its
// name and lies in the folder embed.
const (
	embedName = "embed.js"
	frameName = "embed.html"
)

const (
	embedEntry    = "src/embed/embed.js"   // the loader
	elementScript = "src/embed/element.js" // what an element needs first
	engineScript  = "src/run/engine.js"    // needed for an answer
	frameEntry    = "src/embed/frame.js"
)

// bundleElement makes what draws an element: one file with all that every element needs, and
// others that are fetched on demand. It shares no files with the page, which are cut otherwise:
// an element needs less than the page does at first, and its scripts must not change whenever
// the page's do.
func (b *Builder) bundleElement(site *Site) (outputs, error) {
	o := b.options()
	o.EntryPoints = []string{"./" + elementScript}
	o.Splitting = true
	o.EntryNames = "embed/[name]-[hash]"
	o.ChunkNames = "embed/[name]-[hash]"
	o.External = []string{"node:*"}
	o.Alias = map[string]string{"wasm_exec": b.wasmExec}
	var err error
	if o.Define, err = b.engineDefines("../"); err != nil { // the engine is in embed/, too
		return nil, err
	}
	o.Plugins = []api.Plugin{b.wordsPlugin(elementScript), b.sheets()}
	return bundle(site, inOneFile(o, elementScript, "", b.words.read))
}

// bundleLoader makes the script that pages name, in one file. It imports the outputs of bundleElement: everything that
// an element needs first in parallel, because each file after another costs a round trip. Elements link to the page at
// the given address, which may be relative to the script, or to none.
func (b *Builder) bundleLoader(site *Site, element outputs, page string) (outputs, error) {
	var files []string
	for name, out := range element {
		if out.EntryPoint != elementScript {
			continue
		}
		files = append(files, "./"+name)
		for _, i := range out.Imports {
			if i.Kind == "import-statement" {
				files = append(files, "./"+distName(i.Path))
			}
		}
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("esbuild produced no script from %s", elementScript)
	}
	var known struct{ Views, Attributes json.RawMessage }
	if err := runNode(b.Root, "src/embed/built.js", nil, &known); err != nil {
		return nil, err
	}
	o := b.options()
	o.EntryPointsAdvanced = []api.EntryPoint{{InputPath: "./" + embedEntry, OutputPath: strings.TrimSuffix(embedName, ".js")}}
	o.Define = map[string]string{
		"OPTION_NAMES":    quoted(optionNames()),
		"VIEWS":           string(known.Views),
		"VIEW_ATTRIBUTES": string(known.Attributes),
		"PAGE":            strconv.Quote(page),
	}
	fetching, err := b.fetching(files, element)
	if err != nil {
		return nil, err
	}
	o.Plugins = []api.Plugin{fetching}
	made, err := bundle(site, o)
	if err != nil {
		return nil, err
	}
	// Minifying has removed the comments that make other bundlers leave an import alone.
	loader := computedImport.ReplaceAll(site.Files[embedName].Body, []byte("import(/* webpackIgnore: true */ /* @vite-ignore */ $1"))
	return made, site.add(embedName, loader)
}

// computedImport matches the beginning of an import with a computed name.
var computedImport = regexp.MustCompile(`import\(([^"/)\s])`)

// elementWords are the parts of a catalogue that every element has. web/src/embed/element.js takes
// them in this order.
var elementWords = []string{"embed", "ui"}

// fetching gives the loader its module "uriscope-element". The module imports files, the first of which has
// exports, and the words of a language. The names are literals, so that other bundlers find them. For imports
// under another name, they are also available as texts.
func (b *Builder) fetching(files []string, element outputs) (api.Plugin, error) {
	var m strings.Builder
	list := func(names []string) {
		m.WriteString("Promise.all([")
		for _, name := range names {
			fmt.Fprintf(&m, "import(%q),", name)
		}
		m.WriteString("])")
	}
	languages := b.words.languages()
	fmt.Fprintf(&m, "export const languages = %s;\n", quoted(languages))
	starts, wordFiles := map[string]string{}, map[string][]string{}
	m.WriteString("const words = {\n")
	for _, language := range languages {
		names, err := b.words.filesOf(element, language, elementWords...)
		if err != nil {
			return api.Plugin{}, err
		}
		if starts[language], err = b.words.text(language, "embed", "start"); err != nil {
			return api.Plugin{}, fmt.Errorf("the start of an element in %s: %w", language, err)
		}
		for _, name := range names {
			wordFiles[language] = append(wordFiles[language], "./"+name)
		}
		fmt.Fprintf(&m, "%q: () => ", language)
		list(wordFiles[language])
		m.WriteString(",\n")
	}
	m.WriteString("};\nexport const fetched = (language) => Promise.all([")
	list(files)
	m.WriteString(", words[language]()]);\n")
	fmt.Fprintf(&m, "export const starts = %s;\n", quoted(starts))
	fmt.Fprintf(&m, "export const filesFor = (language) => [%s, %s[language]];\n", quoted(files), quoted(wordFiles))
	for name, out := range element {
		if out.EntryPoint == engineScript {
			fmt.Fprintf(&m, "export const engineFile = %q;\n", "./"+name)
		}
	}
	contents := m.String()
	return api.Plugin{
		Name: "fetching",
		Setup: func(build api.PluginBuild) {
			build.OnResolve(api.OnResolveOptions{Filter: `^uriscope-element$`}, func(api.OnResolveArgs) (api.OnResolveResult, error) {
				return api.OnResolveResult{Path: "uriscope-element", Namespace: "fetching"}, nil
			})
			build.OnResolve(api.OnResolveOptions{Filter: `.*`, Namespace: "fetching"}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
				return api.OnResolveResult{Path: args.Path, External: true}, nil
			})
			build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: "fetching"}, func(api.OnLoadArgs) (api.OnLoadResult, error) {
				return api.OnLoadResult{Contents: &contents, Loader: api.LoaderJS}, nil
			})
		},
	}, nil
}

// bundleEmbed makes all of these scripts. It returns their outputs, and the name of the frame's script.
func (b *Builder) bundleEmbed(site *Site) (made outputs, frame string, err error) {
	if made, err = b.bundleElement(site); err != nil {
		return nil, "", err
	}
	loader, err := b.bundleLoader(site, made, "./")
	if err != nil {
		return nil, "", err
	}
	maps.Copy(made, loader)
	frame, err = b.bundleFrame(site)
	return made, frame, err
}

// bundleFrame makes the script of the page for frames, and returns its name.
func (b *Builder) bundleFrame(site *Site) (string, error) {
	o := b.options()
	o.EntryPoints = []string{"./" + frameEntry}
	o.EntryNames = "embed/[name]-[hash]"
	made, err := bundle(site, o)
	for name, out := range made {
		if out.EntryPoint == frameEntry {
			return name, nil
		}
	}
	return "", cmp.Or(err, fmt.Errorf("esbuild produced no script from %s", frameEntry))
}

// optionNames returns the names of the options of all editions, each once.
func optionNames() (names []string) {
	seen := map[string]bool{}
	for _, e := range editions.All {
		for _, o := range e.Options {
			if !seen[o.Name] {
				names = append(names, o.Name)
			}
			seen[o.Name] = true
		}
	}
	return names
}

// sheets lets scripts import style sheets as texts: "./first.css?sheet". The policies of other
// people's pages forbid style elements; sheets that a script makes they do not.
func (b *Builder) sheets() api.Plugin {
	return api.Plugin{
		Name: "sheets",
		Setup: func(build api.PluginBuild) {
			build.OnResolve(api.OnResolveOptions{Filter: `\.css\?sheet$`}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
				path := filepath.Join(args.ResolveDir, filepath.FromSlash(strings.TrimSuffix(args.Path, "?sheet")))
				path, err := filepath.Rel(b.options().AbsWorkingDir, path) // the path is part of the output
				return api.OnResolveResult{Path: filepath.ToSlash(path), Namespace: "sheet"}, err
			})
			build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: "sheet"}, func(args api.OnLoadArgs) (r api.OnLoadResult, err error) {
				o := b.options()
				o.EntryPoints, o.Sourcemap, o.Metafile = []string{"./" + args.Path}, api.SourceMapNone, false
				o.MinifyWhitespace, o.MinifySyntax = true, true
				o.Plugins = []api.Plugin{shadowed}
				result := api.Build(o)
				r.Errors, r.Warnings = result.Errors, result.Warnings
				if len(result.OutputFiles) != 1 {
					return r, nil
				}
				contents := string(result.OutputFiles[0].Contents)
				r.Contents, r.Loader = &contents, api.LoaderText
				return r, nil
			})
		},
	}
}

// shadowed has style sheets read as a shadow root needs them.
var shadowed = api.Plugin{
	Name: "shadowed",
	Setup: func(build api.PluginBuild) {
		build.OnLoad(api.OnLoadOptions{Filter: `\.css$`}, func(args api.OnLoadArgs) (r api.OnLoadResult, err error) {
			text, err := os.ReadFile(args.Path)
			contents := inShadow(string(text))
			r.Contents, r.Loader = &contents, api.LoaderCSS
			return r, err
		})
	},
}
