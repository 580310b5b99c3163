package uri

import "unsafe"

// This file has relative resolution, RFC 3986, sections 5.2.1 to 5.2.3.

// A Resolution has the choices that RFC 3986 leaves to the resolver. The zero value is what [Resolve] and
// [Reference.Resolve] use.
type Resolution struct {
	// NonStrict ignores a scheme in the reference that equals the base's, for backward compatibility: with the
	// base "http://a/b/c/d", "http:g" is then "http://a/b/c/g". RFC 3986, section 5.2.2.
	NonStrict bool

	// Literal writes the target as RFC 3986, section 5.3 does, even if that text has components other than the
	// target's: "f:/a" with ".//g" gives "f://g", where g is a host. See [ResolveLiteral].
	Literal bool
}

// Resolve returns the target URI of the reference ref with the given base URI. RFC 3986, section 5.2.
//
// The base must be a URI; its fragment, if any, is ignored, because RFC 3986, section 5.1 strips it. An empty
// base means none: then the reference must have a scheme, and if it doesn't, the error has the rule
// "absolute-URI". The reference must be a URI-reference. The error is an [*Error], whose Of names the text in
// question: "base" or "reference".
//
// The target has the components that RFC 3986, section 5.2, computes. If it has no authority and its path
// begins with "//", the path keeps "/." in front, because it would otherwise be parsed as an authority: "f:/a"
// with ".//g" gives "f:/.//g", not "f://g". RFC 3986, section 3.3, doesn't allow such a path.
// [Resolution.IsAmbiguous] finds these cases.
func Resolve(base, ref string) (string, error) { return Resolution{}.Resolve(base, ref) }

// ResolveLiteral is like [Resolve], but returns the text that RFC 3986, section 5.3, recomposes even if it is
// parsed as another URI, because other implementations can be compared with that text. Don't follow it:
// "mailto:x@y" with "/..//e/x" gives "mailto://e/x", which has the host e.
func ResolveLiteral(base, ref string) (string, error) {
	return Resolution{Literal: true}.Resolve(base, ref)
}

// AppendResolve is like [Resolve] but appends the target to dst. On error it returns dst unchanged.
func AppendResolve(dst []byte, base, ref string) ([]byte, error) {
	return Resolution{}.AppendResolve(dst, base, ref)
}

// Resolve returns the target URI of the reference ref with the given base URI. See the function
// [Resolve].
func (o Resolution) Resolve(base, ref string) (string, error) {
	var b, r Reference
	if err := parseBoth(&b, &r, base, ref); err != nil {
		return "", err
	}
	var t target
	t.transform(o, &b, &r)
	return stringOf(t.appendTo(make([]byte, 0, t.size()))), nil
}

// AppendResolve is like [Resolution.Resolve] but appends the target to dst. On error it returns dst unchanged.
func (o Resolution) AppendResolve(dst []byte, base, ref string) ([]byte, error) {
	var b, r Reference
	if err := parseBoth(&b, &r, base, ref); err != nil {
		return dst, err
	}
	var t target
	t.transform(o, &b, &r)
	return t.appendTo(dst), nil
}

// parseBoth parses a base and a reference into b and r, which must be zero. Without a base, the
// reference must have a scheme.
func parseBoth(b, r *Reference, base, ref string) error {
	if base != "" {
		if err := b.parse(base, productionBase); err != nil {
			return of("base", err)
		}
	}
	if err := r.parse(ref, productionURIReference); err != nil {
		return of("reference", err)
	}
	if base == "" && r.scheme == 0 {
		return of("base", b.rejectRelative())
	}
	return nil
}

// AppendTarget appends to dst the target of ref with the given base.
//
// It accepts any two references, including those from [Split], and never fails. If neither has a scheme, the
// target has none.
func (o Resolution) AppendTarget(dst []byte, base, ref Reference) []byte {
	var t target
	t.transform(o, &base, &ref)
	return t.appendTo(dst)
}

// IsAmbiguous reports whether splitting the literal target of ref with the given base gives components other
// than those it was composed of, because its path would be parsed as an authority. Only then do [Resolve] and
// [ResolveLiteral] give different texts.
func (o Resolution) IsAmbiguous(base, ref Reference) bool {
	o.Literal = true
	var t target
	t.transform(o, &base, &ref)
	path := t.appendPath(nil)
	return !t.authority && needsGuard(path)
}

