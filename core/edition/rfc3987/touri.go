package rfc3987

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc3986"
	"uriscope/core/host"
	"uriscope/core/internal/octets"
	"uriscope/core/punycode"
	"uriscope/core/trace"
)

// Options say how an IRI is mapped to a URI, where RFC 3987, section 3.1 leaves that open.
type Options struct {
	// Normalize says that the IRI was written on paper, or in a charset that is not of Unicode, so that
	// its characters are normalized first (step 1, variants a and b).
	Normalize bool
	// Names says that the labels of a host are converted to the form that they have in the DNS,
	// where the scheme is known to have such names.
	Names bool
	// Scheme is that of the base, for references that have none.
	Scheme string
	// Excluded says that characters of US-ASCII which no URI has are encoded, too.
	Excluded bool
}

// domains are the schemes whose hosts are known to be names of the DNS. RFC 3987, section 3.1 names
// none: these are the special schemes of the URL Standard that have a host.
const domains = " ftp http https ws wss "

// A mapping is what a text is mapped to by step 2, and how to find the place in the text again.
type mapping struct {
	of, text      string
	excluded      bool
	query, behind int // where the query of the text is
}

// mapped does step 2 of RFC 3987, section 3.1.
func mapped(text string, excluded bool) *mapping {
	m := &mapping{of: text, text: text, excluded: excluded}
	m.query, m.behind = queryIn(text)
	var b []byte
	from := 0
	for start, end := m.next(0); start < end; start, end = m.next(end) {
		b = add(b, text[from:start], triplets(text[start:end]))
		from = end
	}
	if from > 0 {
		m.text = string(add(b, text[from:], ""))
	}
	return m
}

// add appends two texts. In every place of its own, appending takes up more of the wasm than all else
// there.
//
//go:noinline
func add(b []byte, one, two string) []byte { return append(append(b, one...), two...) }

// next returns the next character that is encoded, an empty range if there is none.
func (m *mapping) next(i int) (start, end int) {
	for i < len(m.of) {
		r, size := utf8.DecodeRuneInString(m.of[i:])
		encode := m.excluded && strings.IndexByte(excluded, m.of[i]) >= 0
		if r >= utf8.RuneSelf {
			_, encode = fits(r, m.query <= i && i < m.behind)
		}
		if encode {
			return i, i + size
		}
		i += size
	}
	return i, i
}

// before returns the place in the text of what stands at a place of what it is mapped to.
func (m *mapping) before(at int) int {
	for start, end := m.next(0); start < end && start < at; start, end = m.next(end) {
		at -= min((len("%41")-1)*(end-start), at-start)
	}
	return at
}

// A Converted is a label of a host that has another form: in the DNS, or in characters.
type Converted struct {
	Start, End int
	From, To   string
	OK         bool // whether it has that form
}

// namesIn returns the labels of the host of a text that are converted to the form that they have in
// the DNS: those beyond US-ASCII. A scheme is given for texts that have none.
func namesIn(text, scheme string) (labels []Converted) {
	if own := rfc3986Part(text, edition.Scheme); own != edition.Absent {
		scheme = own.Of(text)
	}
	if host.Current().ToASCII == nil || scheme == "" || !strings.Contains(domains, " "+strings.ToLower(scheme)+" ") {
		return nil
	}
	for _, l := range labelsIn(text) {
		if octets.IsASCII(l.From) {
			continue
		}
		l.To, l.OK = inDNS(l.From)
		labels = append(labels, l)
	}
	return labels
}

// inDNS returns a label as it stands in the DNS: as several, where it has other dots in it. RFC 3987,
// section 3.1 wants letters, digits and hyphens that are neither first nor last, by the flag
// UseSTD3ASCIIRules (RFC 3490, section 4.1).
func inDNS(label string) (ascii string, ok bool) {
	toASCII := host.Current().ToASCII
	if toASCII == nil || strings.IndexByte(label, '%') >= 0 || !utf8.ValidString(label) {
		return "", false
	}
	if ascii, ok = toASCII(label); !ok {
		return ascii, false
	}
	for one := range strings.SplitSeq(ascii, ".") {
		ok = ok && octets.Are(one, octets.Upper+octets.Lower+octets.Digits+"-") && !punycode.HasOuterHyphen(one)
	}
	return ascii, ok && ascii != ""
}

