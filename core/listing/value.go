package listing

import (
	"bytes"

	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// set puts a value into a register.
func (r *Run) set(register int, v value) {
	r.values[register] = v
	if r.found == nil {
		return
	}
	part := absent
	if v.defined && !v.made {
		part = Span{v.at, v.at + len(v.bytes)}
	}
	if before := r.found[register]; r.loops > 0 && before != absent {
		if part == absent {
			return
		}
		part = Span{min(part.Start, before.Start), max(part.End, before.End)}
	}
	r.found[register] = part
}

func (r *Run) undefine(register int) {
	r.t.Undefine(register)
	r.set(register, value{})
}

// copy sets a register to the bytes [start, end) of a register, or to undefined if that is.
func (r *Run) copy(to, from, start, end int) {
	whole := &r.values[from]
	switch {
	case !whole.defined:
		r.undefine(to)
		return
	case to != from:
		r.t.Set(to, trace.From(from, start, end))
		whole.own = false
	default:
		if end < len(whole.bytes) {
			r.t.Replace(to, end, len(whole.bytes))
		}
		if start > 0 {
			r.t.Replace(to, 0, start)
		}
	}
	part := *whole
	part.bytes, part.at = whole.bytes[start:end], whole.at+start
	r.set(to, part)
}

// divide sets a to the bytes [start, end) of a register, and b to the bytes from other on, or to undefined if
// other is negative. The register can be a or b.
func (r *Run) divide(a, b, from, start, end, other int) {
	second := func() {
		switch {
		case !r.values[from].defined:
			r.copy(b, from, 0, 0)
		case other >= 0:
			r.copy(b, from, other, len(r.values[from].bytes))
		default:
			r.undefine(b)
		}
	}
	if a == from && r.values[from].defined {
		second()
	}
	defined := r.values[from].defined
	r.copy(a, from, start, end)
	if a != from || !defined {
		second()
	}
}

// extend appends pieces, whose text is given, to a register.
func (r *Run) extend(register int, text []byte, pieces ...trace.Piece) {
	if !r.budget.allows(len(r.values[register].bytes)+len(text), len(text)) {
		return
	}
	r.t.Append(register, pieces...)
	v := &r.values[register]
	if !v.own {
		v.bytes = append(make([]byte, 0, max(64, 2*(len(v.bytes)+len(text)))), v.bytes...)
	}
	v.bytes = append(v.bytes, text...)
	v.defined, v.own, v.made = true, true, true
}

// remove removes the bytes [start, end) of a register.
func (r *Run) remove(register, start, end int) {
	r.t.Replace(register, start, end)
	v := &r.values[register]
	switch {
	case start == 0:
		v.bytes, v.at = v.bytes[end:], v.at+end
	case end == len(v.bytes):
		v.bytes = v.bytes[:start]
	default:
		if !v.own {
			v.bytes, v.own = bytes.Clone(v.bytes), true
		}
		v.made = true
		if start < len(v.bytes)-end { // move the shorter side
			copy(v.bytes[end-start:], v.bytes[:start])
			v.bytes = v.bytes[end-start:]
		} else {
			v.bytes = append(v.bytes[:start], v.bytes[end:]...)
		}
	}
}

// exchange replaces every occurrence of a text in a register.
func (r *Run) exchange(register int, of, by []byte) {
	v := &r.values[register]
	if r.budget != nil {
		if size := len(v.bytes) + bytes.Count(v.bytes, of)*len(by); !r.budget.allows(size, size) {
			return
		}
	}
	done := 0 // number of bytes processed
	for rest := v.bytes; ; done += len(by) {
		before, after, found := bytes.Cut(rest, of)
		if !found {
			break
		}
		done += len(before)
		r.t.Replace(register, done, done+len(of), trace.Text(string(by)))
		rest = after
	}
	v.bytes, v.own, v.made = bytes.ReplaceAll(v.bytes, of, by), true, true
}

// rewrite sets a register to a register's text as rewritten by a verb. It makes a single edit, which takes
// linear time to play.
func (r *Run) rewrite(to, from int, verb *Verb) {
	text, defined := r.Text(from)
	if !defined {
		r.undefine(to)
		return
	}
	within := Span{0, len(text)}
	if verb.Within != nil {
		within = verb.Within(text)
	}
	var pieces []trace.Piece
	var written []byte
	done := 0 // number of bytes processed
	for at := within.Start; at < within.End; {
		length, by := verb.Change(text[at:within.End])
		next := at + max(1, length)
		if length > 0 && by != text[at:next] {
			written = append(append(written, text[done:at]...), by...)
			if r.t != nil {
				pieces = append(pieces, trace.From(from, done, at), trace.Written(by, from, at, next))
			}
			done = next
		}
		at = next
	}
	if done == 0 {
		r.copy(to, from, 0, len(text))
		return
	}
	written = append(written, text[done:]...)
	if !r.budget.allows(len(written), len(written)) {
		return
	}
	r.t.Set(to, append(pieces, trace.From(from, done, len(text)))...)
	r.set(to, value{bytes: written, defined: true, own: true, made: true})
}

// decode replaces the percent-encodings in a register by their octets, optionally except CR and LF.
func (r *Run) decode(register int, exceptLineEnds bool) {
	v := &r.values[register]
	var decoded []byte
	done := 0 // number of bytes processed
	for at := bytes.IndexByte(v.bytes, '%'); at >= 0 && at < len(v.bytes); at++ {
		encoded := v.bytes[at:min(at+len("%20"), len(v.bytes))]
		if encoded[0] != '%' || !octets.BeginEncoding(string(encoded)) {
			continue
		}
		octet := octets.Encoded(string(encoded))
		if !exceptLineEnds || octet != '\r' && octet != '\n' {
			decoded = append(decoded, v.bytes[done:at]...)
			r.t.Replace(register, len(decoded), len(decoded)+len("%20"), trace.Text(string([]byte{octet})))
			decoded = append(decoded, octet)
			done = at + len("%20")
		}
		at += len("%20") - 1
	}
	if done > 0 {
		v.bytes, v.own, v.made = append(decoded, v.bytes[done:]...), true, true
	}
}
