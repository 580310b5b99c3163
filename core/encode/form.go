package encode

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// A FormRequest asks for the pairs in an application/x-www-form-urlencoded text, or for the text of some pairs.
type FormRequest struct {
	Text    string
	Pairs   []string         // alternating names and values, instead of a text; nil for a text
	Edition *edition.Edition // the edition that defines the format, for its set of characters
	Charset string           // of the output; the edition's if empty
	Limit   int              // on recorded steps; negative means no limit
	Most    int              // on pairs in the answer; negative means no limit
}

// A Form is the answer to a [FormRequest]: the pairs, and their serialization.
type Form struct {
	Charset edition.Charset
	Pairs   []FormPair // the first pairs, at most as many as requested
	Total   int        // number of all pairs
	Encoded string
	Listing *trace.Listing
	Run     *trace.Trace
}

// A FormPair is a name with its value.
type FormPair struct {
	Span        edition.Span // in the text; absent if no text was given
	Name, Value string
	Encoded     string

	at int // offset of the name in the register of the tuples
}

// The registers.
const (
	rInput = iota
	rRest
	rSequence
	rName
	rValue
	rTuples
	rOutput
)

var formListing = trace.NewListing(trace.Registers(`
input
rest
sequence
name
value
tuples
output
`), trace.Lines(`
# decode: URL Standard, 5.1, urlencoded parser
given[input]? if input is defined
	parse.1: rest ← input
	parse.2: tuples ← ""
	parse.3+[rest]? while rest is not empty
		parse.3a: sequence, rest ← rest, split at its first "&"
		parse.3.1[sequence]? if sequence is not empty
			parse.3.2[sequence]? if sequence has "="
				parse.3.2a: name, value ← sequence, split at its first "="
			parse.3.3| else
				parse.3.3a: name ← sequence; value ← ""
			parse.3.4: name, value ← both, with each "+" replaced by " "
			parse.3.5: name, value ← both, percent-decoded as UTF-8
			parse.3.6(tuples): append (name, value) to tuples
given-tuples| else
	given-tuples.1: tuples ← the given pairs
# encode: URL Standard, 5.2, urlencoded serializer
serialize.2: output ← ""
serialize.3+: for each pair in tuples
	serialize.3.2: name ← the name of the pair, encoded with the urlencoded set
	serialize.3.3: value ← the value of the pair, encoded with the urlencoded set
	serialize.3.4(output)[output]? if output is not empty: append "&" to output
	serialize.3.5(output): append name + "=" + value to output
`))

// URLEncoded answers a request. It fails only if the charset is unknown.
func URLEncoded(q FormRequest) (*Form, error) { return urlEncoded(formListing, q) }

func urlEncoded(l *trace.Listing, q FormRequest) (*Form, error) {
	w, err := newWriter(q.Edition, "form", q.Charset)
	if err != nil {
		return nil, err
	}
	if !w.octets.keepsASCII() {
		return nil, UnknownCharset(q.Charset)
	}
	f := &form{Form: &Form{Charset: w.answer.Charset, Listing: l}, w: w, most: q.Most}
	w.prepare()
	given := q.Pairs == nil
	f.Run = trace.New(l, q.Limit)
	if given {
		f.Run = trace.New(l, q.Limit, q.Text)
	}
	if f.Run.Ask("given", given) {
		f.parse(q.Text)
	} else {
		f.Run.Do("given-tuples.1")
		f.Run.Set(rTuples)
		for i := 0; i+1 < len(q.Pairs); i += 2 {
			f.add(FormPair{Span: edition.Absent, Name: q.Pairs[i], Value: q.Pairs[i+1]})
		}
	}
	f.serialize()
	return f.Form, nil
}

// A form is a run of both algorithms.
type form struct {
	*Form
	w      *writer
	most   int // pairs in the answer
	tuples int // length of the tuples' register
}

// parse is URL Standard, 5.1.
func (f *form) parse(text string) {
	run := f.Run
	run.Do("parse.1")
	run.Set(rRest, trace.From(rInput, 0, len(text)))
	run.Do("parse.2")
	run.Set(rTuples)
	for at := 0; run.Ask("parse.3", at < len(text)); {
		end, next := len(text), len(text)
		if i := strings.IndexByte(text[at:], '&'); i >= 0 {
			end, next = at+i, at+i+1
		}
		run.Do("parse.3a")
		run.Set(rSequence, trace.From(rRest, 0, end-at))
		run.Set(rRest, trace.From(rRest, next-at, len(text)-at))
		if run.Ask("parse.3.1", end > at) {
			f.sequence(text[at:end], at)
		}
		at = next
	}
}

