package uri

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"
)

// ErrSyntax matches every [*Error] in errors.Is.
var ErrSyntax = errors.New("uri: the text does not match the grammar")

// ErrNoReference is the error if no reference leads from a base to a target.
var ErrNoReference = errors.New("uri: no reference leads to the target")

// An Error says where and why a text doesn't match a production of the grammar. All parsing functions of this
// package return errors of type *Error; those that make references from components wrap one in a [*SetError].
type Error struct {
	// Input is the whole parsed text or, in a [*SetError], a component. It may contain a password, so don't log
	// it.
	Input string

	// At is the offset of the first wrong byte in Input; len(Input) if the text ends too early.
	At int

	// Rule is the grammar rule that fails there, such as "port" or "pct-encoded".
	Rule string

	// Section is where the rule is defined, for example "RFC 3986, section 3.2.3".
	Section string

	// Of names the text in question, for a function that takes two: "base", "reference", or "target". It is
	// empty if there was just one.
	Of string

	expected terminals
}

// Error returns one sentence with the offset, what was found, what was expected, and the rule. It contains at
// most one character of the text, and so no password.
func (e *Error) Error() string {
	if e.Of != "" {
		return "uri: " + e.Of + ": " + e.sentence()
	}
	return "uri: " + e.sentence()
}

// MarshalText returns the sentence of [Error.Error], without Input. It implements [encoding.TextMarshaler]: JSON
// and logs then have the sentence too, also within lists and structs.
func (e Error) MarshalText() ([]byte, error) { return []byte(e.Error()), nil }

// GoString returns the exported fields, without Input, for the format %#v. It implements [fmt.GoStringer].
func (e Error) GoString() string {
	return "uri.Error{At:" + strconv.Itoa(e.At) + ", Rule:" + strconv.Quote(e.Rule) + ", Section:" + strconv.Quote(e.Section) + ", Of:" + strconv.Quote(e.Of) + "}"
}

// of returns err with the name of the text in question, if it is an [*Error].
func of(name string, err error) error {
	if e, ok := err.(*Error); ok {
		e.Of = name
	}
	return err
}

func (e *Error) sentence() string {
	found := "end of text"
	if e.At < len(e.Input) {
		_, size := utf8.DecodeRuneInString(e.Input[e.At:])
		found = strconv.Quote(e.Input[e.At : e.At+size])
	}
	list := ""
	for i, names := 0, e.Expected(); i < len(names); i++ {
		switch {
		case i == 0:
		case i == len(names)-1:
			list += " or "
		default:
			list += ", "
		}
		list += names[i]
	}
	return "at byte " + strconv.Itoa(e.At) + ": found " + found + ", expected " + list + " (" + e.Rule + ", " + e.Section + ")"
}

// Is reports whether target is [ErrSyntax].
func (e *Error) Is(target error) bool { return target == ErrSyntax }

// Expected returns what is allowed at the error's offset, in the grammar's terms: names of character rules,
// such as "DIGIT" or "pchar", characters in double quotes, such as `"/"`, and "end of text".
func (e *Error) Expected() []string {
	var names []string
	for i, name := range terminalNames {
		if e.expected&(1<<i) != 0 {
			names = append(names, name)
		}
	}
	return names
}

// terminals is a set of things that can be expected.
type terminals uint32

const (
	tALPHA terminals = 1 << iota
	tDIGIT
	tTo5 // the last digit of 250 to 255
	tHEXDIG
	tUnreserved
	tPctEncoded
	tSubDelims
	tPchar
	tPlus
	tHyphen
	tPeriod
	tColon
	tAt
	tV
	tOpen
	tClose
	tSlash
	tQuestion
	tHash
	tEnd

	tName = tUnreserved | tPctEncoded | tSubDelims
	tNext = tSlash | tQuestion | tHash | tEnd // what can follow an authority
)

var terminalNames = [...]string{
	"ALPHA", "DIGIT", "%x30-35", "HEXDIG", "unreserved", "pct-encoded", "sub-delims", "pchar",
	`"+"`, `"-"`, `"."`, `":"`, `"@"`, `"v"`, `"["`, `"]"`, `"/"`, `"?"`, `"#"`, "end of text",
}

// sectionOf returns the section of RFC 3986 that defines the rule.
func sectionOf(rule string) string {
	switch rule {
	case "pct-encoded":
		return "RFC 3986, section 2.1"
	case "scheme":
		return "RFC 3986, section 3.1"
	case "authority":
		return "RFC 3986, section 3.2"
	case "userinfo":
		return "RFC 3986, section 3.2.1"
	case "reg-name", "IP-literal", "IPv6address", "IPvFuture":
		return "RFC 3986, section 3.2.2"
	case "port":
		return "RFC 3986, section 3.2.3"
	case "query":
		return "RFC 3986, section 3.4"
	case "fragment":
		return "RFC 3986, section 3.5"
	case "absolute-URI":
		return "RFC 3986, section 4.3"
	default: // the path rules
		return "RFC 3986, section 3.3"
	}
}

