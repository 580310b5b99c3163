package uri

import "unsafe"

// This file holds relative resolution, RFC 3986, sections 5.2.1 to 5.2.3.

// Resolve returns the target URI of the reference ref with the given base URI.
//
// The base must be a URI; its fragment, if it has one, is ignored, as
// RFC 3986, section 5.1, has it stripped. Without a scheme the error has the
// rule "absolute-URI". The reference must be a URI-reference. The error is an
// [*Error], whose Input says which of the two texts it is about.
//
// The result is exactly what RFC 3986, sections 5.2 and 5.3 give. For some
// references it would be split into other components if it were parsed again:
// "f:/a" with ".//g" gives "f://g".
func Resolve(base, ref string) (string, error) { return resolve(base, ref, true) }

// ResolveNonStrict is like [Resolve] but ignores a scheme in the reference that
// is the scheme of the base, for backward compatibility: with the base
// "http://a/b/c/d", "http:g" is "http://a/b/c/g". RFC 3986, section 5.2.2.
func ResolveNonStrict(base, ref string) (string, error) { return resolve(base, ref, false) }

// AppendResolve is like [Resolve] but appends the target to dst. On error it
// returns dst as it was.
func AppendResolve(dst []byte, base, ref string) ([]byte, error) {
	b, err := parse(base, productionBase)
	if err != nil {
		return dst, err
	}
	r, err := parse(ref, productionURIReference)
	if err != nil {
		return dst, err
	}
	return AppendTarget(dst, b, r, true), nil
}

// AppendTarget appends to dst the target of ref with the given base. Strict is
// the flag of the pseudocode of RFC 3986, section 5.2.2; without it, a scheme
// that base and ref share is ignored.
//
// It accepts any two references, also those from [Split], and never fails. If
// neither has a scheme, the target has none.
func AppendTarget(dst []byte, base, ref Reference, strict bool) []byte {
	t := transform(&base, &ref, strict)
	return t.appendTo(dst)
}

func resolve(base, ref string, strict bool) (string, error) {
	b, err := parse(base, productionBase)
	if err != nil {
		return "", err
	}
	r, err := parse(ref, productionURIReference)
	if err != nil {
		return "", err
	}
	t := transform(&b, &r, strict)
	return stringOf(t.appendTo(make([]byte, 0, t.size()))), nil
}

// A target is the outcome of a transformation, in parts: every component has
// its delimiters with it, so that "" is an undefined one.
type target struct {
	scheme    string
	authority string
	directory string // what a merge puts before the path
	path      string
	query     string
	fragment  string
	dots      bool // the path has yet to lose its dot segments
}

// transform is the pseudocode of RFC 3986, section 5.2.2, line by line, except
// that the path stays in the pieces from which appendTo puts it together.
func transform(base, ref *Reference, strict bool) (t target) {
	scheme := ref.schemePart()
	// Schemes are identical without regard to case (RFC 3986, section 3.1).
	if !strict && EqualSchemes(scheme, base.schemePart()) {
		scheme = ""
	}
	if scheme != "" {
		t.scheme = scheme
		t.authority = ref.authorityPart()
		t.path, t.dots = ref.Path(), true
		t.query = ref.queryPart()
	} else {
		if ref.authority > 0 {
			t.authority = ref.authorityPart()
			t.path, t.dots = ref.Path(), true
			t.query = ref.queryPart()
		} else {
			if path := ref.Path(); path == "" {
				t.path = base.Path() // with its dot segments
				t.query = ref.queryPart()
				if t.query == "" {
					t.query = base.queryPart()
				}
			} else {
				if path[0] != '/' {
					t.directory = base.directory()
				}
				t.path, t.dots = path, true
				t.query = ref.queryPart()
			}
			t.authority = base.authorityPart()
		}
		t.scheme = base.schemePart()
	}
	t.fragment = ref.fragmentPart()
	return t
}

// EqualSchemes reports whether two schemes are identical: that is so without regard to the
// case of letters of US-ASCII (RFC 3986, section 3.1). Other characters, which no scheme may
// have, are compared as they are.
func EqualSchemes(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range len(a) {
		if toLower(a[i]) != toLower(b[i]) {
			return false
		}
	}
	return true
}

// directory returns what the merge of RFC 3986, section 5.2.3, puts before the
// path of a relative-path reference.
func (r *Reference) directory() string {
	path := r.Path()
	if r.authority > 0 && path == "" {
		return "/"
	}
	i := len(path)
	for i > 0 && path[i-1] != '/' {
		i--
	}
	return path[:i]
}

// size returns how many bytes appendTo needs at most.
func (t *target) size() int {
	return len(t.scheme) + len(t.authority) + len(t.directory) + len(t.path) + len(t.query) + len(t.fragment)
}

// appendTo appends the recomposed target, RFC 3986, section 5.3.
func (t *target) appendTo(dst []byte) []byte {
	dst = append(dst, t.scheme...)
	dst = append(dst, t.authority...)
	start := len(dst)
	dst = append(dst, t.directory...)
	dst = append(dst, t.path...)
	if t.dots {
		dst = removeDotSegments(dst, start)
	}
	dst = append(dst, t.query...)
	return append(dst, t.fragment...)
}

// stringOf returns b as a string without a copy, as strings.Builder does. The
// caller gives b up.
func stringOf(b []byte) string { return unsafe.String(unsafe.SliceData(b), len(b)) }
