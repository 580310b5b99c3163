package rfc3986_test

import (
	"fmt"
	"strings"
	"testing"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/rfc3986"
)

// This file compares core/uri, which is a module of its own, with this module.

// The library resolves the examples of RFC 3986, sections 5.4.1 and 5.4.2.
func TestLibraryExamples(t *testing.T) {
	n := 0
	for _, e := range rfc3986.Edition.AllExamples() {
		if e.Kind != edition.KindResolve {
			continue
		}
		n++
		strict := e.Options["strict"] != edition.No
		checkLibrary(t, e.Base, e.Input, strict, e.Want[0])
		if e.Input != "http:g" {
			checkLibrary(t, e.Base, e.Input, false, e.Want[0])
		}
	}
	if n != 42+1 { // one of them has two answers
		t.Errorf("%d examples, want 43", n)
	}
}

func checkLibrary(t *testing.T, base, ref string, strict bool, want string) {
	t.Helper()
	o := uri.Resolution{NonStrict: !strict}
	if got, err := o.Resolve(base, ref); err != nil || got != want {
		t.Errorf("base %q, reference %q, strict %v: got %q (error %v), want %q", base, ref, strict, got, err, want)
	}
	if got := string(o.AppendTarget([]byte("<"), uri.Split(base), uri.Split(ref))); got != "<"+want {
		t.Errorf("AppendTarget: base %q, reference %q, strict %v: got %q, want %q", base, ref, strict, got, "<"+want)
	}
}

// The library and the edition know the same default ports.
func TestLibraryPorts(t *testing.T) {
	known := 0
	for _, scheme := range strings.Fields("http https ws wss ftp gopher ldap nntp prospero telnet wais acap cap coap coap+tcp coap+ws coaps coaps+tcp coaps+ws dict dns iax icap imap ipp ipps msrp msrps mtqp mupdate nfs pop rsync rtsp rtsps rtspu sieve snmp soap.beep soap.beeps tftp tip tn3270 vemmi vnc xmlrpc.beep xmlrpc.beeps z39.50r z39.50s file mailto ssh x") {
		port, ok := uri.DefaultPort(scheme)
		if ok {
			known++
		}
		for _, number := range []uint16{port, port + 1} {
			text := fmt.Sprintf("%s://h:%d/", scheme, number)
			got, err := uri.Normalize(text)
			if want := rfc3986.Edition.Normal.Run(text, true, nil, nil); err != nil || got != want || (got != text) != (ok && number == port) {
				t.Errorf("%q: by the library %q (error %v), by the edition %q", text, got, err, want)
			}
		}
	}
	if known < 40 {
		t.Errorf("%d ports", known)
	}
}
