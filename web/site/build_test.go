package site

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"html"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// source is a tiny project with the same structure as this one.
var source = map[string]string{
	"go.mod":             "module uriscope\n\ngo 1.26\n",
	"LICENSE":            "A licence of ours.\n",
	"wasm/main.go":       "package main\n\nfunc main() { select {} }\n",
	"web/src/index.html": `<!doctype html><meta content="{{.CSP}}"><link href="{{.Style}}"><link href="{{.Later}}"><script>{{.Early}}</script>{{range .Script}}<link href="{{.}}">{{end}}<body>{{.Static.Figure}}</body>`,
	"web/src/app.css":    "@import \"./styles/a.css\";\n",
	"web/src/page.css":   "u { color: teal }\n",
	"web/src/later.css":  "i { color: teal }\n",
	"web/src/styles/a.css": `p { color: teal }
`,
	"web/src/app.js": `import { load } from "./run/engine.js";
import { view } from "./views/a.js";
load(view);
`,
	"web/src/worker.js":       "globalThis.trustedTypes?.createPolicy(\"uriscope-worker\", {});\nglobalThis.kept = [BUILD, FILES];\n",
	"web/src/early.js":        "document.documentElement.dataset.early = \"\";\n",
	"web/src/views/a.js":      "import { later } from \"../run/engine.js\";\nexport const view = later;\n",
	"web/src/run/engine.js":   "import { Go } from \"wasm_exec\";\nexport const load = () => new Go(new URL(WASM_FILE, import.meta.url));\nexport const read = () => import(\"node:fs\");\nexport const later = \"SECOND COPY\";\n",
	"web/src/run/engine.d.ts": "export type AnId = string;\nexport function load(): URL;\n",
	"web/src/icon.svg":        "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n",

	"web/package.json":               `{"version": "1.2.3", "description": "a tiny project", "engines": {"node": ">=20"}}`,
	"web/src/bake/bake.js":           "import { load } from \"../run/engine.js\";\nimport { shared } from \"./shared.js\";\nexport const bake = () => shared(load);\n",
	"web/src/bake/bake.d.ts":         "import type { load } from \"../run/engine.js\";\nexport const bake: typeof load;\n",
	"web/src/program/index.js":       "import { load } from \"../run/engine.js\";\nexport { load };\n",
	"web/src/program/node.js":        "import { load } from \"./index.js\";\nexport const start = () => load(\"FROM A FILE\");\n",
	"web/src/program/ids.d.ts":       "export type AnId =\n  | \"a\"\n  | \"b\";\n",
	"web/src/program/published.d.ts": "export * from \"../run/engine.js\";\n",
	"web/src/command/cli.js":         "#!/usr/bin/env node\nimport { bake } from \"../bake/bake.js\";\nimport { shared } from \"../bake/shared.js\";\nshared(bake);\n",
	"web/src/bake/markdown.js":       "import { load } from \"../run/engine.js\";\nimport { shared } from \"./shared.js\";\nexport const figures = () => shared(load);\n",
	"web/src/bake/markdown.d.ts":     "export const figures: () => void;\n",
	"web/src/bake/shared.js":         "export const shared = (call) => call(\"SHARED\");\n",
	"web/src/bake/README.md":         "How to use it.\n",
	"web/CHANGELOG.md":               "What has changed.\n",

	"web/src/bake/embed.d.ts":         "export {};\n",
	"web/src/bake/uriscope.wasm.d.ts": "declare const address: string;\nexport default address;\n",

	"web/src/embed.html":       "<!doctype html>",
	"web/src/embed/embed.js":   "import { fetched } from \"uriscope-element\";\nexport const need = (name) => [PAGE, OPTION_NAMES, VIEWS, VIEW_ATTRIBUTES, fetched(), import(/* webpackIgnore: true */ /* @vite-ignore */ name)];\n",
	"web/src/embed/built.js":   "console.log(JSON.stringify({ views: { target: { height: 5.6 } }, attributes: [\"host\"] }));\n",
	"web/src/embed/element.js": "import sheet from \"./first.css?sheet\";\nexport const drawn = () => [sheet, import(\"../views/a.js\"), import(\"./more.js\")];\n",
	"web/src/embed/more.js":    "export const more = 1;\n",
	"web/src/embed/first.css":  "@import \"../styles/a.css\";\n",
	"web/src/embed/frame.js":   "document.title = \"frame\";\n",
}

// The go command would silently ignore a missing package in the flags.
func TestInlinedPackagesAreThere(t *testing.T) {
	for _, p := range inlined {
		list := exec.Command("go", "list", p)
		list.Dir = filepath.Join("..", "..")
		if found, err := list.Output(); err != nil || len(found) == 0 {
			t.Errorf("there is no package %s (%v)", p, err)
		}
	}
}

