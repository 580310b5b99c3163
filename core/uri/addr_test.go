//go:build !js

package uri

import (
	"math/rand/v2"
	"net/netip"
	"testing"
)

func TestHostAddr(t *testing.T) {
	for in, want := range map[string]string{
		"http://1.2.3.4:80/":             "1.2.3.4",
		"http://[2001:DB8::1]":           "2001:db8::1",
		"//u@[::ffff:1.2.3.4]":           "::ffff:1.2.3.4",
		"http://1.2.3":                   "",
		"http://01.2.3.4":                "",
		"http://256.2.3.4":               "",
		"http://[v1.a]":                  "",
		"http://h":                       "",
		"1.2.3.4":                        "",
		"http://[0:0:0:0:0:0:13.1.68.3]": "::d01:4403",
	} {
		r, err := ParseReference(in)
		if err != nil {
			t.Fatal(err)
		}
		addr, ok := r.HostAddr()
		if ok != (want != "") || ok && addr != netip.MustParseAddr(want) {
			t.Errorf("%q: got %v (%v), want %q", in, addr, ok, want)
		}
	}
}

// The canonical form of an IPv6 address is the one that net/netip prints.
func TestCanonicalIPv6BesideNetip(t *testing.T) {
	r := rand.New(rand.NewPCG(5952, 0))
	tried := 0
	for range 20_000 {
		text := randomIPv6(r)
		addr, err := netip.ParseAddr(text)
		if err != nil {
			continue
		}
		tried++
		got, err := Normalize("//["+text+"]", CanonicalIPv6)
		if want := "//[" + addr.String() + "]"; err != nil || got != want {
			t.Errorf("%q: got %q (error %v), want %q", text, got, err, want)
		}
	}
	if tried < 10_000 {
		t.Errorf("only %d are addresses", tried)
	}
}
