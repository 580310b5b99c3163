//go:build !js

package uri

import "net/netip"

// HostAddr returns the host as an IP address. ok is false if the host is no IPv4address and
// no IPv6address by the grammar; a name that looks like an address is none. The package has
// this method outside of JavaScript only, where net/netip would be carried along unused.
// RFC 3986, section 3.2.2.
func (r Reference) HostAddr() (addr netip.Addr, ok bool) {
	host, _ := r.Host()
	switch r.kind {
	case IPv4:
	case IPv6:
		host = host[1 : len(host)-1]
	default:
		return netip.Addr{}, false
	}
	addr, err := netip.ParseAddr(host)
	return addr, err == nil
}
