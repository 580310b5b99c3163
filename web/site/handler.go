package site

// This file is responsible for serving a Site by HTTP: the methods, the header
// fields that protect a page, content codings and caching.

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"html"
	"net/http"
	"path"
	"regexp"
	"strconv"
	"strings"
	"sync/atomic"
	"time"
)

// metaPolicy is the Content-Security-Policy of every page, also in its <meta>
// element, for static hosts. The page loads nothing from anywhere else, and text
// never becomes markup except by lit-html's templates, whose Trusted Types policy has the
// name "lit-html"; the policy "uriscope-worker" names the service worker and the workers of
// libraries, whose addresses are their scripts. The page and the elements that it shows have a copy of
// lit-html each.
const metaPolicy = "default-src 'none'; " +
	"script-src 'self' 'wasm-unsafe-eval'; " +
	"worker-src 'self' data:; " +
	"style-src 'self'; " +
	"img-src 'self' data:; " +
	"connect-src 'self'; " +
	"base-uri 'none'; " +
	"form-action 'none'; " +
	"require-trusted-types-for 'script'; " +
	"trusted-types lit-html uriscope-worker 'allow-duplicates'"

// framePolicy is the policy of the page for frames. In a frame without an origin (sandbox="allow-scripts"), 'self'
// matches nothing in WebKit, and the page would be blank. So it may load from any host. As in all pages, text never
// becomes a script, and scripts in such a frame run without anyone's origin.
var framePolicy = strings.ReplaceAll(metaPolicy, "'self'", "'self' https: http:")

// headerOnly is the directive that is only allowed in a header field.
const headerOnly = "; frame-ancestors 'self'"

// policyWith is metaPolicy for a page with an inline script.
func policyWith(script string) string {
	const scripts = "script-src 'self' 'wasm-unsafe-eval'"
	sum := sha256.Sum256([]byte(script))
	return strings.Replace(metaPolicy, scripts, scripts+" 'sha256-"+base64.StdEncoding.EncodeToString(sum[:])+"'", 1)
}

// metaElement matches the policy in a page.
var metaElement = regexp.MustCompile(`<meta http-equiv="Content-Security-Policy" content="([^"]*)"`)

// policyOf is the policy in a page, or metaPolicy if it has none.
func policyOf(page []byte) string {
	if m := metaElement.FindSubmatch(page); m != nil {
		return html.UnescapeString(string(m[1]))
	}
	return metaPolicy
}

// A Handler serves a site, which can be replaced at any time.
type Handler struct {
	// Dev makes browsers ask again for every file.
	Dev bool

	site atomic.Pointer[Site]
}

// Set replaces the site.
func (h *Handler) Set(s *Site) { h.site.Store(s) }

func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	header := w.Header()
	protect(header)
	if !readOnly(w, r) {
		return
	}
	// Names are only looked up, never opened: no path leads out of the site.
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" || strings.HasSuffix(name, "/") {
		name += "index.html"
	}
	site := h.site.Load()
	if site == nil {
		http.Error(w, "no site yet", http.StatusServiceUnavailable)
		return
	}
	f := site.Files[name]
	if f == nil {
		if site.Files[name+"/index.html"] != nil {
			// The same as static hosts. The address is relative, because the site may be below any path.
			header.Set("Location", path.Base(name)+"/")
			w.WriteHeader(http.StatusMovedPermanently)
			return
		}
		h.serveMissing(w, r, site)
		return
	}
	body, tag := h.form(header, r, name, f)
	header.Set("ETag", strconv.Quote(tag))
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(body))
}

// serveMissing answers a request for a missing file with the site's page for that, as static hosts do.
func (h *Handler) serveMissing(w http.ResponseWriter, r *http.Request, site *Site) {
	f := site.Files[missingName]
	if f == nil {
		http.NotFound(w, r)
		return
	}
	body, _ := h.form(w.Header(), r, missingName, f)
	w.Header().Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(http.StatusNotFound)
	if r.Method != http.MethodHead {
		w.Write(body)
	}
}

// form returns a file in the form that a request accepts, compressed if possible, and the form's entity tag. It sets
// the header fields that describe it.
func (h *Handler) form(header http.Header, r *http.Request, name string, f *File) (body []byte, tag string) {
	header.Set("Content-Type", f.Type)
	header.Set("Vary", "Accept-Encoding")
	switch {
	case path.Base(name) == frameName:
		header.Set("Content-Security-Policy", framePolicy) // any page may show it in a frame
	case f.Type == types[".html"]:
		header.Set("Content-Security-Policy", f.policy+headerOnly)
	default:
		// Other people's pages, and frames without an origin, request an element's scripts and everything that they
		// fetch. None of it is secret.
		header.Set("Access-Control-Allow-Origin", "*")
	}
	if h.Dev || !hashed.MatchString(name) {
		header.Set("Cache-Control", "no-cache")
	} else {
		header.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	for i, c := range codings {
		if encoded := f.encoded[i].Load(); encoded != nil && accepts(r.Header.Values("Accept-Encoding"), c.name) {
			header.Set("Content-Encoding", c.name)
			// ServeContent sets no length if there is a Content-Encoding.
			header.Set("Content-Length", strconv.Itoa(len(*encoded)))
			return *encoded, f.Sum + "-" + c.name
		}
	}
	return f.Body, f.Sum
}

// readOnly reports whether the method of a request is GET or HEAD. If not, it answers the
// request with an error.
func readOnly(w http.ResponseWriter, r *http.Request) bool {
	if r.Method == http.MethodGet || r.Method == http.MethodHead {
		return true
	}
	w.Header().Set("Allow", "GET, HEAD")
	http.Error(w, "method not allowed", http.StatusMethodNotAllowed)
	return false
}

// protect sets the header fields that every answer carries.
func protect(h http.Header) {
	h.Set("Content-Security-Policy", metaPolicy+headerOnly)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Permissions-Policy", "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
}

// accepts reports whether the values of Accept-Encoding allow a coding.
// RFC 9110, section 12.5.3: a name counts more than "*", and a weight of 0 is
// a refusal.
func accepts(values []string, coding string) bool {
	any := false
	for item := range strings.SplitSeq(strings.Join(values, ","), ",") {
		name, params, _ := strings.Cut(item, ";")
		weight := 1.0
		if key, q, ok := strings.Cut(params, "="); ok && strings.EqualFold(strings.TrimSpace(key), "q") {
			weight, _ = strconv.ParseFloat(strings.TrimSpace(q), 64) // unreadable: refused
		}
		switch name = strings.TrimSpace(name); {
		case strings.EqualFold(name, coding):
			return weight > 0
		case name == "*":
			any = weight > 0
		}
	}
	return any
}
