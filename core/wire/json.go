package wire

import (
	"strconv"
	"unicode/utf8"

	"uriscope/core/edition"
)

// A writer writes JSON. It doesn't use encoding/json, whose first call takes longer than a keystroke should,
// and which would be a tenth of the wasm.
type writer struct {
	b     []byte
	comma bool         // whether a comma must precede the next value or key
	long  []longString // long strings written so far
}

// A longString is a long text's position in the JSON, including its quotes. A long text is written several
// times, and copying it takes a tenth of the time.
type longString struct {
	text       string
	start, end int
}

// fromLong is the minimum length of a long string, in bytes.
const fromLong = 1000

func (w *writer) open(bracket byte) {
	w.next()
	w.b = append(w.b, bracket)
	w.comma = false
}

func (w *writer) close(bracket byte) {
	w.b = append(w.b, bracket)
	w.comma = true
}

func (w *writer) next() {
	if w.comma {
		w.b = append(w.b, ',')
	}
	w.comma = true
}

// key writes the name of a member, which is plain ASCII.
func (w *writer) key(name string) {
	w.next()
	w.b = append(append(append(w.b, '"'), name...), `":`...)
	w.comma = false
}

func (w *writer) int(i int) {
	w.next()
	w.b = appendInt(w.b, i)
}

func (w *writer) string(s string) {
	w.next()
	if len(s) < fromLong {
		w.b = appendString(w.b, s)
		return
	}
	for _, l := range w.long {
		if l.text == s {
			w.b = append(w.b, w.b[l.start:l.end]...)
			return
		}
	}
	start := len(w.b)
	w.b = appendString(w.b, s)
	w.long = append(w.long, longString{s, start, len(w.b)})
}

// appendInt appends a number. strconv.AppendInt takes several times as long in WebAssembly.
func appendInt(b []byte, i int) []byte {
	if i < 0 {
		return strconv.AppendInt(b, int64(i), 10)
	}
	var digits [len("9223372036854775807")]byte
	at := len(digits) - 1
	for ; i >= 10; at-- {
		digits[at] = byte('0' + i%10)
		i /= 10
	}
	digits[at] = byte('0' + i)
	return append(b, digits[at:]...)
}

// appendString appends a string as JSON. Invalid UTF-8 becomes U+FFFD.
func appendString(b []byte, s string) []byte {
	b = append(b, '"')
	start, valid := 0, false // valid: as UTF-8, which only matters for a string beyond ASCII
	for i := 0; i < len(s); {
		c := s[i]
		if c >= utf8.RuneSelf && !valid {
			if !utf8.ValidString(s[i:]) {
				b = append(b, s[start:i]...)
				s, start, i = string([]rune(s[i:])), 0, 0 // with U+FFFD for each invalid octet
			}
			valid = true
		}
		if i++; c >= ' ' && c != '"' && c != '\\' {
			continue
		}
		const hex = "0123456789abcdef"
		b = append(b, s[start:i-1]...)
		b = append(b, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
		start = i
	}
	b = append(b, s[start:]...)
	return append(b, '"')
}

// marshal returns a value as JSON; see [writer.value].
func marshal(v any) []byte {
	w := &writer{}
	w.value(v)
	return w.b
}

// Additional kinds of values.
type (
	// members are an object: alternating names and values. They can include members that several kinds of
	// objects share, or a function that writes some.
	members []any

	// each is an array of n elements, with a function that writes each.
	each struct {
		n     int
		write func(w *writer, i int)
	}

	// rawJSON is JSON already.
	rawJSON []byte

	// An orNull is a text that is null if empty.
	orNull string

	// An index is null if negative.
	index int

	// named is an object of alternating names and values.
	named []string

	// omitted is the value of a member to leave out.
	omitted struct{}
)

// object returns an object. It copies its arguments so that callers don't allocate: with about a hundred calls,
// that would be more code.
//
//go:noinline
func object(all ...any) members { return append(members(nil), all...) }

// optional returns the value of a member, or omitted if it isn't there.
func optional(there bool, value any) any {
	if !there {
		return omitted{}
	}
	return value
}

// nullUnless returns the value, or null if it isn't there.
func nullUnless(there bool, value any) any {
	if !there {
		return nil
	}
	return value
}

// value writes a value. A value of any other type is a bug in this package, which every call of the function
// with that value would reveal.
func (w *writer) value(v any) {
	switch v := v.(type) {
	case nil:
		w.next()
		w.b = append(w.b, "null"...)
	case bool:
		w.next()
		w.b = strconv.AppendBool(w.b, v)
	case int:
		w.int(v)
	case string:
		w.string(v)
	case *string:
		if v == nil {
			w.value(nil)
		} else {
			w.string(*v)
		}
	case orNull:
		w.value(nullUnless(v != "", string(v)))
	case index:
		w.value(nullUnless(v >= 0, int(v)))
	case edition.Span:
		if v == edition.Absent {
			w.value(nil)
		} else {
			w.ints(v.Start, v.End)
		}
	case []string:
		w.open('[')
		for _, s := range v {
			w.string(s)
		}
		w.close(']')
	case []int:
		w.ints(v...)
	case named:
		w.open('{')
		for i := 0; i < len(v); i += 2 {
			w.key(v[i])
			w.string(v[i+1])
		}
		w.close('}')
	case members:
		w.object(v...)
	case func(*writer):
		v(w)
	case each:
		w.open('[')
		for i := range v.n {
			v.write(w, i)
		}
		w.close(']')
	case rawJSON:
		w.next()
		w.b = append(w.b, v...)
	default:
		panic("wire: a value of a type that is not written")
	}
}

// object writes an object; see [members].
func (w *writer) object(all ...any) {
	w.open('{')
	w.members(all)
	w.close('}')
}

func (w *writer) members(all []any) {
	for len(all) > 0 {
		n := 1
		switch of := all[0].(type) {
		case members:
			w.members(of)
		case func(*writer):
			of(w)
		case string:
			n = 2
			if _, ok := all[1].(omitted); !ok {
				w.key(of)
				w.value(all[1])
			}
		default:
			panic("wire: a member without a name")
		}
		all = all[n:]
	}
}

// ints writes an array of numbers.
func (w *writer) ints(all ...int) {
	w.open('[')
	w.numbers(all...)
	w.close(']')
}

// numbers writes values of an array.
func (w *writer) numbers(all ...int) {
	for _, i := range all {
		w.int(i)
	}
}
