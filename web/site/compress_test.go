package site

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/andybalholm/brotli"
)

// decoded decompresses a compressed form of a file.
func decoded(t *testing.T, c *coding, body []byte) []byte {
	t.Helper()
	r, err := c.reader(bytes.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	plain, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return plain
}

// A quickly compressed file has the same content, is larger, and is never cached for a build that should be small.
func TestCompressQuickly(t *testing.T) {
	kept := cache(filepath.Join(t.TempDir(), "compressed"))
	source, err := os.ReadFile("compress_test.go")
	if err != nil {
		t.Fatal(err)
	}
	compressed := func(quality int) []byte {
		t.Helper()
		site := &Site{Files: map[string]*File{}}
		site.add("uriscope.js", source)
		if err := site.compress(context.Background(), quality, kept); err != nil {
			t.Fatal(err)
		}
		return site.Files["uriscope.js"].Encoded("br")
	}
	quickly := compressed(quick)
	if got := decoded(t, &codings[0], quickly); !bytes.Equal(got, source) {
		t.Errorf("%q", got)
	}
	best := compressed(brotli.BestCompression)
	if len(best) >= len(quickly) {
		t.Errorf("%d bytes at best, %d quickly", len(best), len(quickly))
	}
	if again := compressed(quick); !bytes.Equal(again, best) {
		t.Error("what is kept is not used")
	}
}

// Whatever the cache contains, compressed forms belong to the file.
func TestCompressCache(t *testing.T) {
	kept := cache(filepath.Join(t.TempDir(), "compressed"))
	compressed := func() *File {
		t.Helper()
		site := &Site{Files: map[string]*File{}}
		site.add("uriscope.js", script)
		if err := site.compress(context.Background(), brotli.BestCompression, kept); err != nil {
			t.Fatal(err)
		}
		return site.Files["uriscope.js"]
	}
	first := compressed()

	for i := range codings {
		c := &codings[i]
		good := first.Encoded(c.name)
		path := kept.path(first, c)
		entry, err := os.ReadFile(path)
		if err != nil || !bytes.Equal(entry, good) {
			t.Fatalf("%s: the entry is not what was compressed: %v", c.name, err)
		}
		// Right, but less well compressed, to see whether it was used.
		worse, err := c.encode(context.Background(), script, 1)
		if err != nil || bytes.Equal(worse, good) {
			t.Fatal("quality makes no difference here", err)
		}
		other, err := c.encode(context.Background(), append(script, "; other()"...), 1)
		if err != nil {
			t.Fatal(err)
		}
		for what, test := range map[string]struct{ entry, want []byte }{
			"right":             {worse, worse},
			"cut short":         {good[:len(good)-3], good},
			"of something else": {other, good},
			"empty":             {nil, good},
			"broken":            {[]byte("nonsense"), good},
		} {
			write(t, string(kept), filepath.Base(path), string(test.entry))
			got := compressed().Encoded(c.name)
			if !bytes.Equal(got, test.want) {
				t.Errorf("%s: with an entry that is %s: %d bytes, want %d", c.name, what, len(got), len(test.want))
			}
			if !bytes.Equal(decoded(t, c, got), script) {
				t.Errorf("%s: with an entry that is %s: another file", c.name, what)
			}
		}
	}

	// Entries of files that the site no longer has are removed.
	site := &Site{Files: map[string]*File{}}
	site.add("other.js", script[1:])
	kept.keepOnly(site)
	if rest, _ := os.ReadDir(string(kept)); len(rest) != 0 {
		t.Errorf("in the cache: %v", rest)
	}
}

// The compression of a large file can be interrupted.
func TestCompressIsInterrupted(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	var text bytes.Buffer
	for text.Len() < 1<<20 {
		fmt.Fprintf(&text, "word%d ", random.IntN(5000))
	}
	site := &Site{Files: map[string]*File{}}
	site.add("large.txt", text.Bytes())
	// Asked before each part of 64 KB, for each coding: it ends after a few of the 32.
	ctx := &countdown{Context: context.Background(), left: 5}
	if err := site.compress(ctx, brotli.BestCompression, ""); err == nil {
		t.Error("it was not")
	}
	if more := -ctx.left; more > runtime.GOMAXPROCS(0) {
		t.Errorf("it went on for %d parts", more)
	}
}
