package site

import (
	"bufio"
	"context"
	"encoding/json"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"
)

// follow gives the states that the server at url tells an open page.
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

func TestWatch(t *testing.T) {
	b := project(t, map[string]string{"web/tests/a.test.js": "", "core/a/a.go": ""})
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
		{"web/package-lock.json", changedPackages},
		{"web/site/build.go", changedBuilder},
		{"serve.go", changedBuilder},
	} {
		// These are nobody's business, so they must not be what is noticed.
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
