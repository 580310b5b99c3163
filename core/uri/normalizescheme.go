package uri

import "iter"

// This file holds what RFC 3986, section 6.2.3, says of certain schemes.

// defaultPorts are the default ports that the specifications of the schemes define, as
// RFC 3986, sections 3.2.3 and 6.2.3 say.
var defaultPorts = [...]struct{ scheme, port string }{
	{"http", "80"}, // the likely ones first
	{"https", "443"},
	{"ws", "80"},
	{"wss", "443"},
	{"ftp", "21"},
	{"gopher", "70"},
	{"ldap", "389"},
	{"nntp", "119"},
	{"prospero", "1525"},
	{"telnet", "23"},
	{"wais", "210"},
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
	} else if r.isOf("mailto") && (c&inTail != 0 || hasUpperMailHost(r.pathPart())) {
		found |= inMail
	}
	return found
}

// isOf reports whether the scheme is the given one.
func (r *Reference) isOf(scheme string) bool {
	return r.scheme == len(scheme)+1 && equalFold(r.text[:len(scheme)], scheme)
}

// hasDefaultPort reports whether the port, which must be defined, is one that
// scheme-based normalization drops. Ports are numbers, so that "0080" is 80.
func (r *Reference) hasDefaultPort() bool {
	port := r.text[r.hostEnd+1 : r.authority]
	if port == "" {
		return true
	}
	for port[0] == '0' && len(port) > 1 {
		port = port[1:]
	}
	scheme, _ := r.component(Scheme)
	for i := range defaultPorts {
		if d := &defaultPorts[i]; port == d.port && equalFold(scheme, d.scheme) {
			return true
		}
	}
	return false
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
// addresses in a path. Each host goes from its "@" to a ",".
func upperInMailHosts[text string | []byte](path text) iter.Seq[int] {
	return func(yield func(int) bool) {
		inHost := false
		for i := 0; i < len(path); i++ {
			switch c := path[i]; {
			case c == '@':
				inHost = true
			case c == ',':
				inHost = false
			case c == '%':
				i += 2 // the digits of an octet, which are in upper case
			case inHost && isUpper(c):
				if !yield(i) {
					return
				}
			}
		}
	}
}
