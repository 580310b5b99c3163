package site

// This file is responsible for the course: its pages, and their scripts and style.

import (
	"encoding/json"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/evanw/esbuild/pkg/api"
)

// A CourseNeeds is what the pages of the course name. The addresses are relative to the root of
// the site.
type CourseNeeds struct {
	Style  string `json:"style"`
	Script string `json:"script"`
	Early  string `json:"early"`  // the script that runs before the first frame, as a text
	Engine string `json:"engine"` // the path of the module that Node bakes the figures with
	Embed  string `json:"embed"`  // the script of the element; "" if there is none
	CSP    string `json:"csp"`

	Words map[string][]string `json:"words"` // what the script gets of each language's words
}

// A CoursePage is a page of the course, and its language.
type CoursePage struct {
	Language string `json:"language"`
	Text     string `json:"text"`
}

// course adds the pages of the course, and returns their names and what is bundled for them.
func (b *Builder) course(site *Site) ([]string, outputs, error) {
	if b.Course == nil {
		return nil, nil, nil
	}
	o := b.options()
	o.EntryPoints = []string{"./src/learn/learn.js", "./src/learn.css"}
	o.Splitting = true
	o.EntryNames = "assets/[name]-[hash]"
	o.ChunkNames = "assets/[name]-[hash]"
	o.Plugins = []api.Plugin{sharedEngine, b.wordsPlugin("")}
	made, err := bundle(site, o)
	if err != nil {
		return nil, nil, err
	}
	early, err := b.bundleEarly("./src/learn/early.js")
	if err != nil {
		return nil, nil, err
	}
	needs := CourseNeeds{CSP: policyWith(early), Early: early}
	for name, out := range made {
		switch out.EntryPoint {
		case "src/learn/learn.js":
			needs.Script = name
		case "src/learn.css":
			needs.Style = name
		}
	}
	if needs.Script == "" || needs.Style == "" {
		return nil, nil, errors.New("esbuild did not produce the script and the styles of the course")
	}
	needs.Words = map[string][]string{}
	for _, language := range b.words.languages() {
		if needs.Words[language], err = b.words.filesOf(made, language, "learn", "page", "ui"); err != nil {
			return nil, nil, err
		}
	}
	if site.Files[embedName] != nil {
		needs.Embed = embedName
	}
	if needs.Engine, err = b.setOut(site); err != nil {
		return nil, nil, err
	}
	pages, err := b.Course(b.Root, needs)
	if err != nil {
		return nil, nil, err
	}
	for name, page := range pages {
		if err := site.add(name, []byte(page.Text)); err != nil {
			return nil, nil, err
		}
		site.languages[name] = page.Language
	}
	return slices.Collect(maps.Keys(pages)), made, nil
}

// NewCourse returns the pages of the course of the module at root, by their names in the site. Node writes and bakes
// them: web/src/learn/pages.js.
func NewCourse(root string, needs CourseNeeds) (map[string]CoursePage, error) {
	in, err := json.Marshal(needs)
	if err != nil {
		return nil, err
	}
	var pages map[string]CoursePage
	err = runNode(root, "src/learn/pages.js", in, &pages)
	return pages, err
}

// setOut writes the engine to where Node can import it, and returns the path of its module.
func (b *Builder) setOut(site *Site) (string, error) {
	dir := b.web(".build", "engine")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return "", err
	}
	for _, name := range []string{engineName, b.wasmName} {
		if err := os.WriteFile(filepath.Join(dir, name), site.Files[name].Body, 0o666); err != nil {
			return "", err
		}
	}
	return filepath.Join(dir, engineName), nil
}
