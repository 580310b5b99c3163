package uri

import "strings"

// This file has the split of RFC 3986, Appendix B, which takes any text.

// Split splits s like the regular expression of RFC 3986, Appendix B. It never fails: it looks for delimiters
// and validates nothing. If s is valid, the result is the same as from [Parse].
//
// Its scheme is any run of bytes before a ":" without ":/?#" in it, which may not be a scheme by the grammar,
// such as "1x". A fragment continues to the end of the text, including line breaks.
//
// The appendix doesn't split the authority. Split does so in the same spirit: the user information ends at the
// last "@", and the port begins after the last ":" that isn't inside the brackets at the start of the host.
func Split(s string) Reference {
	r := Reference{text: s}

	i := 0
	for i < len(s) && !isDelimiter(s[i]) && s[i] != ':' {
		i++
	}
	if i > 0 && i < len(s) && s[i] == ':' {
		r.scheme = i + 1
	}

	i = r.scheme
	if i+1 < len(s) && s[i] == '/' && s[i+1] == '/' {
		i += 2
		start := i
		for i < len(s) && !isDelimiter(s[i]) {
			i++
		}
		r.splitAuthority(start, i)
	}

	for i < len(s) && s[i] != '?' && s[i] != '#' {
		i++
	}
	r.path = i
	if i < len(s) && s[i] == '?' {
		for i < len(s) && s[i] != '#' {
			i++
		}
	}
	r.query = i
	return r
}

// splitAuthority splits the authority text[start:end].
func (r *Reference) splitAuthority(start, end int) {
	r.authority = end
	r.hostStart = start + strings.LastIndexByte(r.text[start:end], '@') + 1
	r.hostEnd = end
	host := r.text[r.hostStart:end]
	if i := strings.LastIndexByte(host, ':'); i >= 0 && !inBrackets(host, i) {
		r.hostEnd = r.hostStart + i
		host = host[:i]
	}
	r.kind = hostKind(host)
}

// inBrackets reports whether host[i] is inside the brackets that the host
// begins with. Brackets that aren't closed hold everything.
func inBrackets(host string, i int) bool {
	return host[0] == '[' && strings.IndexByte(host[:i], ']') < 0
}

// isDelimiter reports whether c ends an authority. RFC 3986, section 3.2.
func isDelimiter(c byte) bool { return c == '/' || c == '?' || c == '#' }
