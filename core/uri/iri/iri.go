// Package iri maps IRIs to URIs and back, as in RFC 3987, sections 3.1 and 3.2.
//
// It imports no Unicode tables. To convert host names to their DNS form, pass a profile of
// golang.org/x/net/idna.
package iri

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"uriscope.example/core/uri"
)

// Names converts a host name to its DNS form, and back. Profiles of golang.org/x/net/idna implement it:
// idna.Lookup, idna.Display.
type Names interface {
	ToASCII(name string) (string, error)
	ToUnicode(name string) (string, error)
}

// A HostError reports that an IRI's host has no DNS form.
type HostError struct {
	Host string
	Err  error
}

func (e *HostError) Error() string { return fmt.Sprintf("iri: host %q: %v", e.Host, e.Err) }

// Unwrap returns Err.
func (e *HostError) Unwrap() error { return e.Err }

// ToURI maps an IRI reference to a URI reference: it percent-encodes characters beyond US-ASCII as UTF-8. RFC
// 3987, section 3.1.
//
// With names, it converts a host beyond US-ASCII by ToASCII instead. Use that only for schemes whose hosts are
// DNS names. names can be nil.
//
// The error is a [*uri.Error], with offsets in the text, if the text isn't an IRI reference, for example
// because of a misplaced character, and a [*HostError] if names rejects the host.
func ToURI(text string, names Names) (uri.Reference, error) {
	m := mapping{text: text}
	if host, ok := uri.Split(text).Host(); ok && names != nil && !strings.HasPrefix(host, "[") && !isASCII(host) {
		ascii, err := names.ToASCII(host)
		if err != nil {
			return uri.Reference{}, &HostError{host, err}
		}
		m.start, m.end, _ = uri.Split(text).Span(uri.Host)
		m.host = ascii
	}
	mapped, _ := m.upTo(-1)
	r, err := uri.Parse(mapped)
	if e, ok := err.(*uri.Error); ok {
		_, e.At = m.upTo(e.At)
		e.Input = text
	}
	return r, err
}

// A mapping is an IRI's text, and the replacement for its host.
type mapping struct {
	text       string
	start, end int // of the host, if it is replaced
	host       string
}

// upTo returns the mapped text up to size bytes, and the length of the original text up to there. A negative
// size means all of it.
func (m *mapping) upTo(size int) (mapped string, length int) {
	queryStart, queryEnd := queryIn(m.text)
	b := make([]byte, 0, len(m.text)+16)
	i := 0
	for i < len(m.text) && (size < 0 || len(b) < size) {
		if m.end > m.start && i == m.start {
			b = append(b, m.host...)
			i = m.end
			continue
		}
		r, n := utf8.DecodeRuneInString(m.text[i:])
		at := m.text[i : i+n]
		if r >= utf8.RuneSelf && !(r == utf8.RuneError && n == 1) && fits(r, queryStart <= i && i < queryEnd) {
			at = encoded(at)
		}
		if size >= 0 && len(b)+len(at) > size {
			break // the offset is within this character's encoding
		}
		b = append(b, at...)
		i += n
	}
	return string(b), i
}

// ToIRI converts a URI reference to an IRI reference: it decodes percent-encodings to characters that an IRI
// allows and that mean the same. RFC 3987, section 3.2. Characters that are invisible, or change the direction
// of text, stay encoded.
//
// With names, it converts a host by ToUnicode if ToASCII reverses that. names can be nil.
func ToIRI(r uri.Reference, names Names) string {
	text := r.String()
	queryStart, queryEnd := queryIn(text)
	start, end, hasHost := r.Span(uri.Host)
	if !hasHost || names == nil {
		start, end = 0, 0
	}
	b := make([]byte, 0, len(text))
	for i := 0; i < len(text); {
		if i == start && start < end {
			b = append(b, shown(text[start:end], names)...)
			i = end
			continue
		}
		to, n := stretch(text, i, queryStart <= i && i < queryEnd)
		b = append(b, to...)
		i += n
	}
	return string(b)
}

// shown returns a host in Unicode, or unchanged.
func shown(host string, names Names) string {
	name, err := names.ToUnicode(host)
	if err != nil || isASCII(name) {
		return host
	}
	for _, r := range name {
		if r >= utf8.RuneSelf && (isAvoided(r) || !fits(r, false)) {
			return host
		}
	}
	if again, err := names.ToASCII(name); err != nil || !strings.EqualFold(again, host) {
		return host
	}
	return name
}

// stretch converts the character or percent-encodings at an offset of a URI, and returns the number of bytes
// converted.
func stretch(text string, i int, inQuery bool) (to string, n int) {
	const triplet = len("%41")
	if !isEncoding(text, i) {
		r, n := utf8.DecodeRuneInString(text[i:]) // beyond US-ASCII only if the text comes from Split
		if r >= utf8.RuneSelf && (isAvoided(r) || !fits(r, inQuery)) {
			return encoded(text[i : i+n]), n
		}
		return text[i : i+n], n
	}
	if octet := decoded(text, i); octet < utf8.RuneSelf {
		// A digit after a stray "%" could complete an encoding.
		if isUnreserved(octet) && !(i > 0 && text[i-1] == '%') && !(i > 1 && text[i-2] == '%') {
			return string(rune(octet)), triplet
		}
		return text[i : i+triplet], triplet
	}
	var octets [utf8.UTFMax]byte
	count := 0
	for at := i; count < len(octets) && isEncoding(text, at) && decoded(text, at) >= utf8.RuneSelf; at += triplet {
		octets[count] = decoded(text, at)
		count++
	}
	r, size := utf8.DecodeRune(octets[:count])
	its := string(octets[:size])
	if r == utf8.RuneError && size == 1 || isAvoided(r) || !fits(r, inQuery) {
		its = encoded(its)
	}
	return its, triplet * size
}
