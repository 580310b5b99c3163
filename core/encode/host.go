package encode

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/names"
	"uriscope/core/internal/octets"
	"uriscope/core/punycode"
)

// A Host is an edition's analysis of a host.
type Host struct {
	Edition *edition.Edition
	Text    string           // the given text
	Login   edition.Span     // user information before it, without the "@"; or absent
	Name    edition.Span     // the host itself, in brackets or not
	Port    edition.Span     // or absent
	Tried   []Tried          // the forms, in the order in which they are tried, up to the one that matches
	Kind    edition.HostKind // the kind of the matching form; empty if none matches
	Rule    string
	Pieces  []Piece      // eight pieces of an IPv6 address, or four of an IPv4 address
	Version edition.Span // the version of a future literal; otherwise absent
	Labels  []Label      // a name's labels
	Remarks []Warning

	// Reading is the result of the spec's algorithm for hosts, or nil if it has none.
	Reading *edition.HostReading
}

// A Tried is a form of a host that was tried on the text.
type Tried struct {
	edition.HostRule
	Section  string            // spec and section of the rule
	At, End  int               // the part that was tried
	Mismatch *edition.Mismatch // with an offset in the text of the answer; nil if it matches
}

// A Piece is a part of an address with its value.
type Piece struct {
	Start, End int // its position; for an elided one, the two colons
	Value      int
	From       Writing
}

// A Writing says how a piece of an address is written.
type Writing string

const (
	Written Writing = "written"
	Elided  Writing = "elided" // a zero that "::" replaces
	Dotted  Writing = "dotted" // of two of the numbers of an IPv4 address
	Number  Writing = "number" // a byte of a number that isn't decimal, or fills several bytes
)

// Ids of remarks on hosts.
const (
	FutureHost  = "future"       // the version is unknown
	ZoneHost    = "zone"         // an IPv6 address with a zone
	FinalDot    = "final-dot"    // a name that ends in a dot
	NumbersHost = "numbers"      // it looks like an IPv4 address, but isn't
	NumbersDot  = "numbers-dot"  // it would be one, but for the dot at its end
	NumbersZero = "numbers-zero" // it would be one, but for zeros before its numbers
	RareHost    = "rare-address" // some systems parse it as an address in another notation
	IDNAHost    = "idna"         // it has another form for look-ups
	NoUTF8Host  = "not-utf-8"    // its octets aren't UTF-8
	LongHost    = "long"         // it has more characters than the DNS takes
	EmptyHost   = "empty"
	Rest        = "rest" // the rest isn't part of an authority
)

// ReadHost parses a host: alone, or with user information and port as in an authority. It returns nil if the
// spec has neither forms of a host, which are rules of its grammar, nor an algorithm for it. For an algorithm,
// opaque reports whether the scheme isn't special.
func ReadHost(text string, e *edition.Edition, opaque bool) *Host {
	switch {
	case e.Hosts != nil && e.Hosts.Read != nil:
		return readByAlgorithm(text, e, opaque)
	case e.Hosts == nil || len(e.Hosts.Order) == 0 || e.Syntax == nil:
		return nil
	}
	h := &Host{Edition: e, Text: text, Version: edition.Absent}
	h.split()
	for _, form := range e.Hosts.Order {
		if h.try(form) {
			break
		}
	}
	h.take()
	h.remark()
	return h
}

// readByAlgorithm parses a host by the spec's algorithm, and takes it apart.
func readByAlgorithm(text string, e *edition.Edition, opaque bool) *Host {
	r := e.Hosts.Read(text, opaque)
	h := &Host{Edition: e, Text: text, Login: edition.Absent, Port: edition.Absent, Version: edition.Absent, Name: edition.Span{End: len(text)}, Reading: &r}
	if r.OK {
		h.Rule, h.Kind = r.Order[r.Last].Rule, r.Order[r.Last].Kind
	}
	switch h.Kind {
	case edition.HostIPv6:
		h.Pieces = pieces(text[1:len(text)-1], 1)
	case edition.HostIPv4:
		h.Pieces = numbers(r.Stored, 0)
		h.place(r.Plain)
	case edition.HostName:
		h.Labels = storedLabels(text, r.Stored)
	}
	return h
}

// place finds the positions of an address's four numbers; the last one written can fill several bytes.
func (h *Host) place(plain bool) {
	at := 0
	for i := range h.Pieces {
		end := len(h.Text)
		if dot := strings.IndexByte(h.Text[at:], '.'); plain && dot >= 0 {
			end = at + dot
		}
		p := &h.Pieces[i]
		if p.Start, p.End = at, end; strconv.Itoa(p.Value) != h.Text[at:end] {
			p.From = Number
		}
		if plain && end+1 < len(h.Text) {
			at = end + 1
		}
	}
}

