package site

// This file is responsible for esbuild: its options for the engine and for the page, and the
// interpretation of its output.

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// options returns the options that the engine and the page share. Write is false because the output is added
// to a Site.
func (b *Builder) options() api.BuildOptions {
	// esbuild follows links in the working directory, but in no other path. Its metafile would then name
	// outputs by a path from one folder to the other.
	root := b.Root
	if real, err := filepath.EvalSymlinks(root); err == nil {
		root = real
	}
	return api.BuildOptions{
		AbsWorkingDir:     filepath.Join(root, "web"),
		Outdir:            filepath.Join(root, "dist"),
		Bundle:            true,
		Format:            api.FormatESModule,
		Platform:          api.PlatformBrowser,
		Target:            api.ES2022,
		Charset:           api.CharsetUTF8,
		MinifyWhitespace:  !b.Dev,
		MinifyIdentifiers: !b.Dev,
		MinifySyntax:      !b.Dev,
		Sourcemap:         api.SourceMapLinked,
		LegalComments:     api.LegalCommentsNone, // see licences.go
		LogLevel:          api.LogLevelSilent,    // errors are returned, see bundle
		Metafile:          true,
	}
}

// bundleEngine makes uriscope.js, for browsers and for Node alike.
func (b *Builder) bundleEngine(site *Site) (outputs, error) {
	o := b.options()
	o.EntryPointsAdvanced = []api.EntryPoint{{
		InputPath:  "./src/run/engine.js",
		OutputPath: strings.TrimSuffix(engineName, ".js"),
	}}
	o.External = []string{"node:*"}
	var err error
	if o.Define, err = b.engineDefines(""); err != nil {
		return nil, err
	}
	o.Alias = map[string]string{"wasm_exec": b.wasmExec}
	o.Banner = map[string]string{"js": "/*! uriscope; contains wasm_exec.js, Copyright 2018 The Go Authors. All licences: " + licencesName + " */"}
	return bundle(site, o)
}

// engineDefines returns the constants for the engine's script about the program and the package. folder is the
// program's folder, relative to the script.
func (b *Builder) engineDefines(folder string) (map[string]string, error) {
	about, err := b.readPackage()
	if err != nil {
		return nil, err
	}
	return map[string]string{
		"VERSION":     strconv.Quote(about.Version),
		"WASM_FILE":   strconv.Quote(b.wasmName),
		"WASM_FOLDER": strconv.Quote(folder),
		"WASM_SIZE":   strconv.Itoa(len(b.wasm)),
	}, nil
}

// bundleApp makes the scripts and the styles of the page, which get the list of live libraries.
func (b *Builder) bundleApp(site *Site, libraries map[string]string) (outputs, error) {
	o := b.options()
	o.EntryPoints = []string{"./src/app.js", "./src/app.css", "./src/page.css", "./src/later.css"}
	o.Splitting = true
	o.EntryNames = "assets/[name]-[hash]"
	o.ChunkNames = "assets/[name]-[hash]"
	o.AssetNames = "assets/[name]-[hash]"
	o.Loader = map[string]api.Loader{".svg": api.LoaderFile, ".woff2": api.LoaderFile}
	o.Plugins = []api.Plugin{sharedEngine, b.wordsPlugin(nextScript)}
	o.Define = map[string]string{"WASM_FILE": strconv.Quote(b.wasmName)}
	maps.Copy(o.Define, libraries)
	return bundle(site, inOneFile(o, appScript, nextScript, b.words.read))
}

// bundleEarly makes a script that runs before the first frame. It isn't a module, because those wait until the page is
// parsed. It is inline, and the page's policy allows it: the window would stay blank while a file hangs.
func (b *Builder) bundleEarly(entry string) (string, error) {
	o := b.options()
	o.EntryPoints = []string{entry}
	o.Format = api.FormatIIFE
	o.Sourcemap = api.SourceMapNone
	alone := &Site{Files: map[string]*File{}, languages: map[string]string{}}
	if _, err := bundle(alone, o); err != nil {
		return "", err
	}
	for _, file := range alone.Files {
		text := strings.TrimSpace(string(file.Body)) // pages have no line break after it
		if strings.Contains(text, "</") || strings.Contains(text, "<!--") {
			return "", fmt.Errorf("%s contains \"</\" or \"<!--\", so it cannot be inlined in a page", entry)
		}
		return text, nil
	}
	return "", errors.New("esbuild produced no output")
}

