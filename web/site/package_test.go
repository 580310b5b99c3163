package site

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// The scripts for Node import the engine and each other from where they are, and hold what
// they share once.
func TestNodeScripts(t *testing.T) {
	site, err := project(t, nil).Site()
	if err != nil {
		t.Fatal(err)
	}
	for name, imports := range map[string]string{"bake.js": `"./uriscope.js"`, "markdown.js": `"./uriscope.js"`, "cli.js": `"./bake.js"`} {
		text := string(site.Files[name].Body)
		if !strings.Contains(text, imports) || strings.Contains(text, "SECOND COPY") || strings.Contains(text, "SHARED") {
			t.Errorf("%s:\n%s", name, text)
		}
		if strings.HasPrefix(text, "#!/usr/bin/env node\n") != (name == "cli.js") {
			t.Errorf("%s begins with\n%.80s", name, text)
		}
	}
	if types := string(site.Files["bake.d.ts"].Body); !strings.Contains(types, `from "./uriscope.js"`) {
		t.Errorf("the types are those of another engine:\n%s", types)
	}
}

// What is for Node only is kept by no browser.
func TestNodeScriptsAreNotKept(t *testing.T) {
	site, err := project(t, nil).Site()
	if err != nil {
		t.Fatal(err)
	}
	kept := string(site.Files[workerName].Body)
	for name := range site.Files {
		if isForNode(name) && strings.Contains(kept, `"`+name+`"`) {
			t.Errorf("the service worker keeps %s", name)
		}
	}
	if !strings.Contains(kept, `"uriscope.js"`) {
		t.Errorf("the service worker keeps no engine:\n%s", kept)
	}
}

func TestPackage(t *testing.T) {
	b := project(t, map[string]string{"web/src/embed.html": "<!doctype html>"})
	site, err := b.Site()
	if err != nil {
		t.Fatal(err)
	}
	var m struct {
		Name, Version, License, Type, Main string
		Engines                            map[string]string
		Exports                            map[string]any
		Files                              []string
	}
	text := site.Files[packageName].Body
	if err := json.Unmarshal(text, &m); err != nil {
		t.Fatal(err)
	}
	if m.Name != "uriscope" || m.Version != "1.2.3" || m.License != "MIT" || m.Type != "module" || m.Main != "./uriscope.js" || m.Engines["node"] != ">=20" {
		t.Errorf("package.json:\n%s", text)
	}
	engine, _ := m.Exports["."].(map[string]any)
	if engine["default"] != "./uriscope.js" || engine["types"] != "./uriscope.d.ts" || m.Exports["./uriscope.wasm"] != "./"+b.wasmName || m.Exports["./embed.js"] != "./embed.js" {
		t.Errorf("exports: %v", m.Exports)
	}
	for _, want := range []string{"CHANGELOG.md", "LICENSES.txt", "README.md", "uriscope.js", "uriscope.d.ts", "cli.js", "embed.html", "index.html", b.wasmName} {
		if !slices.Contains(m.Files, want) {
			t.Errorf("the package has no %s: %v", want, m.Files)
		}
	}
	for _, name := range m.Files {
		if site.Files[name] == nil || strings.HasSuffix(name, ".map") {
			t.Errorf("the package has %s", name)
		}
	}
	// The types come first, as TypeScript takes what matches first.
	if at := strings.Index(string(text), `"./uriscope.d.ts"`); at < 0 || at > strings.Index(string(text), `"./uriscope.js"`) {
		t.Errorf("the order of the exports:\n%s", text)
	}

	write(t, b.Root, "web/package.json", `{}`)
	if _, err := b.Site(); err == nil || !strings.Contains(err.Error(), "version") {
		t.Errorf("a package without a version: %v", err)
	}
}
