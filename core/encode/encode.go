// Package encode tells how an edition writes data into a component of a URI: which octets the characters
// become, which octets must be encoded and why, and how the data is decoded again. It also tells how an edition
// parses a host ([Host]), and has the encoding of DNS names ([Punycode]).
//
// All offsets are bytes of the data.
package encode

import (
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// A Request asks how data are written into a component.
type Request struct {
	Data      string // an octet in it that isn't UTF-8, as [NoCharacter], has octets in no charset
	Edition   *edition.Edition
	Component string // id or name; the edition's first one if empty
	Charset   string // id; the edition's own if empty
	Limit     int    // on recorded steps and on characters; negative means no limit
}

// NoCharacter represents half a surrogate pair in data.
const NoCharacter = "\xFF"

// An Answer is the answer to a [Request].
type Answer struct {
	Component  *edition.DataComponent
	Charset    edition.Charset // ours if the request has another charset than the edition's
	Characters []Character     // the first characters, as many as the limit allows
	Total      int             // characters in all
	Listing    *trace.Listing
	Run        *trace.Trace

	Possible bool   // whether all characters have octets in the charset
	Encoded  string // the text of the component; empty if impossible
	URI      string // with the component in its place
	Decoded  string // the component after the split, decoded once
	Twice    string // the result of decoding that once more
	// Early is the component's content if the URI is decoded before the split: less than the data if something
	// in it ends the component.
	Early    string
	Warnings []Warning
	Labels   []Label // the labels of a name for the DNS
}

// A Character is one character of the data.
type Character struct {
	Start, End int
	Octets     []byte // empty if the charset doesn't have the character
	Encoded    string // its encoding
	// Reason, Section, and Need belong to the first octet with the strongest need for encoding.
	Reason, Section string
	Need            edition.Need
	Basis           edition.Basis
}

// A Warning is something that a reader should know about the data.
type Warning struct {
	ID, Section string
	Start, End  int // the first place that it applies to
	Count       int // how often it applies
	Basis       edition.Basis
}

// Ids of warnings.
const (
	ReadsEncoded = "reads-encoded" // the data contains text that looks encoded
	DotSegment   = "dot-segment"   // the data is "." or "..", and counts as a dot segment
	NoOctets     = "no-octets"     // the charset doesn't have a character
	RawOctets    = "raw-octets"    // octets beyond US-ASCII are treated like US-ASCII
	NotUTF8      = "not-utf-8"     // a name can only be encoded in UTF-8
	ForDNS       = "for-dns"       // a name is transformed before the look-up
	ReadAddress  = "read-address"  // the name would be parsed as an IPv4 address
	OtherScheme  = "other-scheme"  // the encoding isn't meant for the scheme shown around the component
	OnlyUTF8     = "only-utf-8"    // another charset isn't for the component
	Reference    = "reference"     // a character outside the charset is written by its number
)

// rawOctets is the advice not to use octets of EBCDIC directly; no older spec mentions it.
const rawOctets = "RFC 3986, section 2.5"

// UnknownComponent is the error for a component that an edition doesn't have.
type UnknownComponent struct{ Edition, Component string }

func (u UnknownComponent) Error() string {
	return u.Edition + " has no component " + u.Component + " for data"
}

// Encode answers a request. It fails only if the component or the charset is unknown, or if the spec doesn't
// discuss encoding.
func Encode(q Request) (*Answer, error) {
	e := q.Edition.Encoding
	if e == nil {
		return nil, edition.Lack{Edition: q.Edition, Of: edition.OfEncoding}
	}
	w, err := newWriter(q.Edition, q.Component, q.Charset)
	if err != nil {
		return nil, err
	}
	w.raw = w.answer.Charset.ID == EBCDIC
	if _, ok := q.Edition.Rule("IPv4address"); ok {
		w.hosts = q.Edition
	}
	w.prepare()
	w.run(q.Data, q.Limit)
	w.warn(q.Data)
	return w.answer, nil
}

// newWriter returns a writer of data into a component in a charset.
func newWriter(of *edition.Edition, component, charset string) (*writer, error) {
	e := of.Encoding
	w := &writer{encoding: e, octets: charsetOf(e.Charset.ID), answer: &Answer{Charset: e.Charset, Possible: true}}
	for i := range e.Components {
		c := &e.Components[i]
		if w.answer.Component == nil && (component == "" || component == c.ID || component == c.Name) {
			w.answer.Component = c
		}
	}
	if w.answer.Component == nil {
		return nil, UnknownComponent{of.ID, component}
	}
	if charset == Latin1 && e.Latin1 != "" {
		charset = e.Latin1
	}
	if charset != "" && charset != e.Charset.ID {
		w.octets = charsetOf(charset)
		if w.octets == nil {
			return nil, UnknownCharset(charset)
		}
		w.answer.Charset = edition.Charset{ID: charset, Section: e.Charset.Section, Basis: edition.Ours}
		if w.octets.keepsASCII() {
			w.references = w.answer.Component.References
		}
	}
	return w, nil
}

// A writer writes data into a component.
type writer struct {
	encoding *edition.Encoding
	octets   *charset
	hosts    *edition.Edition // the edition, if its grammar distinguishes addresses from names
	raw      bool             // whether octets that needn't be encoded are left unencoded
	// rules are the rules for each octet; encode reports whether it is encoded.
	rules  [256]*edition.DataRule
	encode [256]bool
	answer *Answer
	// missing is the first character outside the charset, and lacking is the number of such characters.
	missing edition.Span
	lacking int
	// references is the section by which a character outside the charset is written by its number. places are
	// the positions in the data of the US-ASCII octets, if the charset has one octet for each character; none
	// or mark for the octets of such a number.
	references string
	referred   bool // whether the character that is described is one of these
	places     []int
	// plus is written for plusFor instead of a triplet.
	plus, plusFor string
}

// prepare finds the rule for each octet.
func (w *writer) prepare() {
	lists := [][]edition.DataRule{w.encoding.Rules, w.answer.Component.Rules}
	for _, rules := range lists { // the rules of the component come last, and win
		for i := len(rules) - 1; i >= 0; i-- {
			for j := range len(rules[i].Octets) {
				w.rules[rules[i].Octets[j]] = &rules[i]
			}
		}
	}
	for _, rule := range w.answer.Component.Rules {
		if rule.As != "" {
			w.plus, w.plusFor = rule.As, rule.Octets
		}
	}
	for octet, rule := range w.rules {
		w.encode[octet] = rule.Encode == edition.Must || rule.Encode == edition.Should && !w.raw
	}
}

// character returns the octets of the first character of a text, and its length.
func (w *writer) character(text string, room []byte) (octets []byte, size int) {
	r, size := utf8.DecodeRuneInString(text)
	if r == utf8.RuneError && size == 1 { // no character at all
		return nil, size
	}
	return w.octets.append(room, r), size
}

// describe adds a character to the answer, if there is room for it.
func (w *writer) describe(start, end int, octets []byte, limit int) {
	if len(octets) == 0 || w.referred {
		if w.lacking++; w.lacking == 1 {
			w.missing = edition.Span{Start: start, End: end}
		}
	}
	if w.answer.Total++; limit >= 0 && w.answer.Total > limit {
		return
	}
	c := Character{Start: start, End: end, Octets: append([]byte(nil), octets...)}
	switch {
	case len(octets) > 0 && w.referred:
		c.Reason, c.Section, c.Need, c.Encoded = Reference, w.references, edition.Must, referenceOf(string(octets))
		w.answer.Characters = append(w.answer.Characters, c)
		return
	case len(octets) == 0:
		c.Reason, c.Section, c.Need = NoOctets, w.answer.Charset.Section, edition.Must
	}
	for i, octet := range octets {
		rule := w.rules[octet]
		if i == 0 || rule.Encode > c.Need {
			c.Reason, c.Section, c.Need, c.Basis = rule.Reason, rule.Section, rule.Encode, rule.Basis
		}
		c.Encoded = string(w.appendOctet([]byte(c.Encoded), octet))
	}
	w.answer.Characters = append(w.answer.Characters, c)
}

// appendOctet appends an octet as the component represents it.
func (w *writer) appendOctet(b []byte, octet byte) []byte {
	switch rule := w.rules[octet]; {
	case !w.encode[octet]:
		return append(b, octet)
	case rule.As != "":
		return append(b, rule.As...)
	}
	return appendTriplet(b, octet)
}

func appendTriplet(b []byte, octet byte) []byte { return octets.AppendHex(append(b, '%'), octet) }

// warn collects the warnings.
func (w *writer) warn(data string) {
	a := w.answer
	add := func(id, section string, start, end, count int) {
		basis := edition.Says
		switch id {
		case OtherScheme:
			basis = edition.Ours
		case RawOctets:
			basis = edition.Advises
		}
		a.Warnings = append(a.Warnings, Warning{id, section, start, end, count, basis})
	}
	if first, count := encodings(data); count > 0 {
		add(ReadsEncoded, w.rules['%'].Section, first, first+len("%41"), count)
	}
	if a.Possible && w.lacking > 0 {
		add(Reference, w.references, w.missing.Start, w.missing.End, w.lacking)
	}
	if !a.Possible {
		add(NoOctets, a.Charset.Section, w.missing.Start, w.missing.End, w.lacking)
	}
	if a.Component.Dots != "" && (data == "." || data == "..") {
		add(DotSegment, a.Component.Dots, 0, len(data), 1)
	}
	if w.raw {
		add(RawOctets, rawOctets, 0, len(data), 1)
	}
	if w.references == "" && a.Charset.ID != UTF8 && w.encoding.Latin1 != "" {
		add(OnlyUTF8, w.encoding.Triplets, 0, len(data), 1)
	}
	ascii := 0
	for ascii < len(data) && data[ascii] < utf8.RuneSelf {
		ascii++
	}
	if a.Component.Names != "" && ascii < len(data) {
		if a.Charset.ID != UTF8 {
			add(NotUTF8, a.Component.Names, ascii, len(data), 1)
		}
		add(ForDNS, a.Component.Names, ascii, len(data), 1)
	}
	if a.Component.Names != "" {
		a.Labels = Labels(data)
		if w.hosts != nil && w.hosts.Validate("IPv4address", data) == nil {
			add(ReadAddress, a.Component.Names, 0, len(data), 1)
		}
	}
	if a.Component.Outside && a.Possible && a.Encoded != data {
		add(OtherScheme, w.encoding.Mapped, 0, len(data), 1)
	}
}

// referenceOf returns the octets of a character's number, including the markup around it.
func referenceOf(reference string) string {
	return "%26%23" + reference[len("&#"):len(reference)-len(";")] + "%3B"
}

// encodings returns the offset of the first percent-encoding in a text, and the number of them.
func encodings(text string) (first, count int) {
	for at := 0; at < len(text); at++ {
		if !octets.BeginEncoding(text[at:]) {
			continue
		}
		if count == 0 {
			first = at
		}
		count++
		at += len("%41") - 1
	}
	return first, count
}
