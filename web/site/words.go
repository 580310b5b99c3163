package site

// This file is responsible for languages: for the catalogues of all that have a folder, and for the parts that scripts
// get.

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// Words are the catalogues of all languages.
type Words struct {
	// Languages are the languages' tags. The first one is the language of the pages at the root of the site; the pages
	// of another are in a folder of its name.
	Languages []string

	// Parts are the parts of each catalogue, by language and name.
	Parts map[string]map[string]json.RawMessage

	// Lacking has the ids of the messages that a language doesn't have, whose parts contain them in the first language.
	Lacking map[string][]string
}

// NewWords returns the catalogues of the module at root. Node reads them: web/src/words/built.js.
func NewWords(root string) (*Words, error) {
	w := &Words{}
	if err := runNode(root, "src/words/built.js", nil, w); err != nil {
		return nil, err
	}
	return w, nil
}

// languages returns the tags of all languages, the root's first.
func (w *Words) languages() []string {
	if w == nil {
		return []string{""}
	}
	return w.Languages
}

// logLacking says which languages are behind.
func (b *Builder) logLacking(w *Words) {
	const most = 10
	for _, language := range w.languages() {
		if w == nil || len(w.Lacking[language]) == 0 {
			continue
		}
		lacks := w.Lacking[language]
		b.log("%s has no translation of %d messages, which are shown in %s: %s", language, len(lacks), w.Languages[0], strings.Join(lacks[:min(len(lacks), most)], " "))
	}
}

// folder returns the folder of a language's pages in the site, "" for the first language.
func (w *Words) folder(language string) string {
	if language == w.languages()[0] {
		return ""
	}
	return language + "/"
}

// catalogueModule is the module that knows where words come from; wordsPrefix begins the paths of
// their modules in a bundle.
const (
	catalogueModule = "/src/words/files.js"
	wordsPrefix     = "uriscope-words:"
)

// wordsPlugin makes scripts import words from modules of their own, one for each part of a language, named by a module
// that replaces the one that reads folders. If scripts are put into one file, each of these modules imports the script
// that has run before: see inOneFile.
func (b *Builder) wordsPlugin(before string) api.Plugin {
	w, web := b.words, b.options().AbsWorkingDir
	return api.Plugin{
		Name: "words",
		Setup: func(build api.PluginBuild) {
			if w == nil {
				return
			}
			build.OnLoad(api.OnLoadOptions{Filter: `[/\\]words[/\\]files\.js$`}, func(args api.OnLoadArgs) (r api.OnLoadResult, err error) {
				text, err := w.read(args.Path)
				contents := string(text)
				r.Contents, r.Loader = &contents, api.LoaderJS
				return r, err
			})
			build.OnResolve(api.OnResolveOptions{Filter: "^" + wordsPrefix}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
				return api.OnResolveResult{Path: strings.TrimPrefix(args.Path, wordsPrefix), Namespace: "words"}, nil
			})
			build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: "words"}, func(args api.OnLoadArgs) (r api.OnLoadResult, err error) {
				language, part, _ := strings.Cut(strings.TrimSuffix(args.Path, ".js"), "/")
				text, ok := w.Parts[language][part]
				if !ok {
					return r, fmt.Errorf("no language has a file %s", args.Path)
				}
				contents := "export default " + string(text)
				if before != "" {
					contents += fmt.Sprintf("\nimport %q;\n", "./"+before)
				}
				r.Contents, r.Loader, r.ResolveDir = &contents, api.LoaderJS, web
				return r, nil
			})
		},
	}
}

// read returns the text of a module: the file's text or, for the module that names the files of words, a
// generated one.
func (w *Words) read(path string) ([]byte, error) {
	if w != nil && strings.HasSuffix(filepath.ToSlash(path), catalogueModule) {
		return []byte(w.module()), nil
	}
	return os.ReadFile(path)
}

// module returns the module that names the files of all languages.
func (w *Words) module() string {
	var b strings.Builder
	fmt.Fprintf(&b, "export const languages = %s;\nconst files = {\n", quoted(w.Languages))
	for _, language := range w.Languages {
		fmt.Fprintf(&b, "%q: {\n", language)
		for _, part := range w.parts() {
			fmt.Fprintf(&b, "%q: () => import(%q),\n", part, wordsPrefix+language+"/"+part+".js")
		}
		b.WriteString("},\n")
	}
	b.WriteString("};\nexport const fetched = async (language, part) => (await files[language][part]()).default;\n")
	if len(w.Languages) > 1 {
		b.WriteString("export const inBase = async (part) => completed(undefined, await fetched(languages[0], part), languages[0]);\n")
		return "import { completed } from \"./complete.js\";\n" + b.String()
	}
	return b.String()
}

// parts returns the names of the parts, which all languages have.
func (w *Words) parts() (names []string) {
	for name := range w.Parts[w.Languages[0]] {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// text returns a message that is a plain text, unchanged.
func (w *Words) text(language, part, name string) (string, error) {
	if w == nil {
		return "", nil
	}
	var group map[string]json.RawMessage
	if err := json.Unmarshal(w.Parts[language][part], &group); err != nil {
		return "", err
	}
	var text string
	err := json.Unmarshal(group[name], &text)
	return text, err
}

// quoted returns a list or a table of texts as JSON.
func quoted(value any) string {
	text, _ := json.Marshal(value)
	return string(text)
}

// filesOf finds the files of some parts of a language among what was bundled.
func (w *Words) filesOf(made outputs, language string, parts ...string) (names []string, err error) {
	if w == nil {
		return nil, nil
	}
	for _, part := range parts {
		found := false
		for name, out := range made {
			if out.EntryPoint == "words:"+language+"/"+part+".js" {
				names, found = append(names, name), true
			}
		}
		if !found {
			return nil, fmt.Errorf("esbuild produced no file for the words %s in %s", part, language)
		}
	}
	return names, nil
}