// storedLabels returns the labels of a host stored in ASCII, each with its original form if that is known.
func storedLabels(text, stored string) []Label {
	labels, written := Labels(stored), Labels(text)
	for i := range labels {
		l := &labels[i]
		ascii := stored[l.Start:l.End]
		if l.Start, l.End = 0, len(text); len(written) == len(labels) {
			l.Start, l.End = written[i].Start, written[i].End
		}
		if text[l.Start:l.End] != ascii {
			l.ASCII = ascii
		}
	}
	return labels
}

// split finds the host. User information ends at the last "@". The text after the last colon is a port if it
// consists of digits, no bracket is open, and there are no other colons.
func (h *Host) split() {
	h.Login, h.Port = edition.Absent, edition.Absent
	h.Name = edition.Span{Start: 0, End: len(h.Text)}
	if end := strings.IndexAny(h.Text, "/?#"); end >= 0 {
		h.Name.End = end
	}
	if at := strings.LastIndexByte(h.Text[:h.Name.End], '@'); at >= 0 {
		h.Login, h.Name.Start = edition.Span{Start: 0, End: at}, at+1
	}
	name := h.Name.Of(h.Text)
	behind := strings.LastIndexByte(name, ']') + 1
	colon := strings.LastIndexByte(name, ':')
	if colon < behind || strings.IndexByte(name[behind:], ':') != colon-behind || behind == 0 && name[0] == '[' || !octets.Are(name[colon+1:], octets.Digits) {
		return
	}
	h.Port = edition.Span{Start: h.Name.Start + colon + 1, End: h.Name.End}
	h.Name.End = h.Name.Start + colon
}

// try holds a form against the host, and reports whether it matches.
func (h *Host) try(form edition.HostRule) bool {
	tried := Tried{HostRule: form, At: h.Name.Start, End: h.Name.End}
	if rule, ok := h.Edition.Rule(form.Rule); ok {
		tried.Section = h.Edition.Syntax.Grammar().Cite(rule)
	}
	text := h.Name.Of(h.Text)
	literal, closed := len(text) > 0 && text[0] == '[', -1
	switch {
	case form.Kind == edition.HostRegistry: // all of the authority
		tried.At, tried.End = 0, len(h.Text)
		if end := strings.IndexAny(h.Text, "/?#"); end >= 0 {
			tried.End = end
		}
	case form.Kind == edition.HostIPv6 || form.Kind == edition.HostFuture:
		closed = strings.IndexByte(text, ']')
		switch {
		case !literal:
			tried.Mismatch = h.lacks(h.Name.Start, tried.Rule, `"["`)
		case closed < 0:
			tried.Mismatch = h.lacks(h.Name.End, tried.Rule, `"]"`)
		default:
			tried.At, tried.End = tried.At+1, tried.At+closed
		}
	}
	if tried.Mismatch == nil {
		if m := h.Edition.Validate(form.Rule, h.Text[tried.At:tried.End]); m != nil {
			m.At += tried.At
			tried.Mismatch = m
		} else if closed >= 0 && closed < len(text)-1 {
			tried.Mismatch = h.behind(tried.End + len("]"))
		}
	}
	h.Tried = append(h.Tried, tried)
	return tried.Mismatch == nil
}

// behind returns the mismatch for text after a bracketed literal that isn't a port.
func (h *Host) behind(at int) *edition.Mismatch {
	if h.Text[at] != ':' {
		return h.lacks(at, "authority", `":"`, "end of text")
	}
	for at++; octets.IsDigit(h.Text[at]); at++ {
	}
	return h.lacks(at, "port", "DIGIT", "end of text")
}

// lacks returns the mismatch for a missing part of a rule.
func (h *Host) lacks(at int, rule string, expected ...string) *edition.Mismatch {
	m := &edition.Mismatch{At: at, Rule: rule, Section: h.Edition.Hosts.Section, Expected: expected}
	if at < len(h.Text) {
		m.Found = firstCharacter(h.Text[at:])
	}
	return m
}

// firstCharacter returns the first character of a text that isn't empty.
func firstCharacter(text string) string {
	for i := range text {
		if i > 0 {
			return text[:i]
		}
	}
	return text
}

// take splits the host by the matching form.
func (h *Host) take() {
	last := h.Tried[len(h.Tried)-1]
	if last.Mismatch != nil {
		return
	}
	h.Kind, h.Rule = last.Kind, last.Rule
	text := h.Text[last.At:last.End]
	switch h.Kind {
	case edition.HostIPv6:
		h.Pieces = pieces(text, last.At)
	case edition.HostIPv4:
		h.Pieces = numbers(text, last.At)
	case edition.HostFuture:
		h.Version = edition.Span{Start: last.At + 1, End: last.At + strings.IndexByte(text, '.')}
	case edition.HostRegistry:
		h.Name = edition.Span{Start: last.At, End: last.End}
		h.Login, h.Port = edition.Absent, edition.Absent
	case edition.HostName:
		h.Labels = Labels(text)
		for i := range h.Labels {
			h.Labels[i].Start += last.At
			h.Labels[i].End += last.At
		}
	}
}

