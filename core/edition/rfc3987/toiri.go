package rfc3987

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// ToIRI converts a URI to an IRI under RFC 3987, section 3.2. [MapToIRI] also records the run. If the text already
// is an IRI, further parts of it can be converted.
func ToIRI(uri string) string {
	start, end := queryIn(uri)
	b := make([]byte, 0, len(uri))
	for i := 0; i < len(uri); {
		s := stretchAt(uri, i, start <= i && i < end)
		b = add(b, s.to, "")
		i += s.size
	}
	return string(b)
}

// A stretch is the conversion of one character of a URI, or of the percent-encodings of one character.
type stretch struct {
	size   int
	octets string // the octets of its percent-encodings, if step 2 decodes them
	to     string
	reason Reason
}

// stretchAt returns the conversion of the character at an offset of a URI.
func stretchAt(uri string, i int, inQuery bool) stretch {
	if !beginsEncoding(uri, i) {
		if uri[i] < utf8.RuneSelf {
			return stretch{1, "", uri[i : i+1], ASCII}
		}
		r, size := utf8.DecodeRuneInString(uri[i:]) // the text already is an IRI
		its := uri[i : i+size]
		if reason, fit := fitsShown(r, inQuery); !fit {
			return stretch{size, its, triplets(its), reason}
		}
		return stretch{size, "", its, ASCII}
	}
	const triplet = len("%41")
	octet := octets.Encoded(uri[i:])
	if octet < utf8.RuneSelf {
		s := stretch{triplet, "", uri[i : i+triplet], keptFor(octet)}
		if s.reason == Unreserved && isStray(uri, i) {
			s.reason = Percent
		} else if s.reason == Unreserved {
			s.octets = string(rune(octet))
			s.to = s.octets
		}
		return s
	}
	var its [utf8.UTFMax]byte
	n := 0
	for at := i; n < len(its) && at < len(uri) && beginsEncoding(uri, at); at += triplet {
		if octet := octets.Encoded(uri[at:]); octet >= utf8.RuneSelf {
			its[n] = octet
			n++
		} else {
			break
		}
	}
	r, size := utf8.DecodeRune(its[:n])
	all := string(its[:size])
	if r == utf8.RuneError && size == 1 {
		return stretch{triplet, all, triplets(all), NoUTF8}
	}
	reason, fit := fitsShown(r, inQuery)
	if !fit {
		return stretch{triplet * size, all, triplets(all), reason}
	}
	return stretch{triplet * size, all, all, reason}
}

// keptFor returns why the percent-encoding of a US-ASCII octet is kept, or that it isn't.
func keptFor(octet byte) Reason {
	switch {
	case strings.IndexByte(unreserved, octet) >= 0:
		return Unreserved
	case octet == '%':
		return Percent
	case strings.IndexByte(reserved, octet) >= 0:
		return Reserved
	}
	return Excluded
}

// The registers of the conversion of a URI to an IRI. Octets that were percent-encoded have the notation of RFC
// 3987, section 1.4: "<c3>".
const (
	rFrom = iota
	rAll
	rConverted
	rLegal
	rFit
	rTo
)

var toIRIListing = trace.NewListing(trace.Registers(`
URI
octets
converted
legal
fit
IRI
`), trace.Lines(`
# octets: RFC 3987, section 3.2
1: octets ← URI
# decode: RFC 3987, section 3.2
2: converted ← ""
each+: for each character or percent-encoding in octets
	plain(converted): if it is not percent-encoded: append it to converted
	kept(converted): else if it encodes a percent sign, a reserved character, or one that no URI allows: append it to converted
	octet(converted): else: append the encoded octet to converted
# encode: RFC 3987, section 3.2
3: legal ← ""
look+: for each character or octet in converted
	legal(legal): if it is US-ASCII or belongs to a character in UTF-8: append it to legal
	illegal(legal): else: append it to legal, percent-encoded again
# encode: RFC 3987, section 3.2
4: fit ← ""
choose+: for each character in legal
	fits(fit): if an IRI allows it: append it to fit
	unfit*(fit): else: append its octets to fit, percent-encoded again
# characters: RFC 3987, section 3.2
5: IRI ← fit, decoded as UTF-8
# host: RFC 3987, section 3.2.1
names[IRI]? if the host of IRI is a DNS name with labels in Punycode
	unicode(IRI): convert these labels of IRI with ToUnicode
`))

// MapToIRI is [ToIRI] with a record of the run. Given a Punycode decoder, it also converts the labels of a
// host, as RFC 3987, section 3.2.1 allows.
func MapToIRI(uri string, punycode func(string) (string, bool), limit int) *Answer {
	return convertBy(toIRIListing, uri, punycode, limit)
}

func convertBy(l *trace.Listing, uri string, punycode func(string) (string, bool), limit int) *Answer {
	a := &Answer{Text: uri, Given: uri, Listing: l, Run: trace.New(l, limit, uri)}
	a.Problems = Edition.Validate("IRI-reference", uri).Problems(edition.AsReference)
	var all []stretch
	start, end := queryIn(uri)
	for i := 0; i < len(uri); {
		s := stretchAt(uri, i, start <= i && i < end)
		all = append(all, s)
		a.row(i, i+s.size, s.octets, s.to, s.reason, true, limit)
		i += s.size
	}
	t := a.Run
	t.Do("1")
	t.Set(rAll, trace.From(rFrom, 0, len(uri)))
	steps := stepper{t, uri}
	steps.convert(all)
	steps.check(all)
	steps.choose(all)
	steps.interpret(all)
	a.Result = ToIRI(uri)
	if punycode != nil {
		a.Labels = unicodeIn(a.Result, punycode)
	}
	if t.Ask("names", len(a.Labels) > 0) {
		t.Do("unicode")
		t.Set(rTo, converted(rTo, a.Result, a.Labels)...)
		a.Result = withNames(a.Result, a.Labels)
	}
	return a
}