// project writes source, with changes, to a new directory. It returns a Builder that need not
// compile any Go.
func project(t *testing.T, changes map[string]string) *Builder {
	t.Helper()
	root := t.TempDir()
	files := maps.Clone(source)
	maps.Copy(files, changes)
	for name, text := range files {
		write(t, root, name, text)
	}
	write(t, root, "web/.build/wasm_exec.js", "export const Go = class { it = \"THE_START\" };\n")
	wasm := []byte("\x00asm")
	return &Builder{
		Root: root,
		Static: func(string, string) (Static, error) {
			return Static{Figure: "<b>figure</b>"}, nil
		},
		Log:      t.Logf,
		wasm:     wasm,
		wasmName: "uriscope-" + hash(wasm) + ".wasm",
		wasmExec: filepath.Join(root, "web", ".build", "wasm_exec.js"),
	}
}

func write(t *testing.T, root, name, text string) {
	t.Helper()
	path := filepath.Join(root, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

func TestSite(t *testing.T) {
	site, err := project(t, nil).Site()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for name := range site.Files {
		names = append(names, regexp.MustCompile(`-[A-Z2-7]{8}\.`).ReplaceAllString(name, "-HASH."))
	}
	slices.Sort(names)
	for _, want := range []string{
		"assets/app-HASH.css", "assets/app-HASH.js", "assets/later-HASH.css", "assets/page-HASH.css", "embed.js", "embed/element-HASH.js", "embed/more-HASH.js", "embed/frame-HASH.js", "icon.svg", "index.html",
		"LICENSES.txt", "uriscope-HASH.wasm", "uriscope.d.ts", "uriscope.js", "uriscope.js.map",
	} {
		if !slices.Contains(names, want) {
			t.Errorf("there is no %s among the files:\n%s", want, strings.Join(names, "\n"))
		}
	}
	var wasm string
	for name, f := range site.Files {
		text := string(f.Body)
		switch {
		case strings.HasSuffix(name, ".wasm"):
			wasm = name
		case strings.Contains(name, "early"):
			t.Errorf("%s is a file: the window would be blank until it comes", name)
		case strings.HasSuffix(name, ".js") && strings.HasPrefix(name, "assets/"):
			if !strings.Contains(text, `"../uriscope.js"`) || strings.Contains(text, "SECOND COPY") {
				t.Errorf("%s does not share the engine:\n%s", name, text)
			}
		case strings.HasSuffix(name, ".css") && !strings.Contains(text, "teal"):
			t.Errorf("%s: %s", name, text)
		}
	}
	engine := string(site.Files["uriscope.js"].Body)
	for _, want := range []string{`"` + wasm + `"`, "THE_START", "import.meta.url", `import("node:fs")`} {
		if !strings.Contains(engine, want) {
			t.Errorf("uriscope.js has no %s:\n%s", want, engine)
		}
	}
	loader := string(site.Files["embed.js"].Body)
	for _, want := range []string{`"validating"`, `import("./embed/element-`, `import("./embed/chunk-`, `import(/* webpackIgnore: true */ /* @vite-ignore */ `} {
		if !strings.Contains(loader, want) {
			t.Errorf("embed.js has no %s:\n%s", want, loader)
		}
	}
	if strings.Contains(loader, "import\"") || strings.Contains(loader, " from\"") {
		t.Errorf("embed.js imports something at once:\n%s", loader)
	}
	page := string(site.Files["index.html"].Body)
	checkInline(t, page)
	for _, name := range append(site.Drawing, site.FirstPaint...) {
		if !strings.Contains(page, `"`+name+`"`) {
			t.Errorf("the page does not name %s", name)
		}
	}
	for _, want := range []string{"<b>figure</b>", "default-src &#39;none&#39;"} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %s:\n%s", want, page)
		}
	}
	for _, not := range []string{"frame-ancestors", reloadPath, `="/`} {
		if strings.Contains(page, not) {
			t.Errorf("the page has %s:\n%s", not, page)
		}
	}
}

func TestSiteIsReproducible(t *testing.T) {
	a, err := project(t, nil).Site()
	if err != nil {
		t.Fatal(err)
	}
	b, err := project(t, nil).Site()
	if err != nil {
		t.Fatal(err)
	}
	if a.id() != b.id() {
		t.Error("two builds of the same sources, in two directories, differ")
	}
}

