package wire

import (
	"strconv"
	"unicode/utf8"
)

// A writer writes JSON. encoding/json is not used because its first call takes longer than a
// keystroke may take, and because it would be a tenth of the wasm. There are hundreds of calls
// of the methods; that they are not inlined keeps the wasm small.
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

//go:noinline
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
	w.b = append(w.b, '"')
	w.b = append(w.b, name...)
	w.b = append(w.b, '"', ':')
	w.comma = false
}

//go:noinline
func (w *writer) int(i int) {
	w.next()
	w.b = appendInt(w.b, i)
}

//go:noinline
func (w *writer) bool(v bool) {
	w.next()
	w.b = strconv.AppendBool(w.b, v)
}

//go:noinline
func (w *writer) null() {
	w.next()
	w.b = append(w.b, "null"...)
}

//go:noinline
func (w *writer) string(s string) {
	w.next()
	w.b = appendString(w.b, s)
}

// raw writes a value that is JSON already.
func (w *writer) raw(json []byte) {
	w.next()
	w.b = append(w.b, json...)
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

func (w *writer) strings(list []string) {
	w.open('[')
	for _, s := range list {
		w.string(s)
	}
	w.close(']')
}

// text writes a member whose value is a string.
//
//go:noinline
func (w *writer) text(name, s string) {
	w.key(name)
	w.string(s)
}

// pairs writes a list of alternating names and values as an object.
func (w *writer) pairs(list []string) {
	w.open('{')
	for i := 0; i+1 < len(list); i += 2 {
		w.text(list[i], list[i+1])
	}
	w.close('}')
}
