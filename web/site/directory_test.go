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
	if err := s.Write(context.Background(), dir, nil); err != nil {
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

// The list says what was written, and only that is deleted.
func TestSiteWriteDeletesItsOwn(t *testing.T) {
	dir := t.TempDir()
	for _, hidden := range []string{".git", ".nojekyll"} { // no reason not to begin
		write(t, dir, hidden, "x")
	}
	mustWrite(t, testSite(t), dir)
	if names := files(t, dir); !slices.Contains(names, "assets/app-ABCDEFG2.js.br") || !slices.Contains(names, listName) {
		t.Fatalf("written: %v", names)
	}
	others := []string{".git", ".nojekyll", "my-notes.txt", "blog/a.html", "blog/uriscope.js"}
	for _, name := range others {
		write(t, dir, name, "mine")
	}
	mustWrite(t, smaller(t), dir)
	want := append(others, written(smaller(t))...)
	slices.Sort(want)
	if names := files(t, dir); !slices.Equal(names, want) {
		t.Errorf("after the next site:\n%v, want\n%v", names, want)
	}
	if _, err := os.Stat(filepath.Join(dir, "assets")); err == nil {
		t.Error("an empty directory is left")
	}
	if page, _ := os.ReadFile(filepath.Join(dir, "index.html")); !strings.Contains(string(page), "<title>y") {
		t.Error("the page is the old one")
	}

	// A directory that contains other files stays.
	mustWrite(t, testSite(t), dir)
	write(t, dir, "assets/mine.txt", "mine")
	mustWrite(t, smaller(t), dir)
	if _, err := os.Stat(filepath.Join(dir, "assets/mine.txt")); err != nil {
		t.Error(err)
	}
}

// If something else is in the way, nothing is written, and the error names it.
func TestSiteWriteRefuses(t *testing.T) {
	outside := t.TempDir()
	write(t, outside, "app-ABCDEFG2.js", "precious")
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
		first   *Site // what is written before, if anything
		prepare func(t *testing.T, dir string)
		want    string
	}{
		"somebody's files":         {nil, func(t *testing.T, dir string) { write(t, dir, "thesis.txt", "x") }, "thesis.txt"},
		"a site without a list":    {testSite(t), func(t *testing.T, dir string) { os.Remove(filepath.Join(dir, listName)) }, "delete the directory"},
		"another program's list":   {nil, func(t *testing.T, dir string) { write(t, dir, listName, "milk\n") }, listName},
		"a file of that name":      {smaller(t), func(t *testing.T, dir string) { write(t, dir, "assets/app-ABCDEFG2.js", "x") }, "assets/app-ABCDEFG2.js"},
		"a compressed form":        {smaller(t), func(t *testing.T, dir string) { write(t, dir, "assets/app-ABCDEFG2.js.gz", "x") }, "assets/app-ABCDEFG2.js.gz"},
		"a file for a directory":   {smaller(t), func(t *testing.T, dir string) { write(t, dir, "assets", "x") }, "assets"},
		"a directory for a file":   {smaller(t), func(t *testing.T, dir string) { write(t, dir, "assets/app-ABCDEFG2.js/x", "x") }, "assets/app-ABCDEFG2.js"},
		"a link for a file":        {testSite(t), link(filepath.Join(outside, "index.html"), "index.html"), "index.html"},
		"a link for a directory":   {testSite(t), link(outside, "assets"), "assets"},
		"a link inside":            {testSite(t), link("blog", "assets"), "assets"},
		"a link for the list":      {testSite(t), link(filepath.Join(outside, "index.html"), listName), listName},
		"a link for what is begun": {testSite(t), link(filepath.Join(outside, "index.html"), partName), partName},
		"a link to nothing":        {smaller(t), link(filepath.Join(outside, "nothing"), "assets"), "assets"},
	} {
		t.Run(what, func(t *testing.T) {
			dir := t.TempDir()
			if test.first != nil {
				mustWrite(t, test.first, dir)
			}
			test.prepare(t, dir)
			before := files(t, dir)
			err := testSite(t).Write(context.Background(), dir, nil)
			if err == nil || !strings.Contains(err.Error(), test.want) || !strings.Contains(err.Error(), "choose another") {
				t.Errorf("error %v, want one that has %q and says what to do", err, test.want)
			}
			if after := files(t, dir); !slices.Equal(before, after) {
				t.Errorf("there were %v, and now %v", before, after)
			}
		})
	}
	if names := files(t, outside); len(names) != 2 {
		t.Errorf("written outside: %v", names)
	}
	for _, name := range files(t, outside) {
		if text, _ := os.ReadFile(filepath.Join(outside, name)); string(text) != "precious" {
			t.Errorf("%s outside is %q", name, text)
		}
	}
}