// reject returns the error for a text that doesn't match p. Parsing stopped at text[i] in component c; r holds
// what was found before, and becomes zero. Speed no longer matters: reject may parse the text again to find a
// helpful reason.
func (r *Reference) reject(p production, c Component, i int) *Error {
	e := &Error{Input: r.text, At: i}
	switch c {
	case Scheme:
		e.rejectScheme(p)
	case Authority:
		e.rejectAuthority(r)
	case Path:
		if r.authority > 0 && i == r.authority { // the authority could continue as well
			e.rejectAuthority(r)
		} else {
			e.rejectPath(r, p)
		}
	case Query:
		e.Rule, e.expected = "query", tPchar|tSlash|tQuestion|tHash|tEnd
	case Fragment:
		e.Rule, e.expected = "fragment", tPchar|tSlash|tQuestion|tEnd
	}

	found := byte(0)
	if e.At < len(e.Input) {
		found = e.Input[e.At]
	}
	if p == productionAbsoluteURI {
		e.expected &^= tHash
		if found == '#' && (c == Path || c == Query) {
			e.Rule = "absolute-URI"
		}
	}
	if found == '%' && e.expected&(tPctEncoded|tPchar) != 0 {
		e.rejectPercentEncoded()
	}
	e.Section = sectionOf(e.Rule)
	*r = Reference{}
	return e
}

// rejectPercentEncoded moves the error from a "%" to the wrong character after it.
func (e *Error) rejectPercentEncoded() {
	e.At = skip(e.Input, e.At+1, hexdig, 1)
	e.Rule, e.expected = "pct-encoded", tHEXDIG
}

// rejectRelative returns the error for a relative reference where a URI is required.
func (r *Reference) rejectRelative() *Error {
	return r.reject(productionBase, Scheme, skip(r.text, 0, schemeChar, len(r.text)))
}

// rejectScheme sets the error of a text without a required scheme.
func (e *Error) rejectScheme(p production) {
	e.Rule, e.expected = "scheme", tALPHA|tDIGIT|tPlus|tHyphen|tPeriod|tColon
	if p == productionBase {
		e.Rule = "absolute-URI"
	}
	if !startsWithLetter(e.Input) {
		e.At, e.expected = 0, tALPHA
	}
}

// rejectAuthority finds out which subcomponent of the authority is wrong.
func (e *Error) rejectAuthority(r *Reference) {
	s, start := e.Input, r.scheme+2
	if r.hostEnd == 0 {
		e.rejectIPLiteral(r.hostStart)
		return
	}
	bracketed := r.kind == IPv6 || r.kind == IPvFuture
	if !bracketed && r.hostStart == start && hasUserinfo(s[e.At:]) {
		e.At = scan(s, start, userinfoChar)
		e.Rule, e.expected = "userinfo", tName|tColon|tAt
		// Without an "@", this could also be a host and a port.
		i := scan(s, start, regNameChar)
		if s[i] == ':' {
			i = skip(s, i+1, digit, len(s))
		}
		if i == e.At {
			e.expected |= tNext
		}
		if i == start {
			e.expected |= tOpen
		}
		return
	}
	switch {
	case e.At > r.hostEnd:
		e.Rule, e.expected = "port", tDIGIT|tNext
	case bracketed:
		e.Rule, e.expected = "authority", tColon|tNext
	default:
		e.Rule, e.expected = "reg-name", tName|tColon|tNext
		if r.hostStart == start {
			e.expected |= tAt
		}
		if e.At == r.hostStart {
			e.expected |= tOpen
		}
	}
}

// hasUserinfo reports whether the rest of an authority contains "@".
func hasUserinfo(rest string) bool {
	i := 0
	for i < len(rest) && rest[i] != '@' && !isDelimiter(rest[i]) {
		i++
	}
	return i < len(rest) && rest[i] == '@'
}

// rejectIPLiteral is for the IP literal whose "[" is at Input[open].
func (e *Error) rejectIPLiteral(open int) {
	prefix := e.Input[open:e.At]
	switch _, complete := matchIPv6(e.Input, open+1); {
	case len(prefix) > 1 && prefix[1]|0x20 == 'v':
		e.Rule = "IPvFuture"
	case len(prefix) == 1 || complete:
		e.Rule = "IP-literal"
	default:
		e.Rule = "IPv6address"
	}

	// Try which characters can follow the prefix, which is short.
	for _, try := range [...]struct {
		char     string
		terminal terminals
	}{
		{"0", tTo5}, {"9", tDIGIT}, {"a", tHEXDIG}, {"_", tUnreserved}, {"!", tSubDelims},
		{".", tPeriod}, {":", tColon}, {"v", tV}, {"]", tClose},
	} {
		if end, _ := matchIPLiteral(prefix+try.char, 0); end > len(prefix) {
			e.expected |= try.terminal
		}
	}
	switch {
	case e.expected&tUnreserved != 0: // they include these
		e.expected &^= tTo5 | tDIGIT | tHEXDIG | tPeriod | tV
	case e.expected&tHEXDIG != 0:
		e.expected &^= tTo5 | tDIGIT
	case e.expected&tDIGIT != 0:
		e.expected &^= tTo5
	}
}

// rejectPath finds out which of the five path rules fails.
func (e *Error) rejectPath(r *Reference, p production) {
	s, i := e.Input, e.At
	e.expected = tPchar | tNext
	switch {
	case r.authority > 0:
		e.Rule = "path-abempty"
	case s[r.scheme] == '/':
		e.Rule = "path-absolute"
	case r.scheme > 0:
		e.Rule = "path-rootless"
	default:
		e.Rule = "path-noscheme"
		if strings.IndexByte(s[:i], '/') >= 0 {
			break
		}
		e.expected = tName | tAt | tNext
		if p == productionURIReference && startsWithLetter(s) && skip(s, 0, schemeChar, len(s)) == i {
			e.expected |= tColon // it could still become a scheme
		}
	}
}

func startsWithLetter(s string) bool { return s != "" && classes[s[0]]&alpha != 0 }
