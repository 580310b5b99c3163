// Package lens finds what deserves a remark in texts, valid or not: hazards that RFC 3986
// warns of, and consequences that surprise people. A finding is a fact with its place and its
// section; the words for it are elsewhere (web/src/words).
//
// All offsets are bytes of the text that a finding is about.
package lens

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/uri"
)

// A Finding is one remark.
type Finding struct {
	ID      string
	Span    edition.Span // the place, in bytes
	Section string       // document and section that it rests on
}

// Ids of the findings.
const (
	Userinfo     = "userinfo"       // the text before an "@" is not the host
	Password     = "password"       // there is a password, in clear text
	IPv4LookLike = "ipv4-look-like" // a name that some software reads as an address
	EncodedDots  = "encoded-dots"   // "%2E" is no dot segment here, but becomes one when normalized
	BaseFragment = "base-fragment"  // the fragment of a base is ignored
	Suffix       = "suffix"         // "www.…" without a scheme is a path
	SameScheme   = "same-scheme"    // the option strict makes a difference
	Reread       = "reread"         // the target is split differently when it is read again
)

// A Split is a text and its components by RFC 3986.
type Split struct {
	Text  string
	Parts []edition.Part
}

// part returns the component of a role, with the span [edition.Absent] if there is none.
func (s Split) part(role edition.Role) edition.Part {
	for _, p := range s.Parts {
		if p.Role == role {
			return p
		}
	}
	return edition.Part{Span: edition.Absent}
}

// Any returns the findings that do not depend on what the text is used for.
func (s Split) Any() []Finding {
	var found []Finding
	if at := s.part(edition.Userinfo).Span; at != edition.Absent {
		found = append(found, Finding{Userinfo, at, "RFC 3986, section 7.6"})
		if colon := strings.IndexByte(at.Of(s.Text), ':'); colon >= 0 && at.Start+colon+1 < at.End {
			found = append(found, Finding{Password, edition.Span{Start: at.Start + colon + 1, End: at.End}, "RFC 3986, section 3.2.1"})
		}
	}
	if host := s.part(edition.Host); host.Span != edition.Absent && host.Kind != uri.IPv4.String() && looksLikeIPv4(host.Span.Of(s.Text)) {
		found = append(found, Finding{IPv4LookLike, host.Span, "RFC 3986, section 7.4"})
	}
	path := s.part(edition.Path).Span
	if at, length := encodedDots(path.Of(s.Text)); length > 0 {
		found = append(found, Finding{EncodedDots, edition.Span{Start: path.Start + at, End: path.Start + at + length}, "RFC 3986, section 6.2.2.2"})
	}
	return found
}

// AsBase returns the findings that are due to the use of the text as a base.
func (s Split) AsBase() []Finding {
	if at := s.part(edition.Fragment).Span; at != edition.Absent {
		return []Finding{{BaseFragment, edition.Span{Start: at.Start - len("#"), End: at.End}, "RFC 3986, section 5.1"}}
	}
	return nil
}

// AsReference returns the findings that are due to the use of the text as a reference with
// that base.
func (s Split) AsReference(base Split) []Finding {
	scheme, hasAuthority := s.part(edition.Scheme).Span, s.part(edition.Authority).Span != edition.Absent
	if scheme != edition.Absent {
		of := base.part(edition.Scheme).Span
		if of != edition.Absent && of.Of(base.Text) == scheme.Of(s.Text) && !hasAuthority {
			return []Finding{{SameScheme, edition.Span{Start: 0, End: scheme.End + len(":")}, "RFC 3986, section 5.2.2"}}
		}
		return nil
	}
	first, _, _ := strings.Cut(s.part(edition.Path).Span.Of(s.Text), "/")
	if !hasAuthority && len(first) > len("www.") && (strings.HasPrefix(first, "www.") || strings.HasPrefix(first, "WWW.")) {
		return []Finding{{Suffix, edition.Span{Start: 0, End: len(first)}, "RFC 3986, section 4.5"}}
	}
	return nil
}

// AsTarget returns a finding if the target, when it is split, has another path than the parts
// that the algorithm composed it from.
func (s Split) AsTarget(parts []edition.Part) []Finding {
	path := Split{s.Text, parts}.part(edition.Path).Span
	if s.part(edition.Path).Span != path {
		return []Finding{{Reread, path, "RFC 3986, section 3.3"}}
	}
	return nil
}

// looksLikeIPv4 reports whether a name is one to four numbers, decimal, octal or hexadecimal,
// with dots between them. Some functions take such names for IPv4 addresses (RFC 3986,
// section 7.4).
func looksLikeIPv4(name string) bool {
	parts := strings.Split(strings.TrimSuffix(name, "."), ".")
	if len(parts) > 4 {
		return false
	}
	for _, part := range parts {
		digits := "0123456789"
		if len(part) > 2 && part[0] == '0' && part[1]|0x20 == 'x' {
			part, digits = part[2:], "0123456789abcdefABCDEF"
		}
		if part == "" || !consistsOf(part, digits) {
			return false
		}
	}
	return true
}

// encodedDots returns the offset and the length, in bytes, of the first segment that
// percent-decoding would turn into "." or "..". The length is 0 if there is none.
func encodedDots(path string) (at, length int) {
	for at < len(path) {
		segment, _, _ := strings.Cut(path[at:], "/")
		if areEncodedDots(segment) {
			return at, len(segment)
		}
		at += len(segment) + len("/")
	}
	return 0, 0
}

// areEncodedDots reports whether a segment is one dot or two, at least one of which is
// percent-encoded.
func areEncodedDots(segment string) bool {
	dots, encoded := 0, false
	for ; segment != "" && dots < 2; dots++ {
		switch {
		case segment[0] == '.':
			segment = segment[1:]
		case strings.HasPrefix(segment, "%2E") || strings.HasPrefix(segment, "%2e"):
			segment = segment[len("%2E"):]
			encoded = true
		default:
			return false
		}
	}
	return segment == "" && encoded
}

// consistsOf reports whether all bytes of a text are in a set.
func consistsOf(text, set string) bool {
	for i := range len(text) {
		if strings.IndexByte(set, text[i]) < 0 {
			return false
		}
	}
	return true
}