// pageOf finds what the page names among the outputs of bundleApp.
func pageOf(made outputs) (page, error) {
	var p page
	for name, out := range made {
		switch out.EntryPoint {
		case appScript:
			p.Script = []string{name}
			// If other modules share everything in it, it only imports that.
			for _, i := range out.Imports {
				if i.Kind == "import-statement" && !i.External {
					p.Script = append(p.Script, distName(i.Path))
				}
			}
			if len(p.Script) == 2 && len(out.Inputs) == 0 {
				p.Script = p.Script[1:]
			}
		case nextScript:
			p.Next = append(p.Next, name)
			for _, i := range out.Imports {
				if i.Kind == "import-statement" && !i.External {
					p.Next = append(p.Next, distName(i.Path))
				}
			}
		case "src/app.css":
			p.Style = name
		case "src/page.css":
			p.PageStyle = name
		case "src/later.css":
			p.Later = name
		}
	}
	p.Next = slices.DeleteFunc(p.Next, func(name string) bool { return slices.Contains(p.Script, name) })
	if p.Script == nil || p.Style == "" || p.PageStyle == "" || p.Later == "" {
		return page{}, errors.New("esbuild did not produce both scripts and all styles of the page")
	}
	return p, nil
}

// sharedEngine keeps the engine out of the page's bundle: there, a module that imports
// run/engine.js imports uriscope.js at run time, as other pages do.
var sharedEngine = api.Plugin{
	Name: "shared-engine",
	Setup: func(build api.PluginBuild) {
		build.OnResolve(api.OnResolveOptions{Filter: `^(\.\.?/)+(run/)?(engine|uriscope)\.js$`},
			func(api.OnResolveArgs) (api.OnResolveResult, error) {
				// All scripts that import it are in assets/.
				return api.OnResolveResult{Path: "../" + engineName, External: true}, nil
			})
	},
}

// outputs describe the files that esbuild made, from its metafile, by their names in the site.
type outputs map[string]output

type output struct {
	EntryPoint string
	Inputs     map[string]any // by their paths, relative to web/
	Imports    []struct {
		Path, Kind string
		External   bool
	}
}

// bundle runs esbuild and adds its outputs to the site.
func bundle(site *Site, o api.BuildOptions) (outputs, error) {
	o.Plugins = append(slices.Clone(o.Plugins), ownGlobals)
	result := api.Build(o)
	// A warning is an error: it points at something that will not work.
	if messages := append(result.Errors, result.Warnings...); len(messages) > 0 {
		const most = 5 // a package that is missing is an error in every file that imports it
		more := len(messages) - most
		text := api.FormatMessages(messages[:min(len(messages), most)], api.FormatMessagesOptions{Kind: api.ErrorMessage})
		if more > 0 {
			text = append(text, fmt.Sprintf("and %d more", more))
		}
		return nil, errors.New(strings.TrimSpace(strings.Join(text, "")))
	}
	if len(result.OutputFiles) == 0 {
		return nil, errors.New("esbuild produced no output") // it can happen without an error
	}
	for _, f := range result.OutputFiles {
		name, err := filepath.Rel(o.Outdir, f.Path)
		if err != nil {
			return nil, err
		}
		if err := site.add(filepath.ToSlash(name), f.Contents); err != nil {
			return nil, err
		}
	}
	var meta struct{ Outputs map[string]output }
	if err := json.Unmarshal([]byte(result.Metafile), &meta); err != nil {
		return nil, fmt.Errorf("esbuild's metafile: %w", err)
	}
	made := outputs{}
	for path, out := range meta.Outputs {
		if !strings.HasPrefix(path, distPrefix) {
			return nil, fmt.Errorf("esbuild's output %s is outside dist/", path)
		}
		made[distName(path)] = out
		if words, ok := strings.CutPrefix(out.EntryPoint, "words:"); ok {
			site.languages[distName(path)], _, _ = strings.Cut(words, "/")
		}
	}
	return made, nil
}

// distPrefix is the folder of the outputs in paths of the metafile, which are relative to web/.
const distPrefix = "../dist/"

// distName turns a path of the metafile into a name in the site.
func distName(path string) string {
	return strings.TrimPrefix(path, distPrefix)
}
