package uri

import (
	"slices"
	"strings"
)

// This file has the normalizations of RFC 3986, section 6.2.2, and the parts that normalizations of section
// 6.2.3 share with them.

// A Normalization is a set of the normalizations in the comparison ladder of RFC 3986, section 6.2.
// Percent-encoded octets are always decoded before dot segments are removed, so "%2E%2E" counts as "..".
type Normalization uint8

// The normalizations, in the order of RFC 3986, section 6.2.
const (
	// Case writes the scheme and the host in lowercase and the hexadecimal digits of percent-encoded octets in
	// uppercase. RFC 3986, section 6.2.2.1.
	Case Normalization = 1 << iota

	// PercentEncoding decodes the percent-encoded octets of unreserved characters. RFC 3986, section 6.2.2.2.
	// It keeps "%2E%2E" in a relative reference, because resolving doesn't treat it as "..".
	PercentEncoding

	// DotSegments removes dot segments from the path of a URI. RFC 3986, section 6.2.2.3. It keeps them in a
	// relative reference, even if its path begins with "/": section 6.1 asks for references to be resolved
	// before they are compared, and the result for "/a/../../b" depends on the resolver. Not all programs
	// follow RFC 3986; some keep a superfluous ".." and some reject it. If you resolve under RFC 3986, use
	// r.With(Path, RemoveDotSegments(r.Path())). A path that would then be parsed as an authority keeps "/." in
	// front: see [Reference.Normalize].
	DotSegments

	// SchemeBased drops a port that is empty or the scheme's default, writes an empty path after an authority
	// as "/", drops the host of "file://localhost/", writes "file:/x" as "file:///x" unless a [Normalizer] is
	// limited to certain components, and writes the host of a mail address in lowercase. RFC 3986, sections
	// 3.2.2 and 6.2.3.
	SchemeBased

	// CanonicalIPv6 writes an IPv6 address as RFC 5952, sections 4 and 5 recommend: in lowercase, without
	// leading zeros, and with "::" for the longest run of zero groups. RFC 3986 doesn't mention it, so neither
	// Syntax nor All includes it.
	CanonicalIPv6

	// Syntax is all of RFC 3986, section 6.2.2.
	Syntax = Case | PercentEncoding | DotSegments

	// All is all of RFC 3986, sections 6.2.2 and 6.2.3.
	All = Syntax | SchemeBased
)

// A Normalizer says what to normalize in a reference. The zero value is what [Normalize],
// [Reference.Normalize], and [Reference.Equivalent] use: all of RFC 3986, section 6.2, in all components. A
// Normalizer can be used concurrently.
type Normalizer struct {
	// Steps are the normalizations; none means [All].
	Steps Normalization

	// Components are the components to normalize; none means all. [Authority] means its three subcomponents.
	// Dropping a port belongs to [Port].
	Components []Component

	// Ports are additional default ports by scheme, in lowercase. They override [DefaultPort].
	Ports map[string]uint16
}

// Normalize parses s as a URI-reference and returns it normalized, like the zero [Normalizer]. If it already is
// normal, the result is s itself, without an allocation. The error is an [*Error].
func Normalize(s string) (string, error) {
	var r Reference
	if err := r.parse(s, productionURIReference); err != nil {
		return "", err
	}
	return r.changed(All, r.changes(All)), nil
}

// AppendNormalized is like [Normalize] but appends the result to dst. On error it returns dst unchanged.
func AppendNormalized(dst []byte, s string) ([]byte, error) {
	var r Reference
	if err := r.parse(s, productionURIReference); err != nil {
		return dst, err
	}
	return r.appendChanged(dst, All, r.changes(All)), nil
}

// Normalize returns r normalized, like the zero [Normalizer].
//
// It never changes what a text names. Without an authority, a path that would begin with "//" after its dot
// segments are removed would be parsed as an authority, so "/." stays in front of it: "f:/x/..//y" gives
// "f:/.//y". RFC 3986, section 3.3 doesn't let such a path begin with "//".
//
// The normal form of a valid reference is valid, and is its own normal form.
func (r Reference) Normalize() Reference { return Normalizer{}.Normalize(r) }

// Equivalent reports whether r and other have the same normal form, by the zero [Normalizer]. Different normal
// forms don't prove that they name different things: RFC 3986, section 6.1. Compare only targets: equal
// relative references can lead to different places.
func (r Reference) Equivalent(other Reference) bool { return Normalizer{}.Equivalent(r, other) }

// Normalize returns r normalized. See [Reference.Normalize].
func (n Normalizer) Normalize(r Reference) Reference {
	if normal := n.normalize(&r); normal != r.text {
		return Split(normal)
	}
	return r
}

// AppendNormalized appends the text of r, normalized, to dst.
func (n Normalizer) AppendNormalized(dst []byte, r Reference) []byte {
	return append(dst, n.normalize(&r)...)
}

// Equivalent reports whether a and b have the same normal form. See [Reference.Equivalent].
func (n Normalizer) Equivalent(a, b Reference) bool {
	return a.text == b.text || n.normalize(&a) == n.normalize(&b)
}

