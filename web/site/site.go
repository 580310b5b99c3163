package site

// This file is responsible for the Site: named files in memory, their content
// types, their compressed forms, and the directory that they are written to.

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/andybalholm/brotli"
)

// A Site is a finished static site.
type Site struct {
	// Files holds the files by their slash-separated names.
	Files map[string]*File

	// FirstPaint names the scripts and styles that a page waits for.
	FirstPaint []string

	// Build is what the pages of a development site call it.
	Build string
}

// A File is one file of a Site. Only its compressed forms may come later.
type File struct {
	Body []byte
	Type string // the Content-Type
	Sum  string // names the content

	br, gz atomic.Pointer[[]byte]
}

// Encoded gives the file's body in a content coding ("br" or "gzip"), or nil if
// it is not, or not yet, there.
func (f *File) Encoded(coding string) []byte {
	var p *[]byte
	switch coding {
	case "br":
		p = f.br.Load()
	case "gzip":
		p = f.gz.Load()
	}
	if p == nil {
		return nil
	}
	return *p
}

// types holds the content type of every kind of file that a site may have, so
// that none depends on the machine.
var types = map[string]string{
	".css":   "text/css; charset=utf-8",
	".html":  "text/html; charset=utf-8",
	".js":    "text/javascript; charset=utf-8",
	".json":  "application/json",
	".map":   "application/json",
	".svg":   "image/svg+xml",
	".ts":    "text/plain; charset=utf-8",
	".txt":   "text/plain; charset=utf-8",
	".wasm":  "application/wasm",
	".woff2": "font/woff2",
}

func (s *Site) add(name string, body []byte) error {
	kind, ok := types[path.Ext(name)]
	if !ok {
		return fmt.Errorf("web: %s: no content type is known for this kind of file", name)
	}
	sum := sha256.Sum256(body)
	s.Files[name] = &File{Body: body, Type: kind, Sum: hex.EncodeToString(sum[:8])}
	return nil
}

// id names the content of the whole site.
func (s *Site) id() string {
	h := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(s.Files)) {
		fmt.Fprintln(h, name, s.Files[name].Sum)
	}
	return hex.EncodeToString(h.Sum(nil)[:8])
}

// Reuse takes over from old the files that did not change, with what has been
// compressed already.
func (s *Site) Reuse(old *Site) {
	for name, f := range s.Files {
		if o := old.Files[name]; o != nil && o.Sum == f.Sum {
			s.Files[name] = o
		}
	}
}

// Compress fills in the compressed forms that are not there yet, where they are
// smaller. Quality is brotli's, from 0 to [brotli.BestCompression].
func (s *Site) Compress(quality int) {
	var wg sync.WaitGroup
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	do := func(to *atomic.Pointer[[]byte], body []byte, compress func([]byte) []byte) {
		wg.Go(func() {
			slots <- struct{}{}
			defer func() { <-slots }()
			if c := compress(body); len(c) < len(body) {
				to.Store(&c)
			}
		})
	}
	for _, f := range s.Files {
		if f.Type == types[".woff2"] { // compressed in itself
			continue
		}
		if f.br.Load() == nil {
			do(&f.br, f.Body, func(b []byte) []byte { return Brotli(b, quality) })
		}
		if f.gz.Load() == nil {
			do(&f.gz, f.Body, func(b []byte) []byte { return gzipped(b, quality) })
		}
	}
	wg.Wait()
}

// Brotli compresses b.
func Brotli(b []byte, quality int) []byte {
	var out bytes.Buffer
	w := brotli.NewWriterLevel(&out, quality)
	w.Write(b) // to a buffer: neither fails
	w.Close()
	return out.Bytes()
}

func gzipped(b []byte, quality int) []byte {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, min(quality, gzip.BestCompression))
	if err != nil {
		panic(err) // the level is out of range
	}
	w.Write(b)
	w.Close()
	return out.Bytes()
}

// Write compresses the site as well as can be and puts it at dir in place of
// the site that was there. A directory that holds anything else is left alone.
func (s *Site) Write(dir string) error {
	dir = filepath.Clean(dir)
	if there, err := os.ReadDir(dir); err == nil && len(there) > 0 {
		if _, err := os.Stat(filepath.Join(dir, engineName)); err != nil {
			return fmt.Errorf("%s is not empty and holds no site of ours; remove it or choose another directory", dir)
		}
	} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	s.Compress(brotli.BestCompression)

	// Beside the old one first, so that a failure leaves that as it is.
	if err := os.MkdirAll(filepath.Dir(dir), 0o777); err != nil {
		return err
	}
	fresh, err := os.MkdirTemp(filepath.Dir(dir), "."+filepath.Base(dir)+"-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(fresh)
	if err := os.Chmod(fresh, 0o755); err != nil {
		return err
	}
	for name, f := range s.Files {
		to := filepath.Join(fresh, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(to), 0o777); err != nil {
			return err
		}
		err := os.WriteFile(to, f.Body, 0o666)
		if br := f.Encoded("br"); br != nil {
			err = errors.Join(err, os.WriteFile(to+".br", br, 0o666))
		}
		if gz := f.Encoded("gzip"); gz != nil {
			err = errors.Join(err, os.WriteFile(to+".gz", gz, 0o666))
		}
		if err != nil {
			return err
		}
	}
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	return os.Rename(fresh, dir)
}

// Load reads a site that Write wrote.
func Load(dir string) (*Site, error) {
	site := &Site{Files: map[string]*File{}}
	root := os.DirFS(dir)
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.HasSuffix(name, ".br") || strings.HasSuffix(name, ".gz") {
			return err
		}
		body, err := fs.ReadFile(root, name)
		if err != nil {
			return err
		}
		if err := site.add(name, body); err != nil {
			return err
		}
		f := site.Files[name]
		for ext, to := range map[string]*atomic.Pointer[[]byte]{".br": &f.br, ".gz": &f.gz} {
			switch c, err := fs.ReadFile(root, name+ext); {
			case err == nil:
				to.Store(&c)
			case !errors.Is(err, fs.ErrNotExist):
				return err
			}
		}
		return nil
	})
	if err == nil && site.Files["index.html"] == nil {
		err = errors.New("it has no index.html")
	}
	if err != nil {
		return nil, fmt.Errorf("%s holds no site; ./build.sh writes one: %w", dir, err)
	}
	return site, nil
}

// hashed matches the names that change with their content.
var hashed = regexp.MustCompile(`-[A-Z2-7]{8}\.(\w+\.)*\w+$`)
