package uri

import "strings"

// This file has the components of RFC 3986, section 3, as parts of a text.

// A Reference is a URI reference split into its components: a URI or a relative reference (RFC 3986, section
// 4.1). It keeps the text and the offsets where the components meet, so it needs no memory beyond the text.
//
// A Reference from one of the Parse functions is valid by the grammar; one from [Split] may not be. References
// are comparable: two are equal if their texts are, as in RFC 3986, section 6.2.1. The zero value is the empty
// reference "", which is valid and refers to the same document.
type Reference struct {
	text string

	// The offsets determine which components are undefined: every component except the path has a delimiter, so
	// a defined one's part of the text is never empty.
	scheme    int // after the ":"; 0: undefined
	authority int // end of the authority; 0: undefined
	hostStart int // after the "@", or else after the "//"
	hostEnd   int // end of the host; a port follows if this isn't the authority's end
	path      int // end of the path
	query     int // end of the query; the path's end: undefined

	kind HostKind
}

// A Component names a component or subcomponent of a reference.
type Component uint8

// The components, in the order of RFC 3986, sections 3.1 to 3.5.
const (
	Scheme Component = iota
	Authority
	Userinfo
	Host
	Port
	Path
	Query
	Fragment
)

var componentNames = [...]string{"scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"}

// String returns the name of the component in the grammar, such as "userinfo".
func (c Component) String() string {
	if int(c) < len(componentNames) {
		return componentNames[c]
	}
	return ""
}

// String returns the text that was parsed or split, unchanged.
func (r Reference) String() string { return r.text }

// Compare compares the texts of two references byte by byte, like [strings.Compare], for sorting:
// slices.SortFunc(refs, Reference.Compare). It doesn't tell whether they name the same thing; see
// [Reference.Equivalent].
func (r Reference) Compare(other Reference) int { return strings.Compare(r.text, other.text) }

// Span returns the position of the component in the text: text[start:end], in bytes, without its delimiters. ok
// is false if the component is undefined; start and end are then 0.
func (r Reference) Span(c Component) (start, end int, ok bool) { return r.span(c) }

func (r *Reference) span(c Component) (start, end int, ok bool) {
	hasAuthority := r.authority > 0
	switch c {
	case Scheme:
		start, end, ok = 0, r.scheme-1, r.scheme > 0
	case Authority:
		start, end, ok = r.scheme+2, r.authority, hasAuthority
	case Userinfo:
		start, end, ok = r.scheme+2, r.hostStart-1, hasAuthority && r.hostStart > r.scheme+2
	case Host:
		start, end, ok = r.hostStart, r.hostEnd, hasAuthority
	case Port:
		start, end, ok = r.hostEnd+1, r.authority, r.hostEnd < r.authority
	case Path:
		start, end, ok = r.pathStart(), r.path, true
	case Query:
		start, end, ok = r.path+1, r.query, r.path < r.query
	case Fragment:
		start, end, ok = r.query+1, len(r.text), r.query < len(r.text)
	}
	if !ok {
		return 0, 0, false
	}
	return start, end, true
}

func (r *Reference) component(c Component) (string, bool) {
	start, end, ok := r.span(c)
	return r.text[start:end], ok
}

// Scheme returns the scheme as written, without the ":". ok is false for a relative reference. RFC 3986,
// section 3.1.
func (r Reference) Scheme() (scheme string, ok bool) { return r.component(Scheme) }

// Authority returns the authority without the "//" before it.
// RFC 3986, section 3.2.
func (r Reference) Authority() (authority string, ok bool) { return r.component(Authority) }

// Userinfo returns the user information without the "@" after it.
// RFC 3986, section 3.2.1.
func (r Reference) Userinfo() (userinfo string, ok bool) { return r.component(Userinfo) }

// Host returns the host, with the brackets of an IP literal. It is defined
// exactly when the authority is, but may be empty. RFC 3986, section 3.2.2.
func (r Reference) Host() (host string, ok bool) { return r.component(Host) }

// Hostname returns the host without the brackets of an IP literal, for looking it up. Nothing is decoded. ok is
// false if there is no authority.
func (r Reference) Hostname() (name string, ok bool) {
	host, ok := r.component(Host)
	if r.kind == IPv6 || r.kind == IPvFuture {
		host = host[1 : len(host)-1]
	}
	return host, ok
}

// HostKind returns which rule the host matches.
func (r Reference) HostKind() HostKind { return r.kind }

// Port returns the port, decimal digits or nothing, without the ":" before it.
// RFC 3986, section 3.2.3.
func (r Reference) Port() (port string, ok bool) { return r.component(Port) }

// Path returns the path, which is always defined but may be empty.
// RFC 3986, section 3.3.
func (r Reference) Path() string { return r.text[r.pathStart():r.path] }

// Query returns the query without the "?" before it. RFC 3986, section 3.4.
func (r Reference) Query() (query string, ok bool) { return r.component(Query) }

// Fragment returns the fragment without the "#" before it.
// RFC 3986, section 3.5.
func (r Reference) Fragment() (fragment string, ok bool) { return r.component(Fragment) }

// IsRelative reports whether r is a relative reference, which has no scheme. RFC 3986, section 4.2.
func (r Reference) IsRelative() bool { return r.scheme == 0 }

// IsAbsolute reports whether r has the form of an absolute URI: a scheme and
// no fragment. A URI with a fragment is neither relative nor, in the words of
// RFC 3986, section 4.3, absolute.
func (r Reference) IsAbsolute() bool { return r.scheme > 0 && r.query == len(r.text) }

func (r *Reference) pathStart() int { return max(r.scheme, r.authority) }

// The parts of a reference are its components together with the delimiters
// that go with them: groups 1, 3, 6 and 8 of the regular expression of
// RFC 3986, Appendix B. A part is "" exactly when the component is undefined,
// and the parts in order, with the path, are the text. Their receivers are
// pointers because a Reference is nine words, which would be copied.

func (r *Reference) schemePart() string   { return r.text[:r.scheme] }
func (r *Reference) pathPart() string     { return r.text[r.pathStart():r.path] }
func (r *Reference) queryPart() string    { return r.text[r.path:r.query] }
func (r *Reference) fragmentPart() string { return r.text[r.query:] }

// front returns the parts before the path, and tail those after it.
func (r *Reference) front() string { return r.text[:r.pathStart()] }
func (r *Reference) tail() string  { return r.text[r.path:] }

func (r *Reference) authorityPart() string {
	if r.authority == 0 {
		return ""
	}
	return r.text[r.scheme:r.authority]
}
