package site

import (
	"bufio"
	"context"
	"encoding/json"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// follow returns the states that the server at url sends to an open page, one by one.
func follow(t *testing.T, url string) func() state {
	t.Helper()
	r, err := http.Get(url + reloadPath)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { r.Body.Close() })
	lines := bufio.NewScanner(r.Body)
	return func() (s state) {
		t.Helper()
		for lines.Scan() {
			if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
				if err := json.Unmarshal([]byte(data), &s); err != nil {
					t.Fatal(err)
				}
				return s
			}
		}
		t.Fatal("the stream has ended: ", lines.Err())
		return
	}
}

func TestDevServer(t *testing.T) {
	b := project(t, map[string]string{"web/src/app.js": "broken ="})
	d := NewDevServer(b)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Listen(l.Addr().String()); err == nil || !strings.Contains(err.Error(), "-addr") {
		t.Errorf("a port that is taken: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan error, 1)
	go func() { done <- Serve(ctx, l, d) }()
	url := "http://" + l.Addr().String()
	next := follow(t, url)
	page := func() string {
		t.Helper()
		r, err := http.Get(url)
		if err != nil {
			t.Fatal(err)
		}
		defer r.Body.Close()
		return body(t, r)
	}

	if s := next(); s.ID != "" || s.Error != "" {
		t.Errorf("before the first build: %+v", s)
	}
	d.Build(ctx, changedWeb)
	if s := next(); s.ID != "" || !strings.Contains(s.Error, "app.js") {
		t.Errorf("after a first build that fails: %+v", s)
	}
	if p := page(); !strings.Contains(p, "app.js") || !strings.Contains(p, reloadPath+".js") {
		t.Errorf("page after a first build that fails: %s", p)
	}

	write(t, b.Root, "web/src/app.js", source["web/src/app.js"])
	d.Build(ctx, changedWeb)
	good := next()
	if good.ID == "" || good.Error != "" {
		t.Errorf("after a build: %+v", good)
	}
	p := page()
	if !strings.Contains(p, "?build="+good.ID) || !strings.Contains(p, "figure") {
		t.Errorf("page after a build: %s", p)
	}

	write(t, b.Root, "web/src/app.js", "broken =")
	d.Build(ctx, changedWeb)
	if s := next(); s.ID != good.ID || s.Error == "" {
		t.Errorf("after a build that fails: %+v", s)
	}
	if page() != p {
		t.Error("the last good build is not served any more")
	}

	write(t, b.Root, "web/src/app.js", "export {};")
	d.Build(ctx, changedWeb)
	if s := next(); s.ID == good.ID || s.Error != "" {
		t.Errorf("after a change: %+v", s)
	}

	r, err := http.Get(url + reloadPath + ".js")
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	for _, path := range []string{"/", reloadPath, reloadPath + ".js"} {
		r, err := http.Post(url+path, "text/plain", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		if r.StatusCode != http.StatusMethodNotAllowed || r.Header.Get("Allow") != "GET, HEAD" {
			t.Errorf("POST %s: %d, Allow %q", path, r.StatusCode, r.Header.Get("Allow"))
		}
	}
	if r, err := http.Head(url + reloadPath); err != nil || r.StatusCode != 200 {
		t.Errorf("HEAD %s: %v", reloadPath, err)
	}
	if !strings.Contains(body(t, r), "EventSource") || r.Header.Get("Content-Type") != types[".js"] {
		t.Errorf("the reload script: %v", r.Header)
	}

	cancel()
	select {
	case err := <-done:
		if err != nil {
			t.Errorf("the end of the server: %v", err)
		}
	case <-time.After(2 * time.Second):
		t.Error("an open page keeps the server from ending")
	}
}

// A step that has failed is tried again, even if something else changes.
func TestDevServerRemembersFailures(t *testing.T) {
	if testing.Short() {
		return // it compiles Go four times, and runs npm twice
	}
	b := project(t, realModule(t))
	d := NewDevServer(b)
	build := func(c change) string {
		d.Build(context.Background(), c)
		return d.state.Error
	}
	if err := build(changedWeb); err != "" {
		t.Fatal(err)
	}

	write(t, b.Root, "wasm/main.go", "package main\n\nfunc main() { undefined() }\n")
	if err := build(changedGo); !strings.Contains(err, "undefined") {
		t.Errorf("Go that does not compile: %q", err)
	}
	write(t, b.Root, "web/src/app.css", "b { color: teal }\n")
	if err := build(changedWeb); !strings.Contains(err, "undefined") {
		t.Errorf("after the change of a style: %q", err)
	}
	write(t, b.Root, "web/src/app.js", "broken =")
	write(t, b.Root, "wasm/main.go", source["wasm/main.go"])
	if err := build(changedGo); !strings.Contains(err, "app.js") {
		t.Errorf("Go is mended, and a script is not: %q", err)
	}
	write(t, b.Root, "web/src/app.js", source["web/src/app.js"])
	if err := build(changedWeb); err != "" {
		t.Errorf("all is mended: %q", err)
	}

	// The lock file cannot be read, so npm cannot install anything.
	write(t, b.Root, "web/package-lock.json", "{")
	failed := build(changedPackages)
	if !strings.Contains(failed, "npm ci") {
		t.Errorf("packages that cannot be installed: %q", failed)
	}
	if err := build(changedWeb); !strings.Contains(err, "npm ci") {
		t.Errorf("after the change of a style: %q", err)
	}
	write(t, b.Root, packagesDone, "{}") // as if installed by hand
	if err := build(changedWeb); err != "" {
		t.Errorf("packages are there: %q", err)
	}
}

// Packages that were deleted are installed again, but not while npm is running.
func TestWatchPackages(t *testing.T) {
	root := project(t, map[string]string{packagesDone: "{}"}).Root
	all := stamps(root)
	if err := os.Remove(filepath.Join(root, packagesDone)); err != nil {
		t.Fatal(err)
	}
	atWork := stamps(root)
	if err := os.Remove(filepath.Join(root, packagesDir)); err != nil {
		t.Fatal(err)
	}
	gone := stamps(root)
	for _, test := range []struct {
		what     string
		from, to map[string]stamp
		want     change
	}{
		{"nothing", all, all, 0},
		{"npm begins", all, atWork, 0},
		{"npm ends", atWork, all, changedWeb},
		{"the packages are deleted", all, gone, changedPackages},
		{"they are deleted while npm is at work", atWork, gone, changedPackages},
		{"npm begins from nothing", gone, atWork, 0},
	} {
		if got := diff(test.from, test.to); got != test.want {
			t.Errorf("%s: %b, want %b", test.what, got, test.want)
		}
	}
}

func TestWatch(t *testing.T) {
	b := project(t, map[string]string{"web/tests/a.test.js": "", "core/a/a.go": "", "web/node_modules/x/x.js": ""})
	ctx, cancel := context.WithCancel(context.Background())
	changes := make(chan change)
	ended := make(chan bool)
	go func() {
		watch(ctx, b.Root, 5*time.Millisecond, func(c change) { changes <- c })
		close(ended)
	}()
	time.Sleep(50 * time.Millisecond) // until it has looked for the first time
	var last change
	for _, test := range []struct {
		name string
		want change
	}{
		{"web/src/app.js", changedWeb},
		{"web/src/styles/new.css", changedWeb},
		{"web/src/index.html", changedWeb},
		{"core/a/a.go", changedGo},
		{"wasm/new.go", changedGo},
		{"go.mod", changedGo},
		{"core/uri/go.mod", changedGo},
		{"web/package-lock.json", changedPackages},
		{"web/site/build.go", changedBuilder},
		{"serve.go", changedBuilder},
	} {
		// Changes of these files must not be noticed.
		for _, ignored := range []string{"web/node_modules/x/x.js", "web/.build/x.js", "web/tests/a.test.js", "dist/x.js", "core/a/a_test.go", "web/README.txt"} {
			write(t, b.Root, ignored, test.name)
		}
		write(t, b.Root, test.name, "// "+test.name+strings.Repeat("x", 100))
		for waiting := true; waiting; {
			select {
			case c := <-changes:
				// A slow machine may show the last change in two parts.
				if waiting = c != test.want; waiting && c != last {
					t.Errorf("%s: %b, want %b", test.name, c, test.want)
				}
			case <-time.After(5 * time.Second):
				t.Fatalf("%s: not noticed", test.name)
			}
		}
		last = test.want
	}
	cancel()
	for {
		select {
		case <-changes:
		case <-ended:
			return
		}
	}
}
