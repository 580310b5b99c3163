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

// Options control the mapping of an IRI to a URI where RFC 3987, section 3.1 leaves a choice.
type Options struct {
	// Normalize reports whether the IRI comes from paper, or from a charset that isn't based on Unicode, so its
	// characters are normalized first (step 1, variants a and b).
	Normalize bool
	// Names converts the labels of a host to their form in the DNS, for schemes known to use DNS names.
	Names bool
	// Scheme is the base's scheme, for references without one.
	Scheme string
	// Excluded also encodes the US-ASCII characters that no URI contains.
	Excluded bool
}

// domains are the schemes whose hosts are known to be DNS names. RFC 3987, section 3.1 doesn't list any; these
// are the URL Standard's special schemes that have a host.
const domains = " ftp http https ws wss "

// A mapping is the output of step 2 for a text, and a way back to positions in the text.
type mapping struct {
	of, text      string
	excluded      bool
	query, behind int // the range of the text's query
}

// mapped is step 2 of RFC 3987, section 3.1.
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

// add appends two texts. It isn't inlined, because each inlined append would take up more wasm than the rest of
// its caller.
//
//go:noinline
func add(b []byte, one, two string) []byte { return append(append(b, one...), two...) }

// next returns the next character to encode, or an empty range.
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

// before returns the position in the text for a position in the mapped text.
func (m *mapping) before(at int) int {
	for start, end := m.next(0); start < end && start < at; start, end = m.next(end) {
		at -= min((len("%41")-1)*(end-start), at-start)
	}
	return at
}

// A Converted is a host's label with a second form: in the DNS, or in Unicode.
type Converted struct {
	Start, End int
	From, To   string
	OK         bool // whether it has a second form
}

// namesIn returns the labels of a text's host that are converted to their form in the DNS: labels with
// characters beyond US-ASCII. scheme is for texts without one.
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

// inDNS returns a label in its DNS form, which is several labels if it contains other dots. RFC 3987, section
// 3.1 demands letters, digits, and hyphens that are neither first nor last, by the flag UseSTD3ASCIIRules (RFC
// 3490, section 4.1).
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

// labelsIn returns the labels of a text's host, unchanged.
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

// rfc3986Part returns the span of a component. IRIs are split like URIs.
func rfc3986Part(text string, role edition.Role) edition.Span {
	return rfc3986.Edition.PartOf(text, role)
}

// withNames returns a text with its labels replaced by their second form.
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

// The registers of the mapping of an IRI to a URI. Octets are written as two hexadecimal digits each.
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

// A Row is what happens to a stretch of a text.
type Row struct {
	Start, End int
	Octets     string // of the encoded or decoded text
	To         string
	Reason     Reason
	Section    string
	Basis      edition.Basis
}

// An Answer is the result of a conversion, and how it was reached.
type Answer struct {
	Text string
	// Given is the text that the rows refer to: the input, after normalization if that was requested.
	Given    string
	Result   string
	Problems []edition.Problem // why the text isn't an IRI reference; Result is then empty
	Rows     []Row             // the first rows, up to the limit
	Total    int               // number of all rows
	Labels   []Converted       // the host's labels
	Listing  *trace.Listing
	Run      *trace.Trace
	last     strings.Builder // the last row's output, which can still grow
}

// row adds a row, or extends the last row if the same applies.
func (a *Answer) row(start, end int, octets, to string, reason Reason, toIRI bool, limit int) {
	single := octets != "" // each character has its own row
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

// MapToURI is [ToURI] with a record, of at most limit steps and rows. A negative limit means no limit.
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

// problems returns why a text isn't an IRI reference. With excluded, it accepts characters that no URI
// contains, since they will be encoded.
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

// converted returns a register with the labels in their second form, as pieces.
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

// encode is step 2, and sets the result.
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

// spaced returns octets as two hexadecimal digits each, separated by spaces.
func spaced(text string) string { return inDigits(text, " ", "", octets.UpperHex)[len(" "):] }

// describe adds rows for what happens to each character.
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
