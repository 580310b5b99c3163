// Package lens finds what deserves a remark in texts that may be quite valid:
// hazards that RFC 3986 warns of, and consequences that surprise people. A finding
// is a fact with its place and its clause; the words for it are not here.
//
// All offsets are bytes of the text that a finding is about.
package lens

import (
	"strings"

	"uriscope/core/uri"
)

// A Finding is one remark.
type Finding struct {
	ID         string
	Start, End int    // the place, in bytes
	Section    string // document and section that it rests on
}

// Ids of the findings.
const (
	Userinfo     = "userinfo"       // the text before an "@" is not the host
	Password     = "password"       // there is a password in clear text
	IPv4LookLike = "ipv4-look-like" // a name that some software reads as an address
	EncodedDots  = "encoded-dots"   // "%2E" is no dot here, but a normalizer makes it one
	BaseFragment = "base-fragment"  // a fragment is no part of a base
	Suffix       = "suffix"         // "www.…" without a scheme is a path
	SameScheme   = "same-scheme"    // strict or not makes a difference
	Reread       = "reread"         // the target is split differently when it is read again
)

// Text finds what deserves a remark in any one text.
func Text(text string) []Finding {
	r := uri.Split(text)
	var found []Finding
	if start, end, ok := r.Span(uri.Userinfo); ok {
		found = append(found, Finding{Userinfo, start, end, "RFC 3986, section 7.6"})
		if colon := strings.IndexByte(text[start:end], ':'); colon >= 0 && start+colon+1 < end {
			found = append(found, Finding{Password, start + colon + 1, end, "RFC 3986, section 3.2.1"})
		}
	}
	if start, end, ok := r.Span(uri.Host); ok && r.HostKind() != uri.IPv4 && looksLikeIPv4(text[start:end]) {
		found = append(found, Finding{IPv4LookLike, start, end, "RFC 3986, section 7.4"})
	}
	start, end, _ := r.Span(uri.Path)
	if at, length := encodedDots(text[start:end]); length > 0 {
		found = append(found, Finding{EncodedDots, start + at, start + at + length, "RFC 3986, section 6.2.2.2"})
	}
	return found
}

// Base finds what deserves a remark in a text because it is used as a base.
func Base(text string) []Finding {
	r := uri.Split(text)
	if start, end, ok := r.Span(uri.Fragment); ok {
		return []Finding{{BaseFragment, start - len("#"), end, "RFC 3986, section 5.1"}}
	}
	return nil
}

// Reference finds what deserves a remark in a text because it is used as a
// reference with that base.
func Reference(base, text string) []Finding {
	r := uri.Split(text)
	scheme, hasScheme := r.Scheme()
	_, hasAuthority := r.Authority()
	if hasScheme {
		if of, _ := uri.Split(base).Scheme(); of == scheme && !hasAuthority {
			return []Finding{{SameScheme, 0, len(scheme) + len(":"), "RFC 3986, section 5.2.2"}}
		}
		return nil
	}
	first, _, _ := strings.Cut(r.Path(), "/")
	if !hasAuthority && len(first) > len("www.") && (strings.HasPrefix(first, "www.") || strings.HasPrefix(first, "WWW.")) {
		return []Finding{{Suffix, 0, len(first), "RFC 3986, section 4.5"}}
	}
	return nil
}

// Target finds whether a target is split differently from how it was put together:
// pathStart and pathEnd are where the algorithm placed the path.
func Target(text string, pathStart, pathEnd int) []Finding {
	r := uri.Split(text)
	if start, end, _ := r.Span(uri.Path); start != pathStart || end != pathEnd {
		return []Finding{{Reread, pathStart, pathEnd, "RFC 3986, section 3.3"}}
	}
	return nil
}

// looksLikeIPv4 reports whether a name is one to four numbers, decimal, octal or
// hexadecimal, with dots between them: much of that is an IPv4 address to older
// address functions (RFC 3986, section 7.4).
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
		if part == "" || strings.Trim(part, digits) != "" {
			return false
		}
	}
	return true
}

// encodedDots returns where the first segment stands that percent-decoding would
// turn into "." or "..", and its length in bytes, which is 0 where there is none.
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
