package uri

import (
	"iter"
	"strings"
)

// This file has what RFC 3986, section 6.2.3, says about particular schemes.

// defaultPorts are the default ports that registered URI schemes define in their specifications, as RFC 3986,
// sections 3.2.3 and 6.2.3 mention.
var defaultPorts = [...]struct {
	scheme string
	port   uint16
}{
	{"http", 80}, // the likely ones first
	{"https", 443},
	{"ws", 80}, // RFC 6455
	{"wss", 443},
	{"ftp", 21},
	{"acap", 674},  // RFC 2244
	{"cap", 1026},  // RFC 4324
	{"coap", 5683}, // RFC 7252
	{"coap+tcp", 5683},
	{"coap+ws", 80}, // RFC 8323
	{"coaps", 5684},
	{"coaps+tcp", 5684},
	{"coaps+ws", 443},
	{"dict", 2628}, // RFC 2229
	{"dns", 53},    // RFC 4501
	{"gopher", 70},
	{"iax", 4569},  // RFC 5456
	{"icap", 1344}, // RFC 3507
	{"imap", 143},  // RFC 5092
	{"ipp", 631},   // RFC 3510
	{"ipps", 631},  // RFC 7472
	{"ldap", 389},
	{"msrp", 2855}, // RFC 4975
	{"msrps", 2855},
	{"mtqp", 1038},    // RFC 3887
	{"mupdate", 3905}, // RFC 3656
	{"nfs", 2049},     // RFC 2224
	{"nntp", 119},
	{"pop", 110}, // RFC 2384
	{"prospero", 1525},
	{"rsync", 873}, // RFC 5781
	{"rtsp", 554},  // RFC 7826
	{"rtsps", 322},
	{"rtspu", 554},     // RFC 2326
	{"sieve", 4190},    // RFC 5804
	{"snmp", 161},      // RFC 4088
	{"soap.beep", 605}, // RFC 4227
	{"soap.beeps", 605},
	{"telnet", 23},
	{"tftp", 69},   // RFC 3617
	{"tip", 3372},  // RFC 2371
	{"tn3270", 23}, // RFC 6270
	{"vemmi", 575}, // RFC 2122
	{"vnc", 5900},  // RFC 7869
	{"wais", 210},
	{"xmlrpc.beep", 602}, // RFC 3529
	{"xmlrpc.beeps", 602},
	{"z39.50r", 210}, // RFC 2056
	{"z39.50s", 210},
}

// DefaultPort returns a scheme's default port, ignoring case. ok is false if the package doesn't know one: it
// knows the ports of registered schemes whose specification, rather than just common use, defines one. A
// [Normalizer] can add others.
func DefaultPort(scheme string) (port uint16, ok bool) {
	for i := range defaultPorts {
		if d := &defaultPorts[i]; equalFold(scheme, d.scheme) {
			return d.port, true
		}
	}
	return 0, false
}

// changesByScheme returns what scheme-based normalization has to change; c is what the other normalizations
// change.
func (r *Reference) changesByScheme(n Normalization, c changes) (found changes) {
	if r.authority > 0 {
		// Only after a valid host: an invalid one can end like a port.
		if r.hostEnd < r.authority && r.kind != NoHost && r.hasDefaultPort() {
			found |= inPort
		}
		if r.path == r.authority {
			found |= inPath
		}
		if r.hasLocalHost(n, found) {
			found |= inLocal
		}
	} else if r.isOf("file") {
		found |= r.changesToAuthority(n, c)
	} else if r.isOf("mailto") && (c&inTail != 0 || hasUpperMailHost(r.pathPart())) {
		found |= inMail
	}
	return found
}

// changesToAuthority returns what to change in a file URI without an authority. No authority, an empty host,
// and "localhost" are equivalent (RFC 3986, section 3.2.2), but a path without a leading "/" can't follow an
// authority.
func (r *Reference) changesToAuthority(n Normalization, c changes) changes {
	path := r.pathPart()
	if c&inDots != 0 && path != "" && path[0] != '/' { // it can after its dot segments are removed
		path = string(removeDotSegments(appendText(nil, path, n), 0))
	}
	switch {
	case path == "":
		return inAuthority | inPath
	case path[0] != '/':
		return 0
	case n&DotSegments != 0 && strings.HasPrefix(path, guard+"//"):
		return inAuthority | inDots // the path then needs no guard
	}
	return inAuthority
}

