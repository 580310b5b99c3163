package uri

// This file has the productions of RFC 3986, sections 3 and 4 for whole texts.

// A production is a rule of the grammar for a whole text.
type production uint8

const (
	productionURI          production = iota // RFC 3986, section 3
	productionURIReference                   // RFC 3986, section 4.1
	productionRelativeRef                    // RFC 3986, section 4.2
	productionAbsoluteURI                    // RFC 3986, section 4.3
	productionBase                           // URI, as a base: RFC 3986, section 5.2.1
)

// Parse parses s as a URI-reference: a URI or a relative reference. For texts that must be a URI,
// there is [ParseURI]. RFC 3986, section 4.1. The error is an [*Error].
func Parse(s string) (r Reference, err error) {
	err = r.parse(s, productionURIReference)
	return r, err
}

// ParseURI parses s as a URI: it must have a scheme and may have a fragment.
// RFC 3986, section 3. The error is an [*Error].
func ParseURI(s string) (r Reference, err error) {
	err = r.parse(s, productionURI)
	return r, err
}

// ParseRelative parses s as a relative-ref, which has no scheme.
// RFC 3986, section 4.2. The error is an [*Error].
func ParseRelative(s string) (r Reference, err error) {
	err = r.parse(s, productionRelativeRef)
	return r, err
}

// ParseAbsolute parses s as an absolute-URI, which has a scheme and no
// fragment. RFC 3986, section 4.3. The error is an [*Error].
func ParseAbsolute(s string) (r Reference, err error) {
	err = r.parse(s, productionAbsoluteURI)
	return r, err
}

// MustParse is like [Parse] but panics if s isn't a URI-reference. It is for texts in a program.
func MustParse(s string) Reference { return must(Parse(s)) }

// MustParseURI is like [ParseURI] but panics if s isn't a URI.
func MustParseURI(s string) Reference { return must(ParseURI(s)) }

func must(r Reference, err error) Reference {
	if err != nil {
		panic(err)
	}
	return r
}

// Validate checks that r is a URI-reference by the grammar, which one from [Split] may not be. The error is the
// one from [Parse].
func (r Reference) Validate() error {
	var again Reference
	return again.parse(r.text, productionURIReference)
}

// parse matches all of s against p in one pass. r must be zero, and is zero again after an error: if parse
// can't continue, reject finds out what is wrong.
func (r *Reference) parse(s string, p production) error {
	r.text = s
	i := 0
	for i < len(s) && classes[s[i]]&schemeChar != 0 {
		i++
	}
	if i < len(s) && s[i] == ':' && classes[s[0]]&alpha != 0 && p != productionRelativeRef {
		i++
		r.scheme = i
	} else if p != productionURIReference && p != productionRelativeRef {
		return r.reject(p, Scheme, i)
	} else if i = scan(s, i, noColonChar); i < len(s) && s[i] == ':' {
		// A possible scheme turns out to be the beginning of a path, whose first segment must not have a colon.
		return r.reject(p, Path, i)
	}

	if i == r.scheme && i+1 < len(s) && s[i] == '/' && s[i+1] == '/' {
		var ok bool
		if i, ok = r.parseAuthority(i + 2); !ok {
			return r.reject(p, Authority, i)
		}
	}

	last := Path
	i = scan(s, i, pathChar)
	r.path = i
	if i < len(s) && s[i] == '?' {
		last = Query
		i = scan(s, i+1, queryChar)
	}
	r.query = i
	if i < len(s) && s[i] == '#' && p != productionAbsoluteURI {
		last = Fragment
		i = scan(s, i+1, queryChar)
	}
	if i < len(s) {
		return r.reject(p, last, i)
	}
	return nil
}

// parseAuthority matches the authority at text[i], and returns its end or the offset where it can't continue.
// RFC 3986, section 3.2.
func (r *Reference) parseAuthority(i int) (end int, ok bool) {
	s := r.text
	r.hostStart = i
	i = scan(s, i, regNameChar)
	if i < len(s) && (s[i] == ':' || s[i] == '@') {
		// Only an "@" further on distinguishes a user name from a host.
		if j := scan(s, i, userinfoChar); j < len(s) && s[j] == '@' {
			r.hostStart = j + 1
			i = scan(s, j+1, regNameChar)
		}
	}

	if i == r.hostStart && i < len(s) && s[i] == '[' {
		if i, r.kind = matchIPLiteral(s, i); r.kind == NoHost {
			return i, false
		}
	} else {
		r.kind = nameKind(s[r.hostStart:i])
	}
	r.hostEnd = i

	if i < len(s) && s[i] == ':' {
		i = skip(s, i+1, digit, len(s))
	}
	r.authority = i
	return i, i == len(s) || s[i] == '/' || s[i] == '?' || s[i] == '#'
}
