package uri

import "strings"

// This file holds the normalizations of RFC 3986, section 6.2.2, and what they have in common
// with those of section 6.2.3.

// A Normalization is a set of the normalizations that the comparison ladder of
// RFC 3986, section 6.2, is made of. The zero value changes nothing: it is the
// simple string comparison of RFC 3986, section 6.2.1.
//
// A set may also name components, "Syntax | InPath | InQuery" for instance. Then only those
// are normalized; where none is named, all are.
type Normalization uint16

// The normalizations, in the order of RFC 3986, section 6.2. Whatever the set,
// percent-encoded octets are decoded before dot segments are removed, so that
// "%2E%2E" is taken for "..".
const (
	// Case writes the scheme and the host in lower case and the
	// hexadecimal digits of percent-encoded octets in upper case.
	// RFC 3986, section 6.2.2.1.
	Case Normalization = 1 << iota

	// PercentEncoding decodes the octets that stand for unreserved
	// characters. RFC 3986, section 6.2.2.2. In a relative reference "%2E%2E"
	// stays: a resolution does not take it for "..".
	PercentEncoding

	// DotSegments removes dot segments from the path of a URI. RFC 3986,
	// section 6.2.2.3. A relative reference keeps them, also in a path that
	// begins with "/": section 6.1 wants references resolved before they are
	// compared, and what becomes of "/a/../../b" is for whoever resolves it to
	// say, which not all programs do by RFC 3986; there are some that keep an
	// excess ".." and some that refuse it. Who knows better takes
	// r.With(Path, RemoveDotSegments(r.Path())). A path that would then be read as an
	// authority keeps a guard, "/.": see [Reference.Normalize].
	DotSegments

	// SchemeBased drops a port that is empty or the default of the scheme,
	// writes an empty path after an authority as "/", drops the host of
	// "file://localhost/", and writes the host of a mail address in lower case.
	// RFC 3986, section 6.2.3.
	SchemeBased

	// The components that are normalized. A port that is dropped belongs to InPort.
	InScheme
	InUserinfo
	InHost
	InPort
	InPath
	InQuery
	InFragment

	// CanonicalIPv6 writes an IPv6 address as RFC 5952, sections 4 and 5, recommend: in lower
	// case, without zeros in front, and with "::" for the longest run of groups that are zero.
	// RFC 3986 does not speak of it, so neither Syntax nor All has it. It belongs to InHost.
	CanonicalIPv6

	// Syntax is all of RFC 3986, section 6.2.2.
	Syntax = Case | PercentEncoding | DotSegments

	// All is all of RFC 3986, sections 6.2.2 and 6.2.3.
	All = Syntax | SchemeBased

	everywhere = InScheme | InUserinfo | InHost | InPort | InPath | InQuery | InFragment
)

// Normalize parses s as a URI-reference and returns it normalized. If it is
// normal already then the result is s itself, and nothing is allocated. The
// error is an [*Error].
func Normalize(s string, n Normalization) (string, error) {
	var r Reference
	if err := r.parse(s, productionURIReference); err != nil {
		return "", err
	}
	return r.normalize(n), nil
}

