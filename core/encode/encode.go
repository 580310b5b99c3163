// Package encode says how data are written into a component of a URI, by an edition: which
// octets the characters are, which of the octets have to be encoded and why, and how the data
// come back. It says how a host is read as well ([Host]), and has the encoding of names for the
// DNS ([Punycode]).
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
	Data      string // an octet in it that is not UTF-8, as [NoCharacter], has octets in no charset
	Edition   *edition.Edition
	Component string // id or name; the edition's first one if it is empty
	Charset   string // id; the edition's own if it is empty
	Limit     int    // on recorded steps and on characters; no limit if it is negative
}

// NoCharacter stands, in data, for half a surrogate pair.
const NoCharacter = "\xFF"

// An Answer is the answer to a [Request].
type Answer struct {
	Component  *edition.DataComponent
	Charset    edition.Charset // ours where another one than the edition's was asked for
	Characters []Character     // as many of the first as the limit allows
	Total      int             // characters in all
	Listing    *trace.Listing
	Run        *trace.Trace

	Possible bool   // whether all characters have octets in the charset
	Encoded  string // the text of the component; empty if it is not possible
	URI      string // with the component in its place
	Decoded  string // what the component is after the split, decoded once
	Twice    string // what would come of it if that were decoded once more
	// Early is what the component would be if the URI were decoded before the split: less than
	// the data where something in them ends the component.
	Early    string
	Warnings []Warning
	Labels   []Label // of a name that is looked up in the DNS
}

// A Character is one character of the data.
type Character struct {
	Start, End int
	Octets     []byte // none if the charset does not have the character
	Encoded    string // what stands for it
	// Reason, Section and Need are those of the octet that most has to be encoded, which is
	// also the first that has to be.
	Reason, Section string
	Need            edition.Need
	Basis           edition.Basis
}

// A Warning is what a reader has to be told of data.
type Warning struct {
	ID, Section string
	Start, End  int // the first place that it applies to
	Count       int // how often it applies
	Basis       edition.Basis
}

// Ids of warnings.
const (
	ReadsEncoded = "reads-encoded" // the data have in them what reads as an encoding
	DotSegment   = "dot-segment"   // the data are "." or "..", and are taken for that
	NoOctets     = "no-octets"     // a character has no octets in the charset
	RawOctets    = "raw-octets"    // octets that are not US-ASCII are taken as if they were
	NotUTF8      = "not-utf-8"     // a name may only be encoded in UTF-8
	ForDNS       = "for-dns"       // a name is transformed before it is looked up
	ReadAddress  = "read-address"  // the name would be read as an IPv4 address
	OtherScheme  = "other-scheme"  // the encoding is not for the scheme that the component is shown in
	OnlyUTF8     = "only-utf-8"    // another charset is not for the component
	Reference    = "reference"     // a character that the charset lacks is written by its number
)

// rawOctets is where it is advised not to take the octets of EBCDIC as they are: no older document
// speaks of that.
const rawOctets = "RFC 3986, section 2.5"

// UnknownComponent is the error for a component that an edition does not have.
type UnknownComponent struct{ Edition, Component string }

func (u UnknownComponent) Error() string {
	return u.Edition + " has no component " + u.Component + " for data"
}

// Encode answers a request. It fails only if the component or the charset is unknown, or the
// document does not speak of encoding.
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

// newWriter returns what writes data into a component in a charset.
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
	hosts    *edition.Edition // the edition, where its grammar tells an address from a name
	raw      bool             // whether octets that need not be encoded are left as they are
	// rules are those that apply to each octet, and encode says whether it is encoded.
	rules  [256]*edition.DataRule
	encode [256]bool
	answer *Answer
	// missing is the first character without octets, and lacking says how many have none.
	missing edition.Span
	lacking int
	// references is the section by which what has no octets is written by its number; places are where in
	// the data the octets of US-ASCII are from, where the charset has one for each character: of those that
	// such a number is written with, none or mark.
	references string
	referred   bool // whether the character that is described is one of these
	places     []int
	// plus is what is written for plusFor, where that is no triplet.
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

// character returns what becomes of the character at the beginning of a text, and its length.
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

// appendOctet appends what stands for an octet in the component.
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

// referenceOf returns the octets of a character's number, with what marks them encoded.
func referenceOf(reference string) string {
	return "%26%23" + reference[len("&#"):len(reference)-len(";")] + "%3B"
}

// encodings returns where the first percent-encoding in a text is, and how many there are.
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