// Files outside of the directory are not deleted, even if the list names them.
func TestSiteWriteForgedList(t *testing.T) {
	parent := t.TempDir()
	dir := filepath.Join(parent, "dist")
	mustWrite(t, testSite(t), dir)
	write(t, parent, "precious.txt", "x")
	write(t, parent, "elsewhere/precious.txt", "x")
	if err := os.Symlink(filepath.Join(parent, "elsewhere"), filepath.Join(dir, "link")); err != nil {
		t.Skip(err)
	}
	write(t, dir, listName, listHead+"../precious.txt\n"+filepath.Join(parent, "precious.txt")+"\nlink/precious.txt\nlink\n.\n\n")
	os.Remove(filepath.Join(dir, "index.html"))
	for name := range testSite(t).Files {
		os.Remove(filepath.Join(dir, name))
		os.Remove(filepath.Join(dir, name+".br"))
		os.Remove(filepath.Join(dir, name+".gz"))
	}
	mustWrite(t, testSite(t), dir)
	for _, name := range []string{"precious.txt", "elsewhere/precious.txt", "dist/link", "dist/index.html"} {
		if _, err := os.Lstat(filepath.Join(parent, name)); err != nil {
			t.Error(err)
		}
	}
}

// A directory that is a link stays one, and the site is where it points.
func TestSiteWriteThroughLink(t *testing.T) {
	parent := t.TempDir()
	link := filepath.Join(parent, "dist")
	if err := os.Symlink("there", link); err != nil {
		t.Skip(err)
	}
	if err := testSite(t).Write(context.Background(), link, nil); err == nil || !strings.Contains(err.Error(), "link") {
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

// However far it came, a writing that was interrupted can be done again, and then
// nothing of the first is left over.
func TestSiteWriteInterrupted(t *testing.T) {
	large, small := testSite(t), smaller(t)
	want := written(small)
	for _, test := range []struct{ before, interrupted *Site }{{nil, large}, {small, large}, {large, small}} {
		for n := range 14 {
			if testing.Short() && n%3 > 0 {
				continue
			}
			dir := t.TempDir()
			if test.before != nil {
				mustWrite(t, test.before, dir)
			}
			write(t, dir, partName, "begun") // as after a kill in the midst of a file
			test.interrupted.Write(&countdown{Context: context.Background(), left: n}, dir, nil)
			page, _ := os.ReadFile(filepath.Join(dir, "index.html"))
			if _, err := os.Stat(filepath.Join(dir, "assets", "app-ABCDEFG2.js")); err != nil && strings.Contains(string(page), "<title>x") {
				t.Errorf("after an interruption at %d the page is there, and not what it names", n)
			}
			mustWrite(t, small, dir)
			if names := files(t, dir); !slices.Equal(names, want) {
				t.Fatalf("after an interruption at %d and another site: %v", n, names)
			}
		}
	}
}

// Two builds at once: the second waits, says so, and what is there then is whole.
func TestSiteWriteTwice(t *testing.T) {
	dir := t.TempDir()
	first, err := openDirectory(context.Background(), dir, nil)
	if err != nil {
		t.Fatal(err)
	}
	if locked, _ := tryLock(mustOpen(t, dir)); locked {
		first.close()
		t.Skip("this system has no locks of directories")
	}
	waiting, done := make(chan bool, 2), make(chan error, 1)
	site := testSite(t)
	go func() {
		done <- site.Write(context.Background(), dir, func() { waiting <- true })
	}()
	<-waiting
	select {
	case err := <-done:
		t.Fatalf("it wrote while the directory was locked: %v", err)
	default:
	}
	if names := files(t, dir); len(names) > 0 {
		t.Errorf("it has written %v already", names)
	}
	first.close()
	if err := <-done; err != nil {
		t.Fatal(err)
	}
	if names := files(t, dir); !slices.Equal(names, written(site)) || len(waiting) > 0 {
		t.Errorf("there is %v; told once more: %d", names, len(waiting))
	}
	// Who is interrupted while waiting ends.
	again, err := openDirectory(context.Background(), dir, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer again.close()
	ctx, cancel := context.WithCancel(context.Background())
	if err := site.Write(ctx, dir, cancel); !errors.Is(err, context.Canceled) {
		t.Errorf("interrupted while it waits: %v", err)
	}
}

func mustOpen(t *testing.T, dir string) *os.File {
	t.Helper()
	f, err := os.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

// Somebody else's directory is named, not only a file in it.
func TestSiteWriteNamesTheDirectory(t *testing.T) {
	dir := t.TempDir()
	d, err := openDirectory(context.Background(), dir, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer d.close()
	write(t, dir, "a", "a file where a folder should be")
	if err := d.write("a/b", nil); err == nil || !strings.Contains(err.Error(), filepath.Join(dir, "a", "b")) {
		t.Errorf("the error does not say where: %v", err)
	}
}

// A copy of the project that nothing can be written to is named, and is no reason to wait.
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

// A countdown is a context that ends when it has been asked some times.
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
