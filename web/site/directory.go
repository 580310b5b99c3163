package site

// This file is responsible for the directory that a site is written to, and read from.
//
// A list in the directory, uriscope-files.txt, names the files that were written there. Only
// these are ever replaced or deleted. Other files in the directory stay, and if the site needs
// the name of one of them, nothing is written. No link inside the directory is followed. The
// directory itself may be a link: the site is then written to where the link points, and the
// link stays.

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/andybalholm/brotli"
)

// Names of files in the directory that are not files of the site.
const (
	listName = "uriscope-files.txt"
	partName = "uriscope-files.part" // what is being written, until it is whole
)

const listHead = "# Written by uriscope. The next time, these files are replaced or deleted, and no others.\n"

// Write compresses the site at the best quality, writes it to dir, and deletes what an earlier
// Write wrote there and the site no longer has. Pages are written last, so that they never
// name files that do not exist yet. After an interruption, Write can be called again.
//
// While another process writes to dir, it waits, and calls waiting, which may be nil.
func (s *Site) Write(ctx context.Context, dir string, waiting func()) error {
	return s.write(ctx, dir, waiting, brotli.BestCompression)
}

// WriteQuickly is Write for a site that is only looked at on this machine: its files are
// compressed in a tenth of the time, and are larger by a tenth.
func (s *Site) WriteQuickly(ctx context.Context, dir string, waiting func()) error {
	return s.write(ctx, dir, waiting, quick)
}

// quick is the quality at which a site is compressed that is not sent over a slow line.
const quick = 5

func (s *Site) write(ctx context.Context, dir string, waiting func(), quality int) error {
	d, err := openDirectory(ctx, dir, waiting)
	if err != nil {
		return err
	}
	defer d.close()
	if err := d.check(s); err != nil {
		return err
	}
	if err := s.compress(ctx, quality, s.cache); err != nil {
		return err
	}
	s.cache.keepOnly(s)

	before, now := d.list, map[string]bool{}
	forms := s.forms()
	for _, f := range forms {
		now[f.name] = true
	}
	// After an interruption, there may be files of either.
	both := maps.Clone(before)
	maps.Copy(both, now)
	if err := d.writeList(both); err != nil {
		return err
	}
	for _, f := range forms {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := d.write(f.name, f.body); err != nil {
			return err
		}
	}
	for name := range before {
		if !now[name] {
			d.remove(name)
		}
	}
	return d.writeList(now)
}

// A form is a file of the site, compressed or not.
type form struct {
	name string
	body []byte
}

// forms returns everything that is to be written; last the pages, and the script that other
// people's pages name, as all of these name files with hashes.
func (s *Site) forms() []form {
	var files, pages []form
	for _, name := range slices.Sorted(maps.Keys(s.Files)) {
		f := s.Files[name]
		to := &files
		if f.Type == types[".html"] || name == embedName {
			to = &pages
		}
		*to = append(*to, form{name, f.Body})
		for i := range codings {
			if body := f.encoded[i].Load(); body != nil {
				*to = append(*to, form{name + codings[i].ext, *body})
			}
		}
	}
	return append(files, pages...)
}

// A directory is one that a site can be written to. Every access is made by root, which gives
// an error if a path leads out of the directory.
type directory struct {
	dir  string
	root *os.Root
	open *os.File        // dir, which is locked
	list map[string]bool // the files that were written here before
}

// openDirectory opens dir, which must be empty or have a list, or creates it, and locks it.
func openDirectory(ctx context.Context, dir string, waiting func()) (*directory, error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		if _, broken := os.Readlink(dir); broken == nil {
			return nil, fmt.Errorf("%s is a link to a directory that does not exist", dir)
		}
		return nil, err
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	open, err := root.Open(".")
	if err != nil {
		root.Close()
		return nil, fmt.Errorf("cannot read %s: %w", dir, err)
	}
	d := &directory{dir, root, open, map[string]bool{}}
	if waiting == nil {
		waiting = func() {}
	}
	if err = lock(ctx, open, waiting); err == nil {
		err = d.readList()
	}
	if err != nil {
		d.close()
		return nil, err
	}
	return d, nil
}

// close closes the directory, and with it the lock.
func (d *directory) close() {
	d.open.Close()
	d.root.Close()
}

