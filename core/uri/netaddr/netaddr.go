// Package netaddr gives the host of a reference as an address of net/netip. It is apart from package
// uri, which would otherwise carry net/netip along.
package netaddr

import (
	"net/netip"

	"uriscope.example/core/uri"
)

// HostAddr returns the host of r as an IP address. ok is false if the host is no IPv4address and
// no IPv6address by the grammar; a name that only looks like an address is none. RFC 3986,
// section 3.2.2. For the other way, AuthorityParts takes the text of an address as a host.
func HostAddr(r uri.Reference) (addr netip.Addr, ok bool) {
	if kind := r.HostKind(); kind != uri.IPv4 && kind != uri.IPv6 {
		return netip.Addr{}, false
	}
	name, _ := r.Hostname()
	addr, err := netip.ParseAddr(name)
	return addr, err == nil
}
