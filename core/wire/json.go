package wire

import (
	"strconv"
	"unicode/utf8"

	"uriscope/core/edition"
)

// A writer writes JSON. encoding/json is not used because its first call takes longer than a
// keystroke may take, and because it would be a tenth of the wasm. There are hundreds of calls
// of the methods and of what makes values for them; that they are not inlined keeps the wasm small.
type writer struct {
	b     []byte
	comma bool // whether the next value or key needs a comma before it
}

//go:noinline
func (w *writer) open(bracket byte) {
	w.next()
	w.b = append(w.b, bracket)
	w.comma = false
}

//go:noinline
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
//
//go:noinline
func (w *writer) key(name string) {
	w.next()
	w.b = append(append(append(w.b, '"'), name...), `":`...)
	w.comma = false
}

//go:noinline
func (w *writer) int(i int) {
	w.next()
	w.b = appendInt(w.b, i)
}

//go:noinline
func (w *writer) string(s string) {
	w.next()
	w.b = appendString(w.b, s)
}

// appendInt appends a number. Nearly all have at most three digits, for which strconv.AppendInt
// takes several times as long in WebAssembly.
func appendInt(b []byte, i int) []byte {
	switch {
	case i < 0 || i >= 1000:
		return strconv.AppendInt(b, int64(i), 10)
	case i >= 100:
		return append(b, byte('0'+i/100), byte('0'+i/10%10), byte('0'+i%10))
	case i >= 10:
		return append(b, byte('0'+i/10), byte('0'+i%10))
	}
	return append(b, byte('0'+i))
}

// appendString appends a string as JSON. What is not UTF-8 becomes U+FFFD.
func appendString(b []byte, s string) []byte {
	b = append(b, '"')
	start := 0
	for i := 0; i < len(s); {
		c := s[i]
		if c >= ' ' && c != '"' && c != '\\' && c < utf8.RuneSelf {
			i++
			continue
		}
		if c >= utf8.RuneSelf {
			r, size := utf8.DecodeRuneInString(s[i:])
			if r == utf8.RuneError && size == 1 {
				b = append(b, s[start:i]...)
				b = utf8.AppendRune(b, utf8.RuneError)
				start = i + 1
			}
			i += size
			continue
		}
		const hex = "0123456789abcdef"
		b = append(b, s[start:i]...)
		b = append(b, '\\', 'u', '0', '0', hex[c>>4], hex[c&15])
		i++
		start = i
	}
	b = append(b, s[start:]...)
	return append(b, '"')
}

// object returns an object as JSON; see [writer.object].
//
//go:noinline
func object(all ...any) []byte {
	w := &writer{}
	w.object(all...)
	return w.b
}

// object writes an object: the names of its members, each with its value behind it. Among them may
// be [members].
//
//go:noinline
func (w *writer) object(all ...any) {
	w.open('{')
	w.members(all)
	w.close('}')
}

// list returns an array as JSON.
//
//go:noinline
func list(elements array) []byte {
	w := &writer{}
	w.value(elements)
	return w.b
}

// members are names and values that several kinds of objects have.
type members []any

func (w *writer) members(all []any) {
	for i := 0; i < len(all); i++ {
		if some, ok := all[i].(members); ok {
			w.members(some)
			continue
		}
		name, value := all[i].(string), all[i+1]
		i++
		if _, ok := value.(omitted); !ok {
			w.key(name)
			w.value(value)
		}
	}
}

// omitted is the value of a member that is left out.
type omitted struct{}

// optional returns the value of a member that is left out if it is not there.
//
//go:noinline
func optional(there bool, value any) any {
	if !there {
		return omitted{}
	}
	return value
}

// A rawJSON is a value that is JSON already.
type rawJSON []byte

// value writes a value; one that is itself an object or a list is a function that writes it. Any
// other type is a fault in this package, which every call of the function that has it would meet.
func (w *writer) value(v any) {
	switch v := v.(type) {
	case nil:
		w.next()
		w.b = append(w.b, "null"...)
	case string:
		w.string(v)
	case int:
		w.int(v)
	case orNull:
		if v == "" {
			w.value(nil)
		} else {
			w.string(string(v))
		}
	case index:
		if v < 0 {
			w.value(nil)
		} else {
			w.int(int(v))
		}
	case bool:
		w.next()
		w.b = strconv.AppendBool(w.b, v)
	case edition.Span:
		w.span(v)
	case []string:
		w.strings(v)
	case []int:
		w.ints(v...)
	case func(*writer):
		v(w)
	case array:
		w.open('[')
		v(w)
		w.close(']')
	case rawJSON:
		w.next()
		w.b = append(w.b, v...)
	default:
		panic("wire: a value of a type that is not written")
	}
}

// An orNull is a text, null where it is empty.
type orNull string

// An index is null where it is negative.
type index int

// nullUnless returns a value that is there, and null for one that is not.
//
//go:noinline
func nullUnless(there bool, value any) any {
	if !there {
		return nil
	}
	return value
}

// An array writes the elements of an array.
type array func(w *writer)

//go:noinline
func (w *writer) strings(all []string) {
	w.open('[')
	for _, s := range all {
		w.string(s)
	}
	w.close(']')
}

// ints writes a list of numbers.
//
//go:noinline
func (w *writer) ints(all ...int) {
	w.open('[')
	for _, i := range all {
		w.int(i)
	}
	w.close(']')
}

// span writes a span as its two ends, null where it is absent.
//
//go:noinline
func (w *writer) span(s edition.Span) {
	if s == edition.Absent {
		w.value(nil)
	} else {
		w.ints(s.Start, s.End)
	}
}

// pairs returns what writes a list of alternating names and values as an object.
//
//go:noinline
func pairs(all []string) func(*writer) {
	return func(w *writer) {
		w.open('{')
		for i := 0; i+1 < len(all); i += 2 {
			w.key(all[i])
			w.string(all[i+1])
		}
		w.close('}')
	}
}
