package site

// This file is responsible for keeping scripts of others out of the window. The element runs in other people's pages:
// their scripts test "typeof process", and their headings have ids such as "fs", which become names of the window. So
// Go's wasm_exec.js and lit-html get an object of their own in place of the global one. Both are patched by patterns in
// their texts. If one doesn't match, for another version, the build fails and names it.

import (
	"errors"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// ofGo are the names that wasm_exec.js uses of the global object: those that it sets, and those
// that it only looks for.
var ofGo = struct{ set, found []string }{
	set:   []string{"Go", "fs", "path", "process"},
	found: []string{"TextDecoder", "TextEncoder", "crypto", "performance"},
}

// ofProgram are the names that the program itself, with Go's packages syscall/js, syscall and time, reads from the
// global object, besides those that wasm_exec.js sets.
const ofProgram = "Array, Date, Error, Object, Reflect, Uint8Array, console"

var (
	globalMember = regexp.MustCompile(`\bglobalThis\.(\w+)`)
	literal      = regexp.MustCompile(`"[^"\n]*"`) // messages about missing globals
)

// startModule makes a module of wasm_exec.js, which exports the class Go, and the object that replaces the global one.
func startModule(source []byte) ([]byte, error) {
	var used []string
	for _, m := range globalMember.FindAllSubmatch(source, -1) {
		used = append(used, string(m[1]))
	}
	slices.Sort(used)
	known := append(slices.Clone(ofGo.set), ofGo.found...)
	slices.Sort(known)
	if used = slices.Compact(used); !slices.Equal(used, known) {
		return nil, fmt.Errorf("wasm_exec.js of this version of Go uses unexpected globals: %v, not %v", used, known)
	}
	define := map[string]string{"globalThis": "scope"}
	for _, name := range ofGo.set {
		define[name] = "scope." + name // they are also used by their names alone
	}
	made := api.Transform(string(source), api.TransformOptions{Define: define, LogLevel: api.LogLevelSilent, Charset: api.CharsetUTF8})
	if len(made.Errors) > 0 {
		return nil, fmt.Errorf("wasm_exec.js: %s", made.Errors[0].Text)
	}
	code := string(made.Code)
	if strings.Contains(literal.ReplaceAllString(code, ""), "globalThis") || strings.Count(code, "scope.Go = class") != 1 {
		return nil, errors.New("cannot give wasm_exec.js of this version of Go its own global object")
	}
	return []byte("export const scope = { " + ofProgram + ", " + strings.Join(ofGo.found, ", ") + " };\n" +
		code + "export const { Go } = scope;\n"), nil
}

// The place where lit-html names the global object, and the members that it uses.
const litGlobal = "const t=globalThis,"

var litNames = regexp.MustCompile(`\blitHtml\w+`)

// litModule makes lit-html write its version to an object of its own, and look for extensions there.
func litModule(source string) (string, error) {
	names := litNames.FindAllString(source, -1)
	slices.Sort(names)
	if strings.Count(source, "globalThis") != 1 || strings.Count(source, litGlobal) != 1 ||
		!slices.Equal(slices.Compact(names), []string{"litHtmlPolyfillSupport", "litHtmlVersions"}) {
		return "", errors.New("this version of lit-html uses the global object in an unexpected way")
	}
	return strings.Replace(source, litGlobal, "const t={trustedTypes:globalThis.trustedTypes},", 1), nil
}

// ownGlobals has lit-html bundled as litModule makes it.
var ownGlobals = api.Plugin{
	Name: "own-globals",
	Setup: func(build api.PluginBuild) {
		build.OnLoad(api.OnLoadOptions{Filter: `[/\\]node_modules[/\\]lit-html[/\\]lit-html\.js$`}, func(args api.OnLoadArgs) (r api.OnLoadResult, err error) {
			source, err := os.ReadFile(args.Path)
			if err != nil {
				return r, err
			}
			text, err := litModule(string(source))
			r.Contents = &text
			return r, err
		})
	},
}
