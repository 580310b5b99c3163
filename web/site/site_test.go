package site

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

func TestSiteWriteLoad(t *testing.T) {
	site := testSite(t)
	dir := filepath.Join(t.TempDir(), "a", "dist")
	if err := site.Write(dir); err != nil {
		t.Fatal(err)
	}
	// What the old site had and the new one does not is gone.
	stale := filepath.Join(dir, "assets", "app-STALE222.js")
	if err := os.WriteFile(stale, nil, 0o666); err != nil {
		t.Fatal(err)
	}
	if err := site.Write(dir); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(stale); err == nil {
		t.Error("a file of the old site is still there")
	}
	rest, err := os.ReadDir(filepath.Dir(dir))
	if err != nil || len(rest) != 1 {
		t.Errorf("beside the site: %v, %v", rest, err)
	}

	loaded, err := Load(dir)
	if err != nil {
		t.Fatal(err)
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
}

func TestSiteWriteSparesOthers(t *testing.T) {
	dir := t.TempDir()
	precious := filepath.Join(dir, "thesis.txt")
	if err := os.WriteFile(precious, []byte("x"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := testSite(t).Write(dir); err == nil {
		t.Error("a directory with other files was written over")
	}
	if _, err := os.Stat(precious); err != nil {
		t.Error(err)
	}
}

func TestLoadNothing(t *testing.T) {
	for _, dir := range []string{t.TempDir(), filepath.Join(t.TempDir(), "missing")} {
		if _, err := Load(dir); err == nil {
			t.Errorf("Load(%s): no error", dir)
		}
	}
}

func TestSiteReuse(t *testing.T) {
	old, fresh := testSite(t), &Site{Files: map[string]*File{}}
	fresh.add("uriscope.js", script)
	fresh.add("index.html", []byte("changed"))
	fresh.Reuse(old)
	if fresh.Files["uriscope.js"].Encoded("br") == nil {
		t.Error("a file that did not change is compressed anew")
	}
	if string(fresh.Files["index.html"].Body) != "changed" {
		t.Error("a file that changed is the old one")
	}
}

func TestSiteUnknownType(t *testing.T) {
	site := &Site{Files: map[string]*File{}}
	if site.add("a.unknown", nil) == nil {
		t.Error("a file without a content type was taken")
	}
}
