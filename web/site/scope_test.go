package site

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func wasmExecOfGo(t *testing.T) string {
	t.Helper()
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	source, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		t.Fatal(err)
	}
	return string(source)
}

// Node, which has its own process, runs the module: it leaves no global of Go's, and doesn't use a global fs or path
// that other code has set.
func TestStartModule(t *testing.T) {
	module, err := startModule([]byte(wasmExecOfGo(t)))
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	write(t, dir, "module.mjs", string(module))
	write(t, dir, "main.mjs", `
globalThis.fs = globalThis.path = "of the host";
const before = Object.getOwnPropertyNames(globalThis).join();
const { Go, scope } = await import("./module.mjs");
const after = Object.getOwnPropertyNames(globalThis).join();
const own = new Go().importObject && scope.fs.constants.O_CREAT === -1 && scope.process.pid === -1 && scope.path.resolve("a", "b") === "a/b";
console.log(before === after && own && fs === "of the host");
`)
	out, err := exec.Command("node", filepath.Join(dir, "main.mjs")).CombinedOutput()
	if err != nil || strings.TrimSpace(string(out)) != "true" {
		t.Errorf("%v\n%s", err, out)
	}
}

// Another version of either, with unknown properties, fails the build.
func TestUnknownGlobals(t *testing.T) {
	source := wasmExecOfGo(t)
	for _, other := range []string{
		source + "globalThis.navigator;\n",
		strings.ReplaceAll(source, "globalThis.path", "globalThis.paths"),
		strings.ReplaceAll(source, "globalThis.Go = class", "globalThis.Go = (class"),
		strings.ReplaceAll(source, "globalThis.Go = class", "globalThis.Go ??= class"),
	} {
		if _, err := startModule([]byte(other)); err == nil {
			t.Error("a wasm_exec.js that is not known is used")
		}
	}
	const lit = `const t=globalThis,s=t.trustedTypes,B=t.litHtmlPolyfillSupport;B?.(),(t.litHtmlVersions??=[]).push("3")`
	if text, err := litModule(lit); err != nil || !strings.HasPrefix(text, "const t={trustedTypes:globalThis.trustedTypes},") {
		t.Errorf("%s, %v", text, err)
	}
	for _, other := range []string{lit + ";globalThis.x", strings.Replace(lit, "const t=", "let t=", 1), lit + ";t.litHtmlMore"} {
		if _, err := litModule(other); err == nil {
			t.Errorf("a lit-html that is not known is used: %s", other)
		}
	}
}
