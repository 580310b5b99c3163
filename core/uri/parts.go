package uri

import (
	"errors"
	"iter"
	"strings"
)

// This file takes components apart, as far as RFC 3986, section 3 defines their parts.

// Segments returns the segments of the path, without the "/" before each: for "/a//b" they are
// "a", "" and "b". An empty path has none. Nothing is decoded. RFC 3986, section 3.3.
func (r Reference) Segments() iter.Seq[string] {
	return func(yield func(string) bool) {
		path := r.Path()
		if path == "" {
			return
		}
		for segment := range strings.SplitSeq(strings.TrimPrefix(path, "/"), "/") {
			if !yield(segment) {
				return
			}
		}
	}
}

// JoinSegments returns the path with these segments, each with a "/" before it. The segments are data, and are
// encoded like [Encode]. [Reference.Segments] and [Decode] reverse it. The error is [ErrDotSegment] if one of
// them is "." or "..".
func JoinSegments(segments ...string) (path string, err error) {
	var b strings.Builder
	for _, segment := range segments {
		if segment == "." || segment == ".." {
			return "", ErrDotSegment
		}
		b.WriteByte('/')
		b.WriteString(Encode(segment, Path))
	}
	return b.String(), nil
}

// ErrDotSegment is the error for a segment of data that is "." or "..", which no path can hold: a
// resolution removes it. Encoding the dots doesn't help, because "%2E" means the same as "."
// (RFC 3986, section 2.3), and a normalization decodes it.
var ErrDotSegment = errors.New("uri: a path cannot contain the segment . or .. as data")

// User returns the user information up to its first ":", without decoding. ok is false if there is no user
// information. RFC 3986, section 3.2.1.
func (r Reference) User() (user string, ok bool) {
	userinfo, ok := r.Userinfo()
	user, _, _ = strings.Cut(userinfo, ":")
	return user, ok
}

// Password returns the user information after its first ":", without decoding. ok is false if there is none.
// RFC 3986, section 3.2.1, deprecates it, and asks not to show it.
func (r Reference) Password() (password string, ok bool) {
	userinfo, _ := r.Userinfo()
	_, password, ok = strings.Cut(userinfo, ":")
	return password, ok
}

// Redacted returns the text with "xxxxx" in place of a password, for display and logs.
func (r Reference) Redacted() string {
	if _, ok := r.Password(); !ok {
		return r.text
	}
	user, _ := r.User()
	start := r.scheme + len("//") + len(user) + len(":")
	return r.text[:start] + "xxxxx" + r.text[r.hostStart-1:]
}

// PortNumber returns the port as a number, 0 to 65535, ignoring leading zeros. ok is false if the port is
// undefined, empty, or greater: the grammar allows any number of digits. RFC 3986, section 3.2.3.
func (r Reference) PortNumber() (port uint16, ok bool) {
	digits, _ := r.Port()
	n := 0
	for i := range len(digits) {
		if digits[i] < '0' || digits[i] > '9' {
			return 0, false
		}
		if n = 10*n + int(digits[i]-'0'); n > 65535 {
			return 0, false
		}
	}
	return uint16(n), digits != ""
}
