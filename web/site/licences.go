package site

// This file is responsible for LICENSES.txt: the licences of everything that the site contains, collected from this
// machine when the site is built. A missing one is an error.

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// A licence is a text that must accompany the distribution.
type licence struct {
	of   string // its name and version
	text string
}

// licenceFile matches the names of files with texts that have to go with a package.
var licenceFile = regexp.MustCompile(`(?i)^(licen[cs]e|copying|notice)([-.][\w.-]+)?$`)

// readLicence reads the licence in a package's directory.
func readLicence(of, dir string) (licence, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return licence{}, fmt.Errorf("the licence of %s: %w", of, err)
	}
	var texts []string
	for _, e := range entries {
		if !licenceFile.MatchString(e.Name()) || e.IsDir() {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return licence{}, fmt.Errorf("the licence of %s: %w", of, err)
		}
		if text := strings.TrimSpace(strings.ReplaceAll(string(text), "\r\n", "\n")); text != "" {
			texts = append(texts, text)
		}
	}
	if len(texts) == 0 {
		return licence{}, fmt.Errorf("%s has no licence file in %s; the site contains it, so it needs its licence", of, dir)
	}
	return licence{of, strings.Join(texts, "\n\n")}, nil
}

// findGoLicences finds the licences of Go, of the modules whose packages a program
// contains, and of esbuild, which adds helper functions to scripts.
func (b *Builder) findGoLicences(ctx context.Context, goroot, program string) ([]licence, error) {
	version, err := b.run(ctx, b.Root, nil, "go", "env", "GOVERSION")
	if err != nil {
		return nil, err
	}
	const module = "{{.Path}}\t{{.Version}}\t{{.Dir}}\t{{with .Replace}}{{.Path}}{{end}}"
	contained, err := b.run(ctx, b.Root, []string{"GOOS=js", "GOARCH=wasm"},
		"go", "list", "-deps", "-f", "{{with .Module}}{{if not .Main}}"+module+"{{end}}{{end}}", program)
	if err != nil {
		return nil, err
	}
	esbuild, err := b.run(ctx, b.Root, nil, "go", "list", "-m", "-f", module, "github.com/evanw/esbuild")
	if err != nil {
		return nil, err
	}

	found, err := readLicence("Go "+strings.TrimSpace(version), goroot)
	if err != nil {
		return nil, err
	}
	licences := []licence{found}
	modules := strings.Split(contained+"\n"+esbuild, "\n")
	slices.Sort(modules)
	for _, m := range slices.Compact(modules) { // a line for each package
		if m == "" {
			continue
		}
		fields := strings.Split(m, "\t")
		if strings.HasPrefix(fields[3], "./") {
			continue // skip folders of this project
		}
		found, err := readLicence(fields[0]+" "+fields[1], fields[2])
		if err != nil {
			return nil, err
		}
		licences = append(licences, found)
	}
	return licences, nil
}

// npmLicences finds the licences of the npm packages whose files were bundled.
func (b *Builder) npmLicences(bundles ...outputs) ([]licence, error) {
	dirs := map[string]bool{}
	for _, made := range bundles {
		for _, out := range made {
			for input := range out.Inputs {
				if dir := packageOf(input); dir != "" {
					dirs[dir] = true
				}
			}
		}
	}
	var licences []licence
	for todo := slices.Sorted(maps.Keys(dirs)); len(todo) > 0; todo = todo[1:] {
		dir := b.web(filepath.FromSlash(todo[0]))
		text, err := os.ReadFile(filepath.Join(dir, "package.json"))
		if err != nil {
			return nil, err
		}
		var about struct {
			Name, Version string
			Dependencies  map[string]string
		}
		if err := json.Unmarshal(text, &about); err != nil {
			return nil, fmt.Errorf("package.json in %s: %w", dir, err)
		}
		found, err := readLicence(about.Name+" "+about.Version, dir)
		if err != nil {
			return nil, err
		}
		licences = append(licences, found)
		// A package may be published with a dependency bundled into it, as uri-js with punycode.
		for name := range about.Dependencies {
			if on := b.dependency(todo[0], name); on != "" && !dirs[on] && !strings.HasPrefix(name, "@types/") {
				dirs[on] = true
				todo = append(todo, on)
			}
		}
	}
	slices.SortFunc(licences, func(a, b licence) int { return strings.Compare(a.of, b.of) })
	return licences, nil
}

// dependency returns the directory of a package's dependency: the nearest of that name, as Node finds it; ""
// if it isn't installed.
func (b *Builder) dependency(dir, name string) string {
	for ; ; dir = dir[:max(0, strings.LastIndex(dir, "/node_modules/"))] {
		on := strings.TrimPrefix(dir+"/node_modules/"+name, "/")
		if _, err := os.Stat(b.web(filepath.FromSlash(on))); err == nil {
			return on
		}
		if dir == "" {
			return ""
		}
	}
}

// packagePath matches the directory of the innermost npm package in a path.
var packagePath = regexp.MustCompile(`^(?:.*/)?node_modules/(?:@[^/]+/)?[^/]+`)

// packageOf returns the directory of the npm package that a file belongs to, or "".
func packageOf(input string) string { return packagePath.FindString(input) }

// addLicences adds LICENSES.txt to the site.
func (b *Builder) addLicences(site *Site, bundles ...outputs) error {
	own, err := readLicence("uriscope", b.Root)
	if err != nil {
		return err
	}
	npm, err := b.npmLicences(bundles...)
	if err != nil {
		return err
	}
	var contents, texts strings.Builder
	for _, l := range slices.Concat([]licence{own}, b.goLicences, npm) {
		fmt.Fprintf(&contents, "  %s\n", l.of)
		fmt.Fprintf(&texts, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 78), l.of, l.text)
	}
	return site.add(licencesName, []byte("The licences of uriscope and of all that its files contain:\n\n"+contents.String()+texts.String()))
}