// labelsIn returns the labels of the host of a text, as they stand.
func labelsIn(text string) (labels []Converted) {
	host := rfc3986Part(text, edition.Host)
	if host == edition.Absent || strings.HasPrefix(host.Of(text), "[") {
		return nil
	}
	for start := host.Start; ; {
		end := host.End
		if dot := strings.IndexByte(text[start:end], '.'); dot >= 0 {
			end = start + dot
		}
		labels = append(labels, Converted{Start: start, End: end, From: text[start:end]})
		if end == host.End {
			return labels
		}
		start = end + 1
	}
}

// rfc3986Part returns where a component is: IRIs are split as URIs are.
func rfc3986Part(text string, role edition.Role) edition.Span {
	return rfc3986.Edition.PartOf(text, role)
}

// withNames returns a text with labels in their other form.
func withNames(text string, labels []Converted) string {
	var b []byte
	at := 0
	for i := range labels {
		if l := &labels[i]; l.OK {
			b = add(b, text[at:l.Start], l.To)
			at = l.End
		}
	}
	return string(add(b, text[at:], ""))
}

// The registers of the mapping of an IRI to a URI. Octets are written as two digits each.
const (
	rIRI = iota
	rCharacters
	rOctets
	rTriplets
	rURI
)

var toURIListing = trace.NewListing(trace.Registers(`
IRI
characters
octets
triplets
URI
`), trace.Lines(`
# octets: RFC 3987, section 3.1
1[IRI]? if IRI comes from paper or from a charset other than Unicode
	1ab: characters ← IRI in Normalization Form C
1c| else
	as-is: characters ← IRI
names*[characters]? if the host of characters is a DNS name with labels beyond US-ASCII
	ascii(characters): convert these labels of characters with ToASCII
# encode: RFC 3987, section 3.1
uri: URI ← ""
2+: for each character in characters
	stays(URI): if it needs no encoding: append it to URI
	2.1(octets): else: octets ← its octets in UTF-8
		2.2: triplets ← octets, each as "%" and two uppercase hex digits
		2.3(URI): append triplets to URI
`))

// A Row says what becomes of a stretch of a text.
type Row struct {
	Start, End int
	Octets     string // of what is encoded or decoded
	To         string
	Reason     Reason
	Section    string
	Basis      edition.Basis
}

// An Answer is what comes of a text, and how.
type Answer struct {
	Text string
	// Given is the text that the rows are of: that which was asked about, in the normalization form
	// where that is asked for.
	Given    string
	Result   string
	Problems []edition.Problem // why the text is no IRI reference; then the result is none
	Rows     []Row             // as many of the first as the limit allows
	Total    int               // of rows
	Labels   []Converted       // of the host
	Listing  *trace.Listing
	Run      *trace.Trace
	last     strings.Builder // what the last row becomes, which may get longer
}

// row adds a row, or makes the last one longer by what the same is said of.
func (a *Answer) row(start, end int, octets, to string, reason Reason, toIRI bool, limit int) {
	single := octets != "" // each character by itself
	if n := len(a.Rows) - 1; n >= 0 && a.Total == n+1 && !single && a.Rows[n].Reason == reason && a.Rows[n].Octets == "" && a.Rows[n].End == start {
		a.last.WriteString(to)
		a.Rows[n].End, a.Rows[n].To = end, a.last.String()
		return
	}
	a.last.Reset()
	a.last.WriteString(to)
	if a.Total++; limit >= 0 && a.Total > limit {
		return
	}
	section, basis := reason.section(toIRI)
	a.Rows = append(a.Rows, Row{start, end, octets, to, reason, section, basis})
}

// MapToURI does what [ToURI] does, and records it: at most so many steps and rows as the limit, no
// limit if that is negative.
func MapToURI(text string, o Options, limit int) *Answer {
	return mapBy(toURIListing, text, o, limit)
}