// withPorts returns what to change if schemes have additional default ports. c is what to change without them.
func (r *Reference) withPorts(ports map[string]uint16, n Normalization, c changes) changes {
	if ports == nil {
		return c
	}
	scheme, _ := r.component(Scheme)
	lowered := []byte(scheme)
	lower(lowered)
	own, known := ports[string(lowered)]
	port, ok := r.PortNumber()
	if !known || !ok || n&SchemeBased == 0 || r.kind == NoHost {
		return c
	}
	c &^= inPort | inLocal
	if port == own {
		c |= inPort
	}
	if r.hasLocalHost(n, c) {
		c |= inLocal
	}
	return c
}

// isOf reports whether the reference has the given scheme.
func (r *Reference) isOf(scheme string) bool {
	return r.scheme == len(scheme)+1 && equalFold(r.text[:len(scheme)], scheme)
}

// hasDefaultPort reports whether scheme-based normalization drops the port, which must be defined. Ports are
// numbers, so "0080" is 80.
func (r *Reference) hasDefaultPort() bool {
	if r.hostEnd+1 == r.authority {
		return true
	}
	port, ok := r.PortNumber()
	if !ok {
		return false
	}
	scheme, _ := r.component(Scheme)
	usual, ok := DefaultPort(scheme)
	return ok && port == usual
}

// hasLocalHost reports whether the authority consists of just the host of a file URL that means the local
// machine. A user or a port would prevent dropping the host, except a port that c says is dropped.
func (r *Reference) hasLocalHost(n Normalization, c changes) bool {
	if !r.isOf("file") || r.hostStart > r.scheme+len("//") || r.hostEnd < r.authority && c&inPort == 0 {
		return false
	}
	host := r.text[r.hostStart:r.hostEnd]
	return len(host) >= len(localHost) && equalFold(string(appendHost(nil, host, n)), localHost)
}

const localHost = "localhost"

// lowerMailHosts lowercases the hosts of the mail addresses in a path, in place.
func lowerMailHosts(path []byte) {
	for i := range upperInMailHosts(path) {
		path[i] = toLower(path[i])
	}
}

// hasUpperMailHost reports whether lowerMailHosts would change something.
func hasUpperMailHost(path string) bool {
	for range upperInMailHosts(path) {
		return true
	}
	return false
}

// upperInMailHosts yields the offsets of the uppercase letters in the hosts of the mail addresses in a path.
// Each host extends from an address's last "@" to a ",". The text before that "@" can contain other "@"s and is
// case-sensitive; if the last one is encoded, the start of the host is unknown. With a quotation mark in the
// path, a "," can be part of a name rather than a separator, so only the last host is certain.
func upperInMailHosts[text string | []byte](path text) iter.Seq[int] {
	return func(yield func(int) bool) {
		quoted := hasQuotationMark(path)
		for start, i := len(path), len(path)-1; i >= -1; i-- {
			// Searching from the last address to the first passes each byte at most twice.
			if i >= 0 && (path[i] != ',' || quoted) && path[i] != '@' && !isEncodedAt(path[i:]) {
				continue
			}
			if i >= 0 && path[i] == '@' && !upperIn(path, i, start, yield) {
				return
			}
			for i >= 0 && (quoted || path[i] != ',') {
				i--
			}
			start = i
		}
	}
}

// hasQuotationMark reports whether a path contains "%22".
func hasQuotationMark[text string | []byte](path text) bool {
	for i := range len(path) - 2 {
		if path[i] == '%' && path[i+1] == '2' && path[i+2] == '2' {
			return true
		}
	}
	return false
}

// isEncodedAt reports whether a text begins with "%40".
func isEncodedAt[text string | []byte](of text) bool {
	return len(of) >= len("%40") && of[0] == '%' && of[1] == '4' && of[2] == '0'
}

// upperIn yields the offsets of the uppercase letters in the bytes [start, end), except for the digits of
// octets. It returns false if yield ended it.
func upperIn[text string | []byte](of text, start, end int, yield func(int) bool) bool {
	for i := start; i < end; i++ {
		if of[i] == '%' {
			i += 2
		} else if isUpper(of[i]) && !yield(i) {
			return false
		}
	}
	return true
}