// pieces returns the eight pieces of an IPv6 address that matches its grammar. Its offsets
// begin at from.
func pieces(text string, from int) []Piece {
	var all []Piece
	gap, gapAt := -1, 0
	for at := 0; at < len(text); {
		if strings.HasPrefix(text[at:], "::") {
			gap, gapAt = len(all), at
			at += len("::")
			continue
		}
		if text[at] == ':' {
			at++
			continue
		}
		end := at
		for end < len(text) && text[end] != ':' {
			end++
		}
		if strings.IndexByte(text[at:end], '.') >= 0 {
			n := numbers(text[at:end], at+from)
			for i := 0; i < len(n); i += 2 {
				all = append(all, Piece{n[i].Start, n[i+1].End, n[i].Value<<8 | n[i+1].Value, Dotted})
			}
		} else {
			value := 0
			for i := at; i < end; i++ {
				value = value<<4 | octets.HexValue(text[i])
			}
			all = append(all, Piece{from + at, from + end, value, Written})
		}
		at = end
	}
	if gap < 0 {
		return all
	}
	whole := append([]Piece(nil), all[:gap]...)
	for len(whole) < 8-(len(all)-gap) {
		whole = append(whole, Piece{from + gapAt, from + gapAt + len("::"), 0, Elided})
	}
	return append(whole, all[gap:]...)
}

// numbers returns the four numbers of an address in decimal. Numbers larger than an octet, which older specs
// allow, are kept, up to a limit.
func numbers(text string, from int) []Piece {
	var all []Piece
	start, value := 0, 0
	for i := 0; i <= len(text); i++ {
		if i < len(text) && text[i] != '.' {
			value = min(10*value+int(text[i]-'0'), 1<<30)
			continue
		}
		all = append(all, Piece{from + start, from + i, value, Written})
		start, value = i+1, 0
	}
	return all
}

// remark collects further remarks.
func (h *Host) remark() {
	says := h.Edition.Hosts
	add := func(id, section string, start, end int) {
		if section != "" {
			h.Remarks = append(h.Remarks, Warning{ID: id, Section: section, Start: start, End: end, Count: 1})
		}
	}
	name := h.Name.Of(h.Text)
	start := h.Name.Start
	if end := strings.IndexAny(h.Text, "/?#"); end >= 0 {
		add(Rest, says.Section, end, len(h.Text))
	}
	if h.Kind == edition.HostFuture {
		add(FutureHost, says.Future, h.Version.Start, h.Version.End)
	}
	if zone := strings.IndexByte(name, '%'); zone > 0 && name[0] == '[' && strings.IndexByte(name, ':') >= 0 {
		add(ZoneHost, says.Zone, start+zone, h.Name.End)
	}
	if h.Kind != edition.HostName && h.Kind != edition.HostRegistry {
		return
	}
	if says.Names != "" {
		h.remarkName(name)
	}
	switch {
	case name == "":
		add(EmptyHost, says.Section, start, start)
	case h.isRare(name):
		add(RareHost, h.Edition.Coverage(edition.RareAddress).Section, start, h.Name.End)
	case names.LooksLikeAddress(name) && octets.Are(name, octets.Digits+"."):
		add(numbersRemark[names.NoAddress(name)], says.Numbers, start, h.Name.End)
	case len(name) > 1 && name[len(name)-1] == '.':
		add(FinalDot, says.FinalDot, h.Name.End-1, h.Name.End)
	}
}

// remarkName collects the remarks on a name with its percent-encodings decoded, and gives its labels the form
// used for look-ups.
func (h *Host) remarkName(name string) {
	add := func(id string, basis edition.Basis) {
		h.Remarks = append(h.Remarks, Warning{id, h.Edition.Hosts.Names, h.Name.Start, h.Name.End, 1, basis})
	}
	plain := octets.Decode(name)
	switch {
	case !utf8.ValidString(plain):
		add(NoUTF8Host, edition.Says)
	case !octets.IsASCII(plain):
		add(IDNAHost, edition.Advises)
		for i := range h.Labels {
			l := &h.Labels[i]
			text := octets.Decode(h.Text[l.Start:l.End])
			if encoded, ok := punycode.Encode(text); ok && !octets.IsASCII(text) {
				l.ASCII = punycode.Prefix + encoded
			}
		}
	}
	if len(name) > names.Longest {
		add(LongHost, edition.Advises)
	}
}

// numbersRemark has the remarks on a name of digits and dots.
var numbersRemark = map[names.Flaw]string{names.Range: NumbersHost, names.Zero: NumbersZero, names.Dot: NumbersDot}

// isRare reports whether a name is one that some systems parse as an address, according to the spec, as package
// lens finds it.
func (h *Host) isRare(name string) bool {
	_, ok := names.Address(octets.Decode(name))
	return ok && h.Edition.Coverage(edition.RareAddress).Sure != edition.NotKnown
}