// AppendNormalized is like [Normalize] but appends the result to dst. On error
// it returns dst as it was.
func AppendNormalized(dst []byte, s string, n Normalization) ([]byte, error) {
	var r Reference
	if err := r.parse(s, productionURIReference); err != nil {
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

// IsNormalized reports whether the normal form of r is r.
func (r Reference) IsNormalized(n Normalization) bool { return r.normalize(n) == r.text }

// Equivalent reports whether r and other have the same normal form. That they have not does
// not prove that they name different things: RFC 3986, section 6.1. Only targets are worth
// comparing: relative references may be the same and lead to different places.
func (r Reference) Equivalent(other Reference, n Normalization) bool {
	return r.text == other.text || n != 0 && r.normalize(n) == other.normalize(n)
}

func (r *Reference) normalize(n Normalization) string {
	if n&CanonicalIPv6 != 0 {
		n &^= CanonicalIPv6
		if n&everywhere == 0 || n&InHost != 0 {
			canonical := r.withCanonicalIPv6()
			return canonical.normalize(n)
		}
	}
	if n&everywhere != 0 {
		return r.normalizeParts(n)
	}
	c := r.changes(n)
	if c == 0 {
		return r.text
	}
	// At most one byte is added, the "/" for an empty path: where a guard comes to stand,
	// more has gone.
	return stringOf(r.appendChanged(make([]byte, 0, len(r.text)+1), n, c))
}

// inComponent has the names of the components in a set.
var inComponent = [...]Normalization{
	Scheme: InScheme, Userinfo: InUserinfo, Host: InHost, Port: InPort, Path: InPath, Query: InQuery, Fragment: InFragment,
}

// normalizeParts is normalize for a set that names components. Normalization keeps every
// component what it is, so that those of the normal form can be taken one by one.
func (r *Reference) normalizeParts(n Normalization) string {
	normal := Split(r.normalize(n &^ everywhere))
	var b []byte
	for c := Scheme; c <= Fragment; c++ {
		if c == Authority {
			if r.authority > 0 {
				b = append(b, "//"...)
			}
			continue
		}
		of := r
		if n&inComponent[c] != 0 {
			of = &normal
		}
		b = of.appendPart(b, c)
	}
	return stringOf(b)
}

// appendPart appends a component with the delimiter that it has before it or, as the scheme
// and the user information, behind it.
func (r *Reference) appendPart(dst []byte, c Component) []byte {
	start, end, ok := r.span(c)
	if !ok {
		return dst
	}
	switch c {
	case Port, Query, Fragment:
		start--
	case Scheme, Userinfo:
		end++
	}
	return append(dst, r.text[start:end]...)
}

// appendNormalized appends r, normalized, to dst.
func (r *Reference) appendNormalized(dst []byte, n Normalization) []byte {
	if n&(everywhere|CanonicalIPv6) != 0 {
		return append(dst, r.normalize(n)...)
	}
	return r.appendChanged(dst, n, r.changes(n))
}

// changes is a set of the places where a normalization has something to do.
type changes uint8

const (
	inCase  changes = 1 << iota // letters of the scheme or of a host without octets
	inHead                      // octets, and maybe letters, before the path
	inTail                      // octets of the path, the query or the fragment
	inDots                      // dot segments, or octets that may be decoded to some
	inPort                      // the port is dropped
	inPath                      // the empty path becomes "/"
	inLocal                     // the host "localhost" is dropped
	inMail                      // letters of the hosts of mail addresses
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
	if r.scheme == 0 {
		c |= r.octetsOfRelative(n)
	} else if i := indexOctet(r.text, r.scheme, n); i >= path {
		c |= inTail
	} else if i >= 0 {
		c |= inHead | inTail
	}
	if n&DotSegments != 0 && r.scheme > 0 && (c&inTail != 0 || hasDotSegment(r.unguarded(r.text[path:r.path]))) {
		c |= inDots
	}
	if n&SchemeBased != 0 {
		c |= r.changesByScheme(n, c)
	}
	return c
}

// appendChanged appends r, normalized, to dst. c is what changes gives for n.
func (r *Reference) appendChanged(dst []byte, n Normalization, c changes) []byte {
	path, head := r.pathStart(), len(dst)
	if c&inHead != 0 {
		dst = r.appendHead(dst, n)
	} else {
		dst = append(dst, r.text[:path]...)
		if c&inCase != 0 {
			lower(dst[head:][:r.scheme])
			lower(dst[head:][r.hostStart:r.hostEnd])
		}
	}
	if c&inPort != 0 {
		dst = dst[:len(dst)-(r.authority-r.hostEnd)]
	}
	if c&inLocal != 0 {
		dst = dst[:head+r.hostStart]
	}
	if c&inPath != 0 {
		dst = append(dst, '/')
	}
	if c&(inDots|inMail) != 0 || c&inTail != 0 && r.scheme == 0 {
		dst = r.appendPath(dst, n, c)
		path = r.path
	}
	if c&inTail != 0 {
		return appendText(dst, r.text[path:], n)
	}
	return append(dst, r.text[path:]...)
}

// appendPath appends the path, normalized.
func (r *Reference) appendPath(dst []byte, n Normalization, c changes) []byte {
	start := len(dst)
	if c&inTail != 0 && r.scheme == 0 {
		dst = appendRelativePath(dst, r.pathPart(), n)
	} else if c&inTail != 0 {
		dst = appendText(dst, r.pathPart(), n)
	} else {
		dst = append(dst, r.pathPart()...)
	}
	if c&inDots != 0 {
		dst = removeDotSegments(dst, start)
		if r.authority == 0 {
			dst = appendGuard(dst, start)
		}
	}
	if c&inMail != 0 {
		lowerMailHosts(dst[start:])
	}
	return dst
}

// octetsOfRelative returns where a relative reference has octets to be normalized.
func (r *Reference) octetsOfRelative(n Normalization) (c changes) {
	if strings.IndexByte(r.text, '%') < 0 {
		return 0
	}
	if indexOctet(r.authorityPart(), 0, n) >= 0 {
		c = inHead
	}
	if indexOctet(r.text, r.path, n) >= 0 {
		return c | inTail
	}
	for segment := range strings.SplitSeq(r.pathPart(), "/") {
		if indexOctet(segment, 0, inSegment(segment, n)) >= 0 {
			return c | inTail
		}
	}
	return c
}

// appendRelativePath appends the path of a relative reference with its percent-encoded octets
// normalized.
func appendRelativePath(dst []byte, path string, n Normalization) []byte {
	for segment := range strings.SplitSeq(path, "/") {
		dst = appendText(dst, segment, inSegment(segment, n))
		dst = append(dst, '/')
	}
	return dst[:len(dst)-1]
}

// inSegment returns what is to be normalized in a segment of a relative path. One that would
// become a dot segment is not decoded, because a resolution would then remove it, and maybe
// another one with it: RFC 3986, section 5.2.4, knows nothing of percent-encoding.
func inSegment(segment string, n Normalization) Normalization {
	dots := 0
	for i := 0; i < len(segment); i++ {
		if isPercentEncoded(segment, i) && decode(segment, i) == '.' {
			i += 2
		} else if segment[i] != '.' {
			return n
		}
		dots++
	}
	if dots == 1 || dots == 2 {
		n &^= PercentEncoding
	}
	return n
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
	for i < len(s) {
		if s[i] != '%' { // after an octet there is often another one
			next := strings.IndexByte(s[i:], '%')
			if next < 0 {
				return -1
			}
			i += next
		}
		if !isPercentEncoded(s, i) {
			i = afterStray(s, i)
			continue
		}
		if _, decoded, upper := normalOctet(s, i, n); decoded || upper {
			return i
		}
		i += 3
	}
	return -1
}

// appendText appends s with its percent-encoded octets normalized.
func appendText(dst []byte, s string, n Normalization) []byte {
	for s != "" {
		i := 0
		if s[0] != '%' {
			if i = strings.IndexByte(s, '%'); i < 0 {
				return append(dst, s...)
			}
			dst = append(dst, s[:i]...)
		}
		end := i + 3
		if isPercentEncoded(s, i) {
			dst = appendOctet(dst, s, i, n)
		} else {
			end = afterStray(s, i)
			dst = append(dst, s[i:end]...)
		}
		s = s[end:]
	}
	return dst
}

// afterStray returns the offset behind a "%" at s[i] that begins no octet, and
// behind the octet that follows it at once or after one hexadecimal digit: decoded,
// it could make an octet of the "%". No valid text has one.
func afterStray(s string, i int) int {
	i++
	if i < len(s) && classes[s[i]]&hexdig != 0 {
		i++
	}
	if i < len(s) && isPercentEncoded(s, i) {
		i += 3
	}
	return i
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
		return append(dst, '%', s[i+1], s[i+2])
	}
}

// appendHost appends the host s, normalized. Its letters have no case, the
// decoded ones included, but the digits of an octet that stays encoded are
// upper case.
func appendHost(dst []byte, s string, n Normalization) []byte {
	start := len(dst)
	dst = appendText(dst, s, n)
	if n&Case != 0 {
		lowerHost(dst[start:])
	}
	return dst
}

// lower writes b in lower case, in place.
func lower(b []byte) {
	for i, c := range b {
		b[i] = toLower(c)
	}
}

// lowerHost is like lower but passes over percent-encoded octets.
func lowerHost(b []byte) {
	for i := 0; i < len(b); i++ {
		if isPercentEncoded(b, i) {
			i += 2
		} else {
			b[i] = toLower(b[i])
		}
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

// hasUpperHost reports whether lowerHost would change something in s.
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
