package site

// This file is responsible for the directory that a site is written to, and read from. A site is written next to the
// directory, and replaces it when it is complete. Only a site can be replaced: a list in it, uriscope-files.txt, names
// the files that were written, and if there are others, nothing is written. Only entries at the top whose names begin
// with a dot are kept: they belong to the host, or to git.

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/andybalholm/brotli"
)

// listName is the file in the directory that is not a file of the site.
const listName = "uriscope-files.txt"

const listHead = "# Written by uriscope. The next time, these files are replaced or deleted, and no others.\n"

// Write compresses the site at the best quality and replaces dir with it, which may be a link to a directory. At any
// time, dir is a complete site, the old one or the new one.
func (s *Site) Write(ctx context.Context, dir string) error {
	return s.write(ctx, dir, brotli.BestCompression)
}

// WriteQuickly is Write for a site that is only viewed on this machine: compressing takes a tenth of the time, and the
// files are a tenth larger.
func (s *Site) WriteQuickly(ctx context.Context, dir string) error {
	return s.write(ctx, dir, quick)
}

// quick is the compression quality for a site that isn't sent over a slow line.
const quick = 5

func (s *Site) write(ctx context.Context, dir string, quality int) error {
	if err := s.compress(ctx, quality, s.cache); err != nil {
		return err
	}
	s.cache.keepOnly(s)
	return s.WritePlain(ctx, dir)
}

// CheckDirectory returns an error if Write would refuse to replace dir. It is for callers that would
// otherwise build a site first, or write another directory.
func CheckDirectory(dir string) error {
	dir, err := realPath(dir)
	if err != nil {
		return err
	}
	return checkOurs(dir)
}

// WritePlain is Write without compression.
func (s *Site) WritePlain(ctx context.Context, dir string) error {
	dir, err := realPath(dir)
	if err != nil {
		return err
	}
	if err := checkOurs(dir); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(dir), 0o777); err != nil {
		return err
	}
	removeLeft(dir)
	beside, err := os.MkdirTemp(filepath.Dir(dir), "."+filepath.Base(dir)+"-*")
	if err != nil {
		return fmt.Errorf("cannot write beside %s: %w", dir, err)
	}
	new := filepath.Join(beside, "new")
	defer os.Remove(beside) // unless it contains something that could not be kept
	defer removeSite(new)
	forms := s.forms()
	list := listHead
	for _, f := range forms {
		list += f.name + "\n"
	}
	// The list comes first, so that removeLeft recognizes the files if this program is killed.
	if err := writeFile(filepath.Join(new, listName), []byte(list)); err != nil {
		return err
	}
	for _, f := range forms {
		if err := cmp.Or(ctx.Err(), writeFile(filepath.Join(new, filepath.FromSlash(f.name)), f.body)); err != nil {
			return err
		}
	}
	olds, err := replace(dir, new)
	return cmp.Or(err, keepHidden(olds, dir))
}

// realPath returns the path of a directory without links. The directory need not exist.
func realPath(dir string) (string, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	real, err := filepath.EvalSymlinks(dir)
	if !errors.Is(err, fs.ErrNotExist) {
		return real, err
	}
	// If it is not a link, another build has just put it back.
	if info, err := os.Lstat(dir); err == nil && info.Mode()&fs.ModeSymlink != 0 {
		return "", fmt.Errorf("%s is a link to a directory that does not exist", dir)
	}
	return dir, nil
}

// checkOurs returns an error that names everything in a directory that isn't part of a site written there. A directory
// that doesn't exist, or has only hidden entries, is free. It is opened once, so that the list and the files are from
// the same directory, even if another build replaces it.
func checkOurs(dir string) error {
	root, err := os.OpenRoot(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer root.Close()
	text, err := root.ReadFile(listName)
	names, ok := strings.CutPrefix(string(text), listHead)
	if err == nil && !ok {
		return fmt.Errorf("%s was not written by this program; choose another directory", filepath.Join(dir, listName))
	}
	ours := map[string]bool{listName: true}
	for name := range strings.Lines(names) {
		ours[strings.TrimSuffix(name, "\n")] = true
	}
	var others []string
	err = fs.WalkDir(root.FS(), ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return nil
		case err != nil:
			return err
		case isHidden(name) && d.IsDir():
			return fs.SkipDir
		case !d.IsDir() && !isHidden(name) && !(ours[name] && d.Type().IsRegular()):
			others = append(others, name)
		}
		return nil
	})
	if err != nil || len(others) == 0 {
		return err
	}
	return fmt.Errorf("%s has files that this program did not write: %s.\n"+
		"If it contains a site from an earlier version, delete the directory; if not, choose another directory. Nothing was written",
		dir, some(others))
}

// isHidden reports whether a name is an entry at the top that begins with a dot.
func isHidden(name string) bool {
	return name != "." && name[0] == '.' && !strings.Contains(name, "/")
}

func writeFile(path string, body []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	return os.WriteFile(path, body, 0o666)
}

// replace renames new, which is in a directory of its own, to dir. It returns the paths beside new of the directories
// that were dir before. If two builds do so at once, both succeed.
func replace(dir, new string) (olds []string, err error) {
	for {
		old := fmt.Sprintf("%s-%d", new, len(olds))
		if err = os.Rename(dir, old); err == nil {
			olds = append(olds, old)
		} else if !errors.Is(err, fs.ErrNotExist) {
			return olds, fmt.Errorf("cannot replace %s: %w", dir, err)
		}
		if err = os.Rename(new, dir); err == nil {
			return olds, nil
		}
		if !errors.Is(err, fs.ErrExist) { // another build was faster
			return olds, fmt.Errorf("cannot replace %s: %w", dir, err)
		}
	}
}

