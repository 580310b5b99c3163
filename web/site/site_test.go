package site

import (
	"context"
	"testing"
)

func TestSiteReuse(t *testing.T) {
	old, fresh := testSite(t), &Site{Files: map[string]*File{}}
	fresh.add("uriscope.js", script)
	fresh.add("index.html", []byte("changed"))
	fresh.reuse(old)
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

func TestCompressEnds(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	site := &Site{Files: map[string]*File{}}
	site.add("uriscope.js", script)
	if err := site.compress(ctx, 11, ""); err != context.Canceled {
		t.Errorf("compressing after the end: %v", err)
	}
	if site.Files["uriscope.js"].Encoded("br") != nil {
		t.Error("it was compressed nevertheless")
	}
}
