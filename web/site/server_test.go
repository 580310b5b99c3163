package site

import (
	"context"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
)

func TestNamesThisMachine(t *testing.T) {
	for host, want := range map[string]bool{
		"localhost": true, "localhost:8080": true, "LocalHost.": true, "uriscope.localhost:1": true,
		"127.0.0.1": true, "127.0.0.1:8080": true, "127.1.2.3": true, "[::1]": true, "[::1]:8080": true,
		"[::ffff:127.0.0.1]:80": true,
		"":                      false, ":8080": false, "evil.example": false, "evil.example:8080": false,
		"localhost.evil.example": false, "evillocalhost": false, "127.0.0.1.evil.example": false,
		"10.0.0.1": false, "0.0.0.0:8080": false, "[::]": false, "[fe80::1]:80": false,
	} {
		if got := namesThisMachine(host); got != want {
			t.Errorf("%q: %t, want %t", host, got, want)
		}
	}
}

// The printed address can be opened.
func TestAddress(t *testing.T) {
	for addr, want := range map[string]string{"127.0.0.1:0": "http://127.0.0.1:", "0.0.0.0:0": "http://localhost:", "[::]:0": "http://localhost:", ":0": "http://localhost:"} {
		l, err := net.Listen("tcp", addr)
		if err != nil {
			t.Skipf("%s: %v", addr, err)
		}
		got := Address(l)
		ctx, cancel := context.WithCancel(context.Background())
		go Serve(ctx, l, testHandler(t, false))
		r, err := http.Get(got)
		if err != nil || !strings.HasPrefix(got, want) {
			t.Errorf("%s: %s (error %v)", addr, got, err)
		} else {
			r.Body.Close()
		}
		cancel()
	}
}

// A server for this machine only rejects names that don't belong to it.
func TestServeHosts(t *testing.T) {
	for _, test := range []struct {
		addr, host string
		status     int
	}{
		{"127.0.0.1:0", "", 200}, // the address itself
		{"127.0.0.1:0", "localhost", 200},
		{"127.0.0.1:0", "rebound.example", http.StatusMisdirectedRequest},
		{"0.0.0.0:0", "other.example", 200},
	} {
		l, err := net.Listen("tcp", test.addr)
		if err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(context.Background())
		defer cancel()
		go Serve(ctx, l, testHandler(t, false))
		_, port, _ := net.SplitHostPort(l.Addr().String())
		r, err := http.NewRequest("GET", "http://127.0.0.1:"+port+"/", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Host = test.host
		w, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		text, _ := io.ReadAll(w.Body)
		w.Body.Close()
		if w.StatusCode != test.status || strings.Contains(string(text), "<title>") != (test.status == 200) {
			t.Errorf("at %s, to %q: %d, %s", test.addr, test.host, w.StatusCode, text)
		}
		if w.Header.Get("Content-Security-Policy") == "" {
			t.Errorf("at %s, to %q: no policy", test.addr, test.host)
		}
	}
}
