package urlstandard

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// Deviations are a set of what the standard does and RFC 3986 does not. A run can leave any of them
// out; so which of them make the difference is found by trying. With all of them left out, what
// remains is RFC 3986, section 5.2: tests hold the two against each other.
//
// Some are answers to questions of the listing, and left out by forcing the other answer. The rest
// have names here: each is a switch of the parser.
type Deviations uint64

// The deviations, in the order in which they are asked for: those that change more come first.
const (
	Refusing    Deviations = 1 << iota // a bad host or port is a failure
	_                                  // so is a base that cannot be parsed, even where nothing is relative to it
	Blanks                             // controls and spaces at both ends are taken off
	Tabs                               // tabs and line breaks are taken out
	SchemeForm                         // only a letter, and then letters, digits, "+", "-" and "." make a scheme
	SameScheme                         // "http:g" is relative to a base with its own scheme
	_                                  // a special scheme is followed by a host, with any number of slashes
	Backslash                          // "\" is "/" in a special URL
	FileHost                           // a file URL always has a host, and no port or user name
	_                                  // Windows drive letters
	OpaquePath                         // a path without "/" and without a host has no segments
	BaseDots                           // dot segments of the base are removed before anything else
	EncodedDots                        // "%2e" is "." in a dot segment
	EmptyPath                          // an empty path is "/" in a special URL
	_                                  // "/." comes before a path that would be read as a host
	Userinfo                           // an empty user name or password is left out
	HostDecoded                        // a domain is percent-decoded
	HostASCII                          // a domain is written in ASCII
	HostCase                           // a domain is written in lower case
	_                                  // a host that ends in a number is an IPv4 address
	IPv6                               // an IPv6 address is written in its shortest form
	_                                  // "localhost" is left out of a file URL
	_                                  // a port that is empty is left out
	_                                  // the default port is left out
	PortNumber                         // a port is a number, without zeros before it
	SchemeCase                         // a scheme is written in lower case
	Encoding                           // what may not stand is percent-encoded
)

// deviations tells how to leave them out. They are in the order of the constants; beside each are
// the line at which a run meets it and, where other documents have a clause about the same, that
// clause.
var deviations = []edition.Deviation{
	{Name: "refusing", Line: "api.4", Near: edition.Clauses, Refuses: true},
	{Name: "base-read", Line: "api.2.2", Near: edition.Clauses, Refuses: true, Forced: edition.Forced{No: []string{"api.2.2"}}},
	{Name: "blanks", Line: "url.1.3", Near: edition.SchemeBegins},
	{Name: "tabs", Line: "url.3", Near: edition.SchemeBegins},
	{Name: "scheme-form", Line: "scheme.1", Near: edition.SchemeBegins},
	{Name: "same-special-scheme", Line: "scheme.2.6", Near: edition.SameScheme},
	{Name: "slashes", Line: "scheme.2.7", Near: edition.AuthorityEnds, Forced: edition.Forced{
		Yes: []string{"special-authority-ignore-slashes.1"}, No: []string{"scheme.2.7"},
	}},
	{Name: "backslash", Line: "path.1.1", Near: edition.AuthorityEnds},
	{Name: "file-host", Line: "file.2", Near: edition.AuthorityEnds},
	{Name: "drive-letter", Line: "file-host.1.1", Near: edition.AuthorityEnds, Forced: edition.Forced{
		Yes: []string{"file.4.4.2"}, No: []string{"file-slash.2.1.2", "file-host.1.1", "path.1.4.1", "shorten.3"},
	}},
	{Name: "opaque-path", Line: "scheme.2.9a", Near: edition.BaseRoot},
	{Name: "base-dots", Line: "path.1.2", Near: edition.Trailing},
	{Name: "encoded-dots", Line: "path.1.2", Near: edition.Trailing},
	{Name: "empty-path", Line: "path-start.1", Near: edition.Clauses},
	{Name: "guard", Line: "serializer.3", Near: edition.Clauses, Forced: edition.Forced{No: []string{"serializer.3"}}},
	{Name: "userinfo", Line: "serializer.2.2", Near: edition.Clauses},
	{Name: "host-decoded", Line: "host-parser.5", Near: edition.Clauses},
	{Name: "host-ascii", Line: "domain-parser.5.2.1", Near: edition.Clauses},
	{Name: "host-case", Line: "domain-parser.5.1", Near: edition.Clauses},
	{Name: "ipv4", Line: "host-parser.8a", Near: edition.Clauses, Forced: edition.Forced{No: []string{"host-parser.8a"}}},
	{Name: "ipv6", Line: "ipv6.9", Near: edition.Clauses},
	{Name: "localhost", Line: "file-host.1.3.3", Near: edition.Clauses, Forced: edition.Forced{No: []string{"file-host.1.3.3"}}},
	{Name: "empty-port", Line: "port.2.1", Near: edition.Clauses, Forced: edition.Forced{Yes: []string{"port.2.1"}}},
	{Name: "default-port", Line: "port.2.1.3", Near: edition.Clauses, Forced: edition.Forced{No: []string{"port.2.1.3"}}},
	{Name: "port-number", Line: "port.2.1.3", Near: edition.Clauses},
	{Name: "scheme-case", Line: "scheme.2.2", Near: edition.Clauses},
	{Name: "encoding", Line: "path.2.3", Near: edition.Clauses},
}

