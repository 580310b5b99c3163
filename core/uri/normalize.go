package uri

import "strings"

// This file holds the normalizations of RFC 3986, sections 6.2.2 and 6.2.3.

// A Normalization is a set of the normalizations that the comparison ladder of
// RFC 3986, section 6.2, is made of. The zero value changes nothing: it is the
// simple string comparison of RFC 3986, section 6.2.1.
type Normalization uint8

// The normalizations, in the order of RFC 3986, section 6.2. Whatever the set,
// percent-encoded octets are decoded before dot segments are removed, so that
// "%2E%2E" is taken for "..".
const (
	// Case writes the scheme and the host in lower case and the
	// hexadecimal digits of percent-encoded octets in upper case.
	// RFC 3986, section 6.2.2.1.
	Case Normalization = 1 << iota

	// PercentEncoding decodes the octets that stand for unreserved
	// characters. RFC 3986, section 6.2.2.2.
	PercentEncoding

	// DotSegments removes dot segments from the path of a URI. A relative
	// reference keeps them, as its "../" is yet to be resolved.
	// RFC 3986, section 6.2.2.3. A path that would then be read as an
	// authority keeps a guard, "/.": see [Reference.Normalize].
	DotSegments

	// SchemeBased drops a port that is empty or the default of the scheme,
	// and writes an empty path after an authority as "/".
	// RFC 3986, section 6.2.3.
	SchemeBased

	// Syntax is all of RFC 3986, section 6.2.2.
	Syntax = Case | PercentEncoding | DotSegments

	// All is every normalization there is.
	All = Syntax | SchemeBased
)

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

// Normalize parses s as a URI-reference and returns it normalized. If it is
// normal already then the result is s itself, and nothing is allocated. The
// error is an [*Error].
func Normalize(s string, n Normalization) (string, error) {
	r, err := parse(s, productionURIReference)
	if err != nil {
		return "", err
	}
	return r.normalize(n), nil
}

// AppendNormalized is like [Normalize] but appends the result to dst. On error
// it returns dst as it was.
func AppendNormalized(dst []byte, s string, n Normalization) ([]byte, error) {
	r, err := parse(s, productionURIReference)
	if err != nil {
		return dst, err
	}
	return r.appendNormalized(dst, n), nil
}

// Normalize returns r normalized, as text.
//
// It never changes what a text names. Where a URI has no authority, and its path
// would begin with "//" once its dot segments are gone, what follows would be read
// as an authority; so "/." stays in front of the path, and "file:/x/..//y" gives
// "file:/.//y". RFC 3986, section 3.3, does not let such a path begin with "//".
// [Resolve] has no such guard.
//
// The normal form of a valid reference is valid, and is its own normal form.
func (r Reference) Normalize(n Normalization) string { return r.normalize(n) }

func (r *Reference) normalize(n Normalization) string {
	c := r.changes(n)
	if c == 0 {
		return r.text
	}
	// At most one byte is added, the "/" for an empty path: where a guard comes to stand,
	// more has gone.
	return stringOf(r.appendChanged(make([]byte, 0, len(r.text)+1), n, c))
}

// appendNormalized appends r, normalized, to dst.
func (r *Reference) appendNormalized(dst []byte, n Normalization) []byte {
	return r.appendChanged(dst, n, r.changes(n))
}

// changes is a set of the places where a normalization has something to do.
type changes uint8

const (
	inCase changes = 1 << iota // letters of the scheme or of a host without octets
	inHead                     // octets, and maybe letters, before the path
	inTail                     // octets of the path, the query or the fragment
	inDots                     // dot segments, or octets that may be decoded to some
	inPort                     // the port is dropped
	inPath                     // the empty path becomes "/"
)

// changes returns what has to be changed in the text, 0 if it is normal. It
// covers RFC 3986, sections 6.2.2.1 to 6.2.3, so that appendChanged can copy
// what stays as it is.
func (r *Reference) changes(n Normalization) (c changes) {
	host := r.text[r.hostStart:r.hostEnd]
	if n&Case != 0 && (hasUpper(r.text[:r.scheme]) || hasUpperHost(host)) {
		c = inCase
		if strings.IndexByte(host, '%') >= 0 {
			c = inHead
		}
	}
	path := r.pathStart()
	if i := indexOctet(r.text, r.scheme, n); i >= path {
		c |= inTail
	} else if i >= 0 {
		c |= inHead | inTail
	}
	if n&DotSegments != 0 && r.scheme > 0 && (c&inTail != 0 || hasDotSegment(r.unguarded(r.text[path:r.path]))) {
		c |= inDots
	}
	if n&SchemeBased != 0 && r.authority > 0 {
		if r.hostEnd < r.authority && r.hasDefaultPort() {
			c |= inPort
		}
		if r.path == r.authority {
			c |= inPath
		}
	}
	return c
}

