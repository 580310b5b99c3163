package uri

import "unsafe"

// This file holds relative resolution, RFC 3986, sections 5.2.1 to 5.2.3.

// A Resolution is what RFC 3986 leaves to whoever resolves a reference. The zero value is
// what the document recommends, and its result is the literal one.
type Resolution struct {
	// NonStrict ignores a scheme in the reference that is the scheme of the base, for
	// backward compatibility: with the base "http://a/b/c/d", "http:g" is then
	// "http://a/b/c/g". RFC 3986, section 5.2.2.
	NonStrict bool

	// Guarded keeps "/." in front of the path of a target without an authority where the
	// path begins with "//", so that it is not read as an authority: "f:/a" with ".//g"
	// gives "f:/.//g", and not "f://g". RFC 3986, section 3.3.
	Guarded bool
}

// Resolve returns the target URI of the reference ref with the given base URI, as the zero
// [Resolution] does.
func Resolve(base, ref string) (string, error) { return Resolution{}.Resolve(base, ref) }

// AppendResolve is like [Resolve] but appends the target to dst. On error it
// returns dst as it was.
func AppendResolve(dst []byte, base, ref string) ([]byte, error) {
	return Resolution{}.AppendResolve(dst, base, ref)
}

// Resolve returns the target URI of the reference ref with the given base URI.
//
// The base must be a URI; its fragment, if it has one, is ignored, as
// RFC 3986, section 5.1, has it stripped. Without a scheme the error has the
// rule "absolute-URI". The reference must be a URI-reference. The error is an
// [*Error], whose Input says which of the two texts it is about.
//
// The result is exactly what RFC 3986, sections 5.2 and 5.3 give. For some
// references it would be split into other components if it were parsed again:
// "f:/a" with ".//g" gives "f://g". That is so because a text is asked for, and the document says
// which: who compares with others wants that one. [Reference.Resolve], whose target has to have the
// components that it was composed of, is guarded. See Guarded, and [Resolution.Rereads].
func (o Resolution) Resolve(base, ref string) (string, error) {
	var b, r Reference
	if err := b.parse(base, productionBase); err != nil {
		return "", err
	}
	if err := r.parse(ref, productionURIReference); err != nil {
		return "", err
	}
	var t target
	t.transform(o, &b, &r)
	return stringOf(t.appendTo(make([]byte, 0, t.size()))), nil
}

// AppendResolve is like [Resolution.Resolve] but appends the target to dst. On error it
// returns dst as it was.
func (o Resolution) AppendResolve(dst []byte, base, ref string) ([]byte, error) {
	var b, r Reference
	if err := b.parse(base, productionBase); err != nil {
		return dst, err
	}
	if err := r.parse(ref, productionURIReference); err != nil {
		return dst, err
	}
	var t target
	t.transform(o, &b, &r)
	return t.appendTo(dst), nil
}

// AppendTarget appends to dst the target of ref with the given base.
//
// It accepts any two references, also those from [Split], and never fails. If
// neither has a scheme, the target has none.
func (o Resolution) AppendTarget(dst []byte, base, ref Reference) []byte {
	var t target
	t.transform(o, &base, &ref)
	return t.appendTo(dst)
}

// Rereads reports whether the literal target of ref with the given base, which is the one
// without Guarded, would be split into other components than those that it was composed of:
// its path would be read as an authority. The guarded target has no such fault.
func (o Resolution) Rereads(base, ref Reference) bool {
	o.Guarded = false
	var t target
	t.transform(o, &base, &ref)
	path := t.appendPath(nil)
	return !t.authority && needsGuard(path)
}

// Resolve returns the target of ref with r as the base.
//
// It is guarded (see [Resolution]), unlike the function [Resolve]: a Reference has the components
// that its text has, and in the literal target of some references these are others than those
// that it was composed of, so that the path of a file would become a host. Where both differ,
// [Resolution.Rereads] is true. The error is an [*Error] with the rule "absolute-URI" if r has no scheme.
func (r Reference) Resolve(ref Reference) (Reference, error) {
	if r.scheme == 0 {
		return Reference{}, r.rejectRelative()
	}
	var t target
	t.transform(Resolution{Guarded: true}, &r, &ref)
	return Split(stringOf(t.appendTo(make([]byte, 0, t.size())))), nil
}

// A target is the outcome of a transformation, in parts: every component has
// its delimiters with it, so that "" is an undefined one. What stands side by
// side in the base or in the reference is one part.
type target struct {
	scheme    string // where the authority is not from the same text
	front     string // scheme and authority
	directory string // what a merge puts before the path
	path      string
	query     string // where the fragment is not from the same text
	tail      string // query and fragment
	dots      bool   // the path has yet to lose its dot segments
	authority bool   // there is one
	guarded   bool   // the path must not be read as an authority
}

// transform is the pseudocode of RFC 3986, section 5.2.2, line by line, except
// that the path stays in the pieces from which appendTo puts it together.
func (t *target) transform(o Resolution, base, ref *Reference) {
	// Schemes are identical without regard to case (RFC 3986, section 3.1).
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
	t.guarded = o.Guarded && !t.authority
}

// EqualSchemes reports whether two schemes are identical: that is so without regard to the
// case of letters of US-ASCII (RFC 3986, section 3.1). Other characters, which no scheme may
// have, are compared as they are.
func EqualSchemes(a, b string) bool { return equalFold(a, b) }

// directory returns what the merge of RFC 3986, section 5.2.3, puts before the
// path of a relative-path reference.
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

// size returns how many bytes appendTo needs at most.
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

// appendPath appends the path without its dot segments, but for a guard.
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

// stringOf returns b as a string without a copy, as strings.Builder does. The
// caller gives b up.
func stringOf(b []byte) string { return unsafe.String(unsafe.SliceData(b), len(b)) }
