package uri

import (
	"iter"
	"strings"
)

// This file holds what RFC 3986, section 6.2.3, says of certain schemes.

// defaultPorts are the default ports that the specifications of the schemes in the registry of URI
// schemes define, as RFC 3986, sections 3.2.3 and 6.2.3 say.
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

// DefaultPort returns the default port of a scheme, in whatever case. ok is false if the package
// knows of none: it knows those of the schemes that are registered and whose specification, not
// only their use, has one. A [Normalizer] takes others.
func DefaultPort(scheme string) (port uint16, ok bool) {
	for i := range defaultPorts {
		if d := &defaultPorts[i]; equalFold(scheme, d.scheme) {
			return d.port, true
		}
	}
	return 0, false
}

// changesByScheme returns what scheme-based normalization has to change; c is what the others
// change.
func (r *Reference) changesByScheme(n Normalization, c changes) (found changes) {
	if r.authority > 0 {
		// Only behind a host that is one: another one may end in what would then be a port.
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

// changesToAuthority returns what has to be changed in a file URI without an authority. That, an empty host, and
// "localhost" mean the same (RFC 3986, section 3.2.2), but a path that begins with no "/" can have none.
func (r *Reference) changesToAuthority(n Normalization, c changes) changes {
	path := r.pathPart()
	if c&inDots != 0 && path != "" && path[0] != '/' { // it may once its dot segments are gone
		path = string(removeDotSegments(appendText(nil, path, n), 0))
	}
	switch {
	case path == "":
		return inAuthority | inPath
	case path[0] != '/':
		return 0
	case n&DotSegments != 0 && strings.HasPrefix(path, guard+"//"):
		return inAuthority | inDots // the path needs no guard then
	}
	return inAuthority
}

// withPorts returns what has to be changed where schemes have other default ports. c is what has to be
// changed otherwise.
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

// isOf reports whether the scheme is the given one.
func (r *Reference) isOf(scheme string) bool {
	return r.scheme == len(scheme)+1 && equalFold(r.text[:len(scheme)], scheme)
}

// hasDefaultPort reports whether the port, which must be defined, is one that
// scheme-based normalization drops. Ports are numbers, so that "0080" is 80.
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

// hasLocalHost reports whether the authority is nothing but the host of a file URL that means
// the machine itself. A user or a port would keep the host from being left out. The port, which
// c says to be dropped, does not.
func (r *Reference) hasLocalHost(n Normalization, c changes) bool {
	if !r.isOf("file") || r.hostStart > r.scheme+len("//") || r.hostEnd < r.authority && c&inPort == 0 {
		return false
	}
	host := r.text[r.hostStart:r.hostEnd]
	return len(host) >= len(localHost) && equalFold(string(appendHost(nil, host, n)), localHost)
}

const localHost = "localhost"

// lowerMailHosts writes the hosts of the mail addresses in a path in lower case, in place.
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

// upperInMailHosts yields the offsets of the upper-case letters in the hosts of the mail
// addresses in a path. Each host goes from the last "@" of an address to a ",". What stands before
// that "@" may have others in it, and has case; where the last one is encoded, it is not known
// which of them the host follows. With a quotation mark in the path, a "," may be a part of a name
// and divide nothing: only the last host is one for sure.
func upperInMailHosts[text string | []byte](path text) iter.Seq[int] {
	return func(yield func(int) bool) {
		quoted := hasQuotationMark(path)
		for start, i := len(path), len(path)-1; i >= -1; i-- {
			// The addresses are looked for from the last one to the first, so that each byte is
			// passed at most twice.
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

// hasQuotationMark reports whether a path has "%22".
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

// upperIn yields the offsets of the upper-case letters in the bytes [start, end), but for the
// digits of octets. It reports whether there was no end to it.
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