func mapBy(l *trace.Listing, text string, o Options, limit int) *Answer {
	a := &Answer{Text: text, Given: text, Listing: l, Run: trace.New(l, limit, text)}
	t := a.Run
	if nfc := host.Current().NFC; t.Ask("1", o.Normalize && nfc != nil) {
		a.Given = nfc(text)
		t.Do("1ab")
		if a.Given == text {
			t.Set(rCharacters, trace.From(rIRI, 0, len(text)))
		} else {
			t.Set(rCharacters, trace.Written(a.Given, rIRI, 0, len(text)))
		}
	} else {
		t.Do("as-is")
		t.Set(rCharacters, trace.From(rIRI, 0, len(text)))
	}
	characters := a.Given
	if o.Names {
		a.Labels = namesIn(characters, o.Scheme)
	}
	if t.Ask("names", withNames(characters, a.Labels) != characters) {
		t.Do("ascii")
		t.Set(rCharacters, converted(rCharacters, characters, a.Labels)...)
		characters = withNames(characters, a.Labels)
	}
	a.encode(characters, o.Excluded)
	a.describe(o.Excluded, limit)
	a.Problems = problems(a.Given, o.Excluded)
	return a
}

// problems returns why a text is no IRI reference. Characters that no URI has are taken for their
// encodings where these are asked for.
func problems(text string, excluded bool) []edition.Problem {
	m := matches("URI-reference", mapped(text, excluded))
	if m != nil {
		m.Found = text[m.At:]
		if m.At < len(text) {
			_, size := utf8.DecodeRuneInString(m.Found)
			m.Found = m.Found[:size]
		}
	}
	return m.Problems(edition.AsReference)
}

// converted returns a register with the labels in their other form, as pieces.
func converted(register int, text string, labels []Converted) []trace.Piece {
	pieces := make([]trace.Piece, 0, 2*len(labels)+1)
	at := 0
	for i := range labels {
		if l := &labels[i]; l.OK {
			pieces = append(pieces, trace.From(register, at, l.Start), trace.Written(l.To, register, l.Start, l.End))
			at = l.End
		}
	}
	return append(pieces, trace.From(register, at, len(text)))
}

// encode does step 2, and sets the result.
func (a *Answer) encode(characters string, excluded bool) {
	t := a.Run
	t.Do("uri")
	t.Set(rURI)
	m := mapped(characters, excluded)
	a.Result = m.text
	from := 0
	for {
		start, end := m.next(from)
		if start > from {
			t.Do("stays")
			t.Append(rURI, trace.From(rCharacters, from, start))
		}
		if start == end {
			return
		}
		from = end
		its := characters[start:end]
		t.Do("2.1")
		digits := spaced(its)
		t.Set(rOctets, trace.Written(digits, rCharacters, start, end))
		t.Do("2.2")
		t.Set(rTriplets, trace.Written(triplets(its), rOctets, 0, len(digits)))
		t.Do("2.3")
		t.Append(rURI, trace.From(rTriplets, 0, 3*len(its)))
	}
}

// spaced returns octets as two digits each, with spaces between them.
func spaced(text string) string { return inDigits(text, " ", "", octets.UpperHex)[len(" "):] }

// describe says of each character what becomes of it.
func (a *Answer) describe(excludedToo bool, limit int) {
	text := a.Given
	start, end := queryIn(text)
	labels := a.Labels
	for i := 0; i < len(text); {
		if len(labels) > 0 && labels[0].Start == i {
			l := labels[0]
			labels = labels[1:]
			if l.OK {
				a.row(l.Start, l.End, "", l.To, Name, false, limit)
				i = l.End
				continue
			}
		}
		r, size := utf8.DecodeRuneInString(text[i:])
		its := text[i : i+size]
		reason, encode := fits(r, start <= i && i < end)
		if r < utf8.RuneSelf {
			reason, encode = ASCII, excludedToo
			if r < ' ' || r == 0x7F {
				reason, encode = Unfit, false
			} else if strings.IndexByte(excluded, byte(r)) >= 0 {
				reason = Excluded
			} else {
				encode = false
			}
		}
		if encode {
			a.row(i, i+size, its, triplets(its), reason, false, limit)
		} else {
			a.row(i, i+size, "", its, reason, false, limit)
		}
		i += size
	}
}
