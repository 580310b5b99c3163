package netaddr_test

import (
	"math/rand/v2"
	"net/netip"
	"strings"
	"testing"

	"uriscope.example/core/uri"
	"uriscope.example/core/uri/netaddr"
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
		r, err := uri.Parse(in)
		if err != nil {
			t.Fatal(err)
		}
		addr, ok := netaddr.HostAddr(r)
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
		got := uri.Normalizer{Steps: uri.CanonicalIPv6}.Normalize(uri.MustParse("//[" + text + "]"))
		if want := "//[" + addr.String() + "]"; got.String() != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
	if tried < 10_000 {
		t.Errorf("only %d are addresses", tried)
	}
}

// randomIPv6 returns a text that matches IPv6address, written in any way.
func randomIPv6(r *rand.Rand) string {
	var groups []string
	for range 8 {
		groups = append(groups, []string{"0", "00", "0000", "1", "0a", "FFFF", "ffff", "db8", "0B0"}[r.IntN(9)])
	}
	if r.IntN(3) == 0 {
		groups = append(groups[:6], []string{"0.0.0.0", "1.2.3.4", "192.0.2.255"}[r.IntN(3)])
	}
	from := r.IntN(len(groups))
	to := from + r.IntN(len(groups)-from)
	if r.IntN(2) == 0 || to == from {
		return strings.Join(groups, ":")
	}
	return strings.Join(groups[:from], ":") + "::" + strings.Join(groups[to:], ":")
}
