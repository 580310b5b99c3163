package site

import (
	"maps"
	"strings"
	"testing"
)

// scripts are sources in which modules are shared in every way.
var scripts = map[string]string{
	"web/src/app.js":          "import { a } from \"./views/a.js\";\nimport(\"./views/b.js\");\nimport(\"./views/c.js\");\nimport(\"./page.js\");\nconsole.log(a);\n",
	"web/src/page.js":         "import { shared } from \"./views/shared.js\";\nimport { next } from \"./views/next.js\";\nimport(\"./views/d.js\");\nconsole.log(\"PAGE\" + shared + next);\n",
	"web/src/views/a.js":      "import { shared } from \"./shared.js\";\nexport const a = \"A \" + shared;\n",
	"web/src/views/b.js":      "import { shared } from \"./shared.js\";\nconsole.log(\"ON DEMAND\" + shared);\n",
	"web/src/views/c.js":      "import { a } from \"./a.js\";\nconsole.log(\"AS WELL\" + a);\n",
	"web/src/views/d.js":      "import { next } from \"./next.js\";\nconsole.log(\"IN THE END\" + next);\n",
	"web/src/views/next.js":   "export const next = \"NEXT\";\n",
	"web/src/views/shared.js": "export const shared = \"SHARED\";\n",
}

func TestFirstScriptIsOneFile(t *testing.T) {
	site, err := project(t, scripts).Site()
	if err != nil {
		t.Fatal(err)
	}
	if len(site.Drawing) != 1 {
		t.Fatalf("what draws is in %v", site.Drawing)
	}
	first := string(site.Files[site.Drawing[0]].Body)
	for _, want := range []string{"SHARED", "A "} {
		if !strings.Contains(first, want) {
			t.Errorf("%q is not among what is imported at once:\n%s", want, first)
		}
	}
	for _, not := range []string{"ON DEMAND", "AS WELL", "PAGE", "NEXT", "IN THE END"} {
		if strings.Contains(first, not) {
			t.Errorf("%q is imported at once:\n%s", not, first)
		}
	}
}

// Everything that the page needs after the first script is in one file, which the page names.
func TestNextScriptIsOneFile(t *testing.T) {
	page := maps.Clone(scripts)
	page["web/src/index.html"] = "{{range .Next}}{{.}}\n{{end}}"
	site, err := project(t, page).Site()
	if err != nil {
		t.Fatal(err)
	}
	names := strings.Fields(string(site.Files["index.html"].Body))
	var found []string
	for _, name := range names {
		if body := string(site.Files[name].Body); strings.Contains(body, "PAGE") || strings.Contains(body, "NEXT") {
			found = append(found, body)
		}
	}
	if len(found) != 1 || !strings.Contains(found[0], "PAGE") || !strings.Contains(found[0], "NEXT") {
		t.Errorf("the next script is in %d of the files %v", len(found), names)
	}
	for _, not := range []string{"SHARED", "IN THE END"} {
		if strings.Contains(strings.Join(found, ""), not) {
			t.Errorf("%q is in the next script:\n%s", not, found)
		}
	}
}

// At its top level, the page's script waits for nothing, because modules that are imported on demand import
// it.
func TestFirstScriptDoesNotWait(t *testing.T) {
	_, err := project(t, map[string]string{"web/src/app.js": "await import(\"./views/a.js\");\n"}).Site()
	if err == nil || !strings.Contains(err.Error(), "op-level await") {
		t.Errorf("a script that waits at its top level: %v", err)
	}
}
