package wire

import (
	"strconv"
	"unicode/utf8"

	"uriscope/core/edition"
)

// A writer writes JSON. encoding/json is not used because its first call takes longer than a
// keystroke may take, and because it would be a tenth of the wasm.
type writer struct {
	b     []byte
	comma bool         // whether the next value or key needs a comma before it
	long  []longString // that were written
}

// A longString is at a place of the JSON, with its quotes. A long text is written several times, and to
// copy it takes a tenth of the time.
type longString struct {
	text       string
	start, end int
}

// fromLong is the number of bytes from which on a string is long.
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

// appendString appends a string as JSON. What is not UTF-8 becomes U+FFFD.
func appendString(b []byte, s string) []byte {
	b = append(b, '"')
	start, valid := 0, false // valid: as UTF-8, which is only asked of a string beyond ASCII
	for i := 0; i < len(s); {
		c := s[i]
		if c >= utf8.RuneSelf && !valid {
			if !utf8.ValidString(s[i:]) {
				b = append(b, s[start:i]...)
				s, start, i = string([]rune(s[i:])), 0, 0 // which has U+FFFD for each wrong octet
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

// Values beside those of Go.
type (
	// members are an object: the names of its members, each with its value behind it. Among them
	// may be members that several kinds of objects have, or what writes some.
	members []any

	// each is an array of n elements, each of which is written.
	each struct {
		n     int
		write func(w *writer, i int)
	}

	// rawJSON is JSON already.
	rawJSON []byte

	// An orNull is a text, null where it is empty.
	orNull string

	// An index is null where it is negative.
	index int

	// named is an object of alternating names and values.
	named []string

	// omitted is the value of a member that is left out.
	omitted struct{}
)

// object returns an object. What it is given is copied, so that no caller needs memory for it: in a
// hundred places that would be more code.
//
//go:noinline
func object(all ...any) members { return append(members(nil), all...) }

// optional returns the value of a member that is left out if it is not there.
func optional(there bool, value any) any {
	if !there {
		return omitted{}
	}
	return value
}

// nullUnless returns a value that is there, and null for one that is not.
func nullUnless(there bool, value any) any {
	if !there {
		return nil
	}
	return value
}

// value writes a value. One of any other type is a fault in this package, which every call of the
// function that has it would meet.
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
