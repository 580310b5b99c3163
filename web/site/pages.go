package site

// This file is responsible for the pages of web/src: the values for their templates, in each language.

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"html/template"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// A page is the data for the template of a page.
type page struct {
	Early     template.JS // the script in the page itself, which mostly runs before the first frame
	Script    []string    // URLs of the script that draws, and of its static imports
	Next      []string    // URLs of everything that that script loads next
	Style     string      // URL of the style sheet
	PageStyle string      // URL of the style sheet that the script gets then
	Later     string      // URL of the style sheet that is fetched when it is needed
	Wasm      string      // URL of the program
	Size      int         // of the program, unpacked
	Frame     string      // URL of the script of the frame
	CSP       string      // for hosts that cannot send it as a header field
	Static    Static

	Up         string      // the way to the root of the site
	Folder     string      // the way back
	Language   string      // the tag of the page's language
	Alternates []alternate // the same page in all languages
}

// An alternate is a page in one of the languages.
type alternate struct {
	Language string
	Name     string // what the language calls itself
	Brief    string // the same in a narrow window
	Folder   string // the way to its folder
	First    bool   // whether it is the language of the root
	Static   Static
}

// Said returns a sentence in the language of the page.
func (p page) Said(id string) (string, error) { return p.Static.saying(id) }

// Said returns a sentence in the language of the alternate.
func (a alternate) Said(id string) (string, error) { return a.Static.saying(id) }

// saying returns a sentence by its id, and an error if there are sentences but not this one.
func (s Static) saying(id string) (string, error) {
	said, ok := s.Said[id]
	if !ok && s.Said != nil {
		return "", fmt.Errorf("no words for %s", id)
	}
	return said, nil
}

// nextWords are the parts of a catalogue that the page has as soon as its first script has run; the
// first frame has those that it needs with its case.
var nextWords = []string{"characters", "page", "remarks", start.Edition}

// pages fills in every web/src/*.html, in each language. All URLs are relative, so that the site can be served from any
// path. In development, these and the other named pages get the reload script.
func (b *Builder) pages(site *Site, p page, app outputs, others []string) error {
	p.Wasm, p.Size = b.wasmName, len(b.wasm)
	statics, err := b.statics()
	if err != nil {
		return err
	}
	names, err := fs.Glob(os.DirFS(b.web("src")), "*.html")
	if err != nil {
		return err
	}
	if len(names) == 0 {
		return errors.New("no pages: web/src/ has no .html file")
	}
	for _, language := range b.words.languages() {
		one := p
		folder := b.words.folder(language)
		one.Static, one.Language, one.Folder, one.Up = statics[language], language, folder, strings.Repeat("../", strings.Count(folder, "/"))
		words, err := b.words.filesOf(app, language, nextWords...)
		if err != nil {
			return err
		}
		one.Next = append(p.Next[:len(p.Next):len(p.Next)], words...)
		for i, other := range b.words.languages() {
			way := cmp.Or(one.Up+b.words.folder(other), "./")
			if other == language {
				way = "./"
			}
			one.Alternates = append(one.Alternates, alternate{other, statics[other].Said["document:own"], statics[other].Said["document:brief"], way, i == 0, statics[other]})
		}
		for _, name := range names {
			if err := b.page(site, one, folder, name); err != nil {
				return err
			}
			if b.Dev {
				others = append(others, folder+name)
			}
		}
	}
	if b.Dev {
		return site.addReload(others)
	}
	return nil
}

// page fills in a page of a language.
func (b *Builder) page(site *Site, p page, folder, name string) error {
	t, err := template.New(name).Option("missingkey=error").ParseFiles(b.web("src", filepath.FromSlash(name)))
	if err != nil {
		return err
	}
	if path.Base(name) == missingName {
		script, err := b.bundleEarly("./" + missingScript)
		if err != nil {
			return err
		}
		p.Early = template.JS(script)
	}
	p.CSP = policyWith(string(p.Early))
	if path.Base(name) == frameName {
		p.CSP = framePolicy
	}
	var out bytes.Buffer
	if err := t.Execute(&out, p); err != nil {
		return err
	}
	site.languages[folder+name] = p.Language
	return site.add(folder+name, out.Bytes())
}

// statics returns the content before any script runs, by language.
func (b *Builder) statics() (map[string]Static, error) {
	found := map[string]Static{}
	for _, language := range b.words.languages() {
		if b.Static == nil {
			continue
		}
		s, err := b.Static(b.Root, language)
		if err != nil {
			return nil, err
		}
		found[language] = s
	}
	return found, nil
}
