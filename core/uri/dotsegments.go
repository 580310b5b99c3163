package uri

import "strings"

// This file has remove_dot_segments, RFC 3986, section 5.2.4.

// RemoveDotSegments returns the path without its "." and ".." segments. It takes any text and gives the same
// result as the two buffers of RFC 3986, section 5.2.4, in time linear in the length of the path. Without dot
// segments, the result is the path itself.
//
// Note that "a/../b" gives "/b", and "/.//a" gives "//a".
func RemoveDotSegments(path string) string {
	if !hasDotSegment(path) {
		return path
	}
	return stringOf(AppendWithoutDots(make([]byte, 0, len(path)), path))
}

// AppendWithoutDots appends the path without its dot segments to dst.
// See [RemoveDotSegments].
func AppendWithoutDots(dst []byte, path string) []byte {
	return removeDotSegments(append(dst, path...), len(dst))
}

// removeDotSegments removes the dot segments from the path b[start:], in place.
//
// Both of the spec's buffers live in the path p: the output buffer is p[:out], the input buffer p[in:]. No step
// makes the output longer than what it takes from the input, so out never passes in.
func removeDotSegments(b []byte, start int) []byte {
	p := b[start:]
	in, out := 0, 0

	// 2A and 2D need an input buffer that doesn't begin with "/". Only the original path can, so they come
	// first.
	for dots := countDots(p, 0); dots > 0; dots = countDots(p, in) {
		if in+dots == len(p) { // 2D
			return b[:start]
		}
		in += dots + 1 // 2A
	}
	if in == 0 {
		// The text before the first "/." doesn't change, by 2E. Paths are short, so a loop is faster than
		// bytes.Index.
		dot := 1
		for dot < len(p) && (p[dot] != '.' || p[dot-1] != '/') {
			dot++
		}
		if dot >= len(p) {
			return b
		}
		in, out = dot-1, dot-1
	} else if in < len(p) && p[in] != '/' {
		in, out = moveSegment(p, in, out) // 2E
	}

	for in < len(p) { // p[in] is "/"
		switch countDots(p, in+1) {
		case 1: // 2B
			in += 2
		case 2: // 2C
			in += 3
			for out > 0 {
				out--
				if p[out] == '/' {
					break
				}
			}
		default: // 2E
			in, out = moveSegment(p, in, out)
			continue
		}
		if in == len(p) {
			// At the end, the "/" that 2B and 2C leave in the input buffer is moved
			// to the output at once, as 2E would do.
			p[out] = '/'
			out++
		}
	}
	return b[:start+out]
}

// moveSegment moves the segment at p[in], with the "/" before it if there is one, to p[out] and returns the
// offsets after it: 2E of RFC 3986, section 5.2.4. Segments are short, so a loop is faster than copy.
func moveSegment(p []byte, in, out int) (int, int) {
	for {
		p[out] = p[in]
		in++
		out++
		if in == len(p) || p[in] == '/' {
			return in, out
		}
	}
}

// countDots returns 1 if the segment that begins at p[i] is ".", 2 if it is
// "..", and 0 otherwise.
func countDots[text string | []byte](p text, i int) int {
	dots := 0
	for i < len(p) && p[i] == '.' && dots < 2 {
		i++
		dots++
	}
	if i < len(p) && p[i] != '/' {
		return 0
	}
	return dots
}

// hasDotSegment reports whether the path has a dot segment.
func hasDotSegment(path string) bool {
	for i := 0; ; i++ {
		next := strings.IndexByte(path[i:], '.')
		if next < 0 {
			return false
		}
		i += next
		if (i == 0 || path[i-1] == '/') && countDots(path, i) > 0 {
			return true
		}
	}
}

// guard is kept in front of a path that begins with "//" without an authority, because RFC 3986, section 3.3,
// doesn't allow such a path. It is a dot segment, so removing dot segments gives the actual path.
const guard = "/."

// needsGuard reports whether a path without an authority would be parsed as one.
func needsGuard[text string | []byte](path text) bool {
	return len(path) >= 2 && path[0] == '/' && path[1] == '/'
}

// appendGuard puts the guard in front of the path b[start:], if it needs it.
func appendGuard(b []byte, start int) []byte {
	if !needsGuard(b[start:]) {
		return b
	}
	b = append(b, guard...)
	copy(b[start+len(guard):], b[start:])
	copy(b[start:], guard)
	return b
}
