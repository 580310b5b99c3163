package site

// This file is responsible for the development loop: it builds, serves, watches, builds again,
// and notifies the open pages.

import (
	"bytes"
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"html"
	"net"
	"net/http"
	"sync"
	"time"
)

//go:embed reload.js
var reloadJS []byte

// reloadPath is the path of the reload script (with ".js") and of its event stream, which are
// not part of the site.
const reloadPath = "/-/reload"

// addReload puts the reload script into pages. It contains the ID of the page's build, so that a page that has missed a
// build notices.
func (s *Site) addReload(names []string) error {
	s.Build = s.id()
	tag := reloadTag(s.Build)
	for _, name := range names {
		body := s.Files[name].Body
		at := bytes.LastIndex(body, []byte("</body>"))
		if at < 0 {
			at = len(body)
		}
		if err := s.add(name, []byte(string(body[:at])+tag+string(body[at:]))); err != nil {
			return err
		}
	}
	return nil
}

func reloadTag(id string) string {
	return fmt.Sprintf("<script src=\"%s.js?build=%s\" defer></script>\n", reloadPath, id)
}

// A DevServer serves the site of a Builder and keeps it up to date.
type DevServer struct {
	Builder *Builder
	Handler Handler

	stale change // what has changed since it was last built successfully

	mu      sync.Mutex
	site    *Site
	state   state
	changed chan struct{} // closed when state changes
}

// A state is what is sent to open pages.
type state struct {
	ID    string `json:"id"`    // the build that is served, "" if there is none
	Error string `json:"error"` // why a newer one is not, "" if it is the newest
}

// NewDevServer returns a server that has not built anything yet.
func NewDevServer(b *Builder) *DevServer {
	b.Dev = true
	return &DevServer{Builder: b, Handler: Handler{Dev: true}, changed: make(chan struct{})}
}

// Run builds the site, serves it on l, and builds again on every change until
// ctx ends.
func (d *DevServer) Run(ctx context.Context, l net.Listener) error {
	// Watching begins before the first build, so that a change during it is noticed.
	changes := make(chan change, 1)
	go watch(ctx, d.Builder.Root, 300*time.Millisecond, func(c change) {
		select {
		case changes <- c:
		case <-ctx.Done():
		}
	})
	var building sync.WaitGroup
	building.Go(func() {
		d.Build(ctx, changedPackages|changedGo|changedWeb)
		d.Builder.log("serving %s and watching the sources (Ctrl-C to stop)", Address(l))
		for {
			select {
			case c := <-changes:
				d.Build(ctx, c)
			case <-ctx.Done():
				return
			}
		}
	})
	err := Serve(ctx, l, d)
	if ctx.Err() != nil {
		building.Wait() // for the programs that the build has started
	}
	return err
}

// Build builds what is out of date after a change, and what has failed before. If it fails,
// the last good build stays.
func (d *DevServer) Build(ctx context.Context, c change) {
	if c&changedBuilder != 0 {
		d.Builder.log("the server's own sources have changed; restart it to use them")
	}
	if c&^changedBuilder == 0 {
		return
	}
	d.stale |= c
	site, err := d.build(ctx)
	if ctx.Err() != nil {
		return
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if err != nil {
		d.Builder.log("%v", err)
		if d.site != nil {
			d.Builder.log("build failed; still serving the last good build")
		}
		d.state.Error = err.Error()
	} else {
		if d.site != nil {
			site.reuse(d.site)
		}
		d.site = site
		d.state = state{ID: site.Build}
		d.Handler.Set(site)
		// In the background, so that no page waits for it.
		go site.compress(ctx, quick, "")
	}
	close(d.changed)
	d.changed = make(chan struct{})
}

// build runs the steps that are out of date. A step stays out of date until it succeeds.
func (d *DevServer) build(ctx context.Context) (*Site, error) {
	if d.stale&changedPackages != 0 {
		if err := d.Builder.Packages(ctx); err != nil {
			return nil, err
		}
		d.stale &^= changedPackages
	}
	if d.stale&changedGo != 0 {
		if err := d.Builder.Wasm(ctx); err != nil {
			return nil, err
		}
		d.stale &^= changedGo
	}
	site, err := d.Builder.Site() // after every change; it takes a second
	if err == nil {
		d.stale = 0
	}
	return site, err
}

func (d *DevServer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	protect(w.Header())
	if !readOnly(w, r) {
		return
	}
	switch r.URL.Path {
	case reloadPath + ".js":
		w.Header().Set("Content-Type", types[".js"])
		w.Header().Set("Cache-Control", "no-cache")
		w.Write(reloadJS)
	case reloadPath:
		d.serveStream(w, r)
	default:
		d.mu.Lock()
		now := d.state
		d.mu.Unlock()
		if now.ID == "" {
			serveNoSite(w, now)
			return
		}
		d.Handler.ServeHTTP(w, r)
	}
}

// serveStream sends a page the state, now and whenever it changes.
func (d *DevServer) serveStream(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "text/event-stream")
	w.Header().Set("Cache-Control", "no-store")
	if r.Method == http.MethodHead {
		return
	}
	// The stream lasts as long as the page is open, so it has no deadlines.
	stream := http.NewResponseController(w)
	stream.SetReadDeadline(time.Time{})
	stream.SetWriteDeadline(time.Time{})
	for {
		d.mu.Lock()
		now, changed := d.state, d.changed
		d.mu.Unlock()
		data, err := json.Marshal(now)
		if err != nil {
			return
		}
		if _, err := fmt.Fprintf(w, "event: build\ndata: %s\n\n", data); err != nil {
			return
		}
		if err := stream.Flush(); err != nil {
			return
		}
		select {
		case <-changed:
		case <-r.Context().Done():
			return
		}
	}
}

// serveNoSite answers until a build has succeeded.
func serveNoSite(w http.ResponseWriter, now state) {
	w.Header().Set("Content-Type", types[".html"])
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(http.StatusServiceUnavailable)
	text := "The first build is still running. This page reloads when it is done."
	if now.Error != "" {
		text = "The build failed. This page reloads when it succeeds."
	}
	fmt.Fprintf(w, "<!doctype html>\n<html lang=\"en\">\n<title>uriscope</title>\n<h1>No site yet</h1>\n<p>%s</p>\n<pre>%s</pre>\n%s",
		text, html.EscapeString(now.Error), reloadTag(""))
}