// Resolve returns the target of ref with r as the base, like the function [Resolve]. The zero Reference means
// no base: then ref must have a scheme. The error is an [*Error] with the rule "absolute-URI".
func (r Reference) Resolve(ref Reference) (Reference, error) {
	if r.scheme == 0 && (ref.scheme == 0 || r.text != "") {
		return Reference{}, of("base", r.rejectRelative())
	}
	var t target
	t.transform(Resolution{}, &r, &ref)
	return Split(stringOf(t.appendTo(make([]byte, 0, t.size())))), nil
}

// A target is the result of a transformation, in parts. Every component includes its delimiters, so "" is an
// undefined one. Text that is contiguous in the base or in the reference is one part.
type target struct {
	scheme    string // if the authority is from the other text
	front     string // scheme and authority
	directory string // what merging puts before the path
	path      string
	query     string // if the fragment is from the other text
	tail      string // query and fragment
	dots      bool   // the path's dot segments haven't been removed yet
	authority bool   // there is one
	guarded   bool   // the path must not be read as an authority
}

// transform is the pseudocode of RFC 3986, section 5.2.2, line by line, except that the path stays in pieces,
// which appendTo joins.
func (t *target) transform(o Resolution, base, ref *Reference) {
	// Schemes are case-insensitive (RFC 3986, section 3.1).
	if ref.scheme > 0 && !(o.NonStrict && EqualSchemes(ref.schemePart(), base.schemePart())) {
		t.front, t.authority = ref.front(), ref.authority > 0
		t.path, t.dots = ref.pathPart(), true
		t.tail = ref.tail()
	} else {
		if ref.authority > 0 {
			t.front, t.authority = ref.authorityPart(), true
			t.path, t.dots = ref.pathPart(), true
			t.tail = ref.tail()
			t.scheme = base.schemePart()
		} else {
			if path := ref.pathPart(); path == "" {
				t.path = base.pathPart() // with its dot segments
				t.tail = ref.tail()
				if ref.queryPart() == "" {
					t.query = base.queryPart()
				}
			} else {
				if path[0] != '/' {
					t.directory = base.directory()
				}
				t.path, t.dots = path, true
				t.tail = ref.tail()
			}
			t.front, t.authority = base.front(), base.authority > 0
		}
	}
	t.guarded = !o.Literal && !t.authority
}

// EqualSchemes reports whether two schemes are identical, ignoring the case of US-ASCII letters (RFC 3986,
// section 3.1). Other characters, which aren't allowed in schemes, must be equal.
func EqualSchemes(a, b string) bool { return equalFold(a, b) }

// directory returns what merging (RFC 3986, section 5.2.3) puts before the path of a relative-path reference.
func (r *Reference) directory() string {
	path := r.pathPart()
	if r.authority > 0 && path == "" {
		return "/"
	}
	i := len(path)
	for i > 0 && path[i-1] != '/' {
		i--
	}
	return path[:i]
}

// size returns the maximum number of bytes that appendTo needs.
func (t *target) size() int {
	n := len(t.scheme) + len(t.front) + len(t.directory) + len(t.path) + len(t.query) + len(t.tail)
	if t.guarded {
		n += len(guard)
	}
	return n
}

// appendTo appends the recomposed target, RFC 3986, section 5.3.
func (t *target) appendTo(dst []byte) []byte {
	if t.scheme != "" {
		dst = append(dst, t.scheme...)
	}
	dst = append(dst, t.front...)
	dst = t.appendPath(dst)
	if t.query != "" {
		dst = append(dst, t.query...)
	}
	return append(dst, t.tail...)
}

// appendPath appends the path without its dot segments, except a guard.
func (t *target) appendPath(dst []byte) []byte {
	start := len(dst)
	dst = append(dst, t.directory...)
	dst = append(dst, t.path...)
	if t.dots {
		dst = removeDotSegments(dst, start)
	}
	if t.guarded {
		dst = appendGuard(dst, start)
	}
	return dst
}

// stringOf returns b as a string without a copy, like strings.Builder. The caller must not use b again.
func stringOf(b []byte) string { return unsafe.String(unsafe.SliceData(b), len(b)) }