// If there are many errors, only the first ones are reported.
func TestSiteManyErrors(t *testing.T) {
	var imports string
	for i := range 30 {
		imports += fmt.Sprintf("import \"nowhere%d\";\n", i)
	}
	_, err := project(t, map[string]string{"web/src/app.js": imports}).Site()
	if err == nil || !strings.HasSuffix(err.Error(), "and 25 more") || strings.Count(err.Error(), "ERROR") != 5 {
		t.Errorf("30 errors: %v", err)
	}
}

func TestSiteErrors(t *testing.T) {
	for name, test := range map[string]struct {
		file, text, want string
	}{
		"script":      {"web/src/app.js", "let = ;", "app.js:1"},
		"import":      {"web/src/app.js", `import "./nowhere.js"`, "nowhere.js"},
		"style":       {"web/src/app.css", "@import './nowhere.css';", "nowhere.css"},
		"placeholder": {"web/src/index.html", "{{.Static.Nothing}}", "Nothing"},
		"template":    {"web/src/index.html", "{{.Script", "index.html:1"},
	} {
		_, err := project(t, map[string]string{test.file: test.text}).Site()
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: error %v, want one that has %q", name, err, test.want)
		}
	}
}

// realModule returns the files of this module in which Wasm looks up esbuild.
func realModule(t *testing.T) map[string]string {
	t.Helper()
	found := map[string]string{}
	for _, name := range []string{"go.mod", "go.sum", "core/uri/go.mod"} {
		text, err := os.ReadFile(filepath.Join("..", "..", filepath.FromSlash(name)))
		if err != nil {
			t.Fatal(err)
		}
		found[name] = string(text)
	}
	return found
}

func TestWasm(t *testing.T) {
	b := project(t, realModule(t))
	b.wasm = nil
	if _, err := b.Site(); err == nil {
		t.Error("a site without wasm")
	}
	if err := b.Wasm(context.Background()); err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(string(b.wasm), "\x00asm") || !hashed.MatchString(b.wasmName) || len(b.goLicences) == 0 {
		t.Errorf("%s: %d bytes, %d licences", b.wasmName, len(b.wasm), len(b.goLicences))
	}
	write(t, b.Root, "wasm/main.go", "package main\n\nfunc main() { undefined() }\n")
	if err := b.Wasm(context.Background()); err == nil || !strings.Contains(err.Error(), "undefined") {
		t.Errorf("Go that does not compile: %v", err)
	}
	if b.wasm == nil {
		t.Error("the last good wasm is gone")
	}
}

// On macOS, the path of the folder for temporary files contains a link. Pages once named scripts by the path
// of the link.
func TestSiteThroughLink(t *testing.T) {
	b := project(t, nil)
	real, err := b.Site()
	if err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(t.TempDir(), "linked")
	if err := os.Symlink(b.Root, link); err != nil {
		t.Skip(err)
	}
	b.Root = link
	b.wasmExec = filepath.Join(link, "web", ".build", "wasm_exec.js")
	site, err := b.Site()
	if err != nil {
		t.Fatal(err)
	}
	for name, f := range real.Files {
		if got := site.Files[name]; got == nil || got.Sum != f.Sum {
			t.Errorf("%s is another file when the project is reached through a link", name)
		}
	}
}

// checkInline checks the inline script of a page: it isn't a module, and the page's policy names it and no other.
func checkInline(t *testing.T, page string) {
	t.Helper()
	_, script, _ := strings.Cut(page, "<script>")
	script, _, _ = strings.Cut(script, "</script>")
	if !strings.Contains(script, "dataset.early") || strings.Contains(script, "import") || strings.Contains(script, "export") {
		t.Errorf("the script in the page is\n%s", script)
	}
	sum := sha256.Sum256([]byte(script))
	want := "script-src 'self' 'wasm-unsafe-eval' 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "';"
	if !strings.Contains(html.UnescapeString(page), want) {
		t.Errorf("the policy has not %s:\n%s", want, page)
	}
}

// The server sends the policy of a page with that page, and no page's policy with any other file.
func TestPolicyOfPages(t *testing.T) {
	site := &Site{Files: map[string]*File{}}
	const policy = "script-src 'sha256-x+y='"
	for name, text := range map[string]string{
		"index.html": `<meta http-equiv="Content-Security-Policy" content="` + html.EscapeString(policy) + `">`,
		"other.html": "<p>" + policy,
		"app.js":     `<meta http-equiv="Content-Security-Policy" content="x">`,
	} {
		if err := site.add(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	h := &Handler{}
	h.Set(site)
	for path, want := range map[string]string{"/": policy, "/other.html": metaPolicy, "/app.js": metaPolicy, "/none": metaPolicy} {
		if got := get(h, "GET", path).Header.Get("Content-Security-Policy"); got != want+"; frame-ancestors 'self'" {
			t.Errorf("%s: %q", path, got)
		}
	}
}
