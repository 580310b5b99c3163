package urlstandard

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/trace"
)

// Deviations are a set of things that the standard does and RFC 3986 doesn't. A run can leave out any of them,
// so trial runs show which ones make the difference. Without all of them, the algorithm is RFC 3986, section
// 5.2; tests compare the two.
//
// Some are answers to the listing's questions, and are left out by forcing the other answer. The others, which
// have names, are switches of the parser.
type Deviations uint64

// The deviations, in the order in which they are tried: those with larger effects come first.
const (
	Refusing    Deviations = 1 << iota // a bad host or port is a failure
	_                                  // so is a base that can't be parsed, even if nothing is relative to it
	Blanks                             // controls and spaces at both ends are removed
	Tabs                               // tabs and line breaks are removed
	SchemeForm                         // a scheme is a letter followed by letters, digits, "+", "-", or "."
	SameScheme                         // "http:g" is relative to a base with its own scheme
	_                                  // a special scheme is followed by a host, after any number of slashes
	Backslash                          // "\" is "/" in a special URL
	FileHost                           // a file URL always has a host, but no port or user name
	_                                  // Windows drive letters
	OpaquePath                         // a path without "/" and without a host has no segments
	BaseDots                           // dot segments of the base are removed before anything else
	EncodedDots                        // "%2e" is "." in a dot segment
	EmptyPath                          // an empty path is "/" in a special URL
	_                                  // "/." precedes a path that would be parsed as a host
	Userinfo                           // an empty user name or password is dropped
	HostDecoded                        // a domain is percent-decoded
	HostASCII                          // a domain is converted to ASCII
	HostCase                           // a domain is lowercased
	_                                  // a host that ends in a number is an IPv4 address
	IPv6                               // an IPv6 address is written in its shortest form
	_                                  // "localhost" is dropped from a file URL
	_                                  // an empty port is dropped
	_                                  // the default port is dropped
	PortNumber                         // a port is a number, without leading zeros
	SchemeCase                         // a scheme is lowercased
	Encoding                           // characters that aren't allowed are percent-encoded
)

// deviations says how to leave out each deviation, in the order of the constants. Each has the line at which a
// run meets it, and the clause about the same point if other specs have one.
var deviations = []edition.Deviation{
	{Name: "refusing", Line: "api.3a", Near: edition.Clauses, Refuses: true},
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
	{Name: "host-ascii", Line: "domain-parser.6.1", Near: edition.Clauses},
	{Name: "host-case", Line: "domain-parser.5", Near: edition.Clauses},
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

// does reports whether a deviation's switch is on.
func (p *parser) does(d Deviations) bool { return p.off&d == 0 }

// The functions below follow RFC 3986 where the standard has nothing to leave out instead.

// plainScheme returns the length of the scheme that RFC 3986's regular expression finds at the start of the
// input and the standard's states don't, or 0. It ignores blanks and tabs in it if these are kept.
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
		return 0 // the states find this scheme
	}
	return n
}

// sameSchemeHere reports whether the text after the scheme would be relative to a base with the same scheme.
func (p *parser) sameSchemeHere() bool {
	return !p.does(SameScheme) && p.base != nil && p.base.Scheme == p.url.Scheme && !strings.HasPrefix(p.remaining(), "//")
}

// isPlainFile reports whether the URL is a file URL that is treated like any other URL.
func (p *parser) isPlainFile() bool { return p.url.Scheme == "file" && !p.does(FileHost) }

// isPlain reports whether a byte of the input is one that the standard would have removed. It isn't encoded,
// either.
func (p *parser) isPlain(at int, c byte) bool {
	return !p.does(Tabs) && isTabOrBreak(c) || !p.does(Blanks) && isControl(c) && (at < p.inner.Start || at >= p.inner.End)
}

// findInner finds the input's range without blanks at its ends.
func (p *parser) findInner() {
	p.inner = edition.Span{End: len(p.input)}
	for p.inner.Start < p.inner.End && isControl(p.input[p.inner.Start]) {
		p.inner.Start++
	}
	for p.inner.End > p.inner.Start && isControl(p.input[p.inner.End-1]) {
		p.inner.End--
	}
}

// plainState is the state that reads a path as one text, and removes its dot segments at the end.
const plainState = "plain path"

// beginPlainPath begins such a path, in the directory of the base's path if that is given.
func (p *parser) beginPlainPath(directory string) {
	p.path = append(p.path[:0], directory...)
	p.setState(plainState)
}

// directory returns the base's path, which the URL already has, up to its last segment.
func (p *parser) directory() string {
	if len(p.path) == 0 && p.url.Host.Defined {
		return "/"
	}
	path := string(p.path)
	return path[:strings.LastIndexByte(path, '/')+1]
}

// joins reports whether the segments of the base's path still have to be processed together with the
// reference's.
func (p *parser) joins() bool {
	return !p.does(BaseDots) || !p.does(OpaquePath) && !p.url.Host.Defined && (len(p.path) == 0 || p.path[0] != '/')
}

// plainPath runs plainState once.
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

// withoutDots follows RFC 3986, section 5.2.4.
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
