package site

// This file is responsible for the HTTP server itself: its limits, its start and end, and the host names that reach it.

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"syscall"
	"time"
)

// Listen listens on addr. If that is in use, the error says what to do.
func Listen(addr string) (net.Listener, error) {
	l, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return nil, fmt.Errorf("%s is in use by another program; stop it, or choose another port: go run . -addr 127.0.0.1:8081", addr)
	}
	return l, err
}

// IsLocal reports whether only this machine can reach l.
func IsLocal(l net.Listener) bool {
	tcp, ok := l.Addr().(*net.TCPAddr)
	return ok && tcp.IP.IsLoopback()
}

// Address returns the address of a listener as a link that this machine can open: for a server that listens on all
// addresses, the machine's own.
func Address(l net.Listener) string {
	host, port, err := net.SplitHostPort(l.Addr().String())
	if ip, parseErr := netip.ParseAddr(host); err == nil && parseErr == nil && ip.IsUnspecified() {
		host = "localhost"
	}
	return "http://" + net.JoinHostPort(host, port) + "/"
}

// Serve serves h on l until ctx ends. Then it gives requests that have begun three seconds to
// end. If only this machine can reach l, requests have to name this machine.
func Serve(ctx context.Context, l net.Listener, h http.Handler) error {
	if IsLocal(l) {
		h = localOnly(h)
	}
	server := &http.Server{
		Handler:           h,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		WriteTimeout:      60 * time.Second,
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    32 << 10,
		// Event streams end with ctx; Shutdown would wait for them.
		BaseContext: func(net.Listener) context.Context { return ctx },
	}
	done := make(chan error, 1)
	go func() {
		<-ctx.Done()
		grace, cancel := context.WithTimeout(context.Background(), 3*time.Second)
		defer cancel()
		err := server.Shutdown(grace)
		if errors.Is(err, context.DeadlineExceeded) {
			err = server.Close()
		}
		done <- err
	}()
	if err := server.Serve(l); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return <-done
}

// localOnly lets h answer only requests that name this machine. A page on the Web can make its own name resolve to
// 127.0.0.1 (DNS rebinding). The browser then treats the answers as part of that page, which could read all of them.
func localOnly(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if namesThisMachine(r.Host) {
			h.ServeHTTP(w, r)
			return
		}
		protect(w.Header())
		http.Error(w, "This server is for this machine only. It answers requests to localhost, 127.0.0.1, or [::1], but not to other names.",
			http.StatusMisdirectedRequest)
	})
}

// namesThisMachine reports whether a Host field, with or without a port, names a
// loopback address.
func namesThisMachine(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	if ip, err := netip.ParseAddr(strings.Trim(host, "[]")); err == nil {
		return ip.Unmap().IsLoopback()
	}
	host = strings.ToLower(strings.TrimSuffix(host, "."))
	return host == "localhost" || strings.HasSuffix(host, ".localhost")
}