// keepHidden moves the hidden entries of directories to dir, and deletes the rest of them.
func keepHidden(olds []string, dir string) error {
	for _, old := range olds {
		entries, err := os.ReadDir(old)
		if err != nil {
			return err
		}
		for _, e := range entries {
			if isHidden(e.Name()) {
				if err := os.Rename(filepath.Join(old, e.Name()), filepath.Join(dir, e.Name())); err != nil {
					return err
				}
			}
		}
		removeSite(old)
	}
	return nil
}

// removeSite deletes a directory with a site, but not hidden entries. It deletes the list last: another
// build may still be reading it, and without the list, removeLeft would not recognize the other files.
func removeSite(dir string) {
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		if !isHidden(e.Name()) && e.Name() != listName {
			os.RemoveAll(filepath.Join(dir, e.Name()))
		}
	}
	os.Remove(filepath.Join(dir, listName))
	os.Remove(dir)
}

// removeLeft deletes the directories beside dir that builds left when they were killed. It leaves
// directories that are younger than an hour, because another build may be writing them.
func removeLeft(dir string) {
	names := regexp.MustCompile(`^\.` + regexp.QuoteMeta(filepath.Base(dir)) + `-\d+$`)
	entries, _ := os.ReadDir(filepath.Dir(dir))
	for _, e := range entries {
		if !names.MatchString(e.Name()) || !e.IsDir() {
			continue
		}
		if info, err := e.Info(); err != nil || time.Since(info.ModTime()) < time.Hour {
			continue
		}
		left := filepath.Join(filepath.Dir(dir), e.Name())
		if sites, ok := sitesLeft(left); ok {
			for _, site := range sites {
				removeSite(site)
			}
			os.Remove(left)
		}
	}
}

// siteLeft matches the names that WritePlain and replace give to sites next to the directory.
var siteLeft = regexp.MustCompile(`^new(-\d+)?$`)

// sitesLeft returns the paths of the sites in a directory that a killed build left. ok is false if
// the directory has anything that this program did not write, such as the hidden entries of a site.
func sitesLeft(left string) (sites []string, ok bool) {
	entries, err := os.ReadDir(left)
	if err != nil {
		return nil, false
	}
	for _, e := range entries {
		site := filepath.Join(left, e.Name())
		within, err := os.ReadDir(site)
		hidden := slices.ContainsFunc(within, func(e fs.DirEntry) bool { return isHidden(e.Name()) })
		if !siteLeft.MatchString(e.Name()) || !e.IsDir() || err != nil || hidden || checkOurs(site) != nil {
			return nil, false
		}
		sites = append(sites, site)
	}
	return sites, true
}

// A form is a file of the site, compressed or not.
type form struct {
	name string
	body []byte
}

// forms returns everything that is to be written.
func (s *Site) forms() []form {
	var all []form
	for _, name := range slices.Sorted(maps.Keys(s.Files)) {
		f := s.Files[name]
		all = append(all, form{name, f.Body})
		for i := range codings {
			if body := f.encoded[i].Load(); body != nil {
				all = append(all, form{name + codings[i].ext, *body})
			}
		}
	}
	return all
}

// some returns a list of names, or of the first ones if there are many.
func some(names []string) string {
	const most = 10
	if more := len(names) - most; more > 0 {
		return fmt.Sprintf("%s and %d more", strings.Join(names[:most], ", "), more)
	}
	return strings.Join(names, ", ")
}

// Load reads a site that was written to dir. leftOut names the files in dir that aren't part of it: their content type
// is unknown, they aren't ordinary files, or they are compressed forms of missing files.
func Load(dir string) (site *Site, leftOut []string, err error) {
	site = &Site{Files: map[string]*File{}}
	root := os.DirFS(dir)
	var compressed []string
	err = fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir(), name == listName:
			return nil
		case !d.Type().IsRegular():
			leftOut = append(leftOut, name)
			return nil
		case slices.ContainsFunc(codings[:], func(c coding) bool { return path.Ext(name) == c.ext }):
			compressed = append(compressed, name)
			return nil
		}
		body, err := fs.ReadFile(root, name)
		if err != nil {
			return err
		}
		if err = site.add(name, body); errors.Is(err, errUnknownType) {
			leftOut = append(leftOut, name)
			return nil
		}
		return err
	})
	if err == nil && site.Files["index.html"] == nil {
		err = errors.New("no index.html")
	}
	if err != nil {
		return nil, nil, fmt.Errorf("%s does not contain a site; build one with ./build.sh: %w", dir, err)
	}
	for _, name := range compressed {
		f := site.Files[strings.TrimSuffix(name, path.Ext(name))]
		if f == nil {
			leftOut = append(leftOut, name)
			continue
		}
		body, err := fs.ReadFile(root, name)
		if err != nil {
			return nil, nil, err
		}
		for i := range codings {
			if path.Ext(name) == codings[i].ext {
				f.encoded[i].Store(&body)
			}
		}
	}
	slices.Sort(leftOut)
	return site, leftOut, nil
}
