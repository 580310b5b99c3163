package site

import (
	"context"
	"encoding/json"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// packageOfProject makes the package of a project.
func packageOfProject(t *testing.T, b *Builder) (site, p *Site) {
	t.Helper()
	site, err := b.Site()
	if err != nil {
		t.Fatal(err)
	}
	if p, err = b.Package(site); err != nil {
		t.Fatal(err)
	}
	return site, p
}

// The scripts for Node import the engine and each other from their own directory, and share common code. The site has
// none of them.
func TestNodeScripts(t *testing.T) {
	site, p := packageOfProject(t, project(t, nil))
	for name, imports := range map[string]string{"bake.js": `"./uriscope.js"`, "markdown.js": `"./uriscope.js"`, "cli.js": `"./bake.js"`, "index.js": `"./uriscope.js"`, "node.js": `"./index.js"`} {
		text := string(p.Files[name].Body)
		if !strings.Contains(text, imports) || strings.Contains(text, "SECOND COPY") || strings.Contains(text, "SHARED") {
			t.Errorf("%s:\n%s", name, text)
		}
		if strings.HasPrefix(text, "#!/usr/bin/env node\n") != (name == "cli.js") {
			t.Errorf("%s begins with\n%.80s", name, text)
		}
		if site.Files[name] != nil {
			t.Errorf("the site has %s", name)
		}
	}
	for _, name := range []string{"bake.d.ts", "index.d.ts"} {
		if types := string(p.Files[name].Body); !strings.Contains(types, `from "./uriscope.js"`) {
			t.Errorf("the types in %s are those of another engine:\n%s", name, types)
		}
	}
}

// A program gets the literals of ids, but the page accepts any text.
func TestIds(t *testing.T) {
	b := project(t, nil)
	site, p := packageOfProject(t, b)
	if loose, strict := string(site.Files[typesName].Body), string(p.Files[typesName].Body); !strings.Contains(loose, "AnId = string;") || !strings.Contains(strict, "AnId =\n  | \"a\"\n  | \"b\";") {
		t.Errorf("the types of the site:\n%s\nand of the package:\n%s", loose, strict)
	}
	if _, err := b.withIds([]byte("export type OtherId = string;\n")); err == nil {
		t.Error("an id without literals is no error")
	}
}

func TestPackage(t *testing.T) {
	b := project(t, nil)
	site, p := packageOfProject(t, b)
	var m map[string]any
	text := p.Files[packageName].Body
	if err := json.Unmarshal(text, &m); err != nil {
		t.Fatal(err)
	}
	for field, want := range map[string]any{"name": "uriscope", "version": "1.2.3", "license": "MIT", "type": "module", "main": "./index.js"} {
		if m[field] != want {
			t.Errorf("%s is %v, want %v", field, m[field], want)
		}
	}
	// Fields that must be filled in are left out until then.
	for field, filled := range map[string]bool{"author": about.Author != "", "homepage": about.Page != "", "repository": about.Repository != "", "bugs": about.Issues != ""} {
		if _, has := m[field]; has != filled {
			t.Errorf("package.json has %s: %v, want %v", field, has, filled)
		}
	}
	exports := m["exports"].(map[string]any)
	for name, want := range map[string]string{".": "./index.js", "./bake": "./bake.js", "./embed.js": "./embed.js", "./markdown": "./markdown.js", "./uriscope.wasm": "./" + b.wasmName} {
		e := exports[name].(map[string]any)
		if e["default"] != want || p.Files[path.Base(want)] == nil || p.Files[path.Base(e["types"].(string))] == nil {
			t.Errorf("%s: %v", name, e)
		}
	}
	// The types come first, because TypeScript takes the first match; then Node, before the rest.
	exported := string(text[strings.Index(string(text), `"exports"`):])
	order := []int{strings.Index(exported, `"./index.d.ts"`), strings.Index(exported, `"./node.js"`), strings.Index(exported, `"./index.js"`)}
	if order[0] < 0 || !slices.IsSorted(order) {
		t.Errorf("the order of the exports:\n%s", text)
	}

	var names []string
	for name, f := range p.Files {
		names = append(names, regexp.MustCompile(`-[A-Z2-7]{8}\.`).ReplaceAllString(name, "-HASH."))
		if strings.Contains(string(f.Body), "sourceMappingURL") {
			t.Errorf("%s names a source map, which is not in the package", name)
		}
	}
	slices.Sort(names)
	want := strings.Fields(`CHANGELOG.md LICENSE LICENSES.txt README.md bake.d.ts bake.js cli.js embed.d.ts embed.html embed.js
		embed/a-HASH.js embed/element-HASH.js embed/frame-HASH.js embed/more-HASH.js index.d.ts index.js markdown.d.ts markdown.js
		node.js node/chunk-HASH.js package.json uriscope-HASH.wasm uriscope.d.ts uriscope.js uriscope.wasm.d.ts`)
	if got := slices.DeleteFunc(names, func(name string) bool { return strings.HasPrefix(name, "embed/chunk") }); !slices.Equal(got, want) {
		t.Errorf("files of the package:\n%q\nwant\n%q", got, want)
	}
	// The files that draw an element are the same as in the site; only the loader differs, which has no page.
	for name, f := range p.Files {
		if strings.HasPrefix(name, "embed/") && string(withoutMap(name, site.Files[name].Body)) != string(f.Body) {
			t.Errorf("%s is another one in the site", name)
		}
	}
	if in, out := string(site.Files[embedName].Body), string(p.Files[embedName].Body); !strings.Contains(in, `"./"`) || strings.Contains(out, `"./"`) {
		t.Errorf("the loader of the site:\n%s\nand of the package:\n%s", in, out)
	}

	write(t, b.Root, "web/package.json", `{}`)
	if _, err := b.Package(site); err == nil || !strings.Contains(err.Error(), "version") {
		t.Errorf("a package without a version: %v", err)
	}
}

// The scripts for Node import the words of the element, without the import that these have in the site, which only runs
// in browsers.
func TestWordsOnce(t *testing.T) {
	b := project(t, map[string]string{
		"web/src/words/files.js":   "",
		"web/src/bake/bake.js":     "import { fetched, languages } from \"../words/files.js\";\nexport const bake = () => fetched(languages[0], \"ui\");\n",
		"web/src/bake/markdown.js": "import { fetched } from \"../words/files.js\";\nexport const figures = fetched;\n",
		"web/src/embed/element.js": "export const drawn = () => import(\"../words/files.js\");\n",
	})
	ui, embed := json.RawMessage(`{"yes":"THE WORDS"}`), json.RawMessage(`{"start":"now"}`)
	b.words = &Words{Languages: []string{"en"}, Parts: map[string]map[string]json.RawMessage{"en": {"ui": ui, "embed": embed}}}
	site := &Site{Files: map[string]*File{}, languages: map[string]string{}}
	for _, f := range []func(*Site) (outputs, error){b.bundleEngine, b.bundleElement} {
		made, err := f(site)
		if err != nil {
			t.Fatal(err)
		}
		b.engine, b.embed = b.embed, made
	}
	p, err := b.Package(site)
	if err != nil {
		t.Fatal(err)
	}
	var words []string
	for name, f := range p.Files {
		if strings.Contains(string(f.Body), "THE WORDS") {
			words = append(words, name)
			if strings.Contains(string(f.Body), "import") {
				t.Errorf("%s imports something:\n%s", name, f.Body)
			}
			if in := site.Files[name]; in == nil || !strings.Contains(string(in.Body), "import") {
				t.Errorf("in the site, %s imports nothing, so this test shows nothing", name)
			}
		}
	}
	if len(words) != 1 || path.Dir(words[0]) != "embed" {
		t.Fatalf("the words are in %q", words)
	}
	if !slices.ContainsFunc(slices.Collect(maps.Keys(p.Files)), func(name string) bool {
		return path.Dir(name) == "node" && strings.Contains(string(p.Files[name].Body), `"../`+words[0]+`"`)
	}) {
		t.Errorf("no script for Node imports %s", words[0])
	}
}

// The module for programs has the words of sentences in one file per language, and no other words.
func TestSentences(t *testing.T) {
	b := project(t, map[string]string{
		"web/src/words/files.js":   "",
		"web/src/program/index.js": "import { fetched, languages } from \"../words/files.js\";\nexport const load = () => fetched(languages[0], \"ui\");\n",
	})
	parts := map[string]json.RawMessage{
		"ui": json.RawMessage(`{"yes":"A WORD"}`), "rfc0": json.RawMessage(`{"why":{"a":"A REASON"},"decisions":{"b":"ANOTHER"}}`), "page": json.RawMessage(`{"no":"ANOTHER"}`),
	}
	b.words = &Words{Languages: []string{"en", "zz"}, Parts: map[string]map[string]json.RawMessage{"en": parts, "zz": parts}}
	p := &Site{Files: map[string]*File{}, languages: map[string]string{}}
	if _, err := b.bundleProgram(p); err != nil {
		t.Fatal(err)
	}
	found := 0
	for name, f := range p.Files {
		text := string(f.Body)
		if strings.Contains(text, "ANOTHER") {
			t.Errorf("%s has other words:\n%s", name, text)
		}
		if strings.Contains(text, "A WORD") && strings.Contains(text, "A REASON") && path.Dir(name) == "sentences" {
			found++
		}
	}
	if found != 2 {
		t.Errorf("%d files with sentences", found)
	}
}

// Every file of the package matches a pattern by which npm packs it.
func TestPackedFiles(t *testing.T) {
	_, p := packageOfProject(t, project(t, nil))
	always := []string{packageName, readmeName, licenceName}
	for _, name := range slices.Sorted(maps.Keys(p.Files)) {
		packed := slices.Contains(always, name) || slices.ContainsFunc(packedFiles, func(pattern string) bool {
			matched, err := path.Match(strings.TrimPrefix(pattern, "**/"), path.Base(name))
			return err == nil && matched && (!strings.Contains(name, "/") || strings.HasPrefix(pattern, "**/")) || strings.HasPrefix(name, pattern+"/")
		})
		if !packed {
			t.Errorf("npm does not pack %s", name)
		}
	}
}

// The package is written unchanged, with the list of written files.
func TestWritePackage(t *testing.T) {
	_, p := packageOfProject(t, project(t, nil))
	dir := filepath.Join(t.TempDir(), "package")
	for range 2 { // the second time, it replaces the first one
		if err := p.WritePlain(context.Background(), dir); err != nil {
			t.Fatal(err)
		}
	}
	for name, f := range p.Files {
		if text, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name))); err != nil || string(text) != string(f.Body) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if found, err := filepath.Glob(filepath.Join(dir, "*.br")); err != nil || len(found) > 0 {
		t.Errorf("there are compressed files: %v (%v)", found, err)
	}
}
