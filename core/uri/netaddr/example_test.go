package netaddr_test

import (
	"fmt"

	"uriscope.example/core/uri"
	"uriscope.example/core/uri/netaddr"
)

// Only what the grammar calls an address is one. A text that just looks like one is a name, which other
// software can still take for an address.
func ExampleHostAddr() {
	for _, s := range []string{"http://[2001:db8::7]/", "http://127.0.0.1:80/", "http://127.1/"} {
		r := uri.Split(s)
		addr, ok := netaddr.HostAddr(r)
		fmt.Println(r.HostKind(), addr, ok)
	}
	// Output:
	// IPv6address 2001:db8::7 true
	// IPv4address 127.0.0.1 true
	// reg-name invalid IP false
}
