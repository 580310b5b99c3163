package site

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/andybalholm/brotli"
)

// files returns the names of all files in a directory and below, including links.
func files(t *testing.T, dir string) (names []string) {
	t.Helper()
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			names = append(names, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

func mustWrite(t *testing.T, s *Site, dir string) {
	t.Helper()
	if err := s.Write(context.Background(), dir); err != nil {
		t.Fatal(err)
	}
}

// smaller is testSite without its assets, and with another page.
func smaller(t *testing.T) *Site {
	t.Helper()
	s := testSite(t)
	delete(s.Files, "assets/app-ABCDEFG2.js")
	if err := s.add("index.html", []byte("<!doctype html><title>y</title>")); err != nil {
		t.Fatal(err)
	}
	if err := s.compress(context.Background(), brotli.BestCompression, ""); err != nil {
		t.Fatal(err)
	}
	return s
}

// written returns the names of all files of a site that is written.
func written(s *Site) []string {
	names := []string{listName}
	for _, f := range s.forms() {
		names = append(names, f.name)
	}
	slices.Sort(names)
	return names
}

func TestSiteWriteLoad(t *testing.T) {
	site := testSite(t)
	dir := filepath.Join(t.TempDir(), "a", "dist")
	mustWrite(t, site, dir)
	loaded, leftOut, err := Load(dir)
	if err != nil || len(leftOut) != 0 {
		t.Fatal(leftOut, err)
	}
	if loaded.id() != site.id() {
		t.Error("the site that is read is not the one that was written")
	}
	for name, f := range site.Files {
		for _, coding := range []string{"br", "gzip"} {
			if !bytes.Equal(loaded.Files[name].Encoded(coding), f.Encoded(coding)) {
				t.Errorf("%s: %s differs", name, coding)
			}
		}
	}
	if rest := files(t, filepath.Dir(dir)); len(rest) != len(files(t, dir)) {
		t.Errorf("beside the site: %v", rest)
	}
}

// Writing replaces a site that was written before. Hidden entries at the top are kept.
func TestSiteWriteAgain(t *testing.T) {
	dir := t.TempDir()
	hidden := []string{".git/HEAD", ".nojekyll"}
	for _, name := range hidden {
		write(t, dir, name, "mine")
	}
	for _, site := range []*Site{testSite(t), smaller(t), testSite(t), smaller(t)} {
		mustWrite(t, site, dir)
		want := append(slices.Clone(hidden), written(site)...)
		slices.Sort(want)
		if names := files(t, dir); !slices.Equal(names, want) {
			t.Errorf("there is %v, want %v", names, want)
		}
	}
	if page, _ := os.ReadFile(filepath.Join(dir, "index.html")); !strings.Contains(string(page), "<title>y") {
		t.Error("the page is the old one")
	}
	if rest, _ := os.ReadDir(filepath.Dir(dir)); len(rest) != 1 {
		t.Errorf("beside the site: %v", rest)
	}
}

// If there is something else in the directory, nothing is written, and the error names it.
func TestSiteWriteRefuses(t *testing.T) {
	outside := t.TempDir()
	write(t, outside, "index.html", "precious")
	link := func(to, from string) func(t *testing.T, dir string) {
		return func(t *testing.T, dir string) {
			os.RemoveAll(filepath.Join(dir, from))
			if err := os.Symlink(to, filepath.Join(dir, from)); err != nil {
				t.Skip(err)
			}
		}
	}
	for what, test := range map[string]struct {
		first   *Site // written before, if anything
		prepare func(t *testing.T, dir string)
		want    string
	}{
		"somebody's files":       {nil, func(t *testing.T, dir string) { write(t, dir, "thesis.txt", "x") }, "thesis.txt"},
		"files beside a site":    {testSite(t), func(t *testing.T, dir string) { write(t, dir, "blog/.a", "x") }, "blog/.a"},
		"a site without a list":  {testSite(t), func(t *testing.T, dir string) { os.Remove(filepath.Join(dir, listName)) }, "delete the directory"},
		"another program's list": {nil, func(t *testing.T, dir string) { write(t, dir, listName, "milk\n") }, listName},
		"a link for a file":      {testSite(t), link(filepath.Join(outside, "index.html"), "index.html"), "index.html"},
		"a link for a directory": {testSite(t), link(outside, "assets"), "assets"},
	} {
		t.Run(what, func(t *testing.T) {
			dir := t.TempDir()
			if test.first != nil {
				mustWrite(t, test.first, dir)
			}
			test.prepare(t, dir)
			before := files(t, dir)
			err := testSite(t).Write(context.Background(), dir)
			if err == nil || !strings.Contains(err.Error(), test.want) || !strings.Contains(err.Error(), "choose another") {
				t.Errorf("error %v, want one that has %q and says what to do", err, test.want)
			}
			if after := files(t, dir); !slices.Equal(before, after) {
				t.Errorf("there were %v, and now %v", before, after)
			}
		})
	}
	if text, _ := os.ReadFile(filepath.Join(outside, "index.html")); string(text) != "precious" {
		t.Errorf("the file outside is %q", text)
	}
}

// A directory that is a link stays one, and the site is where it points.
func TestSiteWriteThroughLink(t *testing.T) {
	parent := t.TempDir()
	link := filepath.Join(parent, "dist")
	if err := os.Symlink("there", link); err != nil {
		t.Skip(err)
	}
	if err := testSite(t).Write(context.Background(), link); err == nil || !strings.Contains(err.Error(), "link") {
		t.Errorf("a link to nothing: %v", err)
	}
	write(t, parent, "there/.keep", "")
	for range 2 {
		mustWrite(t, testSite(t), link)
	}
	if info, err := os.Lstat(link); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is %v, %v", info, err)
	}
	if _, err := os.Stat(filepath.Join(parent, "there", "index.html")); err != nil {
		t.Error(err)
	}
}

// An interrupted write changes nothing, and leaves nothing behind.
func TestSiteWriteInterrupted(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	mustWrite(t, testSite(t), dir)
	want := files(t, dir)
	for n := range 14 {
		if smaller(t).Write(&countdown{Context: context.Background(), left: n}, dir) == nil {
			want = written(smaller(t))
		}
		if names := files(t, dir); !slices.Equal(names, want) {
			t.Fatalf("after an interruption at %d: %v", n, names)
		}
		if rest, _ := os.ReadDir(filepath.Dir(dir)); len(rest) != 1 {
			t.Fatalf("after an interruption at %d there is left: %v", n, rest)
		}
	}
}

// The next build removes the remains of a killed build, once they are an hour old, and nothing else.
func TestSiteWriteRemovesWhatKilledBuildsLeft(t *testing.T) {
	site := smaller(t)
	partial := func(t *testing.T, left string) { // the state after some of the files
		mustWrite(t, site, filepath.Join(left, "new"))
		os.Remove(filepath.Join(left, "new", "uriscope.js"))
	}
	replaced := func(t *testing.T, left string) { // the state between the two renamings
		mustWrite(t, site, filepath.Join(left, "new"))
		mustWrite(t, site, filepath.Join(left, "new-0"))
	}
	with := func(prepare func(t *testing.T, left string), name string) func(t *testing.T, left string) {
		return func(t *testing.T, left string) {
			prepare(t, left)
			write(t, left, name, "mine")
		}
	}
	for what, test := range map[string]struct {
		name    string
		age     time.Duration
		prepare func(t *testing.T, left string)
		removed bool
	}{
		"an empty one":                 {".dist-1", 2 * time.Hour, func(*testing.T, string) {}, true},
		"a part of a site":             {".dist-4294967295", 2 * time.Hour, partial, true},
		"a site and the one before":    {".dist-12", 2 * time.Hour, replaced, true},
		"one that may be in use":       {".dist-12", 59 * time.Minute, partial, false},
		"another directory's":          {".dist-npm-12", 2 * time.Hour, partial, false},
		"a name without a number":      {".dist-old", 2 * time.Hour, partial, false},
		"another file beside the site": {".dist-12", 2 * time.Hour, with(partial, "thesis.txt"), false},
		"another file in the site":     {".dist-12", 2 * time.Hour, with(partial, "new/thesis.txt"), false},
		"the host's files":             {".dist-12", 2 * time.Hour, with(replaced, "new-0/.git/HEAD"), false},
		"a site without a list":        {".dist-12", 2 * time.Hour, func(t *testing.T, left string) { write(t, left, "new/index.html", "mine") }, false},
	} {
		t.Run(what, func(t *testing.T) {
			parent := t.TempDir()
			left := filepath.Join(parent, test.name)
			if err := os.Mkdir(left, 0o777); err != nil {
				t.Fatal(err)
			}
			test.prepare(t, left)
			then := time.Now().Add(-test.age)
			if err := os.Chtimes(left, then, then); err != nil {
				t.Fatal(err)
			}
			before := files(t, left)
			mustWrite(t, site, filepath.Join(parent, "dist"))
			if _, err := os.Stat(left); errors.Is(err, fs.ErrNotExist) != test.removed {
				t.Fatalf("it is removed: %v, want %v (%v)", !test.removed, test.removed, err)
			}
			if !test.removed && !slices.Equal(files(t, left), before) {
				t.Errorf("there was %v, and now %v", before, files(t, left))
			}
		})
	}
}

// Concurrent builds: the directory is the complete site of one of them.
func TestSiteWriteTwice(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	site := testSite(t)
	mustWrite(t, site, dir) // compressed
	var builds sync.WaitGroup
	for range 8 {
		builds.Go(func() {
			if err := site.Write(context.Background(), dir); err != nil {
				t.Error(err)
			}
		})
	}
	builds.Wait()
	if names := files(t, dir); !slices.Equal(names, written(site)) {
		t.Errorf("there is %v", names)
	}
	if rest, _ := os.ReadDir(filepath.Dir(dir)); len(rest) != 1 {
		t.Errorf("beside the site: %v", rest)
	}
}

// A directory that other builds are replacing still counts as a site.
func TestCheckWhileReplaced(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "dist")
	mustWrite(t, testSite(t), dir)
	ctx, stop := context.WithCancel(context.Background())
	var builds sync.WaitGroup
	for _, site := range []*Site{testSite(t), smaller(t)} {
		builds.Go(func() {
			for ctx.Err() == nil {
				if err := site.WritePlain(context.Background(), dir); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	for range 2000 {
		if err := checkOurs(dir); err != nil {
			t.Error(err)
			break
		}
	}
	stop()
	builds.Wait()
}

// A copy of the project without write access is an immediate error that names it.
func TestNotWritable(t *testing.T) {
	b := project(t, nil)
	if err := b.Writable(); err != nil {
		t.Fatal(err)
	}
	os.RemoveAll(b.web(".build"))
	write(t, b.Root, "web/.build", "a file where a folder should be")
	if err := b.Writable(); err == nil || !strings.Contains(err.Error(), b.Root) {
		t.Errorf("the error does not say where: %v", err)
	}
	if _, err := b.Build(context.Background()); err == nil || !strings.Contains(err.Error(), b.Root) {
		t.Errorf("the error of a build does not say where: %v", err)
	}
}

// A countdown is a context that ends after a number of checks.
type countdown struct {
	context.Context
	left int
	sync.Mutex
}

func (c *countdown) Err() error {
	c.Lock()
	defer c.Unlock()
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

func TestLoadLeavesOut(t *testing.T) {
	dir := t.TempDir()
	mustWrite(t, testSite(t), dir)
	write(t, dir, "movie.mp4", "x")
	write(t, dir, "blog/archive.tar.gz", "x")
	write(t, dir, ".htaccess", "x")
	want := []string{".htaccess", "blog/archive.tar.gz", "movie.mp4"}
	secret := filepath.Join(t.TempDir(), "secret.txt")
	if err := os.WriteFile(secret, []byte("secret"), 0o666); err != nil {
		t.Fatal(err)
	}
	if os.Symlink(secret, filepath.Join(dir, "secret.txt")) == nil {
		want = append(want, "secret.txt")
	}
	site, leftOut, err := Load(dir)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(leftOut, want) {
		t.Errorf("left out: %v, want %v", leftOut, want)
	}
	if site.id() != testSite(t).id() {
		t.Error("what is served is not the site")
	}
}

func TestLoadNothing(t *testing.T) {
	for _, dir := range []string{t.TempDir(), filepath.Join(t.TempDir(), "missing")} {
		if _, _, err := Load(dir); err == nil {
			t.Errorf("Load(%s): no error", dir)
		}
	}
}
