package site

import (
	"bytes"
	"compress/gzip"
	"context"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/andybalholm/brotli"
)

var script = []byte(strings.Repeat("export const a = 1;\n", 100))

// compressed is the site of most tests, which is compressed once for all of them.
var compressed = sync.OnceValues(func() (*Site, error) {
	site := &Site{Files: map[string]*File{}}
	for name, body := range map[string][]byte{
		"index.html":             []byte("<!doctype html><title>x</title>"),
		"uriscope.js":            script,
		"uriscope-ABCDEFG2.wasm": []byte("\x00asm"),
		"assets/app-ABCDEFG2.js": script,
	} {
		if err := site.add(name, body); err != nil {
			return nil, err
		}
	}
	return site, site.compress(context.Background(), brotli.BestCompression, "")
})

// testSite returns a copy that tests may add files to.
func testSite(t *testing.T) *Site {
	t.Helper()
	site, err := compressed()
	if err != nil {
		t.Fatal(err)
	}
	return &Site{Files: maps.Clone(site.Files)}
}

func testHandler(t *testing.T, dev bool) *Handler {
	h := &Handler{Dev: dev}
	h.Set(testSite(t))
	return h
}

// get sends a request to h; the fields are alternating names and values of header fields.
func get(h http.Handler, method, target string, fields ...string) *http.Response {
	r := httptest.NewRequest(method, "/", nil)
	r.URL.Path = target // unchanged, however odd
	for i := 0; i < len(fields); i += 2 {
		r.Header.Add(fields[i], fields[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w.Result()
}

func body(t *testing.T, r *http.Response) string {
	t.Helper()
	b, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestHandlerAnswers(t *testing.T) {
	h := testHandler(t, false)
	const (
		ask     = "no-cache"
		forever = "public, max-age=31536000, immutable"
	)
	for _, test := range []struct {
		path   string
		status int
		kind   string
		cache  string
	}{
		{"/", 200, "text/html; charset=utf-8", ask},
		{"/index.html", 200, "text/html; charset=utf-8", ask},
		{"/uriscope.js", 200, "text/javascript; charset=utf-8", ask},
		{"/uriscope-ABCDEFG2.wasm", 200, "application/wasm", forever},
		{"/assets/app-ABCDEFG2.js", 200, "text/javascript; charset=utf-8", forever},
		{"/assets/", 404, "text/plain; charset=utf-8", ""},
		{"/nothing", 404, "text/plain; charset=utf-8", ""},
		{"/../go.mod", 404, "text/plain; charset=utf-8", ""},
		{"/assets/../../go.mod", 404, "text/plain; charset=utf-8", ""},
		{"/..\\go.mod", 404, "text/plain; charset=utf-8", ""},
		{"//etc/passwd", 404, "text/plain; charset=utf-8", ""},
		{"/\x00", 404, "text/plain; charset=utf-8", ""},
	} {
		r := get(h, "GET", test.path)
		if r.StatusCode != test.status || r.Header.Get("Content-Type") != test.kind || r.Header.Get("Cache-Control") != test.cache {
			t.Errorf("GET %q: %d, %q, %q; want %d, %q, %q", test.path,
				r.StatusCode, r.Header.Get("Content-Type"), r.Header.Get("Cache-Control"),
				test.status, test.kind, test.cache)
		}
	}
}

// A directory is requested with a slash at its end, or redirected to that, wherever the site is.
func TestHandlerDirectories(t *testing.T) {
	h := testHandler(t, false)
	if err := h.site.Load().add("learn/index.html", []byte("<!doctype html><title>learn</title>")); err != nil {
		t.Fatal(err)
	}
	if r := get(h, "GET", "/learn/"); r.StatusCode != 200 || !strings.Contains(body(t, r), "learn") {
		t.Errorf("GET /learn/: %d", r.StatusCode)
	}
	if r := get(h, "GET", "/learn"); r.StatusCode != 301 || r.Header.Get("Location") != "learn/" {
		t.Errorf("GET /learn: %d to %q", r.StatusCode, r.Header.Get("Location"))
	}
	for _, path := range []string{"/learn//", "/assets/", "/assets", "/none/", "//"} {
		if r := get(h, "GET", path); r.StatusCode != 404 {
			t.Errorf("GET %s: %d", path, r.StatusCode)
		}
	}
}

// A request for a missing file gets the site's own page, regardless of the request's header fields.
func TestHandlerMissingPage(t *testing.T) {
	page := []byte("<!doctype html><title>not found</title>" + strings.Repeat("<p>The site may have moved.", 40))
	site := testSite(t)
	if err := site.add(missingName, page); err != nil {
		t.Fatal(err)
	}
	if err := site.compress(context.Background(), brotli.BestCompression, ""); err != nil {
		t.Fatal(err)
	}
	h := &Handler{}
	h.Set(site)
	like := get(h, "GET", "/"+missingName)
	tag := like.Header.Get("ETag")
	for _, path := range []string{"/nothing", "/assets/", "/../go.mod", "/assets/old-ABCDEFG2.js", "/deep/er/embed.html"} {
		r := get(h, "GET", path, "If-None-Match", tag, "Range", "bytes=2-5") // header fields for an existing file
		if text := body(t, r); r.StatusCode != 404 || text != string(page) {
			t.Errorf("GET %s: %d, %q", path, r.StatusCode, text)
		}
		for _, field := range []string{"Content-Type", "Content-Security-Policy", "X-Content-Type-Options", "Cache-Control", "Vary"} {
			if got, want := r.Header.Get(field), like.Header.Get(field); got != want || want == "" {
				t.Errorf("GET %s: %s: %q, want %q", path, field, got, want)
			}
		}
		if r.Header.Get("ETag") != "" || r.Header.Get("Access-Control-Allow-Origin") != "" {
			t.Errorf("GET %s: fields of another file: %v", path, r.Header)
		}
	}
	r := get(h, "GET", "/nothing", "Accept-Encoding", "br")
	length := r.Header.Get("Content-Length")
	if text, err := io.ReadAll(brotli.NewReader(r.Body)); r.StatusCode != 404 || r.Header.Get("Content-Encoding") != "br" || err != nil || !bytes.Equal(text, page) {
		t.Errorf("compressed: %d, %v, %q, %v", r.StatusCode, r.Header, text, err)
	}
	r = get(h, "HEAD", "/nothing", "Accept-Encoding", "br")
	if r.StatusCode != 404 || body(t, r) != "" || r.Header.Get("Content-Encoding") != "br" || r.Header.Get("Content-Length") != length {
		t.Errorf("HEAD: %d, %v, want a length of %s", r.StatusCode, r.Header, length)
	}
}

func TestHandlerKeepsNothingInDevelopment(t *testing.T) {
	r := get(testHandler(t, true), "GET", "/assets/app-ABCDEFG2.js")
	if c := r.Header.Get("Cache-Control"); c != "no-cache" {
		t.Errorf("Cache-Control: %q", c)
	}
}

func TestHandlerProtects(t *testing.T) {
	h := testHandler(t, false)
	for _, r := range []*http.Response{
		get(h, "GET", "/"),
		get(h, "GET", "/nothing"),
		get(h, "POST", "/"),
		get(&Handler{}, "GET", "/"), // no site yet
	} {
		for name, want := range map[string]string{
			"Content-Security-Policy":    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' data:; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types lit-html uriscope-worker 'allow-duplicates'; frame-ancestors 'self'",
			"X-Content-Type-Options":     "nosniff",
			"Referrer-Policy":            "no-referrer",
			"Cross-Origin-Opener-Policy": "same-origin",
		} {
			if got := r.Header.Get(name); got != want {
				t.Errorf("%d: %s: %q, want %q", r.StatusCode, name, got, want)
			}
		}
		if r.Header.Get("Permissions-Policy") == "" {
			t.Errorf("%d: no Permissions-Policy", r.StatusCode)
		}
	}
}

func TestHandlerMethods(t *testing.T) {
	h := testHandler(t, false)
	for _, method := range []string{"POST", "PUT", "DELETE", "OPTIONS", "BREW"} {
		r := get(h, method, "/")
		if r.StatusCode != http.StatusMethodNotAllowed || r.Header.Get("Allow") != "GET, HEAD" {
			t.Errorf("%s: %d, Allow %q", method, r.StatusCode, r.Header.Get("Allow"))
		}
	}
	r := get(h, "HEAD", "/uriscope.js", "Accept-Encoding", "br")
	if r.StatusCode != 200 || body(t, r) != "" || r.Header.Get("Content-Encoding") != "br" || r.ContentLength <= 0 {
		t.Errorf("HEAD: %d, %v", r.StatusCode, r.Header)
	}
}

func TestHandlerCodings(t *testing.T) {
	h := testHandler(t, false)
	for _, test := range []struct {
		accept string
		coding string
	}{
		{"", ""},
		{"identity", ""},
		{"gzip, deflate, br, zstd", "br"},
		{"gzip;q=1.0, br;q=0.5", "br"}, // any weight allows; ours is smaller
		{"GZIP", "gzip"},
		{"gzip, br;q=0", "gzip"},
		{"*", "br"},
		{"*, br;q=0", "gzip"},
		{"*;q=0", ""},
		{"br;q=0.000, gzip; q=0", ""},
		{"br;q=nonsense", ""},
		{"brr, gzipp", ""},
	} {
		r := get(h, "GET", "/uriscope.js", "Accept-Encoding", test.accept)
		if got := r.Header.Get("Content-Encoding"); got != test.coding {
			t.Errorf("Accept-Encoding %q: %q, want %q", test.accept, got, test.coding)
			continue
		}
		if r.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("Accept-Encoding %q: Vary %q", test.accept, r.Header.Get("Vary"))
		}
		if r.ContentLength < 0 {
			t.Errorf("Accept-Encoding %q: no Content-Length", test.accept)
		}
		plain := r.Body.(io.Reader)
		switch test.coding {
		case "br":
			plain = brotli.NewReader(r.Body)
		case "gzip":
			var err error
			if plain, err = gzip.NewReader(r.Body); err != nil {
				t.Fatal(err)
			}
		}
		if b, err := io.ReadAll(plain); err != nil || !bytes.Equal(b, script) {
			t.Errorf("Accept-Encoding %q: %d bytes, %v; want the script", test.accept, len(b), err)
		}
	}
	// Compression doesn't help with four bytes.
	r := get(h, "GET", "/uriscope-ABCDEFG2.wasm", "Accept-Encoding", "br, gzip")
	if got := r.Header.Get("Content-Encoding"); got != "" {
		t.Errorf("a file that compression makes larger is sent as %q", got)
	}
}

func TestHandlerNotModified(t *testing.T) {
	h := testHandler(t, false)
	plain := get(h, "GET", "/uriscope.js").Header.Get("ETag")
	br := get(h, "GET", "/uriscope.js", "Accept-Encoding", "br").Header.Get("ETag")
	if plain == "" || plain == br {
		t.Fatalf("ETags %q and %q: want two", plain, br)
	}
	for _, test := range []struct {
		accept, match string
		status        int
	}{
		{"", plain, 304},
		{"", "W/" + plain, 304},
		{"", `"other", ` + plain, 304},
		{"", "*", 304},
		{"", br, 200},
		{"br", br, 304},
		{"br", plain, 200},
		{"br", `"other"`, 200},
	} {
		r := get(h, "GET", "/uriscope.js", "Accept-Encoding", test.accept, "If-None-Match", test.match)
		if r.StatusCode != test.status {
			t.Errorf("Accept-Encoding %q, If-None-Match %q: %d, want %d", test.accept, test.match, r.StatusCode, test.status)
		}
		if r.StatusCode == 304 && (body(t, r) != "" || r.Header.Get("Content-Length") != "" || r.Header.Get("ETag") == "" || r.Header.Get("Vary") == "") {
			t.Errorf("304 with a body or a length, or without ETag or Vary: %v", r.Header)
		}
	}
}

// A part of a compressed file has the length of the part.
func TestHandlerRange(t *testing.T) {
	r := get(testHandler(t, false), "GET", "/uriscope.js", "Accept-Encoding", "br", "Range", "bytes=2-5")
	if text := body(t, r); r.StatusCode != http.StatusPartialContent || len(text) != 4 || r.Header.Get("Content-Length") != "4" {
		t.Errorf("%d, %d bytes, %v", r.StatusCode, len(text), r.Header)
	}
	r = get(testHandler(t, false), "GET", "/uriscope.js", "Accept-Encoding", "br", "Range", "bytes=999999-")
	if r.StatusCode != http.StatusRequestedRangeNotSatisfiable || r.Header.Get("Content-Encoding") != "" {
		t.Errorf("beyond the end: %d, %v", r.StatusCode, r.Header)
	}
}

// Other people's pages load the element's scripts, and can frame the page for frames.
func TestHandlerForOthers(t *testing.T) {
	h := testHandler(t, false)
	h.site.Load().add("embed.html", []byte("<!doctype html><title>x</title>"))
	for name, test := range map[string]struct {
		origin    string
		ancestors bool
	}{
		"/uriscope.js":            {"*", true},
		"/assets/app-ABCDEFG2.js": {"*", true},
		"/uriscope-ABCDEFG2.wasm": {"*", true},
		"/embed.html":             {"", false},
		"/":                       {"", true},
	} {
		r := get(h, "GET", name)
		if got := r.Header.Get("Access-Control-Allow-Origin"); got != test.origin {
			t.Errorf("%s: Access-Control-Allow-Origin is %q", name, got)
		}
		// In WebKit, 'self' matches nothing in a frame without an origin.
		if got := strings.Contains(r.Header.Get("Content-Security-Policy"), "script-src 'self' https: http: "); got != (name == "/embed.html") {
			t.Errorf("%s: loads from wherever it is served: %v", name, got)
		}
		if got := strings.Contains(r.Header.Get("Content-Security-Policy"), "frame-ancestors"); got != test.ancestors {
			t.Errorf("%s: frame-ancestors: %v", name, got)
		}
	}
}