// sequence handles a sequence that isn't empty and begins at an offset of the text.
func (f *form) sequence(bytes string, at int) {
	run := f.Run
	name, value, has := strings.Cut(bytes, "=")
	pair := FormPair{Span: edition.Span{Start: at, End: at + len(bytes)}}
	if run.Ask("parse.3.2", has) {
		run.Do("parse.3.2a")
		run.Set(rName, trace.From(rSequence, 0, len(name)))
		run.Set(rValue, trace.From(rSequence, len(name)+1, len(bytes)))
	} else {
		run.Do("parse.3.3a")
		run.Set(rName, trace.From(rSequence, 0, len(bytes)))
		run.Set(rValue)
	}
	run.Do("parse.3.4")
	name, value = f.rewrite(rName, name, withSpaces), f.rewrite(rValue, value, withSpaces)
	run.Do("parse.3.5")
	pair.Name, pair.Value = f.rewrite(rName, name, decoded), f.rewrite(rValue, value, decoded)
	run.Do("parse.3.6")
	f.add(pair)
}

func withSpaces(text string) string { return strings.ReplaceAll(text, "+", " ") }
func decoded(text string) string    { return decodeUTF8(octets.Decode(text)) }

// rewrite replaces a register's text with the function's result, and returns it.
func (f *form) rewrite(register int, text string, by func(string) string) string {
	written := by(text)
	f.Run.Set(register, trace.Written(written, register, 0, len(text)))
	return written
}

// add adds a pair. The register holds each pair as "(name, value)" with a space before it.
func (f *form) add(pair FormPair) {
	text := " (" + pair.Name + ", " + pair.Value + ")"
	f.Run.Append(rTuples, trace.Written(text, rSequence, 0, pair.Span.End-pair.Span.Start))
	pair.at = f.tuples + len(" (")
	f.tuples += len(text)
	f.Pairs = append(f.Pairs, pair)
}

// serialize is URL Standard, 5.2.
func (f *form) serialize() {
	run := f.Run
	run.Do("serialize.2")
	run.Set(rOutput)
	var b []byte
	f.Total = len(f.Pairs)
	for i := range f.Pairs {
		p := &f.Pairs[i]
		run.Do("serialize.3.2")
		p.Encoded = f.encode(rName, p.Name, p.at) + "="
		run.Do("serialize.3.3")
		p.Encoded += f.encode(rValue, p.Value, p.at+len(p.Name)+len(", "))
		if run.Ask("serialize.3.4", i > 0) {
			b = append(b, '&')
			run.Append(rOutput, trace.Text("&"))
		}
		run.Do("serialize.3.5")
		b = append(b, p.Encoded...)
		run.Append(rOutput, trace.Written(p.Encoded, rTuples, p.at, p.at+len(p.Name)+len(", ")+len(p.Value)))
	}
	f.Encoded = string(b)
	if f.most >= 0 {
		f.Pairs = f.Pairs[:min(f.most, f.Total)]
	}
}

// encode encodes a name or value by the set, puts it into a register, and returns it. at is the text's offset
// in the tuples.
func (f *form) encode(register int, text string, at int) string {
	var b []byte
	for _, r := range text {
		b = f.w.appendCharacter(b, r)
	}
	f.Run.Set(register, trace.Written(string(b), rTuples, at, at+len(text)))
	return string(b)
}

// appendCharacter appends a character as the component represents it.
func (w *writer) appendCharacter(b []byte, r rune) []byte {
	var room [utf8.UTFMax]byte
	its := w.octets.append(room[:0], r)
	if len(its) == 0 {
		return append(strconv.AppendInt(append(b, "%26%23"...), int64(r), 10), "%3B"...)
	}
	for _, octet := range its {
		b = w.appendOctet(b, octet)
	}
	return b
}

// decodeUTF8 decodes octets. Like browsers, it replaces an incomplete sequence with a single U+FFFD.
func decodeUTF8(text string) string {
	if utf8.ValidString(text) {
		return text
	}
	b := make([]byte, 0, len(text))
	for i := 0; i < len(text); {
		r, size := utf8.DecodeRuneInString(text[i:])
		if r == utf8.RuneError && size == 1 {
			size = maximal(text[i:])
		}
		b = utf8.AppendRune(b, r)
		i += size
	}
	return string(b)
}

// maximal returns how many octets of a text that doesn't begin with a valid character could begin one; at least
// 1.
func maximal(text string) int {
	low, high, more := byte(0x80), byte(0xBF), 0
	switch c := text[0]; {
	case c >= 0xC2 && c < 0xE0:
		more = 1
	case c >= 0xE0 && c < 0xF0:
		more = 2
		if c == 0xE0 {
			low = 0xA0
		} else if c == 0xED {
			high = 0x9F
		}
	case c >= 0xF0 && c < 0xF5:
		more = 3
		if c == 0xF0 {
			low = 0x90
		} else if c == 0xF4 {
			high = 0x8F
		}
	}
	n := 1
	for n <= more && n < len(text) && low <= text[n] && text[n] <= high {
		low, high = 0x80, 0xBF
		n++
	}
	return n
}
