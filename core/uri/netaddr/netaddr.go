// Package netaddr gives the host of a reference as a net/netip address. It is separate so that package uri
// doesn't import net/netip.
package netaddr

import (
	"net/netip"

	"uriscope.example/core/uri"
)

// HostAddr returns the host of r as an IP address. ok is false if the host isn't an IPv4address or IPv6address
// by the grammar; a name that only looks like an address isn't one. RFC 3986, section 3.2.2. For the other
// direction, use an address's text as the Host of AuthorityParts.
func HostAddr(r uri.Reference) (addr netip.Addr, ok bool) {
	if kind := r.HostKind(); kind != uri.IPv4 && kind != uri.IPv6 {
		return netip.Addr{}, false
	}
	name, _ := r.Hostname()
	addr, err := netip.ParseAddr(name)
	return addr, err == nil
}