func (d *directory) readList() error {
	if !d.isFile(listName) {
		return d.checkEmpty()
	}
	text, err := d.root.ReadFile(listName)
	if err != nil {
		return err
	}
	names, ok := strings.CutPrefix(string(text), listHead)
	if !ok {
		return fmt.Errorf("%s was not written by this program; choose another directory", filepath.Join(d.dir, listName))
	}
	for name := range strings.Lines(names) {
		d.list[strings.TrimSuffix(name, "\n")] = true
	}
	return nil
}

// checkEmpty returns an error that names the files in a directory without a list. It ignores
// hidden files, such as those by which a host or git recognizes the directory.
func (d *directory) checkEmpty() error {
	entries, err := fs.ReadDir(d.root.FS(), ".")
	if err != nil {
		return err
	}
	var names []string
	for _, e := range entries {
		if name := e.Name(); name != partName && !strings.HasPrefix(name, ".") {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return nil
	}
	return fmt.Errorf("%s is not empty, and it has no %s that lists files written by this program. Found: %s.\n"+
		"If it contains a site from an earlier version, delete the directory; if not, choose another directory",
		d.dir, listName, some(names))
}

// check returns an error that names what is in the way of the site: what has the name of one
// of its files, and either is not in the list or is no ordinary file.
func (d *directory) check(s *Site) error {
	var blocked []string
	look := func(name string, ours bool) {
		if at := d.notDirectory(path.Dir(name)); at != "" {
			blocked = append(blocked, at)
		} else if info, err := d.root.Lstat(name); err == nil && !(ours && info.Mode().IsRegular()) {
			blocked = append(blocked, name)
		}
	}
	look(listName, true)
	look(partName, true)
	for name := range s.Files {
		look(name, d.list[name])
		for i := range codings {
			look(name+codings[i].ext, d.list[name+codings[i].ext])
		}
	}
	if len(blocked) == 0 {
		return nil
	}
	slices.Sort(blocked)
	return fmt.Errorf("the site cannot overwrite files in %s that this program did not write: %s.\n"+
		"Move them away or choose another directory; nothing was written", d.dir, some(slices.Compact(blocked)))
}

// notDirectory returns the first prefix of a path that exists and is no directory, or "". A
// link is no directory.
func (d *directory) notDirectory(name string) string {
	for i, c := range name + "/" {
		if c != '/' {
			continue
		}
		if info, err := d.root.Lstat(name[:i]); err == nil && !info.IsDir() {
			return name[:i]
		}
	}
	return ""
}

// isFile reports whether there is an ordinary file of that name, and no link in its path.
func (d *directory) isFile(name string) bool {
	info, err := d.root.Lstat(name)
	return err == nil && info.Mode().IsRegular() && d.notDirectory(path.Dir(name)) == ""
}

// write writes a file. At any time, the file is either the whole old one or the whole new one.
func (d *directory) write(name string, body []byte) error {
	err := d.root.MkdirAll(path.Dir(name), 0o777)
	if err == nil {
		err = d.root.WriteFile(partName, body, 0o666)
	}
	if err == nil {
		err = d.root.Rename(partName, name)
	}
	if err != nil {
		// The error itself has names within the directory only.
		return fmt.Errorf("cannot write %s: %w", filepath.Join(d.dir, filepath.FromSlash(name)), err)
	}
	return nil
}

func (d *directory) writeList(names map[string]bool) error {
	list := listHead
	for _, name := range slices.Sorted(maps.Keys(names)) {
		list += name + "\n"
	}
	return d.write(listName, []byte(list))
}

// remove deletes a file of the list, and the directories that it leaves empty.
func (d *directory) remove(name string) {
	if !d.isFile(name) {
		return // something else has taken its place
	}
	for d.root.Remove(name) == nil { // a directory that is not empty stays
		if name = path.Dir(name); name == "." {
			return
		}
	}
}

// some returns a list of names, or of the first ones if there are many.
func some(names []string) string {
	const most = 10
	if more := len(names) - most; more > 0 {
		return fmt.Sprintf("%s and %d more", strings.Join(names[:most], ", "), more)
	}
	return strings.Join(names, ", ")
}

// Load reads a site that was written to dir. leftOut names the files in dir that are not part
// of it: their content type is not known, they are no ordinary files, or they are compressed
// forms of files that do not exist.
func Load(dir string) (site *Site, leftOut []string, err error) {
	site = &Site{Files: map[string]*File{}}
	root := os.DirFS(dir)
	var compressed []string
	err = fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir(), name == listName, name == partName:
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