// appendChanged appends r, normalized, to dst. c is what changes gives for n.
func (r *Reference) appendChanged(dst []byte, n Normalization, c changes) []byte {
	path := r.pathStart()
	if c&inHead != 0 {
		dst = r.appendHead(dst, n)
	} else {
		dst = append(dst, r.text[:path]...)
		if c&inCase != 0 {
			head := dst[len(dst)-path:]
			lower(head[:r.scheme])
			lower(head[r.hostStart:r.hostEnd])
		}
	}
	if c&inPort != 0 {
		dst = dst[:len(dst)-(r.authority-r.hostEnd)]
	}
	if c&inPath != 0 {
		dst = append(dst, '/')
	}
	if c&inDots != 0 {
		start := len(dst)
		if c&inTail != 0 {
			dst = appendText(dst, r.text[path:r.path], n)
		} else {
			dst = append(dst, r.text[path:r.path]...)
		}
		dst = removeDotSegments(dst, start)
		if r.authority == 0 {
			dst = appendGuard(dst, start)
		}
		path = r.path
	}
	if c&inTail != 0 {
		return appendText(dst, r.text[path:], n)
	}
	return append(dst, r.text[path:]...)
}

// unguarded returns the path without the guard that it needs, if it has it.
func (r *Reference) unguarded(path string) string {
	if r.authority == 0 && strings.HasPrefix(path, guard) && needsGuard(path[len(guard):]) {
		return path[len(guard):]
	}
	return path
}

// appendHead appends what is before the path, the port as it is and the rest
// normalized.
func (r *Reference) appendHead(dst []byte, n Normalization) []byte {
	start := len(dst)
	dst = append(dst, r.text[:r.scheme]...)
	if n&Case != 0 {
		lower(dst[start:])
	}
	if r.authority > 0 {
		dst = appendText(dst, r.text[r.scheme:r.hostStart], n)
		dst = appendHost(dst, r.text[r.hostStart:r.hostEnd], n)
		dst = append(dst, r.text[r.hostEnd:r.authority]...)
	}
	return dst
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

// normalOctet says what becomes of the percent-encoded octet at s[i]: either
// it is decoded to c, or its hexadecimal digits are to be written in upper
// case, or neither.
func normalOctet(s string, i int, n Normalization) (c byte, decoded, upper bool) {
	c = decode(s, i)
	decoded = n&PercentEncoding != 0 && classes[c]&unreserved != 0
	upper = n&Case != 0 && !decoded && (s[i+1] >= 'a' || s[i+2] >= 'a')
	return c, decoded, upper
}

// indexOctet returns the offset of the first percent-encoded octet of s, from
// i on, that appendText would change; -1 if there is none.
func indexOctet(s string, i int, n Normalization) int {
	for {
		next := strings.IndexByte(s[i:], '%')
		if next < 0 {
			return -1
		}
		i += next
		if isPercentEncoded(s, i) {
			if _, decoded, upper := normalOctet(s, i, n); decoded || upper {
				return i
			}
			i += 2
		}
		i++
	}
}

// appendText appends s with its percent-encoded octets normalized.
func appendText(dst []byte, s string, n Normalization) []byte {
	for s != "" {
		i := strings.IndexByte(s, '%')
		if i < 0 {
			return append(dst, s...)
		}
		dst = append(dst, s[:i]...)
		if isPercentEncoded(s, i) {
			dst = appendOctet(dst, s, i, n)
			i += 2
		} else {
			dst = append(dst, '%')
		}
		s = s[i+1:]
	}
	return dst
}

// appendOctet appends the percent-encoded octet at s[i], normalized.
func appendOctet(dst []byte, s string, i int, n Normalization) []byte {
	c, decoded, upper := normalOctet(s, i, n)
	switch {
	case decoded:
		return append(dst, c)
	case upper:
		return append(dst, '%', toUpper(s[i+1]), toUpper(s[i+2]))
	default:
		return append(dst, s[i:i+3]...)
	}
}

// appendHost appends the host s, normalized. Its letters have no case, the
// decoded ones included, but the digits of an octet that stays encoded are
// upper case.
func appendHost(dst []byte, s string, n Normalization) []byte {
	if n&Case == 0 {
		return appendText(dst, s, n)
	}
	for {
		i := strings.IndexByte(s, '%')
		if i < 0 {
			return appendLower(dst, s)
		}
		dst = appendLower(dst, s[:i])
		start := len(dst)
		if isPercentEncoded(s, i) {
			dst = appendOctet(dst, s, i, n)
			i += 2
		} else {
			dst = append(dst, '%')
		}
		if len(dst) == start+1 {
			dst[start] = toLower(dst[start])
		}
		s = s[i+1:]
	}
}

// appendLower appends s in lower case.
func appendLower(dst []byte, s string) []byte {
	start := len(dst)
	dst = append(dst, s...)
	lower(dst[start:])
	return dst
}

// lower writes b in lower case, in place.
func lower(b []byte) {
	for i, c := range b {
		b[i] = toLower(c)
	}
}

// hasUpper reports whether lower would change something in s.
func hasUpper(s string) bool {
	for i := range len(s) {
		if isUpper(s[i]) {
			return true
		}
	}
	return false
}

// hasUpperHost is like hasUpper but passes over percent-encoded octets.
func hasUpperHost(s string) bool {
	for i := 0; i < len(s); i++ {
		if isUpper(s[i]) {
			return true
		}
		if isPercentEncoded(s, i) {
			i += 2
		}
	}
	return false
}
