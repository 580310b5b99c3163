package uri

import "strings"

// This file percent-encodes data for components and decodes it, RFC 3986, sections 2.1 and 2.4. Text is encoded
// before it becomes part of a URI, and decoded after the URI was split, once each.

// dataChars are the characters of a class, except some.
type dataChars struct {
	class class
	not   string
}

// inData are the characters that aren't encoded in the data of a component: those that its rule allows, except
// those that separate its parts. RFC 3986, section 2.2 lets each scheme decide; unnecessary encoding doesn't
// change the meaning.
var inData = [...]dataChars{
	Scheme:    {schemeChar, ""},
	Authority: {regNameChar, ""},
	Userinfo:  {userinfoChar, ":"}, // it separates the user from a password
	Host:      {regNameChar, ""},   // a registered name
	Port:      {digit, ""},         // and nothing can be encoded
	Path:      {pathChar, "/"},     // one segment
	Query:     {queryChar, "&=+;"}, // they separate pairs in forms, where "+" is a space
	Fragment:  {queryChar, ""},
}

// Encode percent-encodes data for a component: all octets that aren't allowed there or that would separate its
// parts, like "/" in a path segment and "&" in a query. A "%" is data like any other. For [Path], data is one
// segment. The octets are the text's: RFC 3986, section 2.5, wants UTF-8. It returns the segments "." and ".."
// unchanged, because no encoding keeps resolving or normalizing from removing them; [JoinSegments] rejects
// them. A scheme or a port can't be encoded; encoded text will be rejected there. For anything that isn't a
// component, all but unreserved characters are encoded.
func Encode(data string, c Component) string {
	in := dataChars{class: unreserved}
	if int(c) < len(inData) {
		in = inData[c]
	}
	n := 0
	for i := range len(data) {
		if !in.has(data[i]) {
			n++
		}
	}
	if n == 0 {
		return data
	}
	b := make([]byte, 0, len(data)+2*n)
	for i := range len(data) {
		if octet := data[i]; in.has(octet) {
			b = append(b, octet)
		} else {
			b = append(b, '%', hex[octet>>4], hex[octet&15])
		}
	}
	return stringOf(b)
}

const hex = "0123456789ABCDEF"

func (d dataChars) has(octet byte) bool {
	return classes[octet]&d.class != 0 && strings.IndexByte(d.not, octet) < 0
}

// Decode returns the data in part of a component: it decodes each percent-encoded octet, once. The error is an
// [*Error] with the rule "pct-encoded" if a "%" isn't followed by two hexadecimal digits.
func Decode(s string) (string, error) {
	at := strings.IndexByte(s, '%')
	if at < 0 {
		return s, nil
	}
	b := make([]byte, 0, len(s))
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] != '%':
			b = append(b, s[i])
		case isPercentEncoded(s, i):
			b = append(b, decode(s, i))
			i += 2
		default:
			e := &Error{Input: s, At: i}
			e.rejectPercentEncoded()
			e.Section = sectionOf(e.Rule)
			return "", e
		}
	}
	return stringOf(b), nil
}