var deviating = edition.Deviating{
	From:       "rfc3986",
	Deviations: deviations,
	Without: func(base, reference string, left uint64, t *trace.Trace) edition.Result {
		r := without(base, reference, left, t)
		if r.Failure != "" {
			return edition.Result{Outcome: edition.Failed}
		}
		return edition.Result{Outcome: edition.Target, Target: r.Href}
	},
}

// without resolves without the deviations in left, whose bits are their indexes.
func without(base, reference string, left uint64, t *trace.Trace) Result {
	var forced edition.Forced
	for i := range deviations {
		if left&(1<<i) != 0 {
			forced.Yes = append(forced.Yes, deviations[i].Forced.Yes...)
			forced.No = append(forced.No, deviations[i].Forced.No...)
		}
	}
	return resolve(base, reference, Deviations(left), &forced, t)
}

// does reports whether the switch of a deviation is not turned off.
func (p *parser) does(d Deviations) bool { return p.off&d == 0 }

// What follows is what RFC 3986 does, where the standard has nothing to leave out instead.

// plainScheme is the length of what RFC 3986's expression takes for a scheme at the beginning of
// the input and the standard's states do not, 0 if there is none. Blanks and tabs in it do not count where these are left alone.
func (p *parser) plainScheme() int {
	n := strings.IndexAny(p.input, ":/?#")
	if n <= 0 || p.input[n] != ':' {
		return 0
	}
	letters := 0
	for i := range n {
		switch c := rune(p.input[i]); {
		case isAlpha(c), letters > 0 && (isDigit(c) || c == '+' || c == '-' || c == '.'):
			letters++
		case p.does(SchemeForm) && !p.isPlain(i, p.input[i]):
			return 0
		}
	}
	if letters == n {
		return 0 // the states find it
	}
	return n
}

// sameSchemeHere reports whether what follows would be relative to a base with the same scheme.
func (p *parser) sameSchemeHere() bool {
	return !p.does(SameScheme) && p.base != nil && p.base.Scheme == p.url.Scheme && !strings.HasPrefix(p.remaining(), "//")
}

// isPlainFile reports whether the URL is a file URL that is like any other one.
func (p *parser) isPlainFile() bool { return p.url.Scheme == "file" && !p.does(FileHost) }

// isPlain reports whether a byte of the input is one that the standard would have taken out. It
// is not encoded, either.
func (p *parser) isPlain(at int, c byte) bool {
	return !p.does(Tabs) && isTabOrBreak(c) || !p.does(Blanks) && isControl(c) && (at < p.inner.Start || at >= p.inner.End)
}

// findInner finds what is left of the input without blanks at its ends.
func (p *parser) findInner() {
	p.inner = edition.Span{End: len(p.input)}
	for p.inner.Start < p.inner.End && isControl(p.input[p.inner.Start]) {
		p.inner.Start++
	}
	for p.inner.End > p.inner.Start && isControl(p.input[p.inner.End-1]) {
		p.inner.End--
	}
}

// plainState is the state in which a path is read as one text, whose dot segments are removed
// when all of it is there.
const plainState = "plain path"

// beginPlainPath begins such a path: at the directory of the base's path if that is given.
func (p *parser) beginPlainPath(directory string) {
	p.path = append(p.path[:0], directory...)
	p.setState(plainState)
}

// directory is the base's path, which the URL has already, up to its last segment.
func (p *parser) directory() string {
	if len(p.path) == 0 && p.url.Host.Defined {
		return "/"
	}
	path := string(p.path)
	return path[:strings.LastIndexByte(path, '/')+1]
}

// joins reports whether the segments of the base's path are still to be looked at, together with
// those of the reference.
func (p *parser) joins() bool {
	return !p.does(BaseDots) || !p.does(OpaquePath) && !p.url.Host.Defined && (len(p.path) == 0 || p.path[0] != '/')
}

// plainPath is the state.
func (p *parser) plainPath() {
	switch c := p.cAlone(); {
	case c != eof && c != '?' && c != '#':
		if p.isSolidus() {
			p.path = append(p.path, '/')
		} else {
			p.appendEncoded(&p.path, rPath, pathSet)
		}
		return
	case c == '?':
		p.queryBegins()
	case c == '#':
		p.fragmentBegins()
	}
	if p.text == rReference || p.does(BaseDots) {
		p.path = []byte(p.withoutDots(string(p.path)))
	}
}

// withoutDots is RFC 3986, section 5.2.4.
func (p *parser) withoutDots(path string) string {
	if p.does(EncodedDots) && strings.Contains(path, "%") {
		segments := strings.Split(path, "/")
		for i, segment := range segments {
			if n := dots(segment); n == 1 || n == 2 {
				segments[i] = ".."[:n]
			}
		}
		path = strings.Join(segments, "/")
	}
	return uri.RemoveDotSegments(path)
}

func isLarge(port string) bool { return len(port) > 5 || len(port) == 5 && port > "65535" }