// unicodeIn returns the labels of an IRI's host that are in Punycode and that ToUnicode (RFC 3490, section 4.2)
// converts: labels that are the same after converting them back.
func unicodeIn(iri string, punycode func(string) (string, bool)) (labels []Converted) {
	const prefix = "xn--"
	for _, l := range labelsIn(iri) {
		if len(l.From) < len(prefix) || !octets.EqualFold(l.From[:len(prefix)], prefix) {
			continue
		}
		if l.To, l.OK = punycode(l.From[len(prefix):]); !l.OK || octets.IsASCII(l.To) {
			continue
		}
		again, ok := inDNS(l.To)
		if !ok || !octets.EqualFold(again, l.From) || !allFit(l.To) {
			continue
		}
		labels = append(labels, l)
	}
	return labels
}

// allFit reports whether an IRI's host may contain all characters of a text.
func allFit(text string) bool {
	for _, r := range text {
		if _, fit := fitsShown(r, false); r >= utf8.RuneSelf && !fit {
			return false
		}
	}
	return true
}

// A stepper records steps 2 to 5. Each register continues from the one before it.
type stepper struct {
	*trace.Trace
	uri string
}

// A kind is the line that handles a stretch, and the stretch's text in the registers before and after it.
type kind struct {
	line          string
	before, after string
}

// through processes all stretches, and adds one step for each series of neighbors that have the same line. A
// stretch that changes has its own step.
func (s *stepper) through(all []stretch, from, to int, lineOf func(*stretch, int) kind) {
	at, start, line := 0, 0, ""
	flush := func() {
		if line != "" && at > start {
			s.Do(line)
			s.Append(to, trace.From(from, start, at))
		}
		start, line = at, ""
	}
	offset := 0
	for i := range all {
		k := lineOf(&all[i], offset)
		offset += all[i].size
		if k.before == k.after {
			if k.line != line {
				flush()
				line = k.line
			}
			at += len(k.before)
			continue
		}
		flush()
		at += len(k.before)
		s.Do(k.line)
		s.Append(to, trace.Written(k.after, from, start, at))
		start = at
	}
	flush()
}

// encoded returns a stretch as written in the URI.
func (s *stepper) encoded(st *stretch, at int) string { return s.uri[at : at+st.size] }

// decoded returns a stretch after step 2.
func (s *stepper) decoded(st *stretch, at int) string {
	if st.octets == "" || s.uri[at] != '%' {
		return s.encoded(st, at)
	}
	if st.octets[0] < utf8.RuneSelf {
		return st.octets
	}
	return written(st.octets)
}

// checked returns a stretch after step 3.
func (s *stepper) checked(st *stretch, at int) string {
	if st.reason == NoUTF8 {
		return st.to
	}
	return s.decoded(st, at)
}

// chosen returns a stretch after step 4.
func (s *stepper) chosen(st *stretch, at int) string {
	switch st.reason {
	case Avoided, Formatting, Elsewhere, Unfit:
		return st.to
	}
	return s.checked(st, at)
}

func (s *stepper) convert(all []stretch) {
	s.Do("2")
	s.Set(rConverted)
	s.through(all, rAll, rConverted, func(st *stretch, at int) kind {
		k := kind{"octet", s.encoded(st, at), s.decoded(st, at)}
		if k.before == k.after {
			if k.line = "kept"; s.uri[at] != '%' || !beginsEncoding(s.uri, at) {
				k.line = "plain"
			}
		}
		return k
	})
}

func (s *stepper) check(all []stretch) {
	s.Do("3")
	s.Set(rLegal)
	s.through(all, rConverted, rLegal, func(st *stretch, at int) kind {
		k := kind{"legal", s.decoded(st, at), s.checked(st, at)}
		if k.before != k.after {
			k.line = "illegal"
		}
		return k
	})
}

func (s *stepper) choose(all []stretch) {
	s.Do("4")
	s.Set(rFit)
	s.through(all, rLegal, rFit, func(st *stretch, at int) kind {
		k := kind{"fits", s.checked(st, at), s.chosen(st, at)}
		if k.before != k.after {
			k.line = "unfit"
		}
		return k
	})
}

// interpret is step 5.
func (s *stepper) interpret(all []stretch) {
	s.Do("5")
	pieces := make([]trace.Piece, 0, len(all))
	at, offset := 0, 0
	for i := range all {
		st := &all[i]
		text := s.chosen(st, offset)
		p := trace.From(rFit, at, at+len(text))
		if last := len(pieces) - 1; text != st.to {
			p = trace.Written(st.to, rFit, at, p.End)
		} else if last >= 0 && pieces[last].Text == "" {
			p.Start = pieces[last].Start
			pieces = pieces[:last]
		}
		pieces = append(pieces, p)
		at += len(text)
		offset += st.size
	}
	if s.Reserve(len(pieces)) {
		s.Set(rTo, pieces...)
	}
}

// written returns octets in the notation of RFC 3987, section 1.4.
func written(octets string) string { return inDigits(octets, "<", ">", "0123456789abcdef") }