func (n *Normalizer) steps() Normalization {
	if n.Steps == 0 {
		return All
	}
	return n.Steps
}

func (n *Normalizer) normalize(r *Reference) string {
	steps := n.steps()
	whole := *r
	if steps&CanonicalIPv6 != 0 {
		whole = r.withCanonicalIPv6()
	}
	c := whole.withPorts(n.Ports, steps, whole.changes(steps))
	if len(n.Components) > 0 {
		c &^= inAuthority // this would be an additional component
	}
	text := whole.changed(steps, c)
	if len(n.Components) == 0 {
		return text
	}
	// Normalizing preserves every component, so the normal form's components can be taken individually.
	normal := Split(text)
	var b []byte
	for c := Scheme; c <= Fragment; c++ {
		if c == Authority {
			if r.authority > 0 {
				b = append(b, "//"...)
			}
			continue
		}
		of := r
		if slices.Contains(n.Components, c) || (c == Userinfo || c == Host || c == Port) && slices.Contains(n.Components, Authority) {
			of = &normal
		}
		b = of.appendPart(b, c)
	}
	return stringOf(b)
}

// changed returns the text of r with changes.
func (r *Reference) changed(n Normalization, c changes) string {
	if c == 0 {
		return r.text
	}
	// At most three bytes are added: the "/" for an empty path, and the "//" of an authority. Adding a guard
	// removes more.
	return stringOf(r.appendChanged(make([]byte, 0, len(r.text)+len("///")), n, c))
}

// appendPart appends a component with its delimiter, which is before it or, for the scheme and the user
// information, after it.
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

// changes is a set of the places where normalizing changes something.
type changes uint16

const (
	inCase      changes = 1 << iota // letters of the scheme or of a host without octets
	inHead                          // octets, and maybe letters, before the path
	inTail                          // octets of the path, the query or the fragment
	inDots                          // dot segments, or octets that could be decoded to some
	inPort                          // the port is dropped
	inPath                          // the empty path becomes "/"
	inLocal                         // the host "localhost" is dropped
	inMail                          // letters of the hosts of mail addresses
	inAuthority                     // an empty authority is added
)

// changes returns what has to be changed in the text, or 0 if it is normal. It covers RFC 3986, sections
// 6.2.2.1 to 6.2.3, so that appendChanged can copy everything else.
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

// appendChanged appends r, normalized, to dst. c is the result of changes for n.
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
	if c&inAuthority != 0 {
		dst = append(dst, "//"...)
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
		if r.authority == 0 && c&inAuthority == 0 {
			dst = appendGuard(dst, start)
		}
	}
	if c&inMail != 0 {
		lowerMailHosts(dst[start:])
	}
	return dst
}

// octetsOfRelative returns where a relative reference has octets to normalize.
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

// appendRelativePath appends a relative reference's path with its percent-encoded octets normalized.
func appendRelativePath(dst []byte, path string, n Normalization) []byte {
	for segment := range strings.SplitSeq(path, "/") {
		dst = appendText(dst, segment, inSegment(segment, n))
		dst = append(dst, '/')
	}
	return dst[:len(dst)-1]
}

// inSegment returns what to normalize in a segment of a relative path. A segment that would become a dot
// segment isn't decoded, because resolving would then remove it, and perhaps another one with it: RFC 3986,
// section 5.2.4 ignores percent-encoding.
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

// unguarded returns the path without its guard, if it has and needs one.
func (r *Reference) unguarded(path string) string {
	if r.authority == 0 && strings.HasPrefix(path, guard) && needsGuard(path[len(guard):]) {
		return path[len(guard):]
	}
	return path
}

// appendHead appends the text before the path, with the port unchanged and the rest normalized.
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

// normalOctet returns how the percent-encoded octet at s[i] is normalized: decoded to c, or with its
// hexadecimal digits in uppercase, or unchanged.
func normalOctet(s string, i int, n Normalization) (c byte, decoded, upper bool) {
	c = decode(s, i)
	decoded = n&PercentEncoding != 0 && classes[c]&unreserved != 0
	upper = n&Case != 0 && !decoded && (s[i+1] >= 'a' || s[i+2] >= 'a')
	return c, decoded, upper
}

// indexOctet returns the offset of the first percent-encoded octet of s, from i on, that appendText would
// change, or -1.
func indexOctet(s string, i int, n Normalization) int {
	for i < len(s) {
		if s[i] != '%' { // an octet is often followed by another
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

// afterStray returns the offset after a "%" at s[i] that begins no octet, and after any octet that follows it
// directly or after one hexadecimal digit: decoding that could turn the "%" into an octet. No valid text has
// such a "%".
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

// appendHost appends the host s, normalized. Its letters, including decoded ones, become lowercase, and the
// digits of octets that stay encoded become uppercase.
func appendHost(dst []byte, s string, n Normalization) []byte {
	start := len(dst)
	dst = appendText(dst, s, n)
	if n&Case != 0 {
		lowerHost(dst[start:])
	}
	return dst
}

// lower lowercases b in place.
func lower(b []byte) {
	for i, c := range b {
		b[i] = toLower(c)
	}
}

// lowerHost is like lower but skips percent-encoded octets.
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
