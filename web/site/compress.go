package site

// This file is responsible for the compressed forms of a site's files, and for a cache of them:
// brotli at its best quality takes ten seconds.

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"context"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"

	"github.com/andybalholm/brotli"
)

// A coding is a content coding of HTTP, in which files are stored and sent.
type coding struct {
	name   string // in HTTP
	ext    string // added to the names of files
	writer func(w io.Writer, quality int) (io.WriteCloser, error)
	reader func(io.Reader) (io.Reader, error)
}

// codings lists the content codings, the better one first.
var codings = [...]coding{
	{"br", ".br",
		func(w io.Writer, quality int) (io.WriteCloser, error) { return brotli.NewWriterLevel(w, quality), nil },
		func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil }},
	{"gzip", ".gz",
		func(w io.Writer, quality int) (io.WriteCloser, error) {
			return gzip.NewWriterLevel(w, min(quality, gzip.BestCompression))
		},
		func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) }},
}

// encode returns body in the coding. The quality is on brotli's scale, from 0 to [brotli.BestCompression].
// encode stops soon after ctx has ended.
func (c *coding) encode(ctx context.Context, body []byte, quality int) ([]byte, error) {
	var out bytes.Buffer
	w, err := c.writer(&out, quality)
	if err != nil {
		return nil, err
	}
	// In parts, so that ctx can end it: brotli at its best quality takes ten seconds.
	for part := range slices.Chunk(body, 64<<10) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if _, err := w.Write(part); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// Brotli compresses b; quality is from 0 to [brotli.BestCompression].
func Brotli(b []byte, quality int) []byte {
	out, err := codings[0].encode(context.Background(), b, quality)
	if err != nil {
		panic(err) // writing to memory does not fail
	}
	return out
}

// Encoded returns the file's body in a content coding ("br" or "gzip"), or nil if that would
// not be smaller or is not computed yet.
func (f *File) Encoded(name string) []byte {
	for i := range codings {
		if codings[i].name == name {
			if p := f.encoded[i].Load(); p != nil {
				return *p
			}
		}
	}
	return nil
}

// compress adds the compressed forms that are not computed yet, if they are smaller than the
// file. It takes them from the cache where that has them.
func (s *Site) compress(ctx context.Context, quality int, kept cache) error {
	type job struct {
		file   *File
		coding int
	}
	var jobs []job
	for _, f := range s.Files {
		if f.Type == types[".woff2"] || f.Type == types[".md"] { // already compressed; used in the npm package only
			continue
		}
		for i := range codings {
			if f.encoded[i].Load() == nil {
				jobs = append(jobs, job{f, i})
			}
		}
	}
	// The largest file first: it takes as long as all others together.
	slices.SortFunc(jobs, func(a, b job) int {
		return cmp.Or(cmp.Compare(len(b.file.Body), len(a.file.Body)), cmp.Compare(a.coding, b.coding))
	})

	queue := make(chan job, len(jobs))
	for _, j := range jobs {
		queue <- j
	}
	close(queue)
	errs := make([]error, runtime.GOMAXPROCS(0))
	var workers sync.WaitGroup
	for i := range errs {
		workers.Go(func() {
			for j := range queue {
				if errs[i] = j.file.compress(ctx, j.coding, quality, kept); errs[i] != nil {
					return
				}
			}
		})
	}
	workers.Wait()
	return cmp.Or(errs...)
}

func (f *File) compress(ctx context.Context, i, quality int, kept cache) error {
	c := &codings[i]
	body := kept.get(f, c)
	if body == nil {
		var err error
		if body, err = c.encode(ctx, f.Body, quality); err != nil {
			return err
		}
		if quality == brotli.BestCompression {
			kept.put(f, c, body)
		}
	}
	if len(body) < len(f.Body) {
		f.encoded[i].Store(&body)
	}
	return nil
}

// A cache is a directory that keeps compressed forms of the best quality from one build to the
// next; "" keeps nothing. Nothing but speed depends on it: an entry is used only if it
// decompresses to the body of the file, and errors when storing one are ignored.
type cache string

func (k cache) path(f *File, c *coding) string {
	return filepath.Join(string(k), f.Sum+c.ext)
}

func (k cache) get(f *File, c *coding) []byte {
	if k == "" {
		return nil
	}
	entry, err := os.ReadFile(k.path(f, c))
	if err != nil {
		return nil
	}
	r, err := c.reader(bytes.NewReader(entry))
	if err != nil {
		return nil
	}
	body, err := io.ReadAll(io.LimitReader(r, int64(len(f.Body))+1))
	if err != nil || !bytes.Equal(body, f.Body) {
		return nil
	}
	return entry
}

func (k cache) put(f *File, c *coding, entry []byte) {
	if k == "" || os.MkdirAll(string(k), 0o777) != nil {
		return
	}
	os.WriteFile(k.path(f, c), entry, 0o666) // an incomplete entry will not be used
}

// keepOnly removes the entries of files that s does not have.
func (k cache) keepOnly(s *Site) {
	if k == "" {
		return
	}
	needed := map[string]bool{}
	for _, f := range s.Files {
		for i := range codings {
			needed[k.path(f, &codings[i])] = true
		}
	}
	entries, _ := os.ReadDir(string(k))
	for _, e := range entries {
		if path := filepath.Join(string(k), e.Name()); !needed[path] {
			os.Remove(path)
		}
	}
}
