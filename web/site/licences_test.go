package site

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func TestPackageOf(t *testing.T) {
	for input, want := range map[string]string{
		"src/app.js":          "",
		".build/wasm_exec.js": "",
		"node_modules/lit-html/directives/live.js":    "node_modules/lit-html",
		"node_modules/@lit/reactive-element/index.js": "node_modules/@lit/reactive-element",
		"node_modules/a/node_modules/@b/c/d/e.js":     "node_modules/a/node_modules/@b/c",
		"../elsewhere/node_modules/a/index.js":        "../elsewhere/node_modules/a",
	} {
		if got := packageOf(input); got != want {
			t.Errorf("%s: %q, want %q", input, got, want)
		}
	}
}

// The licences of packages are in the site if the packages are, and only then.
func TestLicences(t *testing.T) {
	changes := map[string]string{
		"web/src/views/a.js":                 "import { here } from \"used\";\nexport const view = here;\n",
		"web/node_modules/used/package.json": `{"name": "used", "version": "1.2.3", "main": "index.js", "dependencies": {"inside": "^2.0.0", "far": "*", "absent": "1"}}`,
		// A bundled dependency of used, next to another version of it.
		"web/node_modules/used/node_modules/inside/package.json": `{"name": "inside", "version": "2.0.1"}`,
		"web/node_modules/used/node_modules/inside/LICENSE":      "Inside of used.",
		"web/node_modules/inside/package.json":                   `{"name": "inside", "version": "1.0.0"}`,
		"web/node_modules/far/package.json":                      `{"name": "far", "version": "3.0.0", "dependencies": {"used": "1"}}`,
		"web/node_modules/far/LICENSE":                           "Far away.",
		"web/node_modules/used/index.js":                         "export const here = globalThis.here;\n",
		"web/node_modules/used/LICENSE.md":                       "Used as you like.\r\nBut say so.\n",
		"web/node_modules/used/notice":                           "Used was made by hand.\n",
		"web/node_modules/unused/package.json":                   `{"name": "unused", "version": "1.0.0"}`,
		"web/node_modules/unused/LICENCE":                        "Unused.",
		"web/node_modules/unlicensed/index.js":                   "export const here = globalThis.here;\n",
		"web/node_modules/unlicensed/README.md":                  "no licence",
	}
	b := project(t, changes)
	site, err := b.Site()
	if err != nil {
		t.Fatal(err)
	}
	text := string(site.Files[licencesName].Body)
	for _, want := range []string{"  uriscope\n", "A licence of ours.", "  used 1.2.3\n", "  inside 2.0.1\n", "Inside of used.", "  far 3.0.0\n", "Used as you like.\nBut say so.", "made by hand"} {
		if !strings.Contains(text, want) {
			t.Errorf("there is no %q in\n%s", want, text)
		}
	}
	if strings.Contains(text, "Unused") || strings.Contains(text, "inside 1.0.0") || strings.Count(text, "used 1.2.3\n") != 2 {
		t.Errorf("there is too much in\n%s", text)
	}
	if engine := string(site.Files[engineName].Body); !strings.HasPrefix(engine, "/*! ") || !strings.Contains(engine[:strings.Index(engine, "*/")], licencesName) {
		t.Errorf("the engine does not begin with where its licences are: %.200s", engine)
	}

	write(t, b.Root, "web/node_modules/unlicensed/package.json", `{"name": "unlicensed", "version": "1.0.0"}`)
	write(t, b.Root, "web/src/views/a.js", "import { here } from \"unlicensed\";\nexport const view = here;\n")
	if _, err := b.Site(); err == nil || !strings.Contains(err.Error(), "unlicensed 1.0.0") {
		t.Errorf("a package without a licence: %v", err)
	}
}

// The site has the licences of the modules in go.mod that the program imports, and no others.
func TestGoLicences(t *testing.T) {
	goroot, err := (&Builder{}).run(context.Background(), "", nil, "go", "env", "GOROOT")
	if err != nil {
		t.Fatal(err)
	}
	goroot = strings.TrimSpace(goroot)
	b := &Builder{Root: "../.."}
	licences, err := b.findGoLicences(context.Background(), goroot, "./wasm")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, l := range licences {
		names = append(names, l.of)
		if len(l.text) < 200 {
			t.Errorf("the licence of %s: %q", l.of, l.text)
		}
	}
	want := `^Go go1\.\S+, github\.com/evanw/esbuild v\S+, github\.com/hack-pad/safejs v\S+$`
	if got := strings.Join(names, ", "); !regexp.MustCompile(want).MatchString(got) {
		t.Errorf("licences of %s", got)
	}
	if _, err := b.findGoLicences(context.Background(), t.TempDir(), "./wasm"); err == nil {
		t.Error("Go without its licence is no error")
	}
}

// In the real site, all static imports are in one file, LICENSES.txt has the licence of lit-html, and the Trusted Types
// policies named in the Content-Security-Policy are those that scripts create.
func TestRealSite(t *testing.T) {
	if testing.Short() {
		return // it builds the whole site, which the tests of the page cover
	}
	if _, err := os.Stat("../node_modules/.package-lock.json"); err != nil {
		t.Skip("npm packages are not installed: run npm ci in web/")
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	b := &Builder{Root: root, Words: NewWords, Static: NewStatic, Log: t.Logf, wasm: []byte("\x00asm"), wasmName: "uriscope-ABCDEFG2.wasm"}
	b.wasmExec = filepath.Join(t.TempDir(), "wasm_exec.js")
	if err := os.WriteFile(b.wasmExec, []byte("export const Go = class {}, scope = {};\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	site, err := b.Site()
	if err != nil {
		t.Fatal(err)
	}
	if len(site.Drawing) != 1 {
		t.Errorf("what draws is more than one file: %v; is a module imported both at once and on demand?", site.Drawing)
	}
	if !strings.Contains(string(site.Files[licencesName].Body), "  lit-html ") {
		t.Errorf("no licence of lit-html:\n%s", site.Files[licencesName].Body)
	}
	if page := string(site.Files["index.html"].Body); !strings.Contains(page, `rel="license" href="`+licencesName+`"`) {
		t.Errorf("the page does not say where its licences are:\n%s", page)
	}
	made := map[string]bool{}
	for name, f := range site.Files {
		if !strings.HasSuffix(name, ".js") {
			continue
		}
		for _, m := range regexp.MustCompile(`createPolicy\(\s*"([^"]*)"`).FindAllSubmatch(f.Body, -1) {
			made[string(m[1])] = true
		}
	}
	_, named, _ := strings.Cut(metaPolicy, "trusted-types ")
	for _, name := range strings.Fields(strings.TrimSuffix(named, " 'allow-duplicates'")) {
		if !made[name] {
			t.Errorf("the Content-Security-Policy names a Trusted Types policy %q, and no script makes it", name)
		}
		delete(made, name)
	}
	if len(made) > 0 {
		t.Errorf("scripts make Trusted Types policies that the Content-Security-Policy does not name: %v", made)
	}
}
